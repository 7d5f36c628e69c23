import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { BrandMark } from './BrandMark.tsx';
import { CommandButton } from './CommandButton.tsx';
import { onPhone, phone } from './phone.ts';
import { TopBar } from './TopBar.tsx';

const meta = {
  component: CommandButton,
  args: { onOpen: fn(), onNear: fn() },
  render: (args) => (
    <TopBar userName="Mariana" onUserOpen={fn()} onMenuOpen={fn()} brand={<BrandMark />}>
      <CommandButton {...args} />
    </TopBar>
  ),
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'The way to the command palette for those who do not know its keys, and the place where they learn them. It binds ' +
          'nothing: the host listens to Ctrl K, or ⌘ K on Apple’s keyboards.',
      },
    },
  },
} satisfies Meta<typeof CommandButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A quiet search box in the top bar, with the keys that do the same. */
export const Default: Story = {
  name: 'By mouse, keyboard and touch',
  play: async ({ args, canvas, step, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Ir a…' });
    await expect(button).toHaveAttribute('aria-haspopup', 'dialog');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button.getAttribute('aria-keyshortcuts')).toMatch(/^(Control|Meta)\+K$/);
    await step('mouse', async () => {
      await userEvent.hover(button);
      await expect(args.onNear).toHaveBeenCalled();
      await userEvent.click(button);
      await expect(args.onOpen).toHaveBeenCalledTimes(1);
    });
    await step('keyboard', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onOpen).toHaveBeenCalledTimes(2);
    });
    await step('touch', async () => {
      await userEvent.pointer([{ keys: '[TouchA]', target: button }]);
      await expect(args.onOpen).toHaveBeenCalledTimes(3);
    });
  },
};

/** While the palette is open. */
export const Open: Story = {
  args: { open: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Ir a…' })).toHaveAttribute('aria-expanded', 'true');
  },
};

/** On a phone an icon, large enough for a finger. */
export const Phone: Story = {
  globals: onPhone,
  parameters: phone,
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('button', { name: 'Ir a…' }).getBoundingClientRect();
    await expect(width).toBe(height);
    await expect(document.documentElement.scrollWidth).toBe(360);
  },
};

/** Beside a long greeting it keeps its place. */
export const LongName: Story = {
  tags: ['!autodocs'],
  globals: onPhone,
  parameters: phone,
  render: (args) => (
    <TopBar userName="María de los Ángeles Guadalupe" onUserOpen={fn()} onMenuOpen={fn()} brand={<BrandMark />}>
      <CommandButton {...args} />
    </TopBar>
  ),
  play: async ({ canvas }) => {
    const icon = canvas.getByRole('button', { name: 'Ir a…' }).getBoundingClientRect();
    const greeting = canvas.getByRole('button', { name: /María/ }).getBoundingClientRect();
    await expect(icon.right).toBeLessThanOrEqual(greeting.left);
    await expect(icon.left).toBeGreaterThanOrEqual(canvas.getByText('Sereno').getBoundingClientRect().right);
  },
};

/** What does not fit is cut, the name is whole. */
export const LongTexts: Story = {
  args: { label: 'Buscar entre todas las pantallas, los prospectos y los contratos de la gerencia de canal' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Buscar entre/ }).offsetHeight).toBeLessThanOrEqual(44);
  },
};

export const German: Story = {
  globals: { locale: 'de' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Gehe zu …' })).toBeVisible();
  },
};

export const Dark: Story = { tags: ['!autodocs'], globals: { theme: 'dark' } };
