import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OTHERS_ID } from '@sereno/domain/figure';
import { MAX_SERIES } from '../scale/foldSeries.ts';
import { type DonutSlice, slicesOf as drawnSlices } from './slices.ts';

const slicesOf = (inputs: readonly DonutSlice[]) => drawnSlices(inputs, 'Otros');

const slice = (id: string, value: number) => ({ id, name: id.toUpperCase(), value });
const anyValue = fc.oneof(fc.double(), fc.integer(), fc.constantFrom(0, NaN, Infinity, -Infinity, 1e308));
const inputs = fc.array(
  fc.record({ id: fc.constantFrom(...Array.from('abcdefghijklmno'), OTHERS_ID), name: fc.string(), value: anyValue }),
);

describe('the slices of a ring', () => {
  it('are parts of the sum, in their own order, one after the other', () => {
    const { slices, total } = slicesOf([slice('a', 1), slice('b', 3)]);
    expect(slices.map(({ id, share, from, to }) => [id, share, from / Math.PI, to / Math.PI])).toEqual([
      ['a', 0.25, 0, 0.5],
      ['b', 0.75, 0.5, 2],
    ]);
    expect(total).toBe(4);
  });

  it('have no arc for 0, negative values and NaN, but are all listed', () => {
    const { slices, total, hasNegative } = slicesOf([slice('a', 10), slice('b', 0), slice('c', -4), slice('d', NaN)]);
    expect(slices.map(({ id, value, share }) => [id, value, share])).toEqual([
      ['a', 10, 1],
      ['b', 0, 0],
      ['c', -4, 0],
      ['d', null, 0],
    ]);
    expect(total).toBe(6);
    expect(hasNegative).toBe(true);
  });

  it('of one id are one', () => {
    const { slices } = slicesOf([slice('a', 1), slice('b', 1), slice('a', 2), slice('b', NaN)]);
    expect(slices.map(({ id, value }) => [id, value])).toEqual([
      ['a', 3],
      ['b', 1],
    ]);
  });

  it('beyond eight are one: the seven largest stay in their order', () => {
    const ten = [5, 1, 9, 2, 8, 3, 7, 4, 6, 10].map((value, place) => slice(`s${place}`, value));
    const { slices } = slicesOf(ten);
    expect(slices.map(({ value }) => value)).toEqual([5, 9, 8, 7, 4, 6, 10, 6]);
    expect(slices.at(-1)).toMatchObject({ id: OTHERS_ID, name: 'Otros', canOpen: false });
    expect(slicesOf(ten.slice(0, 8)).slices.every(({ canOpen }) => canOpen)).toBe(true);
  });

  it('take up what is called the others already', () => {
    const { slices } = slicesOf([
      slice(OTHERS_ID, 100),
      ...Array.from({ length: 8 }, (_, place) => slice(`s${place}`, 9)),
    ]);
    expect(slices).toHaveLength(8);
    expect(slices.at(-1)?.value).toBe(109);
  });

  it('are none, of no sum, where nothing came', () => {
    expect(slicesOf([])).toEqual({ slices: [], total: null, hasNegative: false });
    expect(slicesOf([slice('a', NaN)]).total).toBeNull();
    expect(slicesOf([slice('a', 0)]).total).toBe(0);
  });

  it('never overlap, fill the ring and lose nothing, whatever comes', () => {
    fc.assert(
      fc.property(inputs, (anything) => {
        const { slices } = slicesOf(anything);
        expect(slices.length).toBeLessThanOrEqual(MAX_SERIES);
        expect(new Set(slices.map(({ id }) => id)).size).toBe(slices.length);
        let end = 0;
        for (const { from, to, share } of slices) {
          expect(from).toBe(end);
          expect(to).toBeGreaterThanOrEqual(from);
          expect(to).toBeLessThanOrEqual(2 * Math.PI + 1e-9);
          expect(share).toBeGreaterThanOrEqual(0);
          end = to;
        }
        const hasArc = slices.some(({ value }) => (value ?? 0) > 0);
        expect(end).toBeCloseTo(hasArc ? 2 * Math.PI : 0, 9);
      }),
    );
  });

  it('sum to what came in', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ id: fc.string(), name: fc.string(), value: fc.integer({ min: -1e6, max: 1e6 }) })),
        (parts) => {
          const { slices, total } = slicesOf(parts);
          const whole = parts.reduce((sum, { value }) => sum + value, 0);
          expect(total ?? 0).toBe(whole);
          expect(slices.reduce((sum, { value }) => sum + (value ?? 0), 0)).toBe(whole);
        },
      ),
    );
  });
});
