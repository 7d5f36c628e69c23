import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type CalendarDate, dayOfWeek, eachDay } from '../calendar/index.ts';
import { binSums, periodBins, periodSum, shiftBins } from './index.ts';

const range = fc
  .tuple(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 0, max: 399 }))
  .map(([offset, length]) => {
    const start = addDays('1990-01-01', offset);
    return { start, end: addDays(start, length) };
  });

/** Rows around the period. */
const row = (period: { start: CalendarDate }) =>
  fc.record({
    date: fc.integer({ min: -5, max: 410 }).map((offset) => addDays(period.start, offset)),
    value: fc.integer({ min: -1_000_000, max: 1_000_000 }).map((cents) => cents / 100),
  });

describe('the bars of a period', () => {
  it('DSH-04 DSH-05 DSH-08 cover each of its days once, in order', () => {
    fc.assert(
      fc.property(range, (period) => {
        expect(periodBins(period).flatMap((bin) => eachDay(bin))).toEqual(eachDay(period));
      }),
    );
  });

  it('DSH-04 are its days up to 92 days, then its business weeks', () => {
    expect(periodBins({ start: '2026-01-01', end: '2026-04-02' })).toHaveLength(92);
    const weeks = periodBins({ start: '2026-01-01', end: '2026-04-03' });
    expect(weeks).toHaveLength(14);
    expect(weeks[0]).toEqual({ start: '2026-01-01', end: '2026-01-06' });
    expect(weeks.slice(1).map(({ start }) => dayOfWeek(start))).toEqual(weeks.slice(1).map(() => 3));
    expect(weeks.at(-1)).toEqual({ start: '2026-04-01', end: '2026-04-03' });
  });

  it('DSH-04 are empty when the period ends before it starts', () => {
    expect(periodBins({ start: '2026-01-02', end: '2026-01-01' })).toEqual([]);
    expect(periodBins({ start: '2026-11-02', end: '2026-01-01' })).toEqual([]);
  });

  it('DSH-04 align with those of the previous period, day by day', () => {
    expect(shiftBins([{ start: '2026-03-01', end: '2026-03-03' }], 3)).toEqual([
      { start: '2026-02-26', end: '2026-02-28' },
    ]);
  });
});

describe('sums of the bars', () => {
  it('DSH-04 add up to all rows of the period, to the cent', () => {
    fc.assert(
      fc.property(
        range.chain((period) => fc.tuple(fc.constant(period), fc.array(row(period)))),
        ([period, rows]) => {
          const sums = binSums(periodBins(period), rows);
          const cents = sums.reduce((sum, value) => sum + Math.round(value * 100), 0);
          expect(cents).toBe(Math.round(periodSum(period, rows) * 100));
        },
      ),
    );
  });

  it('DSH-04 add cents, not fractions, and skip other days and values that are not numbers', () => {
    const days = periodBins({ start: '2026-11-18', end: '2026-11-19' });
    const rows = [
      { date: '2026-11-18', value: 0.1 },
      { date: '2026-11-18', value: 0.2 },
      { date: '2026-11-17', value: 5 },
      { date: '2026-11-19', value: Number.NaN },
      { date: '2026-11-19', value: Number.POSITIVE_INFINITY },
      { date: '2026-11-19', value: 1e300 },
    ] as const;
    expect(binSums(days, rows)).toEqual([0.3, 0]);
    expect(periodSum({ start: '2026-11-18', end: '2026-11-19' }, rows)).toBe(0.3);
    const thrice = Array.from({ length: 3 }, () => ({ date: '2026-11-18', value: 4.35 }) as const);
    expect(binSums(days, thrice)).toEqual([13.05, 0]);
  });
});
