import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { ChartDatum } from '../series/chartData.ts';
import { axisTexts, expectLegible, findPlot, pointIn, spokenText, walk } from '../storyChart.ts';
import { behaviour, forceColors } from '../../testing/behaviour.ts';
import meta, { Default, Empty, Exceeded, Negative, NoGoal, Phone, Unknown, Zero } from './GaugeChart.stories.tsx';

const test = behaviour(meta);

const title = 'Ventas del mes';
const textsOf = (root: HTMLElement) => axisTexts(root).map(({ text }) => text);
const widthOf = (root: HTMLElement, part: string) => root.querySelector(part)?.getBoundingClientRect().width ?? 0;
const select = fn<(datum: ChartDatum) => void>();

test('The figure, its share and its goal are text; the arc is filled so far', Default, async ({ canvasElement }) => {
  await findPlot(canvasElement, title);
  await expect(textsOf(canvasElement)).toEqual(['$1,284,350.50', '71.4 % de la meta', 'Meta $1,800,000.00']);
  const [reached, track] = [widthOf(canvasElement, '.reached'), widthOf(canvasElement, '.track')];
  // From the start over the top: 71.4 % of half a turn.
  await expect(reached / track).toBeCloseTo((1 - Math.cos(0.714 * Math.PI)) / 2, 1);
  await expect(canvasElement.querySelector('.goal')).toBeNull();
  await expectLegible(canvasElement);
});

test('Over the goal the arc is full, with the goal marked in it', Exceeded, async ({ canvasElement }) => {
  await findPlot(canvasElement, title);
  await expect(textsOf(canvasElement)).toEqual(['$2,410,000.00', '133.9 % de la meta', 'Meta $1,800,000.00']);
  await expect(widthOf(canvasElement, '.reached')).toBeCloseTo(widthOf(canvasElement, '.track'), 0);
  const [mark, track] = ['.goal', '.track'].map((part) => canvasElement.querySelector(part)?.getBoundingClientRect());
  const middle = mark && track ? (mark.x + mark.width / 2 - track.x) / track.width : 0;
  await expect(middle).toBeGreaterThan(0.8);
  await expect(middle).toBeLessThan(0.9);
});

test('Without a goal there is no share', NoGoal, async ({ canvasElement }) => {
  const plot = await findPlot(canvasElement, title);
  await expect(textsOf(canvasElement)).toEqual(['$1,284,350.50', 'Sin meta']);
  await expect(canvasElement.querySelector('.reached, .goal')).toBeNull();
  await walk(plot, '{End}');
  await expect(spokenText(plot)).toBe('Ventas del mes: Valor $1,284,350.50, Sin meta');
});

test('Nothing yet is 0 %', Zero, async ({ canvasElement }) => {
  await findPlot(canvasElement, 'Contratos del mes');
  await expect(textsOf(canvasElement)).toEqual(['0', '0 % de la meta', 'Meta 42']);
  await expect(canvasElement.querySelector('.reached')).toBeNull();
});

test('Below 0 the arc is empty and the share says so', Negative, async ({ canvasElement }) => {
  await findPlot(canvasElement, title);
  await expect(textsOf(canvasElement)).toEqual(['-$240,000.00', '-13.3 % de la meta', 'Meta $1,800,000.00']);
  await expect(canvasElement.querySelector('.reached')).toBeNull();
});

test('What is not known is not taken for 0', Unknown, async ({ canvasElement }) => {
  await findPlot(canvasElement, title);
  await expect(textsOf(canvasElement)).toEqual(['—', 'Meta $1,800,000.00']);
});

test(
  'Keys and pointer come to the figure; Enter opens it',
  { args: { onSelect: select } },
  async ({ canvasElement }) => {
    const plot = await findPlot(canvasElement, title);
    const said = 'Ventas del mes: Valor $1,284,350.50, Meta $1,800,000.00, Avance 71.4 %';
    await walk(plot, '{ArrowRight}');
    await expect(spokenText(plot).replaceAll('\u00A0', ' ')).toBe(said);
    await userEvent.keyboard('{Enter}');
    await expect(select).toHaveBeenCalledWith({ category: 'value', series: null });
    await userEvent.keyboard('{Escape}');
    await expect(spokenText(plot)).toBe('');
    plot.dispatchEvent(new PointerEvent('pointermove', { ...pointIn(plot, 0.5, 0.5), bubbles: true }));
    await waitFor(() => expect(spokenText(plot).replaceAll('\u00A0', ' ')).toBe(said));
  },
);

test(
  'The table has figure, goal and share in one row',
  { args: { onSelect: select } },
  async ({ canvas, canvasElement }) => {
    await findPlot(canvasElement, title);
    await userEvent.click(await canvas.findByRole('button', { name: 'Ver como tabla' }));
    const heads = await canvas.findAllByRole('columnheader');
    await expect(heads.map(({ textContent }) => textContent)).toEqual(['Concepto', 'Valor', 'Meta', 'Avance']);
    await expect(
      canvas.getByRole('row', { name: /^Ventas del mes \$1,284,350\.50 \$1,800,000\.00 71\.4.%$/ }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '$1,284,350.50' }));
    await expect(select).toHaveBeenLastCalledWith({ category: 'value', series: null });
  },
);

test('A unit of the host', { args: { formatValue: (value) => `${value} kg` } }, async ({ canvasElement }) => {
  await findPlot(canvasElement, title);
  await expect(textsOf(canvasElement)).toEqual(['1284350.5 kg', '71.4 % de la meta', 'Meta 1800000 kg']);
});

test('On a phone every text stays legible', Phone, async ({ canvasElement }) => {
  await findPlot(canvasElement, title);
  await expectLegible(canvasElement);
});

test('Without figure and goal it says so', Empty, async ({ canvas }) => {
  await expect(await canvas.findByText('Sin datos')).toBeVisible();
});

test(
  'In forced colours the filled part differs from the rest',
  { beforeEach: forceColors },
  async ({ canvasElement }) => {
    await findPlot(canvasElement, title);
    const fills = ['.reached', '.track'].map((part) => {
      const shape = canvasElement.querySelector(part);
      return shape && getComputedStyle(shape).fill;
    });
    await expect(fills[0]).not.toBe(fills[1]);
  },
);
