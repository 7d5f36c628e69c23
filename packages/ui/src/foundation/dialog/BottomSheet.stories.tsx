import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { SegmentedControl } from '../choice/SegmentedControl.tsx';
import { TextArea } from '../field/TextArea.tsx';
import { arabic, german, long300 } from '../samples.tsx';
import { BottomSheet, type BottomSheetProps } from './BottomSheet.tsx';
import { DialogClose } from './DialogClose.tsx';
import { allGone, backdrops, swipe } from './samples.ts';

const temperature = [
  { value: 'high', label: 'Alta' },
  { value: 'medium', label: 'Media' },
  { value: 'low', label: 'Baja' },
];

const meta: Meta<typeof BottomSheet> = {
  title: 'Foundations/BottomSheet',
  component: BottomSheet,
  globals: { viewport: { value: 'phone' } },
  args: {
    title: 'Filtrar prospectos',
    trigger: <Button>Filtros (3)</Button>,
    onOpenChange: fn(),
    children: <SegmentedControl label="Temperatura" options={temperature} defaultValue="high" fullWidth />,
    footer: (
      <>
        <DialogClose>
          <Button variant="ghost">Limpiar filtros</Button>
        </DialogClose>
        <DialogClose>
          <Button variant="primary">Ver 24 prospectos</Button>
        </DialogClose>
      </>
    ),
  },
  parameters: {
    docs: {
      description: {
        component:
          'A dialog that on a phone comes from the bottom edge, within reach of the thumb: filters, a choice, a short form. It can be ' +
          'swiped down to close, from its head anywhere and from its content when that is at its beginning, and with `unsaved` it ' +
          'asks first. In a window of 544 px and more it is a Dialog. For one question use ConfirmDialog.',
      },
      story: { inline: false, height: '560px' },
    },
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

const rested = (sheet: HTMLElement): Promise<void> =>
  waitFor(() => expect(Math.round(sheet.getBoundingClientRect().bottom)).toBe(window.innerHeight));

/** At the bottom edge and as wide as the window. Escape, its close button and a press beside it close it too. */
export const Default: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Filtros (3)' });
    const open = async (): Promise<HTMLElement> => {
      await userEvent.click(trigger);
      const sheet = await screen.findByRole('dialog', { name: 'Filtrar prospectos' });
      await rested(sheet);
      return sheet;
    };
    const closedBy = async (reason: string): Promise<void> => {
      await allGone();
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, { reason });
      await waitFor(() => expect(trigger).toHaveFocus());
    };
    await step('its place', async () => {
      const sheet = await open();
      await expect(sheet.getBoundingClientRect().width).toBe(360);
      await expect(getComputedStyle(sheet).borderStartStartRadius).toBe('10px');
      await expect(getComputedStyle(sheet).borderEndStartRadius).toBe('0px');
    });
    await step('Escape', async () => {
      await userEvent.keyboard('{Escape}');
      await closedBy('escape');
    });
    await step('mouse, beside it', async () => {
      await open();
      await userEvent.click(backdrops()[0] ?? document.body);
      await closedBy('backdrop');
    });
    await step('touch, close button', async () => {
      await userEvent.pointer([{ keys: '[TouchA]', target: trigger }]);
      const sheet = await screen.findByRole('dialog');
      await rested(sheet);
      await waitFor(() => expect(sheet).toHaveFocus());
      await userEvent.pointer([{ keys: '[TouchA]', target: screen.getByRole('button', { name: 'Cerrar' }) }]);
      await closedBy('close');
    });
  },
};

/** Swiped down: it follows the finger, goes back when the finger has not gone far, and closes when it has. */
export const Swiped: Story = {
  args: { defaultOpen: true },
  play: async ({ args, canvas, step, userEvent }) => {
    const sheet = await screen.findByRole('dialog');
    await rested(sheet);
    await step('it follows the finger', async () => {
      const before = sheet.getBoundingClientRect().top;
      await swipe(sheet, { down: 60, letGo: false });
      await expect(Math.round(sheet.getBoundingClientRect().top - before)).toBe(60);
      await expect(args.onOpenChange).not.toHaveBeenCalled();
    });
    await step('sideways or up it stays', async () => {
      await swipe(sheet, { down: 20, right: 120 });
      await swipe(sheet, { down: -160 });
      await rested(sheet);
    });
    await step('half-heartedly it goes back', async () => {
      await swipe(sheet, { down: 40, moments: 24 });
      await rested(sheet);
      await expect(args.onOpenChange).not.toHaveBeenCalled();
    });
    await step('far enough it closes', async () => {
      await swipe(sheet, { down: 160 });
      await allGone();
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'swipe' });
    });
    await step('a flick is enough', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Filtros (3)' }));
      const again = await screen.findByRole('dialog');
      await rested(again);
      await swipe(again, { down: 60, moments: 2 });
      await allGone();
    });
  },
};

/** Higher than the window: 90 % of it at most. A finger scrolls first; only from the beginning does it pull the sheet. */
export const LongContent: Story = {
  args: {
    defaultOpen: true,
    children: (
      <>
        {Array.from({ length: 12 }, (_, index) => (
          <p key={index}>{long300}</p>
        ))}
      </>
    ),
  },
  play: async ({ args, canvas, step, userEvent }) => {
    const sheet = await screen.findByRole('dialog');
    await rested(sheet);
    await expect(Math.round(sheet.getBoundingClientRect().height)).toBe(Math.round(window.innerHeight * 0.9));
    await step('the focus on an action leaves the content where it was', async () => {
      screen.getByRole('button', { name: 'Ver 24 prospectos' }).focus();
      await expect(sheet.scrollTop).toBe(0);
    });
    await step('scrolled: the finger scrolls', async () => {
      sheet.scrollTo({ top: 200 });
      await swipe(screen.getAllByText(long300)[2] ?? sheet, { down: 300 });
      await rested(sheet);
      await expect(args.onOpenChange).not.toHaveBeenCalled();
    });
    await step('at the beginning: the finger pulls', async () => {
      sheet.scrollTo({ top: 0 });
      await swipe(screen.getAllByText(long300)[0] ?? sheet, { down: 300 });
      await allGone();
    });
    await step('its head is a handle wherever the content stands', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Filtros (3)' }));
      const again = await screen.findByRole('dialog');
      await rested(again);
      again.scrollTo({ top: 200 });
      await swipe(screen.getByRole('heading'), { down: 300 });
      await allGone();
    });
  },
};

