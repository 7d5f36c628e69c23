import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCommissionReport, readWeeklyCommissions } from './commissions.ts';
import { documentedAnswer } from './testing/documented.ts';

describe('the weekly commissions', () => {
  const weekly = readWeeklyCommissions(documentedAnswer('GET /bi/commissions-bonuses-analytics')['body']);

  it('API-46 ENT-11 CMA-06a to CMA-06q are read from their keys, those with spaces too', () => {
    expect(weekly.lines[0]).toEqual({
      type: 'ENGANCHE',
      contract: 'C-1042',
      saleWeek: { year: 2026, week: 46 },
      clientName: 'Rosa Jiménez Torres',
      saleAmount: 40_000,
      collectedWithoutTax: 10_000,
      collectedWithTax: 11_600,
      totalCommission: 4800,
      newSaleCommission: 1200,
      monthlyCommission: 0,
      monthlyBonus: 0,
      toPay: 1200,
      pendingCommission: 3600,
      week: { year: 2026, week: 46 },
      start: '2026-11-11',
      end: '2026-11-17',
      adviserName: 'Lucía Hernández Ríos',
    });
  });

  it('CMA-06l a bonus belongs to no contract and stands under CLAVE VENDEDOR', () => {
    expect(weekly.lines[1]).toMatchObject({
      type: 'BONO',
      contract: null,
      saleWeek: null,
      monthlyBonus: 500,
      toPay: 500,
    });
  });

  it.each([
    ['CMA-11a', 'P', 'pending'],
    ['CMA-11b', 'A', 'accepted'],
    ['CMA-11c', 'R', 'inReconciliation'],
    ['CMA-22 none', undefined, null],
    ['CMA-22 unknown', 'X', null],
    ['CMA-22 inherited', 'constructor', null],
  ])('%s status %j is %j', (_, Status, status) => {
    expect(readWeeklyCommissions({ Data: [], Status }).status).toBe(status);
  });

  it('CMA-08 count the lines that cannot be read, since the totals are signed', () => {
    const good = { TIPO: 'MENSUALIDAD', COM_TOTAL: '150.25', PAGAR: '-10' };
    const bad = [null, {}, { ...good, TIPO: '' }, { ...good, PAGAR: 'x' }, { ...good, COM_TOTAL: Number.NaN }];
    const { lines, unreadable } = readWeeklyCommissions({ Data: [...bad, good] });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({ totalCommission: 150.25, toPay: -10, pendingCommission: null });
    expect(unreadable).toBe(bad.length);
  });

  it('WKP-10 have no week where the year does not have it', () => {
    const line = { TIPO: 'BONO', COM_TOTAL: 0, PAGAR: 0, SEMANA: '53-2026' };
    expect(readWeeklyCommissions({ Data: [line] }).lines[0]?.week).toBeNull();
  });
});

describe('the commissions report', () => {
  it('API-45 ENT-12 CMR-02a to CMR-02n is read from its fields', () => {
    expect(readCommissionReport(documentedAnswer('GET /bi/commissions')['body'])).toEqual([
      {
        id: 5012,
        insertedOn: '2026-11-12',
        contract: 'C-1042',
        total: 40_000,
        base: 34_482.76,
        commission: 4800,
        secondaryCommission: 1248,
        amountFinanced: 28_400,
        payments: 12,
        financing: '12 meses',
        plan: 'Plan Esencial',
        week: { year: 2026, week: 46 },
        adviserName: 'Lucía Hernández Ríos',
        managerName: 'Elena Cruz Reyes',
      },
    ]);
  });

  it('CMR-03 has no 26 % commission where the server withholds it, which is not one of 0', () => {
    const row = { Id: 1, ContractNumber: 7788, SecondaryCommission: null };
    expect(readCommissionReport([row])).toMatchObject([{ contract: '7788', secondaryCommission: null }]);
  });

  it('leaves out a row without id or contract', () => {
    const rows = [null, { Id: 1 }, { ContractNumber: 'C-1' }, { Id: '2', ContractNumber: 'C-2' }];
    expect(readCommissionReport(rows).map(({ id }) => id)).toEqual([2]);
  });
});

describe('an answer of another shape', () => {
  it.each([null, undefined, {}, [], 'rows', { Data: {} }])('%j has neither lines nor status', (answer) => {
    expect(readWeeklyCommissions(answer)).toEqual({ lines: [], status: null, unreadable: 0 });
    expect(readCommissionReport(answer)).toEqual([]);
  });

  it('never throws, and every line is read or counted', () => {
    const data = fc.array(
      fc.oneof(fc.anything(), fc.record({ TIPO: fc.string(), COM_TOTAL: fc.float(), PAGAR: fc.nat() })),
    );
    fc.assert(
      fc.property(data, fc.anything(), (Data, Status) => {
        const { lines, unreadable } = readWeeklyCommissions({ Data, Status });
        expect(lines.length + unreadable).toBe(Data.length);
        expect(readWeeklyCommissions(Status).lines).toBeInstanceOf(Array);
        expect(readCommissionReport(Data)).toBeInstanceOf(Array);
        expect(readCommissionReport(Status)).toBeInstanceOf(Array);
      }),
    );
  });
});
