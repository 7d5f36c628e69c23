import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { AreaChart } from '../area/AreaChart.tsx';
import { BarChart } from '../bar/BarChart.tsx';
import { ComboChart } from '../combo/ComboChart.tsx';
import { LineChart } from '../line/LineChart.tsx';
import { sampleBefore, sampleDays, sampleLines, sampleValues } from '../samples.ts';
import { walk } from '../storyChart.ts';
import type { RenderTooltip } from './chartTypes.ts';

/** The whole and the share of each part, which no tooltip of the catalogue tells. */
const shares: RenderTooltip = ({ category, series, rows }) => {
  const now = rows.filter(({ isPrevious }) => isPrevious !== true);
  const sum = now.reduce((total, { figure }) => total + (figure ?? 0), 0);
  return (
    <>
      <strong>{category.short ?? category.label}</strong>
      {now.map(({ id, name, value, figure }) => (
        <div key={id} style={{ fontWeight: id === series ? 700 : 400 }}>
          {name}: {value} ({Math.round(((figure ?? 0) / sum) * 100)} %)
        </div>
      ))}
    </>
  );
};

const meta: Meta<typeof LineChart> = {
  title: 'charts/Tooltip',
  component: LineChart,
  args: {
    title: 'Ventas por día',
    categories: sampleDays(14),
    series: sampleLines(14),
    unit: 'money',
    renderTooltip: shares,
  },
  // Each story shows the tooltip of its first category.
  play: async ({ canvasElement }) => {
    await walk(await within(canvasElement).findByRole('application', { name: 'Ventas por día' }), '{Home}');
  },
  parameters: {
    docs: {
      description: {
        component:
          '`renderTooltip` draws the content of a tooltip from its category and the values of its series, as numbers and as the chart ' +
          'writes them. What is said of a point stays the same, so nothing in it has to be read aloud, and nothing can be pressed.',
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** Over lines. */
export const Lines: Story = {};

/** The values of the previous period come too. */
export const Previous: Story = {
  args: { previous: sampleBefore(14), previousCategories: sampleDays(28).slice(0, 14) },
};

/** Over stacks of bars. */
export const Bars: Story = { render: (args) => <BarChart {...args} /> };

/** Over areas. */
export const Areas: Story = { render: (args) => <AreaChart {...args} /> };

/** Over bars and a line of another unit. */
export const Combined: Story = {
  render: ({ title, categories, renderTooltip }) => (
    <ComboChart
      title={title}
      categories={categories}
      unit="money"
      renderTooltip={renderTooltip}
      series={sampleLines(14).slice(0, 1)}
      line={{ id: 'rate', name: 'Conversión', values: sampleValues(14, 4, 40) }}
    />
  ),
};
