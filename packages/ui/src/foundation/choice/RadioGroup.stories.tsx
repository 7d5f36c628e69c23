import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { arabic, german, long300, Stack } from '../samples.tsx';
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
    keyboard: {
      Tab: 'Moves to the chosen one.',
      'ArrowDown ArrowRight': 'Chooses the next one, around the end.',
      'ArrowUp ArrowLeft': 'Chooses the previous one, around the start.',
    },
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

/** None selected. */
export const Default: Story = {};

/** All states side by side. */
export const States: Story = {
  render: () => (
    <>
      <RadioGroup label="Forma de pago" options={payments} defaultValue="card" />
      <RadioGroup label="Con error" options={payments} error="Elige una forma de pago." orientation="row" />
      <RadioGroup label="Solo lectura" options={payments} defaultValue="cash" readOnly orientation="row" />
      <RadioGroup label="Apagada" options={payments} defaultValue="cash" disabled orientation="row" />
    </>
  ),
};

/** Short ones side by side where they fit. */
export const InARow: Story = {
  args: { orientation: 'row', options: payments.map(({ value, label }) => ({ value, label })), defaultValue: 'cash' },
};

/** What is wrong and what to do, tied to the group. */
export const WithError: Story = {
  args: { required: true, description: 'La mensualidad', error: 'Elige una forma de pago.' },
};

/** One is disabled. */
export const OneDisabled: Story = {
  args: {
    options: payments.map((option) => ({ ...option, disabled: option.value === 'card' })),
    defaultValue: 'cash',
  },
};

/** No options: a text says so. */
export const Empty: Story = {
  args: { options: [] },
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
