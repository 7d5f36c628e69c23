import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import type { ChartDatum, ChartSeries } from '../series/chartData.ts';
import { sampleBefore, sampleDays, sampleLines, sampleValues } from '../samples.ts';
import { LineChart } from './LineChart.tsx';
import { chartKeys } from '../chartKeys.samples.ts';

const meta: Meta<typeof LineChart> = {
  component: LineChart,
  args: { title: 'Ventas por día', categories: sampleDays(30), series: sampleLines(30), unit: 'money' },
  parameters: {
    keyboard: chartKeys,
    docs: {
      description: {
        component:
          'How figures run over days. Up to four lines bear their names at their ends where there is room, otherwise there is a legend. ' +
          'The drawing is one stop of the tab key: arrows move between days and lines, Enter leads to the rows where there is `onSelect`. ' +
          'What it shows stands in a table as well. For few days, or for parts of a whole, take bars.',
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** Three business lines in a month, in the colours that they have everywhere. They are named at their ends. */
export const Default: Story = {};

/** The previous period is dashed, with a legend entry. */
export const Previous: Story = {
  args: { series: sampleLines(30).slice(0, 1), previous: sampleBefore(30) },
};

/** The same figures as a table, in the same place; its figures open their rows too. */
export const AsTable: Story = {
  args: { onSelect: fn<(datum: ChartDatum) => void>() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ver como tabla' }));
    await canvas.findByRole('table');
  },
};

/** Days without a figure are left open; a day between two of them is a point. */
export const Gaps: Story = {
  args: {
    unit: 'count',
    title: 'Prospectos creados',
    series: [
      {
        id: 'x',
        name: 'Prospectos',
        values: sampleValues(30, 1, 40).map((value, index) =>
          index % 7 === 0 || index % 7 === 2 ? Number.NaN : value,
        ),
      },
    ],
  },
};

/** Values above and below 0, with the line of 0 between them. */
export const Negative: Story = {
  args: {
    title: 'Diferencia contra la meta',
    series: [{ id: 'x', name: 'Diferencia', values: sampleValues(30, 9, 8000).map((value) => 5200 - value) }],
  },
};

const managements: readonly ChartSeries[] = Array.from({ length: 11 }, (_, index) => ({
  id: `g${index}`,
  name: `Gerencia ${index + 1}`,
  values: sampleValues(30, index + 1, 4000 * (11 - index)),
}));

/** Eleven managements: the smallest become one line, 'Otros'; the table has all of them. */
export const ManySeries: Story = {
  args: { series: managements },
};

/** Loading. */
export const Loading: Story = { args: { categories: [], series: [], loading: true } };

/** On a phone a legend replaces direct labels. */
export const Phone: Story = {
  args: { axis: { category: 'Día', value: 'Importe neto' } },
  globals: { viewport: { value: 'phone' } },
};
