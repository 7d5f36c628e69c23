import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { arabic, german, long300, Stack } from '../samples.tsx';
import { TextField } from './TextField.tsx';

const meta: Meta<typeof TextField> = {
  title: 'Foundations/TextField',
  component: TextField,
  args: { label: 'Usuario', onChange: fn() },
  decorators: [
    (Story) => (
      <Stack>
        <Story />
      </Stack>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component:
          'One line of text. The label is always in sight: a placeholder is an example, never the label. An error says what is wrong ' +
          'and what to do ("Escribe los 10 dígitos del teléfono"), and comes when the person is done, not while typing. ' +
          'Set `autoComplete` for whatever the browser may know. For secrets use PasswordField.',
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

/** Empty. A press on the label puts the focus into the input; each change is reported with the whole text. */
export const Default: Story = {
  args: { autoComplete: 'username' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Usuario'));
    const input = canvas.getByRole('textbox', { name: 'Usuario' });
    await expect(input).toHaveFocus();
    await userEvent.keyboard('rol8');
    await expect(args.onChange).toHaveBeenLastCalledWith('rol8');
    await expect(input).toHaveAttribute('autocomplete', 'username');
  },
};

/** Help that stays in sight while one types, and is read out after the name. */
export const WithDescription: Story = {
  args: { label: 'Teléfono', description: '10 dígitos, sin espacios', inputMode: 'numeric', type: 'tel' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('10 dígitos, sin espacios');
  },
};

/** The mark beside the label; assistive technology hears "required". */
export const Required: Story = {
  args: { required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Usuario' })).toBeRequired();
  },
};

/** What is wrong and what to do, with an icon, beside the description rather than instead of it. */
export const WithError: Story = {
  args: {
    label: 'Teléfono',
    description: '10 dígitos, sin espacios',
    error: 'Faltan 2 dígitos. Escribe los 10 dígitos del teléfono.',
    defaultValue: '33121240',
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(
      '10 dígitos, sin espacios Faltan 2 dígitos. Escribe los 10 dígitos del teléfono.',
    );
  },
};

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

/** The error arrives in a region that was already there, so it is announced; the form moves the focus to the input. */
export const ErrorArrives: Story = {
  render: () => <Checked />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Entrar' }));
    const input = canvas.getByRole('textbox');
    await expect(input).toHaveFocus();
    await expect(input).toBeInvalid();
    await expect(canvas.getByText('Escribe tu usuario.').closest('[aria-live="polite"]')).not.toBeNull();
    await userEvent.keyboard('rol8{Enter}');
    await expect(input).toBeValid();
    await expect(canvas.queryByText('Escribe tu usuario.')).not.toBeInTheDocument();
  },
};

/** A limit never cuts a pasted text: the field shows how long it is and says what to do. */
export const TooLong: Story = {
  args: { label: 'Observaciones', maxLength: 20 },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.click(input);
    await userEvent.paste('Pide que le llamemos mañana');
    await expect(args.onChange).toHaveBeenLastCalledWith('Pide que le llamemos mañana');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Usa 20 caracteres o menos');
    await expect(canvas.getByText('27/20')).toBeVisible();
  },
};

/** Not to be answered now. The text stays readable. */
export const Disabled: Story = { args: { disabled: true, defaultValue: 'rol8' } };

/** To be read and copied, not changed. */
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 'PF-204817', label: 'Contrato' } };

/** The keyboard focus: a ring around the box. */
export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await expect(getComputedStyle(canvas.getByRole('textbox')).outlineWidth).toBe('2px');
  },
};

/** Label, description and error of any length wrap. */
export const LongTexts: Story = {
  render: () => (
    <>
      <TextField label={long300} description={long300} error={long300} defaultValue={long300} />
      <TextField label={german} error={german} defaultValue={german} />
      <TextField label={arabic} defaultValue={arabic} />
    </>
  ),
};

/** The same on a small phone: nothing leaves the screen. */
export const Phone: Story = {
  ...LongTexts,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(360);
  },
};

const states: Story = {
  render: () => (
    <>
      <TextField label="Usuario" placeholder="rol8" required />
      <TextField label="Teléfono" description="10 dígitos" error="Faltan 2 dígitos." defaultValue="33121240" />
      <TextField label="Contrato" readOnly defaultValue="PF-204817" />
      <TextField label="Empresa" disabled defaultValue="Previsión del Valle" />
    </>
  ),
};

/** All states in the dark theme. */
export const Dark: Story = { ...states, tags: ['!autodocs'], globals: { theme: 'dark' } };

/** All states in the compact density. */
export const Compact: Story = { ...states, tags: ['!autodocs'], globals: { density: 'compact' } };
