import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { arabic, german, long300, Stack } from '../samples.tsx';
import { NumberField } from './NumberField.tsx';
import type { NumberFormat } from './numberText.ts';
import { pesos } from './NumberField.samples.tsx';
const percent: NumberFormat = { style: 'percent', maximumFractionDigits: 2 };

const meta: Meta<typeof NumberField> = {
  title: 'Foundations/NumberField',
  component: NumberField,
  args: { label: 'Contratos', min: 0, onChange: fn<(value: number | null) => void>() },
  decorators: [
    (Story) => (
      <Stack>
        <Story />
      </Stack>
    ),
  ],
  parameters: {
    keyboard: {
      'ArrowUp ArrowDown': 'A step up or down.',
      'PageUp PageDown': 'Ten steps up or down.',
      'Shift+ArrowUp Shift+ArrowDown': 'The same.',
      'Home End': 'To the smallest or the largest number, where there is one.',
    },
    docs: {
      description: {
        component:
          'A number for calculations: an amount, a percentage, a quantity. The input is never cut, clamped or ' +
          'rounded: an invalid one stays and shows its error after editing. The scroll wheel changes nothing. For ' +
          'digits that are not calculated with (telephone, postal code, contract) use a TextField with ' +
          '`inputMode="numeric"`.',
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

/** A quantity, typed or stepped. */
export const Default: Story = {
  args: { max: 1000 },
};

/** All states side by side. */
export const States: Story = {
  render: () => (
    <>
      <NumberField label="Contratos" defaultValue={12} min={0} max={12} required />
      <NumberField label="Enganche" format={pesos} defaultValue={1234.5} steppers={false} placeholder="$0.00" />
      <NumberField label="Comisión" format={percent} defaultValue={0.125} max={0.1} min={0} />
      <NumberField label="Meta" prefix="≈" suffix="citas" defaultValue={12} description="Por semana" />
      <NumberField label="Saldo" format={pesos} readOnly defaultValue={1234.5} suffix="MXN" />
      <NumberField label="Plazo" disabled defaultValue={36} suffix="meses" />
    </>
  ),
};

/** An amount without steppers: however it was typed, it is formatted on blur. */
export const Pesos: Story = {
  args: { label: 'Enganche', format: pesos, steppers: false, defaultValue: 1234.5 },
};

/** A percentage: the person types 12.5, the host gets 0.125. A step is one percent. */
export const Percentage: Story = {
  args: { label: 'Comisión', format: percent, max: 1, defaultValue: 0.07 },
};

/** Units that the format does not add are shown beside the digits and read as the description. */
export const WithSuffix: Story = {
  args: { label: 'Meta', suffix: 'citas', description: 'Por semana', defaultValue: 12 },
};

/** An error. The form's own error takes precedence over the field's. */
export const WithError: Story = {
  args: {
    label: 'Enganche',
    format: pesos,
    defaultValue: 250,
    required: true,
    error: 'El enganche del plan familiar es de $500.00.',
  },
};

/** Texts of any length, units and numbers included. */
export const LongTexts: Story = {
  render: () => (
    <>
      <NumberField label={long300} description={long300} error={long300} defaultValue={123_456_789.12} format={pesos} />
      <NumberField label={german} prefix={german} suffix={german} defaultValue={9_007_199_254_740_991} />
      <NumberField label={arabic} suffix={arabic} defaultValue={1} />
    </>
  ),
};
