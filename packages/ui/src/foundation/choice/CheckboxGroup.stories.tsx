import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { arabic, german, long300, Stack } from '../samples.tsx';
import { CheckboxGroup } from './CheckboxGroup.tsx';

const offices = [
  { value: 'gdl', label: 'Guadalajara' },
  { value: 'mty', label: 'Monterrey' },
  { value: 'qro', label: 'Querétaro' },
];

const meta: Meta<typeof CheckboxGroup> = {
  title: 'Foundations/CheckboxGroup',
  component: CheckboxGroup,
  args: { label: 'Oficinas', options: offices, onChange: fn<(value: string[]) => void>() },
  decorators: [
    (Story) => (
      <Stack>
        <Story />
      </Stack>
    ),
  ],
  parameters: {
    keyboard: {
      Tab: 'Moves to the next box.',
      Space: 'Ticks or clears it.',
    },
    docs: {
      description: {
        component:
          'Any number out of a few choices that are all worth seeing: offices, days, kinds of contract. For exactly one use RadioGroup, for ' +
          'more than about ten a combobox of several values, for a single yes or no Checkbox.',
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
      <CheckboxGroup label="Oficinas" options={offices} defaultValue={['mty']} />
      <CheckboxGroup label="Con error" options={offices} required error="Elige al menos una oficina." />
      <CheckboxGroup label="Solo lectura" options={offices} defaultValue={['mty']} readOnly />
      <CheckboxGroup label="Apagado" options={offices} defaultValue={['mty']} disabled />
    </>
  ),
};

/** A checkbox above selects all or none; the dash says that some are selected. */
export const SelectAll: Story = {
  args: { selectAll: 'Todas las oficinas', defaultValue: ['mty'] },
};

/** A disabled one keeps its state when all are selected, and does not prevent "all". */
export const OneDisabled: Story = {
  args: {
    selectAll: 'Todas las oficinas',
    options: [...offices, { value: 'pue', label: 'Puebla', description: 'Cierra en marzo', disabled: true }],
  },
};

/** Short ones side by side where they fit. */
export const InARow: Story = { args: { orientation: 'row', defaultValue: ['gdl'] } };

/** Each with a description. */
export const WithDescriptions: Story = {
  args: {
    label: 'Avisos',
    description: 'Llegan por correo',
    options: [
      { value: 'visit', label: 'Citas', description: 'Un día antes y una hora antes' },
      { value: 'sale', label: 'Ventas', description: 'Cuando un contrato se acepta' },
    ],
  },
};

/** No options: a text says so. */
export const Empty: Story = {
  args: { options: [], selectAll: 'Todas las oficinas' },
};

/** Texts of any length wrap beside their box. */
export const LongTexts: Story = {
  args: {
    label: long300,
    selectAll: german,
    options: [
      { value: 'a', label: long300, description: long300 },
      { value: 'b', label: german },
      { value: 'c', label: arabic },
    ],
    orientation: 'row',
  },
};