function Typed(props: Partial<BottomSheetProps>) {
  const [text, setText] = useState('');
  return (
    <BottomSheet
      title="Finalizar actividad"
      defaultOpen
      {...props}
      unsaved={text !== ''}
      footer={<Button variant="primary">Finalizar</Button>}
    >
      <TextArea label="Observaciones" value={text} onChange={setText} />
    </BottomSheet>
  );
}

/** Something typed is not saved: swiping down asks first, and the sheet is back in its place meanwhile. */
export const Unsaved: Story = {
  render: ({ onOpenChange }) => <Typed {...(onOpenChange && { onOpenChange })} />,
  play: async ({ args, step, userEvent }) => {
    const field = await screen.findByRole('textbox', { name: 'Observaciones' });
    const sheet = screen.getByRole('dialog');
    await userEvent.type(field, 'Pide otra llamada');
    await step('keep', async () => {
      await swipe(sheet, { down: 200 });
      await userEvent.click(await screen.findByRole('button', { name: 'Seguir editando' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
      await rested(sheet);
      await expect(field).toHaveValue('Pide otra llamada');
      await waitFor(() => expect(field).toHaveFocus());
      await expect(args.onOpenChange).not.toHaveBeenCalled();
    });
    await step('discard', async () => {
      await swipe(sheet, { down: 200 });
      await userEvent.pointer([{ keys: '[TouchA]', target: await screen.findByRole('button', { name: 'Descartar' }) }]);
      await allGone();
      await expect(args.onOpenChange).toHaveBeenCalledTimes(1);
      await expect(args.onOpenChange).toHaveBeenCalledWith(false, { reason: 'swipe' });
    });
  },
};

/** Its action is under way: it goes back to its place however far it is pulled. */
export const Busy: Story = {
  args: {
    defaultOpen: true,
    busy: true,
    footer: (
      <Button variant="primary" busy>
        Guardar
      </Button>
    ),
  },
  play: async ({ args }) => {
    const sheet = await screen.findByRole('dialog');
    await rested(sheet);
    await swipe(sheet, { down: 240 });
    await rested(sheet);
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

/** In a wide window it is a dialog in the middle, and a finger does not pull it. */
export const Wide: Story = {
  args: { defaultOpen: true },
  globals: { viewport: { value: 'laptop' } },
  play: async ({ args }) => {
    const sheet = await screen.findByRole('dialog');
    await waitFor(() => expect(Math.round(sheet.getBoundingClientRect().width)).toBe(560));
    await expect(sheet.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight - 100);
    await swipe(sheet, { down: 240 });
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

/** Texts of any length. */
export const LongTexts: Story = {
  args: {
    defaultOpen: true,
    title: `${german} ${arabic}`,
    description: long300,
    children: <p>{german}</p>,
    footer: <Button variant="primary">{german}</Button>,
  },
  play: async () => {
    const sheet = await screen.findByRole('dialog');
    await expect(sheet.scrollWidth).toBe(sheet.clientWidth);
    await expect(document.documentElement.scrollWidth).toBe(360);
  },
};

/** From right to left. */
export const RightToLeft: Story = {
  args: { defaultOpen: true, title: arabic },
  tags: ['!autodocs'],
  beforeEach: () => {
    document.documentElement.dir = 'rtl';
    return () => document.documentElement.removeAttribute('dir');
  },
  play: async () => {
    const sheet = await screen.findByRole('dialog');
    await rested(sheet);
    const close = screen.getByRole('button', { name: 'Cerrar' }).getBoundingClientRect();
    await expect(close.left).toBeLessThan(24);
  },
};

/** In German. */
export const German: Story = {
  args: { defaultOpen: true, title: 'Interessenten filtern', footer: <Button variant="primary">Anzeigen</Button> },
  tags: ['!autodocs'],
  globals: { locale: 'de', viewport: { value: 'phone' } },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Schließen' })).toBeInTheDocument();
  },
};

/** More than it holds, as it stands there. */
export const LongContentLook: Story = { args: LongContent.args ?? {}, tags: ['!autodocs'] };

/** In the dark theme. */
export const Dark: Story = {
  args: { defaultOpen: true },
  tags: ['!autodocs'],
  globals: { theme: 'dark', viewport: { value: 'phone' } },
};

/** In forced colours the handle and the upper edge stay. */
export const ForcedColors: Story = {
  args: { defaultOpen: true },
  tags: ['!autodocs', 'forced-colors'],
  play: async () => {
    const sheet = await screen.findByRole('dialog');
    const head = screen.getByRole('heading').parentElement ?? sheet;
    await expect(getComputedStyle(sheet).borderTopWidth).toBe('1px');
    await expect(getComputedStyle(head, '::before').borderTopWidth).toBe('4px');
    await expect(getComputedStyle(head, '::before').borderTopColor).not.toBe(getComputedStyle(sheet).backgroundColor);
  },
};
