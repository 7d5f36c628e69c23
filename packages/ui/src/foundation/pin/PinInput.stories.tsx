import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { german, long300, Stack } from '../samples.tsx';
import { PinInput } from './PinInput.tsx';

const meta: Meta<typeof PinInput> = {
  title: 'Foundations/PinInput',
  component: PinInput,
  args: {
    label: 'Código',
    onChange: fn<(value: string) => void>(),
    onComplete: fn<(value: string) => void>(),
  },
  decorators: [
    (Story) => (
      <Stack>
        <Story />
      </Stack>
    ),
  ],
  parameters: {
    keyboard: {
      characters: 'Fill one place and move to the next.',
      Backspace: 'Empties a place and moves to the one before.',
    },
    docs: {
      description: {
        component:
          'A short code that somebody was sent: one character a place, pasted or filled in from a message as a whole. For a secret of the ' +
          'person’s own use PasswordField, for any other number TextField.',
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

/** Six digits. */
export const Default: Story = { args: { description: 'Te lo enviamos por mensaje' } };

/** Letters and digits; small letters become capitals. */
export const Letters: Story = { args: { length: 4, kind: 'letters', defaultValue: 'A7' } };

/** With an error, hidden, read-only and disabled. */
export const States: Story = {
  render: () => (
    <>
      <PinInput label="Con error" defaultValue="123456" error="El código ya venció. Pide otro." required />
      <PinInput label="Oculto" length={4} defaultValue="1234" mask />
      <PinInput label="Solo lectura" defaultValue="123456" readOnly />
      <PinInput label="Apagado" defaultValue="123" disabled />
    </>
  ),
};

/** Texts of any length. */
export const LongTexts: Story = { args: { label: german, description: long300, error: long300, length: 8 } };
