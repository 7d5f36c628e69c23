import { expect } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Stack } from '../samples.tsx';
import { PasswordField } from './PasswordField.tsx';
import { behaviour } from '../../testing/behaviour.ts';
import meta, { WithError } from './PasswordField.stories.tsx';

const test = behaviour(meta);

function input(canvasElement: HTMLElement): HTMLInputElement {
  const element = canvasElement.querySelector('input');
  if (element === null) throw new Error('The story shows no input.');
  return element;
}

test(
  'The eye shows and hides the text without moving the focus or the caret',
  {},
  async ({ args, canvas, canvasElement, step, userEvent }) => {
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
);

test(
  'Shown, it hides again when the form is submitted, so that the browser does not store it as typed text',
  {
    args: { defaultValue: 'sereno-demo' },
    render: (args) => (
      <form onSubmit={(event) => event.preventDefault()}>
        <Stack>
          <PasswordField {...args} />
          <Button type="submit">Entrar</Button>
        </Stack>
      </form>
    ),
  },
  async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar contraseña' }));
    await expect(input(canvasElement).type).toBe('text');
    await userEvent.click(canvas.getByRole('button', { name: 'Entrar' }));
    await expect(input(canvasElement).type).toBe('password');
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar contraseña' }));
    await expect(input(canvasElement).type).toBe('text');
  },
);

test('It shows that caps lock is on while typing, and only then', {}, async ({ canvas, canvasElement, userEvent }) => {
  await userEvent.click(input(canvasElement));
  await userEvent.keyboard('{CapsLock}A');
  await expect(canvas.getByText('Bloq Mayús está activado')).toBeVisible();
  await userEvent.keyboard('{CapsLock}a');
  await expect(canvas.queryByText('Bloq Mayús está activado')).not.toBeInTheDocument();
});

test('The error is tied to the input', WithError, async ({ canvasElement }) => {
  await expect(input(canvasElement)).toBeInvalid();
  await expect(input(canvasElement)).toHaveAccessibleDescription(/incorrectos/);
});

test(
  'Its own texts are in German on a German page',
  { globals: { locale: 'de' }, args: { label: 'Passwort' } },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Passwort anzeigen' })).toBeVisible();
  },
);
