import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { ChartDatum } from '../series/chartData.ts';
import { axisTexts, expectLegible, findPlot, spokenText, tipText, walk } from '../storyChart.ts';
import { behaviour, forceColors } from '../../testing/behaviour.ts';
import meta, { Default, Empty, OnePoint, Phone, Series, Unknown } from './ScatterChart.stories.tsx';

const test = behaviour(meta);

const title = 'Ventas por antigüedad';
const select = fn<(datum: ChartDatum) => void>();
const pathsOf = (root: HTMLElement) => [...root.querySelectorAll<SVGPathElement>('.lines path')];
const pointsOf = (path: SVGPathElement | undefined) =>
  Array.from((path?.getAttribute('d') ?? '').matchAll(/M([\d.]+),([\d.]+)h0/g), ([, x, y]) => [Number(x), Number(y)]);

test('Every point lies between the axes, which need not begin at 0', Default, async ({ canvasElement }) => {
  await findPlot(canvasElement, title);
  const [path] = pathsOf(canvasElement);
  await expect(pointsOf(path)).toHaveLength(30);
  const [own, ...lines] = [path, ...canvasElement.querySelectorAll<SVGGraphicsElement>('.axes line')].map((shape) =>
    DOMRect.fromRect(shape?.getBBox()),
  );
  const sides = (['left', 'right', 'top', 'bottom'] as const).map((side) => lines.map((line) => line[side]));
  const [left = [], right = [], top = [], bottom = []] = sides;
  await expect(own && own.x >= Math.min(...left) && own.x + own.width <= Math.max(...right)).toBe(true);
  await expect(own && own.y >= Math.min(...top) && own.y + own.height <= Math.max(...bottom)).toBe(true);
  await expect(axisTexts(canvasElement).map(({ text }) => text)).not.toContain('$0');
  await expectLegible(canvasElement);
});

test(
  'Arrows walk by x, whatever the series; Enter opens the point',
  { args: { ...Series.args, onSelect: select } },
  async ({ canvasElement }) => {
    const plot = await findPlot(canvasElement, title);
    await walk(plot, '{Home}');
    const seen = [spokenText(plot)];
    for (let step = 1; step < 62; step += 1) {
      await userEvent.keyboard('{ArrowRight}');
      seen.push(spokenText(plot));
    }
    const months = seen.map((text) => Number(/meses (-?\d+), Ventas/.exec(text)?.[1]));
    await expect(new Set(seen).size).toBe(62);
    await expect(months).toEqual(months.toSorted((one, other) => one - other));
    await userEvent.keyboard('{Enter}');
    const [, series = '', number] = /Asesor (\w+) (\d+) · \1:/.exec(seen.at(-1) ?? '') ?? [];
    await expect(select).toHaveBeenLastCalledWith({ category: `${series}${Number(number) - 1}`, series });
  },
);

test('A pointer finds the nearest point, and none far from all', Unknown, async ({ canvasElement }) => {
  const plot = await findPlot(canvasElement, 'Crecimiento y cancelación');
  const [x = 0, y = 0] = pointsOf(pathsOf(canvasElement)[0])[0] ?? [];
  const { left, top } = plot.getBoundingClientRect();
  const hover = (byX: number, byY: number) =>
    plot.dispatchEvent(
      new PointerEvent('pointermove', { clientX: left + x + byX, clientY: top + y + byY, bubbles: true }),
    );
  hover(9, -9);
  await waitFor(() =>
    expect(spokenText(plot).replaceAll('\u00A0', ' ')).toBe('Norte: Crecimiento -8 %, Cancelación 4.2 %'),
  );
  await expect(tipText(canvasElement)).toContain('Norte');
  hover(30, 30);
  await waitFor(() => expect(spokenText(plot)).toBe(''));
});

test(
  'What has only one figure is not drawn, said, and in the table',
  { args: { ...Unknown.args, onSelect: select } },
  async ({ canvas, canvasElement }) => {
    await findPlot(canvasElement, 'Crecimiento y cancelación');
    await expect(pointsOf(pathsOf(canvasElement)[0])).toHaveLength(3);
    await expect(canvas.getByText('Sin dato, no se dibujan: 2.')).toBeVisible();
    await expect(canvasElement.querySelectorAll('.zero line')).toHaveLength(1);
    await expectLegible(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Ver como tabla' }));
    const heads = await canvas.findAllByRole('columnheader');
    await expect(heads.map(({ textContent }) => textContent)).toEqual(['Punto', 'Crecimiento', 'Cancelación']);
    await expect(canvas.getByRole('row', { name: /^Valle 5.% —$/ })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^Costa — 2.%$/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^4\.2/ }));
    await expect(select).toHaveBeenLastCalledWith({ category: 'Norte', series: 'x' });
  },
);

test(
  'Each series has its colour, a legend entry and a column of the table',
  Series,
  async ({ canvas, canvasElement }) => {
    await findPlot(canvasElement, title);
    await expect(pathsOf(canvasElement).map((path) => path.getAttribute('data-color'))).toEqual(['1', '2', '3']);
    const legend = await canvas.findByRole('list', { name: 'Leyenda' });
    await expect([...legend.children].map(({ textContent }) => textContent)).toEqual(['PF', 'SG', 'BF']);
    await userEvent.click(await canvas.findByRole('button', { name: 'Ver como tabla' }));
    await expect(await canvas.findByRole('columnheader', { name: 'Serie' })).toBeVisible();
  },
);

test(
  'Units of the host on both axes',
  { args: { formatX: (x) => `${x} m`, formatValue: (y) => `${y} kg` } },
  async (stage) => {
    const plot = await findPlot(stage.canvasElement, title);
    await walk(plot, '{Home}');
    await expect(spokenText(plot)).toMatch(/meses -?\d+ m, Ventas [\d.]+ kg$/);
    const texts = axisTexts(stage.canvasElement).map(({ text }) => text);
    await expect([texts.some((text) => text.endsWith(' m')), texts.some((text) => text.endsWith(' kg'))]).toEqual([
      true,
      true,
    ]);
  },
);

test('One point alone has axes of two ticks at least', OnePoint, async ({ canvasElement }) => {
  await findPlot(canvasElement, title);
  await expect(canvasElement.querySelector('[data-plot]')?.outerHTML).not.toMatch(/NaN|Infinity|undefined/);
  await expect(axisTexts(canvasElement).map(({ text }) => text)).toContain('$0');
  await expectLegible(canvasElement);
});

test('On a phone every label stays legible', Phone, async ({ canvasElement }) => {
  await findPlot(canvasElement, title);
  await expectLegible(canvasElement);
});

test('Without points it says so', Empty, async ({ canvas }) => {
  await expect(await canvas.findByText('Sin datos')).toBeVisible();
});

test('It says that it could not be loaded', { args: { failed: true } }, async ({ canvas }) => {
  await expect(await canvas.findByText('No se pudo cargar')).toBeVisible();
});

test(
  'In forced colours points are of system colours',
  { ...Series, beforeEach: forceColors },
  async ({ canvasElement }) => {
    await findPlot(canvasElement, title);
    const strokes = pathsOf(canvasElement).map((path) => getComputedStyle(path).stroke);
    await expect(new Set(strokes).size).toBe(3);
  },
);
