import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { LocaleProvider } from '../../locale/index.ts';
import { painted } from '../../testing/painted.ts';
import { BarChart, CalendarHeatMap, Sparkline } from '../index.ts';
import { plainDrawing } from '../export/plainDrawing.ts';
import { sampleRange } from '../samples.ts';
import { everyChart } from './everyChart.samples.tsx';

const WIDTH = 640;
const ON_SCREEN = ':not([data-paper] *)';
const takeDown: (() => void)[] = [];

afterEach(() => {
  for (const down of takeDown.splice(0)) down();
});

/** Shows something in both directions, as wide. */
function inBoth(chart: ReactElement) {
  const [leftToRight, rightToLeft] = (['ltr', 'rtl'] as const).map((dir) => {
    const host = document.createElement('div');
    host.dir = dir;
    host.style.cssText = `inline-size: ${WIDTH}px; font-size: 12px`;
    document.body.append(host);
    const root = createRoot(host);
    flushSync(() => root.render(chart));
    takeDown.push(() => {
      flushSync(() => root.unmount());
      host.remove();
    });
    return host;
  });
  if (leftToRight === undefined || rightToLeft === undefined) throw new Error('inBoth: nothing is shown.');
  return [leftToRight, rightToLeft] as const;
}

const partOf = (host: Element, selector: string): HTMLElement => {
  const found = host.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`partOf: there is no ${selector}.`);
  return found;
};

type Side = 'left' | 'right';

/** Where the parts of a frame lie, from that side and the top of it. */
function placesOf(parts: string, side: Side, frame: Element) {
  const around = frame.getBoundingClientRect();
  return Array.from(frame.querySelectorAll(parts), (part) => {
    const { left, right, top, width } = part.getBoundingClientRect();
    const start = side === 'left' ? left - around.left : around.right - right;
    return { what: part.textContent, start, top: top - around.top, width };
  });
}

/** The same px; the letters of a text that was turned twice may lie a part of one aside. */
function expectNear(own: number, other: number | undefined): void {
  expect(Math.abs(own - (other ?? Infinity))).toBeLessThan(1);
}

/** The parts of the second frame are the mirror image of those in the first. */
function expectMirrored(parts: string, leftToRight: Element, rightToLeft: Element): void {
  const [own, other] = [placesOf(parts, 'left', leftToRight), placesOf(parts, 'right', rightToLeft)];
  expect(other.map(({ what }) => what)).toEqual(own.map(({ what }) => what));
  own.forEach((place, index) => {
    for (const key of ['start', 'top', 'width'] as const) expectNear(place[key], other[index]?.[key]);
  });
}

/** Moves the pointer so many px from that side and the top of the plot. */
function pointFrom(side: Side, host: HTMLElement, x: number, y: number): void {
  const hit = partOf(host, '.hit');
  const { left, right, top } = hit.getBoundingClientRect();
  const at = { clientX: side === 'left' ? left + x : right - x, clientY: top + y };
  flushSync(() => {
    hit.dispatchEvent(new PointerEvent('pointermove', { ...at, bubbles: true }));
  });
}

function press(host: HTMLElement, key: string): void {
  flushSync(() => {
    partOf(host, '.hit').dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  });
}

const saidIn = (host: HTMLElement) => partOf(host, '.area output').textContent;

test.each(everyChart)('From right to left a %s is its mirror image, with texts to be read', (_, chart) => {
  const [ltr, rtl] = inBoth(chart);
  const [plot, mirror] = [partOf(ltr, 'svg[data-plot]'), partOf(rtl, 'svg[data-plot]')];
  expectMirrored(`:is(text, path, line, rect)${ON_SCREEN}`, plot, mirror);
  const texts = [...mirror.querySelectorAll<SVGTextElement>('text')];
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.every((text) => (text.getScreenCTM()?.a ?? 0) > 0)).toBe(true);
});

test.each(everyChart)('A pointer finds the same in the mirror image of a %s, and lights it', (_, chart) => {
  const [ltr, rtl] = inBoth(chart);
  const said = new Set<string | null>();
  for (let x = 20; x < WIDTH - 40; x += 47) {
    for (const y of [30, 90, 150]) {
      pointFrom('left', ltr, x, y);
      pointFrom('right', rtl, x, y);
      said.add(saidIn(ltr));
      expect(saidIn(rtl)).toBe(saidIn(ltr));
      expectMirrored(':is(.lit, .dot, .tip)', partOf(ltr, '.area'), partOf(rtl, '.area'));
    }
  }
  expect(said.size).toBeGreaterThan(1);
});

