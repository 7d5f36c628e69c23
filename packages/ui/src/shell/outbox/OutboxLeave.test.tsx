import { useEffect, useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { OutboxLeave, type OutboxLeaveProps } from './OutboxLeave.tsx';
import { behaviour } from '../../testing/behaviour.ts';
import meta, { Default, Sending, Failed, Offline, OnlyRefused } from './OutboxLeave.stories.tsx';

const test = behaviour(meta);

async function shown(): Promise<HTMLElement> {
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  await waitFor(() => expect(dialog.getAnimations()).toHaveLength(0));
  return dialog;
}

test('AUTH-06 Send and leave, leave and delete, or stay', Default, async ({ args, userEvent }) => {
  await expect(await shown()).toHaveAccessibleName('Tienes 3 por enviar');
  await expect(screen.getByRole('button', { name: 'Quedarme' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Enviar y salir' }));
  await expect(args.onSend).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Salir y borrar' }));
  await expect(args.onLeave).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Quedarme' }));
  await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'close' });
  await userEvent.keyboard('{Escape}');
  await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'escape' });
  await expect(args.onOpenChange).toHaveBeenCalledTimes(2);
});

test('While sending, nothing else can be selected', Sending, async ({ args, userEvent }) => {
  await shown();
  await userEvent.click(screen.getByRole('button', { name: 'Salir y borrar' }));
  await userEvent.click(screen.getByRole('button', { name: 'Quedarme' }));
  await userEvent.keyboard('{Escape}');
  await expect(args.onLeave).not.toHaveBeenCalled();
  await expect(args.onOpenChange).not.toHaveBeenCalled();
});

test('Jobs that could not be sent are reported', Failed, async () => {
  const dialog = await shown();
  await expect(dialog).toHaveAccessibleName('Tienes 1 por enviar');
  await expect(dialog).toHaveTextContent('1 no se pudo enviar');
  await expect(dialog).toHaveTextContent('No se pudo enviar todo. Quedan 2.');
  await expect(screen.getByRole('button', { name: 'Enviar y salir' })).toBeVisible();
});

test('Without a connection it says so and suggests to stay', Offline, async ({ args, userEvent }) => {
  const dialog = await shown();
  await expect(dialog).toHaveTextContent('No hay conexión: por ahora no se puede enviar.');
  await expect(screen.queryByRole('button', { name: 'Enviar y salir' })).not.toBeInTheDocument();
  await expect(screen.getByRole('button', { name: 'Quedarme' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(args.onOpenChange).toHaveBeenCalledTimes(1);
  await expect(args.onLeave).not.toHaveBeenCalled();
});

test('Refused jobs cannot be sent on leaving', OnlyRefused, async () => {
  const dialog = await shown();
  await expect(dialog).toHaveAccessibleName('Tienes 2 sin enviar');
  await expect(dialog).toHaveTextContent('1 no se pudo enviar');
  await expect(dialog).toHaveTextContent('1 sin respuesta');
  await expect(dialog).not.toHaveTextContent('por enviar');
  await expect(screen.queryByRole('button', { name: 'Enviar y salir' })).not.toBeInTheDocument();
  await expect(screen.getByRole('button', { name: 'Salir y borrar' })).toBeVisible();
});

/** A page whose outbox sends automatically, and whose network comes and goes, while the question is open. */
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

// Everything was sent meanwhile.
test(
  'AUTH-06 When everything was sent meanwhile it says so and stays open',
  { render: (args) => <Changing {...args} /> },
  async ({ args, step, userEvent }) => {
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
      await expect(args.onOpenChange).not.toHaveBeenCalled();
      await userEvent.click(screen.getByRole('button', { name: 'Salir' }));
      await expect(args.onLeave).toHaveBeenCalledTimes(1);
    });
  },
);

test('In German', { globals: { locale: 'de' } }, async () => {
  await expect(await shown()).toHaveAccessibleName('Noch zu senden: 3');
});
