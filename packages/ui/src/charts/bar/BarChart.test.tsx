import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { ChartDatum, ChartSeries } from '../series/chartData.ts';
import { sampleBefore, sampleDays, sampleLines, sampleValues } from '../samples.ts';
import { axisTexts, expectLegible, findPlot, pointIn, spokenText, tipText, walk } from '../storyChart.ts';
import { behaviour, forceColors } from '../../testing/behaviour.ts';
import meta, { Default, Grouped, Horizontal, Negative, Empty, Phone, ManySeries } from './BarChart.stories.tsx';

const test = behaviour(meta);

const title = 'Ventas por día';

const zeros: readonly ChartSeries[] = [{ id: 'PF', name: 'PF', values: [0, 0, 0, 0, 0, 0, 0] }];

/** Texts of the plot that a level of the previous period crosses. */
function struckThrough(canvas: HTMLElement): readonly string[] {
  const plot = canvas.querySelector('[data-plot]')?.getBoundingClientRect();
  const path = canvas.querySelector('path[data-previous]')?.getAttribute('d') ?? '';
  const marks = Array.from(path.matchAll(/M([\d.]+),([\d.]+)h([\d.]+)/g), ([, x, y, width]) => ({
    left: (plot?.left ?? 0) + Number(x),
    right: (plot?.left ?? 0) + Number(x) + Number(width),
    y: (plot?.top ?? 0) + Number(y),
  }));
  if (marks.length === 0) return ['no marks'];
  return axisTexts(canvas).flatMap(({ text, box }) =>
    marks.some(({ left, right, y }) => left < box.right && right > box.left && y > box.top + 1 && y < box.bottom - 3)
      ? [text]
      : [],
  );
}

test('DSH-04 stacked by day, the bars of a series in one element', Default, async ({ canvasElement }) => {
  await findPlot(canvasElement, title);
  const bars = [...canvasElement.querySelectorAll('path[data-color]')];
  await expect(bars.map((bar) => bar.getAttribute('data-color'))).toEqual(['1', '2', '3']);
  await expectLegible(canvasElement);
});

test('DSH-04 grouped, beside the period before', Grouped, async ({ canvas, canvasElement }) => {
  const plot = await findPlot(canvasElement, title);
  await expect(canvas.getByText('Periodo anterior')).toBeVisible();
  await expect(canvasElement.querySelectorAll('path[data-previous]')).toHaveLength(1);
  await walk(plot, '{End}');
  await expect(spokenText(plot).split(', ')).toHaveLength(3 * 3);
  await expectLegible(canvasElement);
});

// Figures avoid the axis title and the levels of the previous period, at any bar height.
test(
  'DSH-04 figures are legible at the top of the axis and beside the period before',
  {
    args: {
      categories: sampleDays(7),
      series: [{ id: 'PF', name: 'PF', values: [100_000, 91_000, 60_000, 100_000, 42_000, 0, 60_000] }],
      previous: [{ id: 'PF', name: 'PF', values: [100_000, 98_000, 64_000, 40_000, 43_000, 1000, 90_000] }],
      axis: { category: 'Día de la semana', value: 'Importe neto de las ventas' },
    },
  },
  async ({ canvasElement }) => {
    await findPlot(canvasElement, title);
    await expectLegible(canvasElement);
    await expect(axisTexts(canvasElement).map(({ text }) => text)).toContain('$91 k');
    await expect(struckThrough(canvasElement)).toEqual([]);
  },
);

// Nor do they overlap category names, where bars reach the bottom of the axis.
test(
  'DSH-04 figures are legible at the foot of the axis',
  {
    args: {
      categories: sampleDays(4),
      series: [{ id: 'PF', name: 'PF', values: [-100_000, -98_000, -60_000, 5000] }],
      previous: [{ id: 'PF', name: 'PF', values: [-90_000, -100_000, -65_000, 8000] }],
    },
  },
  async ({ canvasElement }) => {
    await findPlot(canvasElement, title);
    await expectLegible(canvasElement);
    await expect(struckThrough(canvasElement)).toEqual([]);
  },
);

