import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import type { ChartDatum } from '../series/chartData.ts';
import { sampleBefore, sampleDays, sampleLines, sampleValues } from '../samples.ts';
import { AreaChart } from './AreaChart.tsx';
import { chartKeys } from '../chartKeys.samples.ts';

const meta: Meta<typeof AreaChart> = {
  component: AreaChart,
  args: { title: 'Ventas acumuladas por línea', categories: sampleDays(30), series: sampleLines(30), unit: 'money' },
  parameters: {
    keyboard: chartKeys,
    docs: {
      description: {
        component:
          'How a whole and its parts run over days: the upper edge is the sum. Only the lowest part stands on a straight line, so ' +
          'to compare parts take a LineChart, and for few days or values below 0 a BarChart. Keys, table and tools are those of every chart.',
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** Three business lines in a month, each in the colour that it has everywhere. */
export const Default: Story = { args: { onSelect: fn<(datum: ChartDatum) => void>() } };

/** The previous period is one dashed line, of its sums. */
export const Previous: Story = { args: { previous: sampleBefore(30) } };

/** Days without a figure are left open; a day between two of them is a stroke of its height. */
export const Gaps: Story = {
  args: {
    unit: 'count',
    title: 'Prospectos creados',
    categories: sampleDays(9),
    series: [{ id: 'x', name: 'Prospectos', values: [4, 7, null, 5, NaN, 3, 9, 8, 6] }],
  },
};

/** Eight series and more: the smallest are one. */
export const ManySeries: Story = {
  args: {
    series: Array.from({ length: 12 }, (_, index) => ({
      id: `s${index}`,
      name: `Sucursal ${index + 1}`,
      values: sampleValues(30, index + 1, 9000 + index * 1000),
    })),
  },
};

/** On a phone. */
export const Phone: Story = {
  args: { categories: sampleDays(14), series: sampleLines(14) },
  globals: { viewport: { value: 'phone' } },
};

/** No figures yet. */
export const Empty: Story = { args: { series: [] } };
