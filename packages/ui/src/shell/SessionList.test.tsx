import { expect, waitFor, within } from 'storybook/test';
import { behaviour } from '../testing/behaviour.ts';
import meta, { Alone, Default, Ending, Failed, Loading } from './SessionList.stories.tsx';

const test = behaviour(meta);

const OPENED_ON_PHONE = /^Cerrar sesión: Chrome en Android, abierta el 20\/11\/2026 23:30$/;

test('This device comes first, and each session says what it is in the given zone', Default, async ({ canvas }) => {
  const rows = canvas.getAllByRole('listitem').map((row) => row.textContent);
  await expect(rows).toEqual([
    'Firefox en WindowsEste dispositivoAbierta el 21/11/2026 08:02Último uso: 21/11/2026 10:29',
    expect.stringContaining('Chrome en AndroidAbierta el 20/11/2026 23:30Último uso: 21/11/2026 10:30'),
    expect.stringContaining('Dispositivo desconocidoAbierta el 20/11/2026 23:12'),
  ]);
  await expect(within(canvas.getAllByRole('listitem')[0] ?? document.body).queryByRole('button')).toBeNull();
});

test(
  'Half of a device is named alone',
  {
    args: {
      sessions: [
        { id: '1', browser: 'Opera', system: null, openedAt: 0, usedAt: 0, isCurrent: false },
        { id: '2', browser: null, system: 'Linux', openedAt: 0, usedAt: 0, isCurrent: false },
      ],
    },
  },
  async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent(/^OperaAbierta/);
    await expect(second).toHaveTextContent(/^LinuxAbierta/);
  },
);

test('Ending one keeps the focus in the list', Default, async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: OPENED_ON_PHONE }));
  await expect(args.onEnd).toHaveBeenCalledOnce();
  await expect(args.onEnd).toHaveBeenCalledWith('2');
  await waitFor(() => expect(canvas.getByRole('group', { name: 'Sesiones abiertas' })).toHaveFocus());
  await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
});

test(
  'Ending all others leaves this device, and says that it is alone',
  Default,
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cerrar todas las demás' }));
    await expect(args.onEndOthers).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Sesiones abiertas' })).toHaveFocus());
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await expect(canvas.getByText('No hay otras sesiones abiertas.')).toBeVisible();
  },
);

test('Alone there is nothing to end', Alone, async ({ canvas }) => {
  await expect(canvas.queryByRole('button')).toBeNull();
});

test('While one is being ended no press does anything', Ending, async ({ args, canvas, userEvent }) => {
  await expect(canvas.getByRole('button', { name: OPENED_ON_PHONE })).toHaveAttribute('aria-busy', 'true');
  for (const button of canvas.getAllByRole('button')) await userEvent.click(button);
  await expect(args.onEnd).not.toHaveBeenCalled();
  await expect(args.onEndOthers).not.toHaveBeenCalled();
});

test(
  'While all others are being ended their button says so',
  { args: { ending: 'others' } },
  async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: /Cerrando…/ });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(canvas.getByRole('button', { name: OPENED_ON_PHONE }));
    await expect(args.onEnd).not.toHaveBeenCalled();
  },
);

test('What has not come shows no session', Loading, async ({ canvas }) => {
  await expect(canvas.queryByRole('listitem')).toBeNull();
  await expect(canvas.queryByText('No hay otras sesiones abiertas.')).toBeNull();
});

test('What could not be loaded can be asked for again', Failed, async ({ args, canvas, userEvent }) => {
  await expect(canvas.queryByText('No hay otras sesiones abiertas.')).toBeNull();
  await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
  await expect(args.onRetry).toHaveBeenCalledOnce();
});

test(
  'Without a way to load again there is no such button',
  { args: { failed: true, onRetry: undefined } },
  async ({ canvas }) => {
    await expect(canvas.getByText('No se pudieron cargar tus sesiones')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
);