// A stack is compared as a whole: its tooltip has one row for the previous period.
test(
  'DSH-04 a stack is compared with the sum of the period before',
  {
    args: {
      categories: sampleDays(1),
      series: sampleLines(1),
      previous: [
        { id: 'PF', name: 'PF', values: [1000] },
        { id: 'SG', name: 'SG', values: [234.5] },
      ],
    },
  },
  async ({ canvasElement }) => {
    const plot = await findPlot(canvasElement, title);
    await walk(plot, '{Home}');
    await expect(spokenText(plot)).toMatch(/^[^:]+: PF \$[^ ]+ SG \$[^ ]+ BF \$[^ ]+ Periodo anterior \$1,234\.50$/);
  },
);

test('DSH-07 horizontal, for categories with long names', Horizontal, async ({ args, canvasElement }) => {
  const plot = await findPlot(canvasElement, 'Prospectos por medio');
  await expectLegible(canvasElement);
  await expect(axisTexts(canvasElement).map(({ text }) => text)).toContain('Recomendación');
  await walk(plot, '{ArrowDown}{ArrowDown}{Enter}');
  await expect(args.onSelect).toHaveBeenLastCalledWith({ category: 'Base de datos', series: 'x' });
  await expect(spokenText(plot)).toMatch(/^Base de datos: Prospectos \d+$/);
});

// A segment of a stack is selectable, and the area above it selects the whole day.
test(
  'DSH-04 a segment or the whole day opens its rows',
  { args: { categories: sampleDays(7), series: sampleLines(7), onSelect: fn<(datum: ChartDatum) => void>() } },
  async ({ args, canvasElement }) => {
    const plot = await findPlot(canvasElement, title);
    await userEvent.pointer({ keys: '[MouseLeft]', target: plot, coords: pointIn(plot, 0.5, 0.82) });
    await expect(args.onSelect).toHaveBeenLastCalledWith({ category: '2026-11-18', series: 'PF' });
    await expect(tipText(canvasElement)).toMatch(/^mié 18 nov 2026 PF/);
    await userEvent.pointer({ keys: '[MouseLeft]', target: plot, coords: pointIn(plot, 0.5, 0.03) });
    await expect(args.onSelect).toHaveBeenLastCalledWith({ category: '2026-11-18', series: null });
    await walk(plot, '{Home}{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith({ category: '2026-11-15', series: 'SG' });
  },
);

test('Values below 0 grow downwards from the line of 0', Negative, async ({ canvasElement }) => {
  await findPlot(canvasElement, 'Diferencia');
  await expectLegible(canvasElement);
  await expect(axisTexts(canvasElement).map(({ text }) => text)).toContain('-$3.4 k');
});

test(
  'Lying bars below 0 grow to the start of the line of 0',
  {
    args: { ...Negative.args, direction: 'horizontal' },
  },
  async ({ canvasElement }) => {
    await findPlot(canvasElement, 'Diferencia');
    await expectLegible(canvasElement);
  },
);

test(
  'A year of days, three paths',
  { args: { categories: sampleDays(365), series: sampleLines(365) } },
  async ({ canvasElement }) => {
    await findPlot(canvasElement, title);
    await expect(canvasElement.querySelectorAll('[data-plot] path')).toHaveLength(3);
    await expectLegible(canvasElement);
  },
);

test(
  'Five thousand advisers: as many names as fit, all of them by keyboard and in the table',
  {
    args: {
      title: 'Ventas por asesor',
      direction: 'horizontal',
      categories: Array.from({ length: 5000 }, (_, index) => ({ id: `${index}`, label: `Asesor ${index}` })),
      series: [{ id: 'x', name: 'Ventas', values: sampleValues(5000, 3, 90_000) }],
    },
  },
  async ({ canvasElement }) => {
    const plot = await findPlot(canvasElement, 'Ventas por asesor');
    await expectLegible(canvasElement);
    await walk(plot, '{End}');
    await expect(spokenText(plot)).toContain('Asesor 4999');
  },
);

// NaN, huge values, duplicate category names.
test(
  'Bad input does not break the plot',
  {
    args: {
      categories: ['Expo', 'Expo', '', 'Sucursal', 'Facebook'].map((label, index) => ({ id: `${index % 2}`, label })),
      series: [
        { id: 'a', name: 'A', values: [Number.NaN, Infinity, null, 1e308, -1e308] },
        { id: 'a', name: 'A', values: [1e308, -5, 0, 1e308] },
      ],
    },
  },
  async ({ canvas, canvasElement }) => {
    const plot = await findPlot(canvasElement, title);
    await expect(canvasElement.querySelector('[data-plot]')?.innerHTML).not.toMatch(/NaN|Infinity|undefined/);
    await walk(plot, '{End}{ArrowDown}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Ver como tabla' }));
    await expect(within(await canvas.findByRole('table')).getAllByRole('row')).toHaveLength(6);
  },
);

