import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillDays } from './index.ts';

const sum = (all: readonly { readonly value: number }[]) => all.reduce((total, { value }) => total + value, 0);

describe('fillDays', () => {
  it('DSH-08 gives every day its figure: 0 without a row, the sum of several, nothing of other days', () => {
    const rows = [
      { date: '2026-02-28', value: 2 },
      { date: '2026-03-02', value: 5 },
      { date: '2026-02-28', value: 1 },
      { date: '2026-03-01', value: Number.NaN },
      { date: '2025-03-01', value: 9 },
    ] as const;
    expect(fillDays({ start: '2026-02-28', end: '2026-03-02' }, rows)).toEqual([
      { date: '2026-02-28', value: 3 },
      { date: '2026-03-01', value: 0 },
      { date: '2026-03-02', value: 5 },
    ]);
  });

  it('DSH-08 gives nothing for a reversed range, and ten years for ten years', () => {
    expect(fillDays({ start: '2026-03-02', end: '2026-03-01' }, [])).toEqual([]);
    expect(fillDays({ start: '2016-01-01', end: '2025-12-31' }, [])).toHaveLength(3653);
  });

  it('DSH-08 keeps the sum of what lies in the range, in whatever order it comes', () => {
    const row = fc.record({ date: fc.constantFrom('2026-03-01', '2026-03-02', '2026-03-03'), value: fc.integer() });
    fc.assert(
      fc.property(fc.array(row), (rows) => {
        const days = fillDays({ start: '2026-03-01', end: '2026-03-03' }, rows);
        expect(sum(days)).toBe(sum(rows));
      }),
    );
  });
});
