import { useRef, useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Stack } from '../samples.tsx';
import { TextField } from './TextField.tsx';
import { behaviour } from '../../testing/behaviour.ts';
import meta, { Default, WithError } from './TextField.stories.tsx';

const test = behaviour(meta);

test(
  'A press on the label focuses the input; each change is reported with the whole text',
  Default,
  async ({ args, canvas, step, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Usuario' });
    await step('keyboard: a ring around the box', async () => {
      await userEvent.tab();
      await expect(input).toHaveFocus();
      await expect(getComputedStyle(input).outlineWidth).toBe('2px');
      await userEvent.tab();
      await expect(input).not.toHaveFocus();
    });
    await userEvent.click(canvas.getByText('Usuario'));
    await expect(input).toHaveFocus();
    await userEvent.keyboard('rol8');
    await expect(args.onChange).toHaveBeenLastCalledWith('rol8');
    await expect(input).toHaveAttribute('autocomplete', 'username');
  },
);

test(
  'Help and error are both read after the name; a required field is announced as such',
  WithError,
  async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Teléfono' });
    await expect(input).toBeRequired();
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(
      '10 dígitos, sin espacios Faltan 2 dígitos. Escribe los 10 dígitos del teléfono.',
    );
  },
);

function Checked() {
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setError(input.current?.value === '' ? 'Escribe tu usuario.' : undefined);
        input.current?.focus();
      }}
    >
      <Stack>
        <TextField label="Usuario" ref={input} error={error} name="user" />
        <Button type="submit" variant="primary">
          Entrar
        </Button>
      </Stack>
    </form>
  );
}

test(
  'The error appears in an existing live region, so it is announced; the form moves the focus to the input',
  { render: () => <Checked /> },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Entrar' }));
    const input = canvas.getByRole('textbox');
    await expect(input).toHaveFocus();
    await expect(input).toBeInvalid();
    await expect(canvas.getByText('Escribe tu usuario.').closest('[aria-live="polite"]')).not.toBeNull();
    await userEvent.keyboard('rol8{Enter}');
    await expect(input).toBeValid();
    await expect(canvas.queryByText('Escribe tu usuario.')).not.toBeInTheDocument();
  },
);

test(
  'A limit never cuts pasted text: the field shows the length and an error',
  { args: { label: 'Observaciones', maxLength: 20 } },
  async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.click(input);
    await userEvent.paste('Pide que le llamemos mañana');
    await expect(args.onChange).toHaveBeenLastCalledWith('Pide que le llamemos mañana');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Usa 20 caracteres o menos');
    await expect(canvas.getByText('27/20')).toBeVisible();
  },
);
