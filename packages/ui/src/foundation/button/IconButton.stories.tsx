import type { Meta, StoryObj } from '@storybook/react-vite';
import Star from 'lucide-react/icons/star';
import Trash2 from 'lucide-react/icons/trash-2';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { IconButton } from './IconButton.tsx';
import { Row } from '../samples.tsx';

const meta: Meta<typeof IconButton> = {
  title: 'Foundations/IconButton',
  component: IconButton,
  args: { label: 'Cerrar', children: <X />, onClick: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'One icon that everybody knows: close, menu, more. The label is what a screen reader says and what the tooltip shows. ' +
          'If you have to explain the icon, use a Button with words.',
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

/** Named by its label, pressed with mouse or keyboard. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Cerrar' });
    await expect(button).toHaveAttribute('title', 'Cerrar');
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
    const { width, height } = button.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(32);
  },
};

/** All weights and both sizes. */
export const Variants: Story = {
  render: (args) => (
    <Row>
      <IconButton {...args} />
      <IconButton {...args} variant="secondary" />
      <IconButton {...args} variant="primary" />
      <IconButton {...args} variant="danger" label="Eliminar">
        <Trash2 />
      </IconButton>
      <IconButton {...args} size="small" />
      <IconButton {...args} variant="secondary" size="small" />
      <IconButton {...args} disabled />
    </Row>
  ),
};

function Favourite() {
  const [pressed, setPressed] = useState(false);
  return (
    <IconButton label="Favorito" aria-pressed={pressed} onClick={() => setPressed(!pressed)}>
      <Star />
    </IconButton>
  );
}

/** A switch: the name stays, the pressed state changes. */
export const Pressed: Story = {
  render: () => <Favourite />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Favorito', pressed: false });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  },
};

/** The keyboard focus. */
export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

/** All weights in the dark theme. */
export const Dark: Story = { ...Variants, tags: ['!autodocs'], globals: { theme: 'dark' } };

/** Compact density. */
export const Compact: Story = { ...Variants, tags: ['!autodocs'], globals: { density: 'compact' } };
