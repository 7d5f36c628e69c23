import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { arabic, german, long300, Stack } from '../samples.tsx';
import { SentForm } from '../field/SentForm.tsx';
import { RadioGroup } from './RadioGroup.tsx';

const payments = [
  { value: 'cash', label: 'Efectivo', description: 'Se entrega en la oficina' },
  { value: 'card', label: 'Tarjeta', description: 'Cargo mensual, sin comisión' },
  { value: 'transfer', label: 'Transferencia' },
];

const meta: Meta<typeof RadioGroup> = {
  title: 'Foundations/RadioGroup',
  component: RadioGroup,
  args: { label: 'Forma de pago', options: payments, onChange: fn<(value: string) => void>() },
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
          'Exactly one out of a few choices, with room for a word of help to each. For two to five choices of one word use ' +
          'SegmentedControl, for more than about seven a select, for any number of them CheckboxGroup.',
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing chosen yet. The group is one tab stop; arrow keys choose, round and round. */
export const Default: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
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
      await userEvent.keyboard('{ArrowLeft}');
      await expect(args.onChange).toHaveBeenLastCalledWith('transfer');
    });
    await step('touch', async () => {
      await userEvent.pointer([{ keys: '[TouchA]', target: canvas.getByText('Efectivo') }]);
      await expect(args.onChange).toHaveBeenLastCalledWith('cash');
    });
    await step('choosing the same again says nothing', async () => {
      await userEvent.click(canvas.getByText('Efectivo'));
      await expect(args.onChange).toHaveBeenCalledTimes(5);
    });
  },
};

/** One chosen from the start; the keyboard comes in at it. */
export const Chosen: Story = {
  args: { defaultValue: 'card' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const radio = canvas.getByRole('radio', { name: 'Tarjeta' });
    await expect(radio).toHaveFocus();
    await expect(radio).toHaveAccessibleDescription('Cargo mensual, sin comisión');
    await expect(getComputedStyle(radio).outlineWidth).toBe('2px');
  },
};

/** Short ones side by side, as long as they fit. */
export const InARow: Story = {
  args: { orientation: 'row', options: payments.map(({ value, label }) => ({ value, label })), defaultValue: 'cash' },
};

/** One has to be chosen. */
export const Required: Story = {
  args: { required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Forma de pago' })).toBeRequired();
  },
};

/** What is wrong and what to do, tied to the group. */
export const WithError: Story = {
  args: { required: true, description: 'La mensualidad', error: 'Elige una forma de pago.' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup');
    await expect(group).toBeInvalid();
    await expect(group).toHaveAccessibleDescription('La mensualidad Elige una forma de pago.');
  },
};

/** One of them cannot be chosen, and the arrow keys pass over it. */
export const OneDisabled: Story = {
  args: {
    options: payments.map((option) => ({ ...option, disabled: option.value === 'card' })),
    defaultValue: 'cash',
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Tarjeta'));
    await expect(args.onChange).not.toHaveBeenCalled();
    canvas.getByRole('radio', { name: 'Efectivo' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('transfer');
  },
};

/** None can be chosen now. */
export const Disabled: Story = { args: { disabled: true, defaultValue: 'cash' } };

/** To be read, not changed: arrow keys move the focus and choose nothing. */
export const ReadOnly: Story = {
  args: { readOnly: true, defaultValue: 'cash' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Tarjeta'));
    canvas.getByRole('radio', { name: 'Efectivo' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('radio', { name: 'Efectivo' })).toBeChecked();
  },
};

/** Nothing to choose from, in words. */
export const Empty: Story = {
  args: { options: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sin opciones')).toBeVisible();
  },
};

/** In a form the value is sent under the name of the group. */
export const InForm: Story = {
  render: () => (
    <SentForm>
      <RadioGroup label="Forma de pago" name="payment" options={payments} />
    </SentForm>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Transferencia'));
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('payment=transfer');
  },
};

/** The host holds the value: as long as it does not agree, nothing changes. */
export const HeldByHost: Story = {
  tags: ['!autodocs'],
  args: { value: null },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Tarjeta'));
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(args.onChange).toHaveBeenLastCalledWith('card');
    await expect(canvas.getByRole('radio', { name: 'Tarjeta' })).not.toBeChecked();
  },
};

/** Texts of any length wrap beside their circle. */
export const LongTexts: Story = {
  args: {
    label: long300,
    options: [
      { value: 'a', label: long300, description: long300 },
      { value: 'b', label: german },
      { value: 'c', label: arabic },
    ],
    defaultValue: 'b',
  },
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

const states: Story = {
  render: () => (
    <>
      <RadioGroup label="Forma de pago" options={payments} defaultValue="card" />
      <RadioGroup label="Con error" options={payments} error="Elige una forma de pago." orientation="row" />
      <RadioGroup label="Solo lectura" options={payments} defaultValue="cash" readOnly orientation="row" />
      <RadioGroup label="Apagada" options={payments} defaultValue="cash" disabled orientation="row" />
    </>
  ),
};

/** All states in the dark theme. */
export const Dark: Story = { ...states, tags: ['!autodocs'], globals: { theme: 'dark' } };

/** All states in the compact density. */
export const Compact: Story = { ...states, tags: ['!autodocs'], globals: { density: 'compact' } };

/** All states in forced colours: the chosen one stays apart. */
export const ForcedColors: Story = {
  ...states,
  tags: ['!autodocs', 'forced-colors'],
  play: async ({ canvas }) => {
    await expect(matchMedia('(forced-colors: active)').matches).toBe(true);
    const [cash, card] = canvas.getAllByRole('radio').map((radio) => getComputedStyle(radio).backgroundColor);
    await expect(card).not.toBe(cash);
  },
};
