import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { ChartDatum } from '../series/chartData.ts';
import { axisTexts, expectLegible, findPlot, pointIn, spokenText, walk } from '../storyChart.ts';
import { behaviour, forceColors } from '../../testing/behaviour.ts';
import meta, { Default, Empty, Gaps, Grouped, Negative, Phone } from './ComboChart.stories.tsx';

const test = behaviour(meta);

const title = 'Ventas y conversión por día';
const lineOf = (root: HTMLElement) => root.querySelector<SVGPathElement>('.lines path');
const select = fn<(datum: ChartDatum) => void>();

/** The heights of the labels at one side of the plot, from the top, each with its text. */
const sideOf = (root: HTMLElement, side: 'start' | 'end') => {
  const { left, right } = root.querySelector('[data-plot] .grid')?.getBoundingClientRect() ?? new DOMRect();
  return axisTexts(root)
    .filter(({ text, box }) => /\d/.test(text) && (side === 'start' ? box.right < left : box.left > right))
    .map(({ text, box }) => ({ text, y: Math.round(box.y) }));
};

test('The ticks of both units lie on the same grid lines', Default, async ({ canvasElement }) => {
  await findPlot(canvasElement, title);
  const [bars, line] = [sideOf(canvasElement, 'start'), sideOf(canvasElement, 'end')];
  await expect(bars.every(({ text }) => text.startsWith('$'))).toBe(true);
  await expect(line.every(({ text }) => text.endsWith('%'))).toBe(true);
  await expect(bars.length).toBeGreaterThan(2);
  await expect(line.map(({ y }) => y)).toEqual(bars.map(({ y }) => y));
  await expectLegible(canvasElement);
});

test('The line has a colour of its own, and a legend entry', Default, async ({ canvas, canvasElement }) => {
  await findPlot(canvasElement, title);
  const colors = [...canvasElement.querySelectorAll('[data-plot] path[data-color]')].map((path) =>
    path.getAttribute('data-color'),
  );
  await expect(colors).toEqual(['1', '2', '3', '4']);
  const legend = await canvas.findByRole('list', { name: 'Leyenda' });
  await expect([...legend.children].map(({ textContent }) => textContent)).toEqual(['PF', 'SG', 'BF', 'Conversión']);
});

test(
  'Arrows come to the bars and to the line, each in its unit; Enter opens',
  { args: { onSelect: select } },
  async ({ canvasElement }) => {
    const plot = await findPlot(canvasElement, title);
    await walk(plot, '{End}');
    await expect(spokenText(plot).replaceAll('\u00A0', ' ')).toMatch(
      /^sáb 21 nov 2026: PF \$.*, SG \$.*, BF \$.*, Conversión [\d.]+ %$/,
    );
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect(spokenText(plot)).toMatch(/^sáb 21 nov 2026: Conversión [\d.]+.%$/);
    await userEvent.keyboard('{Enter}');
    await expect(select).toHaveBeenLastCalledWith({ category: '2026-11-21', series: 'conversion' });
  },
);

test('A pointer on the line means the line, beside it the bar', Gaps, async ({ canvasElement }) => {
  const plot = await findPlot(canvasElement, title);
  const hover = (at: { clientX: number; clientY: number }) =>
    plot.dispatchEvent(new PointerEvent('pointermove', { ...at, bubbles: true }));
  const dot = canvasElement.querySelector('.lines path[data-points]')?.getBoundingClientRect() ?? new DOMRect();
  hover({ clientX: dot.x, clientY: dot.y });
  await waitFor(() => expect(spokenText(plot)).toMatch(/: Conversión 31/));
  const bar = pointIn(plot, 0, 0.7);
  hover({ ...bar, clientX: dot.x });
  await waitFor(() => expect(spokenText(plot)).toMatch(/: Ventas 5$/));
});

test('A gap of the line is left open; a point between two is a dot', Gaps, async ({ canvasElement }) => {
  await findPlot(canvasElement, title);
  await expect(lineOf(canvasElement)?.getAttribute('d')).not.toMatch(/NaN|Infinity/);
  const points = canvasElement.querySelector('.lines path[data-points]')?.getAttribute('d') ?? '';
  // The fourth day, and the last.
  await expect(points.match(/M/g)).toHaveLength(2);
});

test('Below 0 both axes share their 0', Negative, async ({ canvasElement }) => {
  await findPlot(canvasElement, title);
  const zeros = (['start', 'end'] as const).map((side) =>
    sideOf(canvasElement, side).find(({ text }) => /^\$?0( %)?$/.test(text)),
  );
  await expect(zeros[0]?.y).toBeGreaterThan(0);
  await expect(zeros[1]?.y).toBe(zeros[0]?.y);
  await expectLegible(canvasElement);
});

test(
  'The table has a column of the line, in its unit, whose cells open',
  { args: { onSelect: select } },
  async (stage) => {
    await findPlot(stage.canvasElement, title);
    await userEvent.click(await stage.canvas.findByRole('button', { name: 'Ver como tabla' }));
    const heads = await stage.canvas.findAllByRole('columnheader');
    await expect(heads.map(({ textContent }) => textContent)).toEqual(['Día', 'PF', 'SG', 'BF', 'Conversión']);
    const last = stage.canvas.getAllByRole('button', { name: /%$/ }).at(-1);
    if (last) await userEvent.click(last);
    await expect(select).toHaveBeenLastCalledWith({ category: '2026-11-21', series: 'conversion' });
  },
);

test('Groups of bars and a line of days', Grouped, async ({ canvasElement }) => {
  await findPlot(canvasElement, 'Prospectos y días hasta la venta');
  await expect(sideOf(canvasElement, 'end').every(({ text }) => /d/.test(text))).toBe(true);
  await expectLegible(canvasElement);
});

test('On a phone every label stays legible', Phone, async ({ canvasElement }) => {
  await findPlot(canvasElement, title);
  await expectLegible(canvasElement);
});

test('Without figures it says so', Empty, async ({ canvas }) => {
  await expect(await canvas.findByText('Sin datos')).toBeVisible();
});

test('A line without bars', { args: { series: [] } }, async ({ canvasElement }) => {
  await findPlot(canvasElement, title);
  await expect(lineOf(canvasElement)?.getAttribute('d')).toMatch(/^M[\d.]/);
  await expectLegible(canvasElement);
});

test(
  'Bars without a line, and what cannot be drawn',
  { args: { line: { id: 'conversion', name: 'Conversión', values: [NaN, Infinity, 1e308, null] } } },
  async ({ canvasElement }) => {
    const plot = await findPlot(canvasElement, title);
    await expect(canvasElement.querySelector('[data-plot]')?.outerHTML).not.toMatch(/NaN|Infinity|undefined/);
    await expectLegible(canvasElement);
    await walk(plot, '{Home}');
    await expect(spokenText(plot)).toMatch(/, Conversión —$/);
  },
);

test('In the legend bars have squares, the line a stroke', Default, async ({ canvasElement }) => {
  await findPlot(canvasElement, title);
  const keys = [...canvasElement.querySelectorAll('li > i')].map((key) => key.getBoundingClientRect());
  const last = keys.pop();
  await expect(keys.length).toBeGreaterThan(0);
  for (const { width, height } of keys) await expect([width, height]).toEqual([10, 10]);
  await expect([last?.width, last?.height]).toEqual([18, 2]);
});

test('In forced colours the line is of a system colour', { beforeEach: forceColors }, async ({ canvasElement }) => {
  await findPlot(canvasElement, title);
  const line = lineOf(canvasElement);
  await expect(line && getComputedStyle(line).stroke).toMatch(/^rgb/);
});
