import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import type { ChartDatum } from '../series/chartData.ts';
import { FunnelChart } from './FunnelChart.tsx';
import { chartKeys } from '../chartKeys.samples.ts';

const names = ['Prospectos', 'Contactados', 'Citas', 'Presentaciones', 'Ventas'];
const stepsOf = (...values: (number | null)[]) =>
  values.map((value, index) => ({ id: `s${index}`, name: names[index] ?? '', value }));

const meta: Meta<typeof FunnelChart> = {
  component: FunnelChart,
  args: { title: 'Del prospecto a la venta', steps: stepsOf(1240, 861, 402, 377, 96) },
  parameters: {
    keyboard: chartKeys,
    docs: {
      description: {
        component:
          'How many come from step to step of a process, and where they are lost: the pale part of a bar is what the step before had more. ' +
          'For parts of a whole take a DonutChart, and for categories without an order a BarChart.',
      },
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 640 }}>
        <Story />
      </div>
    ),
  ],
};

export default meta;
type Story = StoryObj<typeof meta>;

/** Five steps; each says its share of the step before and of the first one. */
export const Default: Story = { args: { onSelect: fn<(datum: ChartDatum) => void>(), csv: true, png: true } };

/** Amounts, with titles of the host for steps and figures. */
export const Pesos: Story = {
  args: {
    unit: 'money',
    steps: stepsOf(5_400_000, 3_120_400.5, 2_980_000, 1_204_000, 996_000),
    axis: { category: 'Etapa', value: 'Importe' },
    color: 4,
  },
};

/** Figures that cannot be: more than in the step before, below 0, unknown. All of it is said, nothing is put right. */
export const Doubtful: Story = { args: { steps: stepsOf(300, 340, null, -4, 120) } };

/** No prospects came. */
export const Zero: Story = { args: { steps: stepsOf(0, 0, 0, 0, 0) } };

/** On a phone the shares are without words. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** No figure is known. */
export const Empty: Story = { args: { steps: [] } };

/** On its way. */
export const Loading: Story = { args: { steps: [], loading: true } };
