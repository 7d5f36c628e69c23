import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { BrandMark } from './BrandMark.tsx';
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
    await expect(canvas.getByText('Sereno')).toBeVisible();
  },
};

export const LongName: Story = {
  name: 'A long name on a phone',
  globals: onPhone,
  parameters: phone,
  args: { userName: 'María de los Ángeles Guadalupe', initial: 'M' },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const PanelOpen: Story = { args: { userOpen: true } };

export const Dark: Story = { globals: { theme: 'dark' } };
