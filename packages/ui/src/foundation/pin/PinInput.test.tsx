import { expect } from 'storybook/test';
import { behaviour } from '../../testing/behaviour.ts';
import { SentForm } from '../field/SentForm.samples.tsx';
import { PinInput } from './PinInput.tsx';
import meta, { Default, Letters } from './PinInput.stories.tsx';

const test = behaviour(meta);

test('Typed one after the other; the last one makes it complete', Default, async ({ args, canvas, userEvent }) => {
  const places = canvas.getAllByRole('textbox');
  await expect(places).toHaveLength(6);
  await userEvent.tab();
  await expect(canvas.getByRole('textbox', { name: 'Código' })).toHaveFocus();
  await userEvent.keyboard('1a2345');
  await expect(args.onChange).toHaveBeenLastCalledWith('12345');
  await expect(args.onComplete).not.toHaveBeenCalled();
  await userEvent.keyboard('6');
  await expect(args.onComplete).toHaveBeenCalledWith('123456');
  await userEvent.keyboard('{Backspace}{Backspace}');
  await expect(args.onChange).toHaveBeenLastCalledWith('1234');
});

test('Pasted as a whole, spaces and all', Default, async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('textbox', { name: 'Código' }));
  await userEvent.paste('123 456');
  await expect(args.onChange).toHaveBeenLastCalledWith('123456');
  await expect(
    canvas
      .getAllByRole('textbox')
      .map((place) => place.getAttribute('value'))
      .join(''),
  ).toBe('123456');
});

test('Its group has the name, and what helps is read with it', Default, async ({ canvas }) => {
  await expect(canvas.getByRole('group', { name: 'Código' })).toHaveAccessibleDescription('Te lo enviamos por mensaje');
  await expect(canvas.getByRole('textbox', { name: 'Código' })).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(canvas.getByRole('textbox', { name: 'Código' })).toHaveAttribute('inputmode', 'numeric');
});

test('Letters become capitals', Letters, async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('textbox', { name: 'Código, 3 de 4' }));
  await userEvent.keyboard('x9');
  await expect(args.onChange).toHaveBeenLastCalledWith('A7X9');
});

test(
  'Read-only it keeps its code',
  { args: { defaultValue: '123456', readOnly: true } },
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Código, 6 de 6' }));
    await userEvent.keyboard('7{Backspace}');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
);

test(
  'A form submits what is typed, the whole code or not',
  {
    render: () => (
      <SentForm>
        <PinInput label="Código" name="code" defaultValue="123" required />
      </SentForm>
    ),
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }));
    await expect(canvas.getByText('code=123')).toBeVisible();
  },
);
