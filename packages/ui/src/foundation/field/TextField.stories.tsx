import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
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
    usage: [
      {
        do: () => <TextField label="Teléfono" description="10 dígitos" />,
        dont: () => <TextField label="Teléfono" hideLabel placeholder="Teléfono (10 dígitos)" />,
        why: 'A label and its help stay when something is typed; a placeholder is gone when it is needed.',
      },
    ],
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

/** Empty. A press on the label focuses the input. */
export const Default: Story = {
  args: { autoComplete: 'username' },
};

/** All states side by side. */
export const States: Story = {
  render: () => (
    <>
      <TextField label="Usuario" placeholder="rol8" required />
      <TextField label="Teléfono" description="10 dígitos" error="Faltan 2 dígitos." defaultValue="33121240" />
      <TextField label="Contrato" readOnly defaultValue="PF-204817" />
      <TextField label="Empresa" disabled defaultValue="Previsión del Valle" />
    </>
  ),
};

/** Help that stays visible while typing, and is read after the name. */
export const WithDescription: Story = {
  args: { label: 'Teléfono', description: '10 dígitos, sin espacios', inputMode: 'numeric', type: 'tel' },
};

/** An error with an icon, in addition to the description. */
export const WithError: Story = {
  args: {
    label: 'Teléfono',
    description: '10 dígitos, sin espacios',
    required: true,
    error: 'Faltan 2 dígitos. Escribe los 10 dígitos del teléfono.',
    defaultValue: '33121240',
  },
};

/** A limit never cuts typed or pasted text: the field shows the length and an error. */
export const TooLong: Story = {
  args: { label: 'Observaciones', maxLength: 20, defaultValue: 'Pide que le llamemos mañana' },
};

/** The keyboard focus: a ring around the box. */
export const Focused: Story = {
  play: async ({ userEvent }) => {
    await userEvent.tab();
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
