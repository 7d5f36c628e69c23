import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import type { ChartDatum, ChartSeries } from '../series/chartData.ts';
import { sampleBefore, sampleDays, sampleLines, sampleMeans, sampleValues } from '../samples.ts';
import { BarChart } from './BarChart.tsx';
import { chartKeys } from '../chartKeys.samples.ts';

const meta: Meta<typeof BarChart> = {
  component: BarChart,
  args: { title: 'Ventas por día', categories: sampleDays(30), series: sampleLines(30), unit: 'money' },
  parameters: {
    keyboard: chartKeys,
    docs: {
      description: {
        component:
          'Figures beside one another. Stacked for parts of a whole, grouped to compare the parts, horizontal for categories with long ' +
          'names; on a phone, upright bars whose names would find no room lie down by themselves. The sum stands at the end of each bar ' +
          'where all of them find room. All bars of a series are one element, so that a year of days costs no more than a week.',
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

const difference: readonly ChartSeries[] = [
  { id: 'x', name: 'Diferencia', values: [1200, -3400, 5600, -800, null, 2500, -1500, 4200] },
];
const means: readonly ChartSeries[] = [{ id: 'x', name: 'Prospectos', values: sampleValues(8, 4, 40) }];

/** The pieces of each day on top of one another, each series in the colour that it has everywhere. */
export const Default: Story = {};

/** Side by side, with the previous period as a dashed level over each bar. */
export const Grouped: Story = {
  args: {
    layout: 'grouped',
    categories: sampleDays(7),
    series: sampleLines(7),
    previous: sampleBefore(7),
  },
};

/** Horizontal bars for long names, with figures at their ends. */
export const Horizontal: Story = {
  args: {
    title: 'Prospectos por medio',
    direction: 'horizontal',
    unit: 'count',
    categories: sampleMeans,
    series: means,
    axis: { category: 'Medio', value: 'Prospectos' },
    onSelect: fn<(datum: ChartDatum) => void>(),
  },
};

/** Negative values grow downwards from the zero line. */
export const Negative: Story = {
  args: { title: 'Diferencia', categories: sampleMeans, series: difference },
};

/** Loading. */
export const Loading: Story = { args: { categories: [], series: [], loading: true } };

/** No data in these days. */
export const Empty: Story = {
  args: { categories: [], series: [] },
};

/** On a phone bars whose names do not fit become horizontal. */
export const Phone: Story = {
  args: {
    title: 'Prospectos por medio de prospección',
    unit: 'count',
    categories: sampleMeans,
    series: means,
    summary: 'Expo y base de datos traen a la mitad de los prospectos.',
  },
  globals: { viewport: { value: 'phone' } },
};

/** More series than colours: the smallest become 'Otros'. */
export const ManySeries: Story = {
  args: {
    series: Array.from({ length: 12 }, (_, index) => ({
      id: `g${index}`,
      name: `Gerencia de canal número ${index + 1}`,
      values: sampleValues(30, index + 1, 9000),
    })),
  },
};
