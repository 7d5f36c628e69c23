import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import type { ChartDatum } from '../series/chartData.ts';
import { sampleValues } from '../samples.ts';
import { Histogram } from './Histogram.tsx';
import { chartKeys } from '../chartKeys.samples.ts';

/** Most of them in the middle, as sums of chances are. */
const amounts = [1, 2, 3, 4]
  .map((seed) => sampleValues(400, seed, 16_000))
  .reduce((sums, values) => sums.map((sum, index) => sum + (values[index] ?? 0)));

const meta: Meta<typeof Histogram> = {
  component: Histogram,
  args: {
    title: 'Importe de los contratos',
    values: amounts,
    unit: 'money',
    axis: { category: 'Importe', value: 'Contratos' },
  },
  parameters: {
    keyboard: chartKeys,
    docs: {
      description: {
        component:
          'How values are spread: how many of them lie in each interval. The intervals are all as wide, their ends are round, and their ' +
          'number follows from the values unless the host says one. For counts of things that have names take a BarChart.',
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** 400 contracts by their amount. */
export const Default: Story = { args: { onSelect: fn<(datum: ChartDatum) => void>() } };

/** Fewer intervals, as the host wants. */
export const Coarse: Story = { args: { bins: 5 } };

/** Whole days, for which half an interval would say nothing; some are not known. */
export const Days: Story = {
  args: {
    title: 'Días hasta la venta',
    unit: 'count',
    values: [...sampleValues(60, 4, 12), null, NaN, 29],
    axis: { category: 'Días', value: 'Prospectos' },
  },
};

/** One value throughout is one interval. */
export const OneValue: Story = { args: { values: [7, 7, 7], unit: 'count', axis: undefined } };

/** On a phone. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** No values. */
export const Empty: Story = { args: { values: [null] } };
