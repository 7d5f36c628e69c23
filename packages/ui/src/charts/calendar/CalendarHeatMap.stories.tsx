import type { Meta, StoryObj } from '@storybook/react-vite';
import { type CalendarDate, eachDay } from '@sereno/domain/calendar';
import { expect, fn, waitFor } from 'storybook/test';
import { sampleRange, sampleValues } from '../samples.ts';
import { CalendarHeatMap } from './CalendarHeatMap.tsx';

const year = sampleRange(365);
const dailyValues = sampleValues(365, 4, 21);
const daysOf = (dates: readonly CalendarDate[]) =>
  dates.map((date, place) => ({ date, value: place % 7 > 4 ? 0 : (dailyValues[place % 365] ?? 0) - 5 }));
const days = daysOf(eachDay(year)).map(({ date, value }) => ({ date, value: Math.max(0, value) }));

const meta = {
  component: CalendarHeatMap,
  args: { title: 'Prospectos creados por día', range: year, days, csv: true, png: true, print: true, onSelect: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'A value for each day, as a calendar of weeks whose days are shaded: which days are strong, which weekdays, which months. Up to 400 ' +
          'days; where its place is narrow it scrolls inside itself, and shows the newest days first. The days are drawn as one path for each shade.',
      },
    },
  },
} satisfies Meta<typeof CalendarHeatMap>;

export default meta;
type Story = StoryObj<typeof meta>;

const cellsOf = (root: HTMLElement) => root.querySelectorAll('svg[data-plot] path.cell');
const drawn = (root: HTMLElement) => waitFor(() => expect(cellsOf(root).length).toBeGreaterThan(0));
const printedIn = (root: HTMLElement) =>
  Array.from(root.querySelectorAll('svg[data-plot] .value'), (text) => text.textContent);
const printed = (shown: typeof days) => shown.flatMap(({ value }) => (value > 0 ? [String(value)] : []));
const scaleOf = (root: HTMLElement) =>
  Array.from(root.querySelectorAll('ul[aria-label="Escala"] li'), (word) => word.textContent);

/** A year: a path for each shade, whatever the number of days; arrows walk by day and by week. */
export const Default: Story = {
  name: 'A year of days, by pointer and by keys',
  play: async ({ args, canvas, canvasElement, step, userEvent }) => {
    const plot = await canvas.findByRole('application', { name: 'Prospectos creados por día' });
    await drawn(canvasElement);
    await expect(cellsOf(canvasElement).length).toBeLessThanOrEqual(6);
    await expect(canvasElement.querySelectorAll('svg[data-plot] *').length).toBeLessThan(60);
    await expect(scaleOf(canvasElement)).toEqual(['0', '1 a 5', '6 a 10', '11 a 15', '16 a 20']);
    await step('keys', async () => {
      plot.focus();
      await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}');
      await canvas.findByText(/^martes 2 de diciembre de 2025: \d+$/);
      await userEvent.keyboard('{Enter}');
      await expect(args.onSelect).toHaveBeenLastCalledWith({ category: '2025-12-02', series: null });
      await userEvent.keyboard('{Escape}');
      await expect(canvasElement.querySelector('[data-tip]')).not.toBeInTheDocument();
    });
    await step('table', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Ver como tabla' }));
      await expect(canvas.getByRole('rowheader', { name: '22/11/2025' })).toBeVisible();
      await userEvent.click(await canvas.findByRole('button', { name: 'Ver como gráfica' }));
    });
  },
};

/** Cells are as large as the place allows. */
export const Month: Story = {
  name: 'A few weeks, with their values',
  args: { range: sampleRange(30), days: days.slice(-30) },
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
    await expect(printedIn(canvasElement)).toEqual(printed(days.slice(-30)));
  },
};

/** Amounts: the scale says up to where each shade goes. */
export const Pesos: Story = {
  args: {
    title: 'Ventas por día',
    unit: 'pesos',
    days: days.map(({ date, value }) => ({ date, value: value * 1234.5 })),
  },
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
    await expect(scaleOf(canvasElement)).toEqual([
      '$0',
      'hasta $5\u00a0k',
      'hasta $10\u00a0k',
      'hasta $15\u00a0k',
      'hasta $20\u00a0k',
    ]);
  },
};

/** What is below zero, what is no figure, days that come twice and days outside of the range. */
export const BadInput: Story = {
  name: 'Negative, unknown, repeated and foreign days',
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
  play: async ({ canvas, canvasElement, userEvent }) => {
    const plot = await canvas.findByRole('application');
    await drawn(canvasElement);
    await expect(canvasElement.querySelector('svg[data-plot]')?.outerHTML).not.toMatch(/NaN|Infinity/);
    await expect(scaleOf(canvasElement).slice(0, 3)).toEqual(['sin dato', 'menos de 0', '0']);
    plot.focus();
    await userEvent.keyboard('{ArrowDown}');
    await canvas.findByText('lunes 9 de noviembre de 2026: 7');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await canvas.findByText('miércoles 11 de noviembre de 2026: sin dato');
  },
};

/** Ten years: the last 400 days, and it says so. */
export const TenYears: Story = {
  args: { range: sampleRange(3652) },
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvasElement);
    await expect(canvas.getByText('Se ven los últimos 400 días.')).toBeVisible();
  },
};

export const Empty: Story = {
  name: 'FLT-04 no data',
  args: { days: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sin datos')).toBeVisible();
  },
};

/** A range that ends before it starts has no days. */
export const Reversed: Story = {
  args: { range: { start: '2026-11-20', end: '2026-11-01' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sin datos')).toBeVisible();
  },
};

export const Loading: Story = { args: { loading: true, days: [] } };
export const Failed: Story = { name: 'FLT-04 could not be fetched', args: { failed: true } };
export const LongText: Story = {
  args: {
    title:
      'Prospectos creados por día en todas las gerencias de la subdirección de occidente, sin contar los repetidos',
    summary: 'Los martes y los miércoles se crean más prospectos; en diciembre, la mitad.',
  },
};

/** It scrolls inside itself and shows the newest days; keys bring the others into sight. */
export const Phone360: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 328 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const plot = await canvas.findByRole('application');
    const scroller = canvasElement.querySelector('[data-scroller]');
    await waitFor(() => expect(scroller?.scrollLeft).toBeGreaterThan(500));
    plot.focus();
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(scroller?.scrollLeft).toBeLessThan(60));
    await userEvent.keyboard('{Escape}');
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

/** Shades say nothing there: each value is printed in its cell. */
export const ForcedColors: Story = {
  tags: ['!autodocs', 'forced-colors'],
  args: { range: sampleRange(60), days: days.slice(-60) },
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
    await expect(printedIn(canvasElement)).toEqual(printed(days.slice(-60)));
  },
};
