import type { Meta, StoryObj } from '@storybook/react-vite';
import { AreaChart } from '../area/AreaChart.tsx';
import { BarChart } from '../bar/BarChart.tsx';
import { ComboChart } from '../combo/ComboChart.tsx';
import { Histogram } from '../histogram/Histogram.tsx';
import { LineChart } from '../line/LineChart.tsx';
import { ScatterChart } from '../scatter/ScatterChart.tsx';
import { sampleDays, sampleLines, sampleMeans, sampleValues } from '../samples.ts';

const meta: Meta<typeof LineChart> = {
  title: 'charts/Thresholds',
  component: LineChart,
  args: {
    title: 'Ventas por día',
    categories: sampleDays(14),
    series: sampleLines(14),
    unit: 'money',
    thresholds: [
      { value: 60_000, label: 'Meta', tone: 'positive' },
      { value: 15_000, label: 'Mínimo', tone: 'danger' },
    ],
  },
  parameters: {
    docs: {
      description: {
        component:
          'Values to compare with: goals and limits, each a dashed line with its label. The axis reaches to them, and they are said with ' +
          'the keys of the drawing and the caption of its table.',
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** Over the highest value, and among the lines, whose names stand beside the labels. */
export const Lines: Story = {};

/** Over stacks of bars. */
export const Bars: Story = { render: (args) => <BarChart {...args} /> };

/** Bars that lie have the labels above them, each in a line of its own. */
export const Lying: Story = {
  render: () => (
    <BarChart
      title="Prospectos por medio"
      direction="horizontal"
      categories={sampleMeans}
      series={[{ id: 'x', name: 'Prospectos', values: sampleValues(8, 4, 40) }]}
      axis={{ category: 'Medio', value: 'Prospectos' }}
      thresholds={[
        { value: 30, label: 'Meta de prospectos', tone: 'positive' },
        { value: 33, label: 'Récord', tone: 'info' },
      ]}
    />
  ),
};

/** Over areas. */
export const Areas: Story = { render: (args) => <AreaChart {...args} /> };

/** Beside the axis of another unit; they are of the bars. */
export const Combined: Story = {
  render: (args) => (
    <ComboChart
      {...args}
      axis={{ category: 'Día', value: 'Importe neto', line: 'Conversión' }}
      line={{ id: 'conversion', name: 'Conversión', values: sampleValues(14, 9, 42) }}
    />
  ),
};

/** Over points. */
export const Points: Story = {
  render: () => (
    <ScatterChart
      title="Ventas por antigüedad"
      series={[
        {
          id: 'PF',
          name: 'PF',
          points: sampleValues(20, 3, 60).map((x, at) => ({ name: `Asesor ${at + 1}`, x, y: x * 700 + at * 300 })),
        },
      ]}
      unit="money"
      axis={{ category: 'Antigüedad', value: 'Ventas' }}
      thresholds={[{ value: 60_000, label: 'Meta del mes', tone: 'positive' }]}
    />
  ),
};

/** Of the values that are counted: the intervals reach to them. */
export const Spread: Story = {
  render: () => (
    <Histogram
      title="Días hasta la venta"
      values={sampleValues(60, 4, 12)}
      axis={{ category: 'Días', value: 'Prospectos' }}
      thresholds={[{ value: 15, label: 'Plazo', tone: 'danger' }]}
    />
  ),
};

/** On a phone long labels are shortened. */
export const Phone: Story = {
  args: { thresholds: [{ value: 60_000, label: 'Meta mensual de la gerencia de canal' }] },
  globals: { viewport: { value: 'phone' } },
};
