import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import type { ChartDatum } from '../series/chartData.ts';
import { GaugeChart } from './GaugeChart.tsx';
import { chartKeys } from '../chartKeys.samples.ts';

const meta: Meta<typeof GaugeChart> = {
  component: GaugeChart,
  args: { title: 'Ventas del mes', value: 1_284_350.5, goal: 1_800_000, unit: 'money' },
  parameters: {
    keyboard: chartKeys,
    docs: {
      description: {
        component:
          'One figure against its goal, with both and the share as text. For how a figure came there take a LineChart, and for many ' +
          'figures with goals a table. The tooltip, the table and the tools are those of every chart.',
      },
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 420 }}>
        <Story />
      </div>
    ),
  ],
};

export default meta;
type Story = StoryObj<typeof meta>;

/** On the way: the arc ends at the goal. */
export const Default: Story = { args: { onSelect: fn<(datum: ChartDatum) => void>(), csv: true } };

/** Over the goal the arc is full, and a mark in it says where the goal was. */
export const Exceeded: Story = { args: { value: 2_410_000, color: 'positive' } };

/** Without a goal there is the figure alone. */
export const NoGoal: Story = { args: { goal: null } };

/** Nothing yet. */
export const Zero: Story = { args: { title: 'Contratos del mes', unit: 'count', value: 0, goal: 42 } };

/** Below 0 the arc is empty, and the share says how far. */
export const Negative: Story = { args: { value: -240_000 } };

/** The figure is not known; its goal is. */
export const Unknown: Story = { args: { value: null } };

/** On a phone. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** Neither is known. */
export const Empty: Story = { args: { value: null, goal: null } };
