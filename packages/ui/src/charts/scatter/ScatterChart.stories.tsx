import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import type { ChartDatum } from '../series/chartData.ts';
import { sampleValues } from '../samples.ts';
import { ScatterChart } from './ScatterChart.tsx';
import type { ScatterSeries } from './scatterPoints.ts';
import { chartKeys } from '../chartKeys.samples.ts';

/** Advisers with their months in the company, and what they sold. */
function advisers(id: string, count: number, seed: number): ScatterSeries {
  const [months, sales] = [sampleValues(count, seed, 60), sampleValues(count, seed + 9, 9000)];
  const points = months.map((x, index) => ({
    id: `${id}${index}`,
    name: `Asesor ${id} ${index + 1}`,
    x: x - 15,
    y: 12_000 + x * 700 + (sales[index] ?? 0),
  }));
  return { id, name: id, points };
}

const meta: Meta<typeof ScatterChart> = {
  component: ScatterChart,
  args: {
    title: 'Ventas por antigüedad',
    series: [advisers('PF', 30, 1)],
    unit: 'money',
    axis: { category: 'Antigüedad, meses', value: 'Ventas' },
  },
  parameters: {
    keyboard: chartKeys,
    docs: {
      description: {
        component:
          'Two figures of each of many things: whether one goes with the other, and which things are apart. Neither axis has to begin at 0. ' +
          'Arrows walk through the points by x, whatever their series. For figures over days take a LineChart.',
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** Thirty advisers. */
export const Default: Story = { args: { onSelect: fn<(datum: ChartDatum) => void>(), csv: true, png: true } };

/** Each business line in its colour. */
export const Series: Story = {
  args: { series: [advisers('PF', 30, 1), advisers('SG', 20, 2), advisers('BF', 12, 3)] },
};

/** Values on both sides of 0, and points that have only one of both. */
export const Unknown: Story = {
  args: {
    title: 'Crecimiento y cancelación',
    unit: 'percent',
    xUnit: 'percent',
    axis: { category: 'Crecimiento', value: 'Cancelación' },
    series: [
      {
        id: 'x',
        name: 'Sucursales',
        points: [
          { name: 'Centro', x: 12.5, y: -3 },
          { name: 'Norte', x: -8, y: 4.2 },
          { name: 'Sur', x: 3.1, y: 0.4 },
          { name: 'Valle', x: 5, y: null },
          { name: 'Costa', x: Number.NaN, y: 2 },
        ],
      },
    ],
  },
};

/** One point alone. */
export const OnePoint: Story = {
  args: { series: [{ id: 'x', name: 'Asesores', points: [{ name: 'Ana', x: 14, y: 32_500 }] }] },
};

/** On a phone. */
export const Phone: Story = {
  args: { series: [advisers('PF', 30, 1), advisers('SG', 20, 2)] },
  globals: { viewport: { value: 'phone' } },
};

/** No points. */
export const Empty: Story = { args: { series: [] } };

/** On its way. */
export const Loading: Story = { args: { series: [], loading: true } };
