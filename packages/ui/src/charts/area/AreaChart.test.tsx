import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { ChartDatum } from '../series/chartData.ts';
import { sampleBefore, sampleDays, sampleLines } from '../samples.ts';
import { axisTexts, expectLegible, findPlot, pointIn, spokenText, tipText, walk } from '../storyChart.ts';
import { behaviour, forceColors } from '../../testing/behaviour.ts';
import meta, { Default, Empty, Gaps, ManySeries, Phone, Previous } from './AreaChart.stories.tsx';

const test = behaviour(meta);

const title = 'Ventas acumuladas por línea';
const areasOf = (root: HTMLElement) => [...root.querySelectorAll<SVGPathElement>('.areas path')];
const select = fn<(datum: ChartDatum) => void>();

test('An area for each series, on top of one another', Default, async ({ canvasElement }) => {
  await findPlot(canvasElement, title);
  const areas = areasOf(canvasElement);
  await expect(areas.map((area) => area.getAttribute('data-color'))).toEqual(['1', '2', '3']);
  const [lowest, middle, highest] = areas.map((area) => area.getBBox());
  // Each begins where the one below it ends.
  await expect(lowest && middle && highest && [middle.y < lowest.y, highest.y < middle.y]).toEqual([true, true]);
  await expectLegible(canvasElement);
});

test('Arrows move along the days and across the series; Enter opens', { args: { onSelect: select } }, async (stage) => {
  const plot = await findPlot(stage.canvasElement, title);
  await walk(plot, '{End}');
  await expect(spokenText(plot).split(', ')).toHaveLength(3);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect(spokenText(plot)).toMatch(/^sáb 21 nov 2026: PF \$/);
  await expect(select).toHaveBeenCalledWith({ category: '2026-11-21', series: 'PF' });
});

test('A pointer finds the area that it is in, and none above them', Default, async ({ canvasElement }) => {
  const plot = await findPlot(canvasElement, title);
  plot.dispatchEvent(new PointerEvent('pointermove', { ...pointIn(plot, 0.5, 0.85), bubbles: true }));
  await waitFor(() => expect(spokenText(plot)).toMatch(/: PF \$[\d,.]+$/));
  plot.dispatchEvent(new PointerEvent('pointermove', { ...pointIn(plot, 0.5, 0.01), bubbles: true }));
  await waitFor(() => expect(spokenText(plot)).toMatch(/PF .*SG .*BF /));
});

test('The previous period is one line of its sums, named once', Previous, async ({ canvas, canvasElement }) => {
  const plot = await findPlot(canvasElement, title);
  await expect(canvasElement.querySelectorAll('path[data-previous]')).toHaveLength(1);
  await expect(canvas.getByText('Periodo anterior')).toBeVisible();
  await walk(plot, '{End}');
  const sum = sampleBefore(30).reduce((all, { values }) => all + (values[29] ?? 0), 0);
  await expect(tipText(canvasElement)).toContain(`Periodo anterior $${sum.toLocaleString('es-MX')}.00`);
});

test('Days without a figure are left open; a day between two of them is a stroke', Gaps, async ({ canvasElement }) => {
  await findPlot(canvasElement, 'Prospectos creados');
  const [area, isolated] = areasOf(canvasElement).map((path) => path.getAttribute('d') ?? '');
  await expect([area?.match(/M/g)?.length, isolated?.match(/M/g)?.length]).toEqual([3, 1]);
});

test('The smallest of many series are one', ManySeries, async ({ canvas, canvasElement }) => {
  await findPlot(canvasElement, title);
  await expect(areasOf(canvasElement)).toHaveLength(8);
  await expect(canvas.getByText('Otros')).toBeVisible();
});

test('On a phone every label stays legible', Phone, async ({ canvasElement }) => {
  await findPlot(canvasElement, title);
  await expectLegible(canvasElement);
});

test('Without figures it says so', Empty, async ({ canvas }) => {
  await expect(await canvas.findByText('Sin datos')).toBeVisible();
});

test(
  'One day, negatives and what cannot be drawn',
  {
    args: {
      unit: 'count',
      categories: sampleDays(3),
      series: [
        { id: 'a', name: 'A', values: [5, NaN, -3] },
        { id: 'b', name: 'B', values: [-2, 1e308, Infinity] },
      ],
    },
  },
  async ({ canvasElement }) => {
    await findPlot(canvasElement, title);
    await expect(
      areasOf(canvasElement)
        .map((path) => path.getAttribute('d'))
        .join(''),
    ).not.toMatch(/NaN|Infinity/);
    await expect(axisTexts(canvasElement).map(({ text }) => text)).toContain('0');
    await expectLegible(canvasElement);
  },
);

test(
  'In forced colours the areas are told apart by their edges',
  { args: { categories: sampleDays(7), series: sampleLines(7) }, beforeEach: forceColors },
  async ({ canvasElement }) => {
    await findPlot(canvasElement, title);
    const strokes = areasOf(canvasElement).map((area) => getComputedStyle(area).stroke);
    await expect(strokes.every((stroke) => stroke !== 'none')).toBe(true);
  },
);
