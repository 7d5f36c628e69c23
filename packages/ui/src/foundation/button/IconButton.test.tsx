import Star from 'lucide-react/icons/star';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { IconButton } from './IconButton.tsx';
import { behaviour } from '../../testing/behaviour.ts';
import meta, { Default } from './IconButton.stories.tsx';

const test = behaviour(meta);

test(
  'Named by its label, reached by Tab, pressed with mouse or keyboard, and large enough to hit',
  Default,
  async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Cerrar' });
    await expect(button).toHaveAttribute('title', 'Cerrar');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledTimes(2);
    const { width, height } = button.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(32);
  },
);

function Favourite() {
  const [pressed, setPressed] = useState(false);
  return (
    <IconButton label="Favorito" aria-pressed={pressed} onClick={() => setPressed(!pressed)}>
      <Star />
    </IconButton>
  );
}

test(
  'A toggle: the name stays, the pressed state changes',
  { render: () => <Favourite /> },
  async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Favorito', pressed: false });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  },
);
