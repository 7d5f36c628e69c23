import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { teamRanking, type TeamSalesRow } from './index.ts';

const row = (position: number | null, adviserName: string, total: number): TeamSalesRow => ({
  position,
  adviserName,
  total,
  managerName: '',
  renewals: 0,
  pf: total,
  bf: 0,
  prospects: 0,
  lastDocument: null,
});
const names = (rows: readonly TeamSalesRow[]) => rows.map(({ adviserName }) => adviserName);

describe('the ranking', () => {
  it('STM-12 is sorted by position, rows without one last, ties by total', () => {
    const rows = [row(null, 'e', 5), row(2, 'c', 10), row(0, 'd', 99), row(1, 'a', 20), row(2, 'b', 15)];
    expect(names(teamRanking(rows))).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('STM-12 is stable when sorted again, and keeps every row', () => {
    const any = fc.tuple(fc.option(fc.integer({ min: -1, max: 5 })), fc.string(), fc.integer());
    fc.assert(
      fc.property(fc.array(any), (rows) => {
        const given = rows.map(([position, name, total]) => row(position, name, total));
        const ordered = teamRanking(given);
        expect(teamRanking(ordered)).toEqual(ordered);
        expect(names(ordered).toSorted()).toEqual(names(given).toSorted());
      }),
    );
  });
});
