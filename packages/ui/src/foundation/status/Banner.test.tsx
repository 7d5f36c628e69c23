import { useState } from 'react';
import { expect } from 'storybook/test';
import { Banner, type BannerProps } from './Banner.tsx';
import { behaviour } from '../../testing/behaviour.ts';
import meta, { CanBeDismissed, Tones } from './Banner.stories.tsx';

const test = behaviour(meta);

test('The tone is the first word; danger interrupts, the others wait for a pause', Tones, async ({ canvas }) => {
  const [info, ...others] = canvas.getAllByRole('status');
  await expect(info).toHaveTextContent(/^Información: Los datos se actualizan/);
  await expect(others).toHaveLength(2);
  await expect(canvas.getByRole('alert')).toHaveTextContent(/^Error: Usuario o contraseña incorrectos/);
});

test('One that is there from the start is not announced', { args: { live: 'off' } }, async ({ canvas }) => {
  await expect(canvas.getByText(/Los datos se actualizan/)).toBeVisible();
  await expect(canvas.queryByRole('status')).not.toBeInTheDocument();
});

function Dismissible({ onDismiss, ...props }: BannerProps) {
  const [shown, setShown] = useState(true);
  if (!shown) return <p>Aviso cerrado</p>;
  return (
    <Banner
      {...props}
      onDismiss={() => {
        onDismiss?.();
        setShown(false);
      }}
    />
  );
}

test(
  'It can be dismissed by keyboard',
  { ...CanBeDismissed, render: (args) => <Dismissible {...args} /> },
  async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Cerrar aviso' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDismiss).toHaveBeenCalledOnce();
    await expect(canvas.getByText('Aviso cerrado')).toBeVisible();
  },
);
