import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { BrandMark } from './BrandMark.tsx';
import { CommandButton } from './CommandButton.tsx';
import { onPhone, phone } from './phone.ts';
import { TopBar } from './TopBar.tsx';

const meta = {
  component: TopBar,
  args: { userName: 'Mariana', onUserOpen: fn(), onMenuOpen: fn(), brand: <BrandMark /> },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'The bar above every page, 56 px. Menu button and brand are there below 992 px, where no side menu carries ' +
          'them. The greeting is the button of the user panel; a long name is cut, its whole stays in the panel.',
      },
    },
  },
} satisfies Meta<typeof TopBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'SHL-01 SHL-02 SHL-43 greets by first name, with the initial',
  play: async ({ args, canvas, userEvent }) => {
    const greeting = canvas.getByRole('button', { name: 'Hola, Mariana' });
    await expect(greeting).toHaveAccessibleDescription('Abrir panel de usuario');
    await expect(canvas.getByText('M')).toBeVisible();
    await expect(greeting).toHaveAttribute('aria-expanded', 'false');
    greeting.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onUserOpen).toHaveBeenCalledOnce();
  },
};

export const Phone360: Story = {
  name: 'On a phone, with the menu button',
  globals: onPhone,
  parameters: phone,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir menú' }));
    await expect(args.onMenuOpen).toHaveBeenCalledOnce();
    await expect(canvas.getByText('Sereno').clientWidth).toBe(1);
    await expect(canvas.getByText('Mariana').scrollWidth).toBe(canvas.getByText('Mariana').clientWidth);
  },
};

const bar = {
  brand: (
    <a href="/">
      <BrandMark />
    </a>
  ),
  children: <CommandButton onOpen={fn()} />,
};

/** Whether a text lies wholly within what is seen of the greeting. */
const seen = (text: HTMLElement): boolean => {
  const view = text.closest('.greeting')?.getBoundingClientRect();
  const place = text.getBoundingClientRect();
  return view !== undefined && place.top >= view.top - 3 && place.bottom <= view.bottom + 3;
};

/** With the search beside it there is room for the name alone, which is cut where it is too long itself. */
export const FrenchPhone: Story = {
  name: 'SHL-01 on a phone the name goes before the word of greeting, which is still read aloud',
  globals: { ...onPhone, locale: 'fr' },
  parameters: phone,
  args: { ...bar, userName: 'Marie-Clémentine-Sophie' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Bonjour, Marie-Clémentine-Sophie' })).toBeVisible();
    await expect(seen(canvas.getByText('Marie-Clémentine-Sophie'))).toBe(true);
    await expect(seen(canvas.getByText('Bonjour,'))).toBe(false);
    await expect(canvas.getByRole('link', { name: 'Sereno' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBe(360);
  },
};

/** In Japanese the name comes first. */
export const JapanesePhone: Story = {
  tags: ['!autodocs'],
  globals: { ...onPhone, locale: 'ja' },
  parameters: phone,
  args: { ...bar, userName: 'María de los Ángeles' },
  play: async ({ canvas }) => {
    await expect(seen(canvas.getByText('María de los Ángeles'))).toBe(true);
    await expect(seen(canvas.getByText(/こんにちは/))).toBe(false);
  },
};

export const LongName: Story = {
  name: 'A long name on a phone',
  globals: onPhone,
  parameters: phone,
  args: { ...bar, userName: 'María de los Ángeles Guadalupe', initial: 'M' },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const PanelOpen: Story = { args: { userOpen: true } };

export const Dark: Story = { globals: { theme: 'dark' } };
