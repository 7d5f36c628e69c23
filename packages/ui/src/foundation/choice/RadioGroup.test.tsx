import { expect } from 'storybook/test';
import { SentForm } from '../field/SentForm.samples.tsx';
import { RadioGroup } from './RadioGroup.tsx';
import { behaviour } from '../../testing/behaviour.ts';
import meta, { Default, WithError, OneDisabled, Empty } from './RadioGroup.stories.tsx';

const test = behaviour(meta);

test(
  'The group is one tab stop; arrow keys select and wrap around',
  Default,
  async ({ args, canvas, step, userEvent }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Forma de pago' })).toBeVisible();
    await step('mouse, on a label', async () => {
      await userEvent.click(canvas.getByText('Tarjeta'));
      await expect(args.onChange).toHaveBeenLastCalledWith('card');
      await expect(canvas.getByRole('radio', { name: 'Tarjeta' })).toBeChecked();
    });
    await step('arrow keys', async () => {
      canvas.getByRole('radio', { name: 'Tarjeta' }).focus();
      await userEvent.keyboard('{ArrowDown}');
      await expect(args.onChange).toHaveBeenLastCalledWith('transfer');
      await userEvent.keyboard('{ArrowDown}');
      await expect(args.onChange).toHaveBeenLastCalledWith('cash');
      await expect(canvas.getByRole('radio', { name: 'Efectivo' })).toHaveFocus();
      await userEvent.keyboard('{ArrowUp}');
      await expect(args.onChange).toHaveBeenLastCalledWith('transfer');
      await userEvent.keyboard('{ArrowLeft}');
      await expect(args.onChange).toHaveBeenLastCalledWith('card');
    });
    await step('touch', async () => {
      await userEvent.pointer([{ keys: '[TouchA]', target: canvas.getByText('Efectivo') }]);
      await expect(args.onChange).toHaveBeenLastCalledWith('cash');
    });
    await step('choosing the same again says nothing', async () => {
      await userEvent.click(canvas.getByText('Efectivo'));
      await expect(args.onChange).toHaveBeenCalledTimes(6);
    });
  },
);

test('The keyboard enters at the selected one', { args: { defaultValue: 'card' } }, async ({ canvas, userEvent }) => {
  await userEvent.tab();
  const radio = canvas.getByRole('radio', { name: 'Tarjeta' });
  await expect(radio).toHaveFocus();
  await expect(radio).toBeChecked();
  await expect(radio).toHaveAccessibleDescription('Cargo mensual, sin comisión');
  await expect(getComputedStyle(radio).outlineWidth).toBe('2px');
});

test('Required and error are tied to the group', WithError, async ({ canvas }) => {
  const group = canvas.getByRole('radiogroup', { name: 'Forma de pago' });
  await expect(group).toBeRequired();
  await expect(group).toBeInvalid();
  await expect(group).toHaveAccessibleDescription('La mensualidad Elige una forma de pago.');
});

test('Arrow keys skip a disabled one', OneDisabled, async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByText('Tarjeta'));
  await expect(args.onChange).not.toHaveBeenCalled();
  canvas.getByRole('radio', { name: 'Efectivo' }).focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect(args.onChange).toHaveBeenLastCalledWith('transfer');
});

test(
  'Read-only, arrow keys move the focus and select nothing',
  { args: { readOnly: true, defaultValue: 'cash' } },
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Tarjeta'));
    canvas.getByRole('radio', { name: 'Efectivo' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('radio', { name: 'Efectivo' })).toBeChecked();
  },
);

test('Without options a text says so', Empty, async ({ canvas }) => {
  await expect(canvas.getByText('Sin opciones')).toBeVisible();
});

test(
  "A form submits the value under the group's name",
  {
    args: { name: 'payment' },
    render: (args) => (
      <SentForm>
        <RadioGroup {...args} />
      </SentForm>
    ),
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Transferencia'));
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('payment=transfer');
  },
);

test(
  'Controlled: nothing changes until the host changes the value',
  { args: { value: null } },
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Tarjeta'));
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(args.onChange).toHaveBeenLastCalledWith('card');
    await expect(canvas.getByRole('radio', { name: 'Tarjeta' })).not.toBeChecked();
  },
);

test(
  'A form that focuses the group reaches the chosen one',
  { args: { defaultValue: 'transfer' } },
  async ({ canvas }) => {
    canvas.getByRole('radiogroup').focus();
    await expect(canvas.getByRole('radio', { name: /^Transferencia/ })).toHaveFocus();
  },
);
