import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { ChartDatum } from '../series/chartData.ts';
import { axisTexts, expectLegible, findPlot, pointIn, spokenText, walk } from '../storyChart.ts';
import { behaviour, forceColors } from '../../testing/behaviour.ts';
import meta, { Default, Doubtful, Empty, Pesos, Phone, Zero } from './FunnelChart.stories.tsx';

const test = behaviour(meta);

const title = 'Del prospecto a la venta';
const select = fn<(datum: ChartDatum) => void>();
const textsOf = (root: HTMLElement) => axisTexts(root).map(({ text }) => text);
const said = (plot: HTMLElement) => spokenText(plot).replaceAll('\u00A0', ' ');
/** Widths of the bars in a path, px. */
const widthsOf = (root: HTMLElement, part: string) =>
  (root.querySelector(part)?.getAttribute('d') ?? '')
    .split('M')
    .slice(1)
    // The straight part, and both rounded corners.
    .map((bar) => Number(/h([\d.]+)/.exec(bar)?.[1]) + (bar.includes('q') ? 4 : 0));

test('Each step has its bar, its figure, and its share of two others', Default, async ({ canvasElement }) => {
  await findPlot(canvasElement, title);
  await expect(textsOf(canvasElement)).toEqual([
    'Prospectos',
    '1,240',
    'Contactados',
    '861',
    '69.4 % del anterior · 69.4 % del primero',
    'Citas',
    '402',
    '46.7 % del anterior · 32.4 % del primero',
    'Presentaciones',
    '377',
    '93.8 % del anterior · 30.4 % del primero',
    'Ventas',
    '96',
    '25.5 % del anterior · 7.7 % del primero',
  ]);
  const [bars, lost] = [widthsOf(canvasElement, '.reached'), widthsOf(canvasElement, '.lost')];
  const whole = bars[0] ?? Number.NaN;
  [1240, 861, 402, 377, 96].forEach((value, index) => {
    void expect(bars[index]).toBeCloseTo((value / 1240) * whole, 0);
    // A bar and what it lost are as long as the bar before.
    if (index > 0) void expect((bars[index] ?? 0) + (lost[index - 1] ?? 0)).toBeCloseTo(bars[index - 1] ?? 0, 0);
  });
  await expectLegible(canvasElement);
});

test(
  'Keys and pointer come to each step; Enter opens it',
  { args: { onSelect: select } },
  async ({ canvasElement }) => {
    const plot = await findPlot(canvasElement, title);
    await walk(plot, '{Home}');
    await expect(said(plot)).toBe('Prospectos: Cantidad 1,240');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(said(plot)).toBe('Citas: Cantidad 402, Del anterior 46.7 %, Del primero 32.4 %, Se pierden 459');
    await userEvent.keyboard('{Enter}');
    await expect(select).toHaveBeenLastCalledWith({ category: 's2', series: null });
    plot.dispatchEvent(new PointerEvent('pointermove', { ...pointIn(plot, 0.9, 0.95), bubbles: true }));
    await waitFor(() => expect(said(plot)).toMatch(/^Ventas: /));
  },
);

test(
  'The table says what is lost in words; its figures open',
  { args: { onSelect: select } },
  async ({ canvas, canvasElement }) => {
    await findPlot(canvasElement, title);
    await userEvent.click(await canvas.findByRole('button', { name: 'Ver como tabla' }));
    const heads = await canvas.findAllByRole('columnheader');
    await expect(heads.map(({ textContent }) => textContent)).toEqual([
      'Paso',
      'Cantidad',
      'Del anterior',
      'Del primero',
      'Cambio',
    ]);
    await expect(canvas.getByRole('row', { name: /^Prospectos 1,240 — 100.% —$/ })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^Ventas 96 25\.5.% 7\.7.% Se pierden 281$/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '96' }));
    await expect(select).toHaveBeenLastCalledWith({ category: 's4', series: null });
  },
);

test('What cannot be is shown as it is, and said', Doubtful, async ({ canvas, canvasElement }) => {
  const plot = await findPlot(canvasElement, title);
  await expect(canvas.getByText('Con más que el paso anterior: Contactados. Lo negativo no se dibuja.')).toBeVisible();
  await expect(textsOf(canvasElement)).toEqual([
    'Prospectos',
    '300',
    'Contactados',
    '340',
    '113.3 % del anterior · 113.3 % del primero',
    'Citas',
    '—',
    '— del anterior · — del primero',
    'Presentaciones',
    '-4',
    '— del anterior · — del primero',
    'Ventas',
    '120',
    '— del anterior · 40 % del primero',
  ]);
  const bars = widthsOf(canvasElement, '.reached');
  await expect(bars).toHaveLength(3);
  await expect(bars[0]).toBeLessThan(bars[1] ?? 0);
  await expect(canvasElement.querySelector('.lost')).toBeNull();
  await walk(plot, '{Home}{ArrowDown}');
  await expect(said(plot)).toMatch(/, Se suman 40$/);
  await expectLegible(canvasElement);
});

test('No prospects are 0, and no share of 0', Zero, async ({ canvasElement }) => {
  await findPlot(canvasElement, title);
  await expect(canvasElement.querySelector('[data-plot]')?.outerHTML).not.toMatch(/NaN|Infinity|undefined/);
  await expect(textsOf(canvasElement)).toContain('— del anterior · — del primero');
});

test('Amounts and titles of the host', Pesos, async ({ canvasElement }) => {
  const plot = await findPlot(canvasElement, title);
  await walk(plot, '{End}');
  await expect(said(plot)).toMatch(/^Ventas: Importe \$996,000\.00, /);
  await expectLegible(canvasElement);
});

test('On a phone the shares are without words, and every text stays legible', Phone, async ({ canvasElement }) => {
  await findPlot(canvasElement, title);
  await expect(textsOf(canvasElement)).toContain('46.7 % · 32.4 %');
  await expectLegible(canvasElement);
});

test(
  'More steps than have room for their names keep their bars',
  {
    args: {
      height: 120,
      steps: Array.from({ length: 14 }, (_, at) => ({ id: `s${at}`, name: `P ${at}`, value: 90 - at })),
    },
  },
  async ({ canvasElement }) => {
    const plot = await findPlot(canvasElement, title);
    await expect([textsOf(canvasElement), widthsOf(canvasElement, '.reached').length]).toEqual([[], 14]);
    await walk(plot, '{End}');
    await expect(said(plot)).toMatch(/^P 13: /);
  },
);

test('Without figures it says so', Empty, async ({ canvas }) => {
  await expect(await canvas.findByText('Sin datos')).toBeVisible();
});

test('It says that it could not be loaded', { args: { failed: true } }, async ({ canvas }) => {
  await expect(await canvas.findByText('No se pudo cargar')).toBeVisible();
});

test(
  'In forced colours what is left differs from what is lost',
  { beforeEach: forceColors },
  async ({ canvasElement }) => {
    await findPlot(canvasElement, title);
    const fills = ['.reached', '.lost'].map((part) => {
      const shape = canvasElement.querySelector(part);
      return shape && getComputedStyle(shape).fill;
    });
    await expect(fills[0]).not.toBe(fills[1]);
  },
);
