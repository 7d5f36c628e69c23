import { expect, fn } from 'storybook/test';
import { findPlot, pointIn, spokenText, tipText, walk } from '../storyChart.ts';
import { behaviour } from '../../testing/behaviour.ts';
import type { RenderTooltip } from './chartTypes.ts';
import meta, { Areas, Bars, Combined, Lines, Previous } from './Tooltip.stories.tsx';

const test = behaviour(meta);

const title = 'Ventas por día';
const written = fn<RenderTooltip>(() => <em>Propio</em>);
const args = { renderTooltip: written };
const last = () => written.mock.lastCall?.[0];

test('The host draws the tooltip; what is said stays', { ...Lines, args }, async ({ canvasElement }) => {
  const plot = await findPlot(canvasElement, title);
  await walk(plot, '{Home}');
  await expect(tipText(canvasElement)).toBe('Propio');
  await expect(canvasElement.querySelector('em')?.closest('[aria-hidden]')).not.toBeNull();
  await expect(spokenText(plot)).toMatch(/^dom 8 nov 2026: PF \$[\d,.]+, SG \$[\d,.]+, BF \$[\d,.]+$/);
  const tip = last();
  await expect(tip?.category.id).toBe('2026-11-08');
  await expect(tip?.series).toBeNull();
  await expect(tip?.rows.map(({ id }) => id)).toEqual(['PF', 'SG', 'BF']);
  const first = tip?.rows[0];
  await expect(first?.figure).toBeGreaterThan(0);
  await expect(Number(first?.value.replaceAll(/[^\d.]/g, ''))).toBe(first?.figure);
});

test('It is told which series the pointer means', { ...Bars, args }, async ({ canvasElement, userEvent }) => {
  const plot = await findPlot(canvasElement, title);
  // The first series is at the foot of its stack.
  await userEvent.pointer({ target: plot, coords: pointIn(plot, 0.5, 0.85) });
  await expect(tipText(canvasElement)).toBe('Propio');
  await expect(last()?.series).toBe('PF');
});

const compared = { ...Previous, args: { ...Previous.args, ...args } };

test('The previous period is marked', compared, async ({ canvasElement }) => {
  await walk(await findPlot(canvasElement, title), '{Home}');
  await expect(last()?.rows.map(({ id, isPrevious = false }) => `${id} ${String(isPrevious)}`)).toEqual([
    'PF false',
    'SG false',
    'BF false',
    'PF true',
    'SG true',
    'BF true',
  ]);
});

test(
  'A gap has no figure',
  { args: { ...args, series: [{ id: 'x', name: 'Vendido', values: [Number.NaN, 3] }] } },
  async ({ canvasElement }) => {
    await walk(await findPlot(canvasElement, title), '{Home}');
    await expect(last()?.rows).toMatchObject([{ id: 'x', figure: null, value: '—' }]);
  },
);

test('Null leaves the tooltip as it is', { args: { renderTooltip: () => null } }, async ({ canvasElement }) => {
  await walk(await findPlot(canvasElement, title), '{Home}');
  await expect(tipText(canvasElement)).toMatch(/^dom 8 nov 2026 PF \$[\d,.]+ SG/);
});

test('Areas give their values', { ...Areas, args }, async ({ canvasElement }) => {
  await walk(await findPlot(canvasElement, title), '{Home}');
  await expect(last()?.rows).toHaveLength(3);
});

test('The line of a combined chart gives its own', { ...Combined, args }, async ({ canvasElement }) => {
  const plot = await findPlot(canvasElement, title);
  await walk(plot, '{Home}{ArrowDown}{ArrowDown}');
  await expect(last()?.rows.map(({ id }) => id)).toEqual(['PF', 'rate']);
  await expect(last()?.rows[1]?.value).toContain('%');
  await expect(last()?.series).toBe('rate');
});
