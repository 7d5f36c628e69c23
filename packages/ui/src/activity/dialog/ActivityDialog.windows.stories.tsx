import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { ActivityDialog } from './ActivityDialog.tsx';
import { complete, dialogArgs, DialogHost, held, ready } from './samples.tsx';

const meta = {
  title: 'activity/ActivityDialog/Windows',
  component: ActivityDialog,
  tags: ['!autodocs'],
  render: (args) => <DialogHost {...args} />,
  globals: { viewport: { value: 'phone' } },
  args: { ...dialogArgs, form: held(complete), onSave: () => undefined },
  parameters: {
    viewport: {
      options: {
        low: { name: 'Low', styles: { width: '360px', height: '400px' }, type: 'mobile' },
        small: { name: 'Small', styles: { width: '360px', height: '640px' }, type: 'mobile' },
        phone: { name: 'Phone', styles: { width: '360px', height: '740px' }, type: 'mobile' },
      },
    },
  },
} satisfies Meta<typeof ActivityDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const bottom = (name: string): number => screen.getByRole('button', { name }).getBoundingClientRect().bottom;

/** Both buttons are in sight wherever the fields have been scrolled to. */
async function buttonsInReach(height: number): Promise<void> {
  const dialog = await ready();
  await waitFor(() => expect(dialog.getAnimations()).toHaveLength(0));
  for (const top of [0, 300, dialog.scrollHeight]) {
    dialog.scrollTo({ top });
    await waitFor(() => expect(bottom('Guardar')).toBeLessThanOrEqual(height));
    await expect(bottom('Cancelar')).toBeLessThanOrEqual(height);
  }
  await expect(dialog.scrollWidth).toBe(dialog.clientWidth);
}

export const Small: Story = {
  name: 'ADL-16 both buttons in reach on 360 by 640',
  globals: { viewport: { value: 'small' } },
  play: () => buttonsInReach(640),
};

export const Low: Story = {
  name: 'ADL-16 both buttons in reach on 360 by 400, as where a keyboard is open, with all that the footer can say',
  globals: { viewport: { value: 'low' } },
  args: { problem: 'Actividad ya finalizada', problemTone: 'warning', offline: true, restored: true },
  play: () => buttonsInReach(400),
};

export const Keyboard: Story = {
  name: 'ADL-16 both buttons above the keyboard of a phone',
  beforeEach: () => {
    const keyboard = Object.assign(new EventTarget(), { scale: 1, offsetTop: 0, height: 380 });
    const real = Object.getOwnPropertyDescriptor(window, 'visualViewport');
    Object.defineProperty(window, 'visualViewport', { configurable: true, value: keyboard });
    return () => {
      if (real !== undefined) Object.defineProperty(window, 'visualViewport', real);
    };
  },
  play: () => buttonsInReach(380),
};

/** What each language calls the field that comes last. */
const comments = { en: 'Comments', de: 'Kommentare', fr: 'Commentaires', ja: 'コメント', zh: '备注' } as const;

/** The dialog in another language, with all that it can say at once. */
const inLanguage = (locale: keyof typeof comments): Story => ({
  globals: { locale, viewport: { value: 'phone' } },
  args: {
    form: held({ ...complete, tracingTypeId: null, date: null }),
    adviserName: 'Jorge Camacho',
    managerName: 'Rosa Elena Vidal',
    offline: true,
    restored: true,
  },
  play: async ({ userEvent }) => {
    await screen.findByRole('textbox', { name: comments[locale] });
    const dialog = screen.getByRole('dialog');
    await expect(dialog.scrollWidth).toBe(dialog.clientWidth);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await screen.findByRole('alert');
    await expect(dialog.textContent).not.toMatch(/Guardar|Tipificación|Elige|Proxima/);
    await expect(dialog.scrollWidth).toBe(dialog.clientWidth);
  },
});

export const English: Story = { ...inLanguage('en'), name: 'LNG-05 in English, on a phone' };
export const German: Story = { ...inLanguage('de'), name: 'LNG-05 in German, on a phone' };
export const French: Story = { ...inLanguage('fr'), name: 'LNG-05 in French, on a phone' };
export const Japanese: Story = { ...inLanguage('ja'), name: 'LNG-05 in Japanese, on a phone' };
export const Chinese: Story = { ...inLanguage('zh'), name: 'LNG-05 in Chinese, on a phone' };

const segment = (name: string): HTMLElement => screen.getByRole('radio', { name }).closest('label') ?? document.body;

export const ForcedColors: Story = {
  name: 'In forced colours the chosen temperature can be made out',
  tags: ['forced-colors'],
  play: async () => {
    await ready();
    await expect(getComputedStyle(segment('Alta')).backgroundColor).not.toBe(
      getComputedStyle(segment('Baja')).backgroundColor,
    );
  },
};
