import type { Meta, StoryObj } from '@storybook/react-vite';
import { BarChart } from '../bar/BarChart.tsx';
import { LineChart } from '../line/LineChart.tsx';
import { ScatterChart } from '../scatter/ScatterChart.tsx';
import { sampleDays, sampleValues } from '../samples.ts';

const meta: Meta<typeof LineChart> = {
  title: 'Charts/Value axis',
  component: LineChart,
  args: {
    title: 'Puntualidad de las citas',
    categories: sampleDays(14),
    series: [{ id: 'x', name: 'Puntualidad', values: sampleValues(14, 9, 10).map((value) => 89.5 + value) }],
    unit: 'percent',
  },
  parameters: {
    docs: {
      description: {
        component:
          'From where to where the values of an axis reach, and in which steps. Without `valueDomain` it begins at 0, so that lengths compare. ' +
          'Values beyond what the host gives widen it: none is hidden.',
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** Small differences far from 0, from a lowest value that the host gives. */
export const Ends: Story = { args: { valueDomain: { min: 90, max: 100 } } };

/** Bars to the highest that there can be; they begin at 0 whatever the host says. */
export const Bars: Story = {
  render: (args) => <BarChart {...args} valueDomain={{ min: 50, max: 120 }} />,
};

/** Equal steps for equal ratios, for figures of very different sizes. */
export const Logarithmic: Story = {
  args: {
    title: 'Ventas por tamaño de sucursal',
    unit: 'money',
    valueScale: 'log',
    categories: sampleDays(5),
    series: [
      { id: 'PF', name: 'Centro', values: [40_000, 120_000, 95_000, 410_000, 1_000_000] },
      { id: 'SG', name: 'Costa', values: [10, 100, 1000, 900, 4000] },
    ],
    thresholds: [{ value: 10_000, label: 'Meta', tone: 'positive' }],
  },
};

/** What has no place there is a gap, and it says how many. */
export const LogarithmicGaps: Story = {
  args: {
    title: 'Prospectos por día',
    unit: 'count',
    valueScale: 'log',
    categories: sampleDays(6),
    series: [{ id: 'x', name: 'Prospectos', values: [3, 40, 0, 700, -2, 90] }],
  },
};

/** Points over a logarithmic axis. */
export const Points: Story = {
  render: () => (
    <ScatterChart
      title="Importe por asesores"
      unit="money"
      valueScale="log"
      valueDomain={{ min: 1 }}
      axis={{ category: 'Asesores', value: 'Importe' }}
      series={[
        {
          id: 'x',
          name: 'Sucursales',
          points: [100, 1000, 10_000, 0].map((y, x) => ({ name: `Sucursal ${x + 1}`, x: x + 1, y })),
        },
      ]}
    />
  ),
};
