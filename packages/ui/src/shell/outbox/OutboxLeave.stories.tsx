import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { onPhone, phone } from '../phone.ts';
import { OutboxLeave, type OutboxLeaveProps } from './OutboxLeave.tsx';

const meta = {
  component: OutboxLeave,
  title: 'shell/OutboxLeave',
  args: { waiting: 3, onSend: fn(), onLeave: fn(), onStay: fn() },
  parameters: {
    docs: {
      story: { inline: false, height: '420px' },
      description: {
        component:
          'The question before a log-out that would delete what was not sent yet: send it, delete it, or stay.',
      },
    },
  },
} satisfies Meta<typeof OutboxLeave>;

export default meta;
type Story = StoryObj<typeof meta>;

async function shown(): Promise<HTMLElement> {
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  await waitFor(() => expect(dialog.getAnimations()).toHaveLength(0));
  return dialog;
}

/** Three answers; the focus begins on the one that loses nothing. */
export const Default: Story = {
  name: 'AUTH-06 Send and leave, leave and delete, or stay',
  play: async ({ args, userEvent }) => {
    await expect(await shown()).toHaveAccessibleName('Tienes 3 por enviar');
    await expect(screen.getByRole('button', { name: 'Quedarme' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Enviar y salir' }));
    await expect(args.onSend).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: 'Salir y borrar' }));
    await expect(args.onLeave).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: 'Quedarme' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onStay).toHaveBeenCalledTimes(2);
  },
};

/** Nothing else is done meanwhile. */
export const Sending: Story = {
  name: 'While it sends, nothing else can be chosen',
  args: { sending: true },
  play: async ({ args, userEvent }) => {
    await shown();
    await userEvent.click(screen.getByRole('button', { name: 'Salir y borrar' }));
    await userEvent.click(screen.getByRole('button', { name: 'Quedarme' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onLeave).not.toHaveBeenCalled();
    await expect(args.onStay).not.toHaveBeenCalled();
  },
};

/** Not everything could be sent: one stays. */
export const Failed: Story = {
  name: 'What could not be sent is said',
  args: { failed: true, waiting: 1, refused: 1 },
  play: async () => {
    const dialog = await shown();
    await expect(dialog).toHaveAccessibleName('Tienes 1 por enviar');
    await expect(dialog).toHaveTextContent('1 no se pudo enviar');
    await expect(dialog).toHaveTextContent('No se pudo enviar todo. Quedan 2.');
    await expect(screen.getByRole('button', { name: 'Enviar y salir' })).toBeVisible();
  },
};

/** Nothing can be sent now: the way on is to stay. */
export const Offline: Story = {
  name: 'Without a connection it says so and offers to stay',
  args: { online: false },
  play: async ({ args, userEvent }) => {
    const dialog = await shown();
    await expect(dialog).toHaveTextContent('No hay conexión: por ahora no se puede enviar.');
    await expect(screen.queryByRole('button', { name: 'Enviar y salir' })).not.toBeInTheDocument();
    await expect(screen.getByRole('button', { name: 'Quedarme' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onStay).toHaveBeenCalledTimes(1);
    await expect(args.onLeave).not.toHaveBeenCalled();
  },
};

/** What was refused is not sent again by itself, so there is nothing to send. */
export const OnlyRefused: Story = {
  name: 'What was refused cannot be sent on leaving',
  args: { waiting: 0, refused: 1, unknown: 1 },
  play: async () => {
    const dialog = await shown();
    await expect(dialog).toHaveAccessibleName('Tienes 2 sin enviar');
    await expect(dialog).toHaveTextContent('1 no se pudo enviar');
    await expect(dialog).toHaveTextContent('1 sin respuesta');
    await expect(dialog).not.toHaveTextContent('por enviar');
    await expect(screen.queryByRole('button', { name: 'Enviar y salir' })).not.toBeInTheDocument();
    await expect(screen.getByRole('button', { name: 'Salir y borrar' })).toBeVisible();
  },
};

/** A page whose outbox sends by itself, and whose network comes and goes, while the question is asked. */
function Changing(props: OutboxLeaveProps) {
  const [changes, setChanges] = useState<Partial<OutboxLeaveProps>>({});
  useEffect(() => {
    const change = ({ detail }: CustomEvent<Partial<OutboxLeaveProps>>) => setChanges(detail);
    const listen = (event: Event) => event instanceof CustomEvent && change(event);
    document.addEventListener('story:change', listen);
    return () => document.removeEventListener('story:change', listen);
  }, []);
  return <OutboxLeave {...props} {...changes} />;
}
const change = (detail: Partial<OutboxLeaveProps>) =>
  document.dispatchEvent(new CustomEvent('story:change', { detail }));

/** It was all sent while the person was thinking. */
export const SentMeanwhile: Story = {
  name: 'AUTH-06 When everything was sent meanwhile it says so and goes on asking',
  tags: ['!autodocs'],
  render: (args) => <Changing {...args} />,
  play: async ({ args, step, userEvent }) => {
    const dialog = await shown();
    await step('the button with the focus goes with the network', async () => {
      screen.getByRole('button', { name: 'Enviar y salir' }).focus();
      change({ online: false });
      await waitFor(() => expect(screen.getByRole('button', { name: 'Quedarme' })).toHaveFocus());
    });
    await step('nothing is left', async () => {
      change({ waiting: 0 });
      await waitFor(() => expect(dialog).toHaveAccessibleName('Ya no queda nada por enviar'));
      await expect(dialog).toHaveTextContent('Puedes salir sin perder nada.');
      await expect(screen.queryByRole('button', { name: 'Salir y borrar' })).not.toBeInTheDocument();
      await expect(args.onLeave).not.toHaveBeenCalled();
      await expect(args.onStay).not.toHaveBeenCalled();
      await userEvent.click(screen.getByRole('button', { name: 'Salir' }));
      await expect(args.onLeave).toHaveBeenCalledTimes(1);
    });
  },
};

export const Phone360: Story = {
  globals: onPhone,
  parameters: phone,
  args: { failed: true },
  play: async () => {
    await shown();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  },
};

export const German: Story = {
  globals: { locale: 'de' },
  play: async () => {
    await expect(await shown()).toHaveAccessibleName('Noch zu senden: 3');
  },
};

export const Dark: Story = { globals: { theme: 'dark' }, tags: ['!autodocs'], args: { failed: true } };
