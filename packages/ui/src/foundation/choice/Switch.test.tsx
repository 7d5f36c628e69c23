import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { arabic } from '../samples.tsx';
import { Switch } from './Switch.tsx';
import { behaviour, forceColors } from '../../testing/behaviour.ts';
import meta, { Default, Busy, WithError, States } from './Switch.stories.tsx';

const test = behaviour(meta);

test('Switched by a press on the label, by Space and by touch', Default, async ({ args, canvas, step, userEvent }) => {
  const control = canvas.getByRole('switch', { name: 'Recordatorios por correo' });
  await step('mouse, on the label', async () => {
    await userEvent.click(canvas.getByText('Recordatorios por correo'));
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await expect(control).toBeChecked();
  });
  await step('keyboard', async () => {
    control.blur();
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await expect(getComputedStyle(control).outlineWidth).toBe('2px');
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  });
  await step('touch', async () => {
    await userEvent.pointer([{ keys: '[TouchA]', target: control }]);
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await expect(args.onChange).toHaveBeenCalledTimes(3);
  });
});

function Confirmed({ answer }: { answer: Promise<void> }) {
  const [checked, setChecked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  return (
    <Switch
      label="Recordatorios por correo"
      checked={checked}
      busy={busy}
      error={error}
      onChange={(next) => {
        setChecked(next);
        setBusy(true);
        setError(undefined);
        answer
          .catch(() => {
            setChecked(!next);
            setError('No se pudo guardar. Intenta de nuevo.');
          })
          .finally(() => setBusy(false));
      }}
    />
  );
}

const server = Promise.withResolvers<void>();

test(
  'SHL-44: the change shows at once and waits for the server, which refuses here: the switch goes back with an error',
  { render: () => <Confirmed answer={server.promise} /> },
  async ({ canvas, step, userEvent }) => {
    const control = canvas.getByRole('switch', { name: 'Recordatorios por correo' });
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await step('it waits', async () => {
      await expect(control).toBeChecked();
      await expect(control).toHaveAttribute('aria-busy', 'true');
      await expect(control).toHaveFocus();
    });
    await step('it is back, the focus too', async () => {
      server.reject(new Error('The server refuses.'));
      await waitFor(() => expect(control).not.toBeChecked());
      await expect(control).not.toHaveAttribute('aria-busy', 'true');
      await expect(control).toHaveFocus();
      await expect(control).toHaveAccessibleDescription('No se pudo guardar. Intenta de nuevo.');
    });
  },
);

test(
  'While the server confirms, presses of any kind do nothing and the focus stays',
  Busy,
  async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('switch');
    await userEvent.dblClick(canvas.getByText('Recordatorios por correo'));
    await userEvent.click(control);
    control.focus();
    await userEvent.keyboard(' {Enter}');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(control).toHaveFocus();
    await expect(control).toBeChecked();
    await expect(control).not.toHaveAttribute('aria-readonly');
  },
);

test('The error is tied to the switch', WithError, async ({ canvas }) => {
  const control = canvas.getByRole('switch');
  await expect(control).toBeInvalid();
  await expect(control).toHaveAccessibleDescription('No se pudo guardar. Intenta de nuevo.');
});

test(
  'Read-only, presses change nothing',
  { args: { readOnly: true, defaultChecked: true, description: 'Lo decide tu gerente' } },
  async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('switch');
    await userEvent.click(canvas.getByText('Recordatorios por correo'));
    await userEvent.click(control);
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(control).toBeChecked();
    await expect(control).toHaveAttribute('aria-readonly', 'true');
  },
);

test(
  'Right-to-left, the thumb moves the other way',
  {
    render: () => (
      <div dir="rtl">
        <Switch label={arabic} defaultChecked />
      </div>
    ),
  },
  async ({ canvas }) => {
    const control = canvas.getByRole('switch');
    const thumb = control.firstElementChild?.getBoundingClientRect();
    await expect(thumb?.left).toBeLessThan(control.getBoundingClientRect().left + 4);
  },
);

test(
  'All states in forced colours: on and off differ in position and background',
  { ...States, beforeEach: forceColors },
  async ({ canvas }) => {
    await expect(matchMedia('(forced-colors: active)').matches).toBe(true);
    const off = canvas.getByRole('switch', { name: 'Apagado' });
    const on = canvas.getByRole('switch', { name: 'Encendido' });
    await expect(getComputedStyle(on).backgroundColor).not.toBe(getComputedStyle(off).backgroundColor);
    const [offThumb, onThumb] = [off, on].map((each) => each.firstElementChild?.getBoundingClientRect().left ?? 0);
    await expect(onThumb).toBeGreaterThan(offThumb ?? 0);
  },
);
