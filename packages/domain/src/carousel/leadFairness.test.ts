import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LeadShare } from './lead.ts';
import { leadFairness } from './leadFairness.ts';

const share = (name: string, attended: number, assigned: number): LeadShare => ({
  employeeId: null,
  slpCode: null,
  name,
  available: true,
  attended,
  assigned,
  registered: 0,
  lastAt: null,
});

describe('lead distribution', () => {
  it('counts attended and assigned leads, most first', () => {
    const rows = leadFairness([share('Ana', 0, 0), share('Óscar', 1, 1), share('Luz', 3, 3), share('Beto', 2, 0)]);
    expect(rows.map(({ name, got, percent }) => [name, got, percent])).toEqual([
      ['Luz', 6, 60],
      ['Beto', 2, 20],
      ['Óscar', 2, 20],
      ['Ana', 0, 0],
    ]);
  });

  it('has no shares when no leads were given out', () => {
    expect(leadFairness([share('Ana', 0, 0)]).map(({ percent }) => percent)).toEqual([null]);
    expect(leadFairness([])).toEqual([]);
  });

  it('adds up to the whole, except for rounding', () => {
    const some = fc.array(fc.record({ attended: fc.nat(500), assigned: fc.nat(500) }), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(some, (counts) => {
        const rows = leadFairness(counts.map(({ attended, assigned }, at) => share(`${at}`, attended, assigned)));
        const sum = rows.reduce((total, { percent }) => total + (percent ?? 100 / rows.length), 0);
        expect(Math.abs(sum - 100)).toBeLessThanOrEqual(rows.length / 2 + 1e-9);
        expect(rows.map(({ got }) => got)).toEqual(rows.map(({ got }) => got).toSorted((one, other) => other - one));
      }),
    );
  });
});
