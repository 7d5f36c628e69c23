import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../button/Button.tsx';
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

function input(canvasElement: HTMLElement): HTMLInputElement {
  const element = canvasElement.querySelector('input');
  if (element === null) throw new Error('The story shows no input.');
  return element;
}

/** Hidden at first. The eye shows the text without taking the focus or moving the caret. */
export const Default: Story = {
  play: async ({ args, canvas, canvasElement, step, userEvent }) => {
    const field = input(canvasElement);
    const toggle = canvas.getByRole('button', { name: 'Mostrar contraseña' });
    await step('typing', async () => {
      await userEvent.click(canvas.getByText('Contraseña'));
      await userEvent.keyboard('sereno-demo');
      await expect(args.onChange).toHaveBeenLastCalledWith('sereno-demo');
      await expect(field.type).toBe('password');
      await expect(field.autocomplete).toBe('current-password');
    });
    await step('mouse: focus and caret stay', async () => {
      field.setSelectionRange(3, 5);
      await userEvent.click(toggle);
      await expect(field.type).toBe('text');
      await expect(toggle).toHaveAttribute('aria-pressed', 'true');
      await expect(field).toHaveFocus();
      await expect([field.selectionStart, field.selectionEnd]).toEqual([3, 5]);
    });
    await step('keyboard: the button keeps the focus', async () => {
      await userEvent.tab();
      await expect(toggle).toHaveFocus();
      await userEvent.keyboard(' ');
      await expect(field.type).toBe('password');
      await expect(toggle).toHaveFocus();
    });
  },
};

/** Shown on request. It hides again when the form is sent, so that the browser does not keep it in its list of typed texts. */
export const Shown: Story = {
  args: { defaultValue: 'sereno-demo' },
  render: (args) => (
    <form onSubmit={(event) => event.preventDefault()}>
      <Stack>
        <PasswordField {...args} />
        <Button type="submit">Entrar</Button>
      </Stack>
    </form>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar contraseña' }));
    await expect(input(canvasElement).type).toBe('text');
    await userEvent.click(canvas.getByRole('button', { name: 'Entrar' }));
    await expect(input(canvasElement).type).toBe('password');
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar contraseña' }));
    await expect(input(canvasElement).type).toBe('text');
  },
};

/** Says that the caps lock is on while one types, because the dots do not. */
export const CapsLock: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(input(canvasElement));
    await userEvent.keyboard('{CapsLock}A');
    await expect(canvas.getByText('Bloq Mayús está activado')).toBeVisible();
    await userEvent.keyboard('{CapsLock}a');
    await expect(canvas.queryByText('Bloq Mayús está activado')).not.toBeInTheDocument();
    await userEvent.keyboard('{CapsLock}');
  },
};

/** Wrong: the text of the error never says which of user and password it was. */
export const WithError: Story = {
  args: { error: 'Usuario o contraseña incorrectos. Revisa los dos e intenta otra vez.', required: true },
  play: async ({ canvasElement }) => {
    await expect(input(canvasElement)).toBeInvalid();
    await expect(input(canvasElement)).toHaveAccessibleDescription(/incorrectos/);
  },
};

/** Not to be answered now: the eye rests too. */
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

/** The same on a small phone. */
export const Phone: Story = {
  ...LongTexts,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(360);
  },
};

/** The states in the dark theme. */
export const Dark: Story = {
  tags: ['!autodocs'],
  globals: { theme: 'dark' },
  render: () => (
    <>
      <PasswordField label="Contraseña" defaultValue="sereno-demo" />
      <PasswordField label="Contraseña" defaultValue="sereno" error="Usa 8 caracteres o más." />
      <PasswordField label="Contraseña" defaultValue="sereno" disabled />
    </>
  ),
};

/** Compact density, in German: the texts of the component come from the catalogue. */
export const CompactInGerman: Story = {
  tags: ['!autodocs'],
  globals: { density: 'compact', locale: 'de' },
  args: { label: 'Passwort' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Passwort anzeigen' })).toBeVisible();
  },
};
