import type { Meta, StoryObj } from '@storybook/react-vite';
import { BarChart } from '../bar/BarChart.tsx';
import { ChartFrame } from './ChartFrame.tsx';
import { states } from './ChartFrame.samples.tsx';

const meta: Meta<typeof ChartFrame> = {
  title: 'charts/ChartFrame',
  tags: ['internal'],
  component: ChartFrame,
  args: {
    title: 'Ventas por día',
    isEmpty: false,
    table: () => ({ columns: [{ title: 'Día' }, { title: 'Ventas', unit: 'count' }], rows: [['Lunes', 4]] }),
    children: ({ width, height }) => <svg width={width} height={height} data-plot aria-hidden />,
  },
  parameters: {
    docs: {
      description: {
        component:
          'What every chart has around its drawing: heading, legend, the table in the same place, copy, file and picture by right, ' +
          'and one height for all of its states.',
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** Loading, full, refreshing, empty and failed have one height, so that nothing on the page moves. */
export const States: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      {states.map((state) => (
        <BarChart key={state.title} {...state} csv png print />
      ))}
    </div>
  ),
};

/** While refreshing the old figures stay readable. */
export const Refreshing: Story = {
  args: { refreshing: true },
};
