import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readComparison, readTeamSales } from './teamSales.ts';
import { documentedAnswer } from './testing/documented.ts';

describe('the team sales', () => {
  const { body } = documentedAnswer('GET /dashboard/get-insurance-contract');

  it('API-41 ENT-15 STM-08 to STM-16 read totals, ranking, goals and the month', () => {
    expect(readTeamSales(body)).toMatchObject({
      totals: { renewals: 20_000, pf: 68_000, bf: 50_000 },
      goals: { renewals: 60_000, contracts: 300_000 },
      month: { renewals: 45_000, pf: 150_000, bf: 90_000 },
    });
  });

  it('STM-12 read the rows of the ranking, which add up to the totals', () => {
    const team = readTeamSales(body);
    expect(team?.rows[0]).toEqual({
      position: 1,
      managerName: 'Elena Cruz Reyes',
      adviserName: 'Lucía Hernández Ríos',
      renewals: 12_000,
      pf: 68_000,
      bf: 0,
      total: 80_000,
      prospects: 14,
      lastDocument: '2026-11-19',
    });
    for (const kind of ['renewals', 'pf', 'bf'] as const) {
      expect(team?.rows.reduce((sum, row) => sum + row[kind], 0)).toBe(team?.totals[kind]);
    }
  });

  it('STM-14 have no goal where none is set, which is not a goal of 0', () => {
    const team = readTeamSales({ InsurancesContracts: [], GoalAmountReno: null, GoalAmountPrevFin: 0 });
    expect(team?.goals).toEqual({ renewals: null, contracts: 0 });
  });

  it('STM-12 leave out a row without total, and keep its neighbours, also the one without a name', () => {
    const good = { SlpName: 'Lucía', TotalAmount: '80000', DateDoc: null };
    const team = readTeamSales({
      InsurancesContracts: [null, {}, { ...good, SlpName: ' ' }, { SlpName: 'Ana' }, good],
    });
    expect(team?.rows.map(({ adviserName, total }) => [adviserName, total])).toEqual([
      ['', 80_000],
      ['Lucía', 80_000],
    ]);
    expect(team?.rows[1]).toMatchObject({ total: 80_000, lastDocument: null, position: null });
  });
});

describe('the comparison', () => {
  it('API-42 STM-13 reads Label, Current and Previous', () => {
    expect(readComparison(documentedAnswer('GET /dashboard/compare-insurance-contract')['body'])).toEqual([
      { label: 'Renovaciones', current: 20_000, previous: 15_000 },
      { label: 'PF', current: 68_000, previous: 72_000 },
      { label: 'BF', current: 50_000, previous: 30_000 },
    ]);
  });

  it('leaves out a row without label or amounts', () => {
    const rows = [
      null,
      { Label: 'PF', Current: 1 },
      { Current: 1, Previous: 2 },
      { Label: 'BF', Current: 1, Previous: '2' },
    ];
    expect(readComparison(rows)).toEqual([{ label: 'BF', current: 1, previous: 2 }]);
  });
});

describe('an answer of another shape', () => {
  it.each([null, undefined, {}, [], 'rows', { InsurancesContracts: {} }])('%j has no data', (answer) => {
    expect(readTeamSales(answer)).toBeNull();
    expect(readComparison(answer)).toEqual([]);
  });

  it('never throws', () => {
    const answer = fc.record({ InsurancesContracts: fc.array(fc.anything()), GoalAmountReno: fc.anything() });
    fc.assert(
      fc.property(fc.oneof(fc.anything(), answer), (anything) => {
        expect(readTeamSales(anything)?.rows ?? []).toBeInstanceOf(Array);
        expect(readComparison(anything)).toBeInstanceOf(Array);
      }),
    );
  });
});