test.each(everyChart)('Sideways arrows follow the direction of a %s', (_, chart) => {
  const [ltr, rtl] = inBoth(chart);
  const mirrored: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };
  for (const key of ['Home', 'ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'End', 'ArrowLeft']) {
    press(ltr, key);
    press(rtl, mirrored[key] ?? key);
    expect(saidIn(ltr)).not.toBe('');
    expect(saidIn(rtl)).toBe(saidIn(ltr));
  }
});

test('The newest weeks are in sight first, at the other side', () => {
  const [ltr, rtl] = inBoth(
    <CalendarHeatMap title="Ventas" range={sampleRange(400)} days={[{ date: '2026-11-21', value: 7 }]} />,
  );
  expect(partOf(ltr, '.scroller').scrollLeft).toBeGreaterThan(100);
  expect(partOf(rtl, '.scroller').scrollLeft).toBe(-partOf(ltr, '.scroller').scrollLeft);
});

test.each([
  ['pesos', { locale: 'es', currency: 'MXN' }, -3400.5, '-$3,400.50'],
  ['euros in Arabic', { locale: 'ar', currency: 'EUR' }, 12_850.4, '€ 12,850.40'],
  ['a loss of euros in Arabic', { locale: 'ar', currency: 'EUR' }, -3400.5, '€ -3,400.50'],
] as const)('A figure is read as its language writes it, at the end of its cell: %s', async (_, host, value, seen) => {
  const series = [{ id: 'x', name: 'Diferencia', values: [value] }];
  const [, rtl] = inBoth(
    <LocaleProvider
      locale={host.locale}
      formats={{ currency: host.currency }}
      texts={{ 'chartFrame.empty': 'لا بيانات' }}
    >
      <BarChart title="Ventas" unit="money" categories={[{ id: 'lun', label: 'Lunes' }]} series={series} />
    </LocaleProvider>,
  );
  press(rtl, 'Home');
  expect(painted(partOf(rtl, '.tip b'))).toBe(seen);
  expect(getComputedStyle(partOf(rtl, '.tip')).direction).toBe('rtl');
  await expect.poll(() => rtl.querySelector('.view button')).not.toBeNull();
  flushSync(() => partOf(rtl, '.view button').click());
  const cell = partOf(rtl, 'td[data-figure]');
  expect(painted(cell)).toBe(seen);
  const { left, right } = partOf(cell, 'bdi').getBoundingClientRect();
  const around = cell.getBoundingClientRect();
  expect(left - around.left).toBeLessThan(around.right - right);
  expect(getComputedStyle(partOf(rtl, 'tbody th')).direction).toBe('rtl');
});

test('A sparkline ends at the left', () => {
  const [ltr, rtl] = inBoth(<Sparkline label="Ventas" values={[7, 3, 9]} />);
  expect(placesOf('circle', 'left', partOf(rtl, 'svg'))[0]?.start).toBeLessThan(5);
  expectMirrored('path, circle', partOf(ltr, 'svg'), partOf(rtl, 'svg'));
});

test.each(everyChart)('The sheet and the picture of a %s are its mirror image, too', (_, chart) => {
  const [ltr, rtl] = inBoth(chart);
  const plot = rtl.querySelector<SVGSVGElement>('svg[data-plot]');
  if (plot === null) throw new Error('There is no drawing.');
  const { svg } = plainDrawing(plot);
  // Where no style sheet of the chart reaches it.
  document.body.append(svg);
  takeDown.push(() => svg.remove());
  expectMirrored(`text${ON_SCREEN}`, partOf(ltr, 'svg[data-plot]'), svg);
  expect([...svg.querySelectorAll<SVGTextElement>('text')].every((text) => (text.getScreenCTM()?.a ?? 0) > 0)).toBe(
    true,
  );

  const told: number[] = [];
  plainDrawing(plot, ({ matrix: { a, b, c, d, e }, x, align }) => {
    expect([a, b, c, d]).toEqual([1, 0, 0, 1]);
    if (align === 'middle') told.push(e + x);
  });
  const isMiddle = Array.from(svg.querySelectorAll(`text${ON_SCREEN}`), (text) => text.getAttribute('text-anchor'));
  const middles = placesOf(`text${ON_SCREEN}`, 'left', plot).filter((_place, index) => isMiddle[index] === 'middle');
  middles.forEach(({ start, width }, index) => expectNear(start + width / 2, told[index]));
});
