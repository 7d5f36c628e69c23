import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mexicanFormats, toFormats } from '../../locale/index.ts';
import { slicesOf } from './slices.ts';
import { donutLayout, sliceLabels } from './donutLayout.ts';

const slice = (id: string, value: number, name = id) => ({ id, name, value });

describe('a ring', () => {
  it('finds a slice under its arc and under its label, and nothing in the middle', () => {
    const values = fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(values, fc.integer({ min: 260, max: 900 }), (amounts, width) => {
        const { slices } = slicesOf(
          amounts.map((value, place) => slice(String(place), value)),
          'Otros',
        );
        const layout = donutLayout(slices, { width, height: 240, fontSize: 12 });
        const { ring } = layout;
        slices.forEach(({ from, to }, place) => {
          const angle = (from + to) / 2;
          const middle = (ring.inner + ring.outer) / 2;
          expect(layout.find(ring.x + middle * Math.sin(angle), ring.y - middle * Math.cos(angle))).toBe(place);
          const line = layout.line(place);
          expect(layout.find(line.x + line.width / 2, line.y + line.height / 2)).toBe(place);
          expect(line.x + line.width).toBeLessThanOrEqual(width + 1);
          expect(line.y).toBeGreaterThanOrEqual(-0.01);
        });
        expect(layout.find(ring.x, ring.y)).toBeNull();
        expect(layout.find(1, 1)).toBeNull();
      }),
    );
  });
});

describe('the slices of a ring', () => {
  it('keep the colour that their id has everywhere, and never share one', () => {
    const { slices } = slicesOf([slice('x', 1), slice('PF', 2), slice('y', 3), slice('onTime', 4)], 'Otros');
    expect(slices.map(({ color }) => color)).toEqual([2, 1, 3, 'positive']);
  });

  it('are no percentages of a sum with negative values', () => {
    expect(slicesOf([slice('a', 3), slice('b', 1)], 'Otros').slices.map(({ part }) => part)).toEqual([75, 25]);
    expect(slicesOf([slice('a', 3), slice('b', -1)], 'Otros').slices.map(({ part }) => part)).toEqual([null, null]);
    expect(slicesOf([slice('a', 0)], 'Otros').slices.map(({ part }) => part)).toEqual([null]);
  });

  it('link to their rows, except combined ones', () => {
    const nine = Array.from({ length: 9 }, (_, place) => slice(String(place), place + 1));
    const { slices } = slicesOf(nine, 'Otros');
    expect(slices.at(-1)).toMatchObject({ name: 'Otros', color: 8, canOpen: false });
    expect(slicesOf([slice('others', 1)], 'Otros').slices[0]).toMatchObject({ name: 'others', canOpen: true });
  });
});

describe('the words beside a ring', () => {
  const { slices } = slicesOf([slice('PF', 1_284_350.5, 'Previsión familiar'), slice('SG', 612_480)], 'Otros');
  const wordsAt = (width: number) => sliceLabels(slices, 'money', toFormats('es', mexicanFormats), width, 12);

  it('drop as little as needed to keep names complete', () => {
    expect([wordsAt(340).values[0], wordsAt(340).parts[0]]).toEqual(['$1,284,350.50', '67.7\u00a0%']);
    expect([wordsAt(260).values[0], wordsAt(260).parts[0]]).toEqual(['$1.3\u00a0M', '67.7\u00a0%']);
    expect([wordsAt(190).values[0], wordsAt(190).parts[0]]).toEqual(['$1.3\u00a0M', '']);
  });

  it('are dropped when there is hardly room for a name', () => {
    expect(wordsAt(70)).toMatchObject({ values: ['', ''], parts: ['', ''], nameWidth: 70 });
  });
});
