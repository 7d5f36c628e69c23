import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { AreaChart } from '../area/AreaChart.tsx';
import { BarChart } from '../bar/BarChart.tsx';
import { LineChart, type LineChartProps } from '../line/LineChart.tsx';
import { sampleBefore, sampleDays, sampleLines, sampleValues } from '../samples.ts';
import { useSeriesSwitch, type SeriesSwitchOptions } from './useSeriesSwitch.tsx';

export type SwitchedProps = SeriesSwitchOptions & { chart: LineChartProps; kind?: 'line' | 'area' | 'bar' };

const kinds = { line: LineChart, area: AreaChart, bar: BarChart };

function Switched({ chart, kind = 'line', ...options }: SwitchedProps) {
  const Chart = kinds[kind];
  return <Chart {...chart} {...useSeriesSwitch(options)} />;
}

const lines: LineChartProps = {
  title: 'Ventas por día',
  categories: sampleDays(14),
  series: sampleLines(14),
  unit: 'money',
};

const meta: Meta<typeof Switched> = {
  title: 'charts/Legend',
  component: Switched,
  args: { chart: lines, onHiddenSeriesChange: fn<(hidden: readonly string[]) => void>() },
  parameters: {
    keyboard: {
      Tab: 'Moves to the next entry of the legend, then to the plot.',
      'Enter Space': 'Switches the series of the entry off, and on again.',
    },
    docs: {
      description: {
        component:
          '`useSeriesSwitch` makes buttons of the entries of a legend, which switch their series off and on; the axis follows. The last ' +
          'series stays, and the table and its file keep all. Only who imports it pays for it.',
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** Three lines, all of them shown. */
export const Default: Story = {};

/** The largest is switched off: the axis reaches to the others. */
export const Hidden: Story = { args: { defaultHiddenSeries: ['PF'] } };

/** The previous period goes with its series, and has no button. */
export const Previous: Story = {
  args: { chart: { ...lines, previous: sampleBefore(14) }, defaultHiddenSeries: ['SG'] },
};

/** Parts of a stack. */
export const Bars: Story = { args: { kind: 'bar', defaultHiddenSeries: ['SG'] } };

/** Areas on top of one another. */
export const Areas: Story = { args: { kind: 'area', defaultHiddenSeries: ['BF'] } };

/** Eight of them with long names, on a phone. */
export const Phone: Story = {
  args: {
    chart: {
      ...lines,
      height: 320,
      series: Array.from({ length: 8 }, (_, index) => ({
        id: `g${index}`,
        name: `Gerencia de ventas de la zona ${index + 1}`,
        values: sampleValues(14, index + 1, 4000 * (9 - index)),
      })),
    },
    defaultHiddenSeries: ['g1', 'g4'],
  },
  globals: { viewport: { value: 'phone' } },
};
