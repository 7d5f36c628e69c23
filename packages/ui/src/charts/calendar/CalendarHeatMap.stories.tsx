import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { sampleRange } from '../samples.ts';
import { CalendarHeatMap } from './CalendarHeatMap.tsx';
import { year, days } from './CalendarHeatMap.samples.tsx';
import { chartKeys } from '../chartKeys.samples.ts';

const meta: Meta<typeof CalendarHeatMap> = {
  component: CalendarHeatMap,
  args: { title: 'Prospectos creados por día', range: year, days, csv: true, png: true, print: true, onSelect: fn() },
  parameters: {
    keyboard: chartKeys,
    docs: {
      description: {
        component:
          'A value for each day, as a calendar of weeks whose days are shaded: which days are strong, which weekdays, which months. Up to 400 ' +
          'days; where its place is narrow it scrolls inside itself, and shows the newest days first. The days are drawn as one path for each shade.',
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** A year: a path for each shade, whatever the number of days; arrows walk by day and by week. */
export const Default: Story = {};

/** Cells are as large as the place allows. */
export const Month: Story = {
  args: { range: sampleRange(30), days: days.slice(-30) },
};

/** Amounts: the scale says up to where each shade goes. */
export const Pesos: Story = {
  args: {
    title: 'Ventas por día',
    unit: 'money',
    days: days.map(({ date, value }) => ({ date, value: value * 1234.5 })),
  },
};

/** Negative values, NaN, duplicate days and days outside of the range. */
export const BadInput: Story = {
  args: {
    range: { start: '2026-11-09', end: '2026-11-15' },
    days: [
      { date: '2026-11-09', value: 3 },
      { date: '2026-11-09', value: 4 },
      { date: '2026-11-10', value: -2 },
      { date: '2026-11-11', value: Number.NaN },
      { date: '2026-11-12', value: Number.MAX_VALUE },
      { date: '2027-01-01', value: 99 },
    ],
  },
};

/** No data. */
export const Empty: Story = {
  args: { days: [] },
};

/** Loading. */
export const Loading: Story = { args: { loading: true, days: [] } };

/** Texts of any length. */
export const LongText: Story = {
  args: {
    title:
      'Prospectos creados por día en todas las gerencias de la subdirección de occidente, sin contar los repetidos',
    summary: 'Los martes y los miércoles se crean más prospectos; en diciembre, la mitad.',
  },
};
