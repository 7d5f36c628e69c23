import { expect, userEvent } from 'storybook/test';
import { axisTexts, expectLegible, findPlot, spokenText, walk } from '../storyChart.ts';
import { behaviour } from '../../testing/behaviour.ts';
import meta, { Bars, Ends, Logarithmic, LogarithmicGaps, Points } from './ValueAxis.stories.tsx';

const test = behaviour(meta);

const title = 'Puntualidad de las citas';
/** The ticks at the start side, from the lowest to the highest. */
const ticksOf = (root: HTMLElement) => {
  const { left } = root.querySelector('[data-plot] .grid')?.getBoundingClientRect() ?? new DOMRect();
  return axisTexts(root)
    .filter(({ box }) => box.right < left)
    .toSorted((one, other) => other.box.top - one.box.top);
};
const textsOf = (root: HTMLElement) => ticksOf(root).map(({ text }) => text);
/** Distances from each height to the next, px. */
const steps = (heights: readonly number[]) => heights.slice(1).map((height, at) => height - (heights[at] ?? 0));
const expectEqual = async (distances: readonly number[]) => {
  await expect(distances.length).toBeGreaterThan(0);
  await expect(Math.max(...distances) - Math.min(...distances)).toBeLessThan(1);
};

test('The axis reaches from and to what the host says, without 0', Ends, async ({ canvasElement }) => {
  await findPlot(canvasElement, title);
  const texts = textsOf(canvasElement);
  await expect([texts[0], texts.at(-1)]).toEqual(['90 %', '100 %']);
  await expect(canvasElement.querySelector('.zero line')).toBeNull();
  await expectLegible(canvasElement);
});

test(
  'A value beyond widens it, and no end or an odd one is none',
  { args: { ...Ends.args, valueDomain: { min: 99, max: NaN } } },
  async ({ canvasElement }) => {
    await findPlot(canvasElement, title);
    const lowest = Number.parseFloat(textsOf(canvasElement)[0] ?? '');
    await expect(lowest).toBeGreaterThan(80);
    await expect(lowest).toBeLessThanOrEqual(93);
  },
);

test('Bars begin at 0 whatever the host says, and the axis reaches to its highest', Bars, async ({ canvasElement }) => {
  await findPlot(canvasElement, title);
  const texts = textsOf(canvasElement);
  await expect(texts[0]).toBe('0 %');
  await expect(Number.parseFloat(texts.at(-1) ?? '')).toBeGreaterThanOrEqual(120);
  await expect(canvasElement.querySelector('.zero line')).not.toBeNull();
});

test('A logarithmic axis has equal steps for equal ratios', Logarithmic, async ({ canvasElement }) => {
  const plot = await findPlot(canvasElement, 'Ventas por tamaño de sucursal');
  const ticks = ticksOf(canvasElement);
  await expect(ticks.map(({ text }) => text)).toEqual(['$10', '$100', '$1 k', '$10 k', '$100 k', '$1 M']);
  await expectEqual(steps(ticks.map(({ box }) => box.top)));
  // The first three points of the second line are 10, 100 and 1000.
  const [, second] = canvasElement.querySelectorAll('.lines path[data-color]');
  const points = Array.from((second?.getAttribute('d') ?? '').matchAll(/[ML][\d.]+,([\d.]+)/g), ([, y]) => Number(y));
  await expectEqual(steps(points.slice(0, 3)));
  await expect(canvasElement.querySelector('.zero line')).toBeNull();
  await walk(plot, '{End}');
  await expect(spokenText(plot)).toMatch(/Centro \$1,000,000\.00, Costa \$4,000\.00$/);
  await expectLegible(canvasElement);
});

test(
  'Its ticks are powers of ten, within one of them as well',
  { args: { ...Logarithmic.args, series: [{ id: 'PF', name: 'Centro', values: [200, 300, 900] }], thresholds: [] } },
  async ({ canvasElement }) => {
    await findPlot(canvasElement, 'Ventas por tamaño de sucursal');
    await expect(textsOf(canvasElement)).toEqual(['$100', '$1 k']);
  },
);

test('What has no place there is a gap, said and in the table', LogarithmicGaps, async ({ canvas, canvasElement }) => {
  const plot = await findPlot(canvasElement, 'Prospectos por día');
  await expect(canvas.getByText('La escala logarítmica no tiene lugar para 0 ni menos: 2.')).toBeVisible();
  const line = canvasElement.querySelector('.lines path')?.getAttribute('d') ?? '';
  await expect(line.match(/M/g)).toHaveLength(3);
  await expect(line).not.toMatch(/NaN|Infinity/);
  await walk(plot, '{Home}{ArrowRight}{ArrowRight}');
  await expect(spokenText(plot)).toMatch(/: Prospectos 0$/);
  await userEvent.click(await canvas.findByRole('button', { name: 'Ver como tabla' }));
  await expect(await canvas.findByRole('cell', { name: '-2' })).toBeVisible();
});

test('Points lie on a logarithmic axis, too', Points, async ({ canvas, canvasElement }) => {
  const plot = await findPlot(canvasElement, 'Importe por asesores');
  await expect(textsOf(canvasElement).slice(0, 3)).toEqual(['$1', '$10', '$100']);
  const path = canvasElement.querySelector('.lines path')?.getAttribute('d') ?? '';
  const heights = Array.from(path.matchAll(/M[\d.]+,([\d.]+)/g), ([, y]) => Number(y));
  await expect(heights).toHaveLength(3);
  await expectEqual(steps(heights));
  await expect(canvas.getByText('La escala logarítmica no tiene lugar para 0 ni menos: 1.')).toBeVisible();
  await walk(plot, '{End}');
  await expect(spokenText(plot)).toBe('Sucursal 3: Asesores 3, Importe $10,000.00');
});
