import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { PasswordField } from './PasswordField.tsx';
import { german, long300, Stack } from '../samples.tsx';

const meta: Meta<typeof PasswordField> = {
  title: 'Foundations/PasswordField',
  component: PasswordField,
  args: { label: 'Contraseña', onChange: fn() },
  decorators: [
    (Story) => (
      <Stack>
        <Story />
      </Stack>
    ),
  ],
  parameters: {
    keyboard: {
      Tab: 'Moves on to the button that shows the password.',
      Space: 'On that button: shows or hides it.',
    },
    docs: {
      description: {
        component:
          'A secret. The eye shows and hides it, because a typing error on a phone is the most common reason for not getting in. ' +
          'Password managers, pasting and any length are welcome. ' +
          'Use `autoComplete="new-password"` where a password is chosen.',
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

/** Hidden at first; the eye shows it. */
export const Default: Story = { args: { defaultValue: 'sereno-demo' } };

/** Shown on request. It hides again when the form is submitted, so that the browser does not store it as typed text. */
export const Shown: Story = {
  args: { defaultValue: 'sereno-demo' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar contraseña' }));
  },
};

/** Shows while typing that caps lock is on, because the dots do not. */
export const CapsLock: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Contraseña'));
    await userEvent.keyboard('{CapsLock}A');
    await canvas.findByText('Bloq Mayús está activado');
  },
};

/** An error: the text never says whether user or password was wrong. */
export const WithError: Story = {
  args: { error: 'Usuario o contraseña incorrectos. Revisa los dos e intenta otra vez.', required: true },
};

/** Disabled, with its eye button. */
export const Disabled: Story = { args: { disabled: true, defaultValue: 'sereno-demo' } };

/** Texts of any length. */
export const LongTexts: Story = {
  render: () => (
    <>
      <PasswordField label={long300} description={long300} error={long300} defaultValue={long300} />
      <PasswordField label={german} error={german} defaultValue={german} />
    </>
  ),
};