// Only zeros have no scale.
test(
  'DSH-04 nothing but zeros is no data',
  { args: { categories: sampleDays(7), series: zeros, unit: 'count' } },
  async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Sin datos')).toBeVisible();
    await expect(canvasElement.querySelector('[data-plot]')).toBeNull();
  },
);

// But after a period with values it is a decrease.
test(
  'DSH-04 nothing but zeros after a period with values is drawn',
  { args: { categories: sampleDays(7), series: zeros, unit: 'count', previous: sampleBefore(7) } },
  async ({ canvasElement }) => {
    const plot = await findPlot(canvasElement, title);
    await walk(plot, '{Home}');
    await expect(spokenText(plot)).toMatch(/^dom 15 nov 2026: PF 0, .*periodo anterior/i);
  },
);

// The previous period is loading: its legend entry is there, and the plot does not move.
test(
  'DSH-04 the previous period keeps its space in the legend',
  { args: { categories: sampleDays(7), series: sampleLines(7).slice(0, 1), compareLoading: true } },
  async ({ canvas, canvasElement }) => {
    await findPlot(canvasElement, title);
    await expect(canvas.getByText('Periodo anterior')).toBeVisible();
    await expect(canvasElement.querySelector('path[data-previous]')).toBeNull();
  },
);

test('Without data in these days it says so', Empty, async ({ canvas }) => {
  await expect(canvas.getByText('Sin datos')).toBeVisible();
});

test('On a phone bars whose names do not fit become horizontal', Phone, async ({ canvasElement }) => {
  await findPlot(canvasElement, 'Prospectos por medio de prospección');
  await expectLegible(canvasElement);
  await expect(axisTexts(canvasElement).map(({ text }) => text)).toContain('Sucursal');
  await expect(document.documentElement.scrollWidth).toBe(360);
});

test(
  'Days stay vertical on a phone: there may be fewer labels than bars',
  { args: { layout: 'grouped' }, globals: { viewport: { value: 'phone' } } },
  async ({ canvasElement }) => {
    await findPlot(canvasElement, title);
    await expectLegible(canvasElement);
  },
);

test(
  'In forced colours the bars of eight series look different from one another',
  { ...ManySeries, beforeEach: forceColors },
  async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('path[data-color]')).toHaveLength(8));
    const bars = [...canvasElement.querySelectorAll('path[data-color]')].map((bar) => getComputedStyle(bar));
    await expect(new Set(bars.map(({ fill, stroke }) => `${fill} ${stroke}`)).size).toBe(8);
  },
);

test('More series than colours: the smallest become "Otros"', ManySeries, async ({ canvas, canvasElement }) => {
  await findPlot(canvasElement, title);
  await expect(canvasElement.querySelectorAll('path[data-color]')).toHaveLength(8);
  await expect(canvas.getByText('Otros')).toBeVisible();
});
