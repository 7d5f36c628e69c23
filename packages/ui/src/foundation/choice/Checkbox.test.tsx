import { useRef, useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { SentForm } from '../field/SentForm.samples.tsx';
import { Stack } from '../samples.tsx';
import { Checkbox } from './Checkbox.tsx';
import { behaviour, forceColors } from '../../testing/behaviour.ts';
import meta, { Default, States, WithLink } from './Checkbox.stories.tsx';

const test = behaviour(meta);

test(
  'Checked by a press on label or box, by Space and by touch',
  Default,
  async ({ args, canvas, step, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Enviar copia al asesor' });
    await step('mouse, on the label', async () => {
      await userEvent.click(canvas.getByText('Enviar copia al asesor'));
      await expect(args.onChange).toHaveBeenLastCalledWith(true);
      await expect(box).toBeChecked();
    });
    await step('mouse, on the box', async () => {
      await userEvent.click(box);
      await expect(args.onChange).toHaveBeenLastCalledWith(false);
    });
    await step('keyboard', async () => {
      box.blur();
      await userEvent.tab();
      await expect(box).toHaveFocus();
      await expect(getComputedStyle(box).outlineWidth).toBe('2px');
      await userEvent.keyboard(' ');
      await expect(args.onChange).toHaveBeenLastCalledWith(true);
    });
    await step('touch', async () => {
      await userEvent.pointer([{ keys: '[TouchA]', target: canvas.getByText('Enviar copia al asesor') }]);
      await expect(args.onChange).toHaveBeenLastCalledWith(false);
      await expect(args.onChange).toHaveBeenCalledTimes(4);
    });
  },
);

test(
  'A label with a link: the link is followed, the rest of the label checks the box',
  WithLink,
  async ({ args, canvas, step, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Acepto los términos del servicio' });
    await expect(box).toBeRequired();
    await step('the link ticks nothing', async () => {
      // A native click: the simulated one would always press the labelled control.
      canvas.getByRole('link').click();
      await expect(args.onChange).not.toHaveBeenCalled();
    });
    await step('the words do', async () => {
      await userEvent.click(canvas.getByText(/^Acepto los/));
      await expect(box).toBeChecked();
    });
  },
);

test('State, help and error are read with the name', States, async ({ canvas }) => {
  const box = (name: string): HTMLElement => canvas.getByRole('checkbox', { name });
  await expect(box('Todos los contratos')).toBePartiallyChecked();
  await expect(box('Pago domiciliado')).toHaveAccessibleDescription('Lo cambia la oficina');
  await expect(box('Acepto los términos')).toBeInvalid();
  await expect(box('Acepto los términos')).toHaveAccessibleDescription('Acepta los términos para continuar.');
});

function Terms() {
  const [error, setError] = useState<string>();
  const box = useRef<HTMLElement>(null);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setError(new FormData(event.currentTarget).has('terms') ? undefined : 'Acepta los términos para continuar.');
        box.current?.focus();
      }}
    >
      <Stack>
        <Checkbox label="Acepto los términos" name="terms" error={error} ref={box} required />
        <Button type="submit">Guardar</Button>
      </Stack>
    </form>
  );
}

test(
  'The error appears in an existing live region, so it is announced; the form moves the focus to the box',
  { render: () => <Terms /> },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }));
    const box = canvas.getByRole('checkbox');
    await expect(box).toHaveFocus();
    await expect(box).toBeInvalid();
    await expect(canvas.getByText(/para continuar/).closest('[aria-live="polite"]')).not.toBeNull();
    await userEvent.keyboard(' ');
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }));
    await expect(box).toBeValid();
  },
);

test(
  'A form submits it by its name, only while checked',
  {
    render: () => (
      <SentForm>
        <Checkbox label="Acepto los términos" name="terms" value="2026" />
        <Checkbox label="Enviar copia" name="copy" />
      </SentForm>
    ),
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Acepto los términos'));
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('terms=2026');
  },
);

test(
  'Disabled, it can be neither changed nor focused',
  { args: { disabled: true, defaultChecked: true } },
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Enviar copia al asesor'));
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox')).not.toHaveFocus();
  },
);

test(
  'Read-only, it can be focused but not changed',
  { args: { readOnly: true, defaultChecked: true } },
  async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox');
    await userEvent.click(canvas.getByText('Enviar copia al asesor'));
    await userEvent.click(box);
    box.focus();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(box).toBeChecked();
    await expect(box).toHaveAttribute('aria-readonly', 'true');
  },
);

test(
  'Controlled: nothing changes until the host changes the state',
  { args: { checked: false } },
  async ({ args, canvas, userEvent }) => {
    await userEvent.dblClick(canvas.getByText('Enviar copia al asesor'));
    await expect(args.onChange).toHaveBeenCalledTimes(2);
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
  },
);

test(
  'All states in forced colours: the tick stays visible',
  { ...States, beforeEach: forceColors },
  async ({ canvas }) => {
    await expect(matchMedia('(forced-colors: active)').matches).toBe(true);
    const ticked = getComputedStyle(canvas.getByRole('checkbox', { name: 'Firmado por el titular' }));
    const plain = getComputedStyle(canvas.getByRole('checkbox', { name: 'Enviar copia al asesor' }));
    await expect(ticked.backgroundColor).not.toBe(plain.backgroundColor);
    await expect(ticked.color).not.toBe(ticked.backgroundColor);
    await expect(plain.borderTopWidth).toBe('1px');
  },
);
