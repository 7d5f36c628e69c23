import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { ChartDatum } from '../series/chartData.ts';
import { axisTexts, expectLegible, findPlot, pointIn, spokenText, walk } from '../storyChart.ts';
import { behaviour, forceColors } from '../../testing/behaviour.ts';
import meta, { Coarse, Days, Default, Empty, OneValue, Phone } from './Histogram.stories.tsx';

const test = behaviour(meta);

const title = 'Importe de los contratos';
const select = fn<(datum: ChartDatum) => void>();
const barsOf = (root: HTMLElement) => root.querySelector<SVGPathElement>('.bars path');

test('Bars side by side fill the plot from one end to the other', Default, async ({ canvasElement }) => {
  await findPlot(canvasElement, title);
  const bars = barsOf(canvasElement)?.getBoundingClientRect() ?? new DOMRect();
  const lines = canvasElement.querySelector('.zero line')?.getBoundingClientRect() ?? new DOMRect();
  await expect(bars.left).toBeCloseTo(lines.left, 0);
  await expect(bars.right).toBeCloseTo(lines.right, 0);
  await expectLegible(canvasElement);
});

test('The ends of the intervals stand below the edges of the bars', Coarse, async ({ canvasElement }) => {
  await findPlot(canvasElement, title);
  const ends = axisTexts(canvasElement).filter(({ text }) => text.startsWith('$'));
  const zero = canvasElement.querySelector('.zero line')?.getBoundingClientRect() ?? new DOMRect();
  const middles = ends.map(({ box }) => box.x + box.width / 2);
  await expect(ends.length).toBeGreaterThan(3);
  await expect(middles[0]).toBeCloseTo(zero.left, 0);
  await expect(middles.at(-1)).toBeCloseTo(zero.right, 0);
});

test(
  'Arrows move along the intervals; Enter opens one',
  { ...Days, args: { ...Days.args, onSelect: select } },
  async (stage) => {
    const plot = await findPlot(stage.canvasElement, 'Días hasta la venta');
    await walk(plot, '{End}');
    const last = /^(\d+) a (\d+): Prospectos 1, Parte 1\.6.%$/.exec(spokenText(plot));
    await expect(last).not.toBeNull();
    await expect(Number(last?.[2])).toBeGreaterThanOrEqual(29);
    await userEvent.keyboard('{Enter}');
    await expect(select).toHaveBeenLastCalledWith({ category: `${last?.[1]}..${last?.[2]}`, series: null });
    await userEvent.keyboard('{Home}');
    await expect(spokenText(plot)).toMatch(/^\d+ a menos de \d+: /);
  },
);

test('A pointer finds the interval above its bar, too', Default, async ({ canvasElement }) => {
  const plot = await findPlot(canvasElement, title);
  plot.dispatchEvent(new PointerEvent('pointermove', { ...pointIn(plot, 0.5, 0.15), bubbles: true }));
  await waitFor(() => expect(spokenText(plot)).toMatch(/^\$[\d,.]+ a menos de \$[\d,.]+: Contratos \d+, Parte/));
});

test(
  'The table counts every value, and what is not known',
  { ...Days, args: { ...Days.args, onSelect: select } },
  async (stage) => {
    const { canvas, canvasElement } = stage;
    await findPlot(canvasElement, 'Días hasta la venta');
    await userEvent.click(await canvas.findByRole('button', { name: 'Ver como tabla' }));
    const heads = await canvas.findAllByRole('columnheader');
    await expect(heads.map(({ textContent }) => textContent)).toEqual(['Días', 'Prospectos', 'Parte']);
    const counts = Array.from(canvasElement.querySelectorAll('tbody tr'), (row) =>
      Number(row.children[1]?.textContent),
    );
    await expect(counts.reduce((sum, count) => sum + count)).toBe(63);
    await expect(canvas.getByRole('row', { name: 'Sin dato 2 —' })).toBeVisible();
    // Neither what is empty nor what is not known can be opened.
    const cells = canvasElement.querySelectorAll('button[data-cell]');
    await expect(cells).toHaveLength(counts.slice(0, -1).filter((count) => count > 0).length);
  },
);

test('One value is one interval', OneValue, async ({ canvasElement }) => {
  const plot = await findPlot(canvasElement, title);
  await walk(plot, '{End}');
  await expect(spokenText(plot).replaceAll('\u00A0', ' ')).toBe('7 a 8: Cantidad 3, Parte 100 %');
  await expectLegible(canvasElement);
});

test(
  'One of thousands is seen, beside an interval with none',
  { args: { values: [...Array.from({ length: 5000 }, () => 10), 95], bins: 10, unit: 'count' } },
  async ({ canvasElement }) => {
    await findPlot(canvasElement, title);
    const bars = (barsOf(canvasElement)?.getAttribute('d') ?? '').split('M').slice(1);
    await expect(bars).toHaveLength(2);
    await expect(Number(/v([\d.]+)h-/.exec(bars[1] ?? '')?.[1])).toBe(2);
  },
);

test('A unit of the host', { args: { formatValue: (value) => `${value} kg` } }, async ({ canvasElement }) => {
  await findPlot(canvasElement, title);
  await expect(axisTexts(canvasElement).some(({ text }) => text.endsWith(' kg'))).toBe(true);
});

test('On a phone every label stays legible', Phone, async ({ canvasElement }) => {
  await findPlot(canvasElement, title);
  await expectLegible(canvasElement);
});

test('Without a value it says so', Empty, async ({ canvas }) => {
  await expect(await canvas.findByText('Sin datos')).toBeVisible();
});

test('In forced colours the bars are of a system colour', { beforeEach: forceColors }, async ({ canvasElement }) => {
  await findPlot(canvasElement, title);
  const bars = barsOf(canvasElement);
  await expect(bars && getComputedStyle(bars).stroke).not.toBe('none');
});
