import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { DonutChart } from './DonutChart.tsx';
import { lines } from './DonutChart.samples.tsx';
import { chartKeys } from '../chartKeys.samples.ts';

const meta: Meta<typeof DonutChart> = {
  component: DonutChart,
  args: { title: 'Ventas por línea', unit: 'money', slices: lines, csv: true, png: true, print: true, onSelect: fn() },
  parameters: {
    keyboard: chartKeys,
    docs: {
      description: {
        component:
          'Parts of a whole, with their sum in the middle and a label for each. Use it for few parts that add up; for parts that are to be ' +
          'compared exactly, or may be below zero, take a `BarChart`. More than eight parts become seven and the others.',
      },
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 560 }}>
        <Story />
      </div>
    ),
  ],
};

export default meta;
type Story = StoryObj<typeof meta>;

/** Each part with its name, its value and its percentage; keys, pointer and table agree. */
export const Default: Story = {};

/** A known id keeps its colour in any chart. */
export const KnownColors: Story = {
  args: {
    unit: 'count',
    title: 'Actividades',
    slices: [
      { id: 'unattended', name: 'Sin atender', value: 7 },
      { id: 'onTime', name: 'A tiempo', value: 42 },
      { id: 'x', name: 'Canceladas', value: 3 },
    ],
  },
};

/** More than eight: the seven largest, and the others, which cannot be opened. */
export const Many: Story = {
  args: {
    title: 'Medios de prospección',
    unit: 'count',
    slices: Array.from({ length: 14 }, (_, place) => ({
      id: `m${place}`,
      name: `Medio ${place + 1}`,
      value: (place * 7) % 15,
    })),
  },
};

/** Zero, negative values and NaN have a label, but no arc; the sum includes them. */
export const Honest: Story = {
  args: {
    slices: [
      { id: 'a', name: 'Ventas', value: 900 },
      { id: 'b', name: 'Sin ventas', value: 0 },
      { id: 'c', name: 'Devoluciones', value: -200 },
      { id: 'd', name: 'Sin dato', value: Number.NaN },
      { id: 'a', name: 'Ventas otra vez', value: 100 },
    ],
  },
};

/** Long names are truncated; the tooltip and the table are complete. */
export const LongText: Story = {
  args: {
    title: 'Ventas netas por línea de negocio, descontando cancelaciones y devoluciones del periodo elegido',
    slices: lines.map((line) => ({ ...line, name: `${line.name} con cobertura ampliada para toda la familia` })),
  },
};

/** No data. */
export const Empty: Story = {
  args: { slices: [] },
};

/** Loading. */
export const Loading: Story = { args: { loading: true, slices: [] } };

/** On a phone names stay; figures are below them. */
export const Phone360: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 328 }}>
        <Story />
      </div>
    ),
  ],
};
