import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCommissionReport } from './commissions.ts';
import { documentedAnswer, documentedBody } from './testing/documented.ts';
import { readAdviserWeeks, readPendingWeeks, readWeeklyCommissions } from './weeklyCommissions.ts';

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

  const AMOUNTS = [
    'MONTO POR VENTA NUEVA',
    'COBROSINIVA',
    'COBROCONIVA',
    'COM_VTA_NVA',
    'COM_MENSUALIDAD',
    'COM_PENDIENTE',
    'CLAVE VENDEDOR',
  ];

  it.each(AMOUNTS)('CMA-08 a line whose %s is no number is not read as 0, since the totals are signed', (name) => {
    const line = { TIPO: 'ENGANCHE', COM_TOTAL: 10, PAGAR: 10 };
    const bad = ['x', '', ' ', '1,200.00', 'NaN', Number.NaN, Number.POSITIVE_INFINITY, '1e400', 1e300, true, [], {}];
    for (const value of bad) {
      const { lines, unreadable } = readWeeklyCommissions({ Data: [{ ...line, [name]: value }] });
      expect([value, lines, unreadable]).toEqual([value, [], 1]);
    }
    for (const value of [null, undefined, 0, -0.01, '12.5']) {
      const { unreadable } = readWeeklyCommissions({ Data: [{ ...line, [name]: value }] });
      expect([value, unreadable]).toEqual([value, 0]);
    }
  });

  it('CMA-06 amounts that are absent are 0, and what remains is not said', () => {
    const [line] = readWeeklyCommissions({ Data: [{ TIPO: 'OTRO', COM_TOTAL: -10.5, PAGAR: '-3' }] }).lines;
    expect(line).toMatchObject({
      type: 'OTRO',
      saleAmount: 0,
      collectedWithTax: 0,
      collectedWithoutTax: 0,
      totalCommission: -10.5,
      newSaleCommission: 0,
      monthlyCommission: 0,
      monthlyBonus: 0,
      toPay: -3,
      pendingCommission: null,
    });
  });

  it('WKP-10 have no week where the year does not have it', () => {
    const line = { TIPO: 'BONO', COM_TOTAL: 0, PAGAR: 0, SEMANA: '53-2026' };
    expect(readWeeklyCommissions({ Data: [line] }).lines[0]?.week).toBeNull();
  });
});

const decided = (Decision: unknown, Status: unknown = 'A') =>
  readWeeklyCommissions({ Data: [], Status, Decision }).decision;

describe('the decision about a week', () => {
  const call = 'GET /bi/commissions-bonuses-analytics';
  it('CMA-11b CMA-16 has the signature and the fingerprint of what was signed', () => {
    const { decision } = readWeeklyCommissions(documentedBody(call, 'signed'));
    expect(decision).toMatchObject({ decidedAt: '2026-11-05T16:20:05.000Z', reasons: [] });
    expect(decision?.fingerprint).toMatch(/^[0-9a-f]{64}$/);
    expect(decision?.signature).toMatch(/^data:image\/png;base64,/);
  });

  it('CMA-11c CMA-17 has the reasons of a week in reconciliation', () => {
    expect(readWeeklyCommissions(documentedBody(call, 'disputed')).decision).toEqual({
      decidedAt: '2026-11-12T17:02:40.000Z',
      fingerprint: null,
      signature: null,
      reasons: [{ type: 'MENSUALIDAD', contract: 'C-1042', reason: 'El cliente pagó dos mensualidades' }],
    });
  });

  it.each(['P', null, 'X'])('CMA-22 is none with the status %j, whatever comes along', (Status) => {
    const Decision = { DecidedAt: '2026-11-12T17:02:40Z', Digest: null, Signature: null, Reasons: [] };
    expect(decided(Decision, Status)).toBeNull();
  });

  it.each([[undefined], [null], [{}], ['A'], [[]]])('is none where a server does not tell it: %j', (decision) => {
    expect(decided(decision)).toBeNull();
  });

  it('shows nothing as an image that is none, and compares nothing that is no fingerprint', () => {
    const bad = { DecidedAt: '2026-11-12 10:00', Digest: 'A'.repeat(64), Signature: 'data:text/html;base64,AAAA' };
    const nothing = { decidedAt: null, fingerprint: null, signature: null, reasons: [] };
    expect(decided({ ...bad, Reasons: [null, { TIPO: 'BONO' }, { Reason: 'x' }] })).toEqual(nothing);
    expect(decided({ Digest: `${'a'.repeat(64)}\n`, Signature: 'data:image/png;base64,A"onerror="' })).toEqual(nothing);
  });
});

describe('the weeks that wait, and where those of others stand', () => {
  it('CMA-12 are read with what they pay', () => {
    expect(readPendingWeeks(documentedBody('GET /bi/commissions-pending'))).toEqual([
      { week: { year: 2026, week: 46 }, toPay: 1700 },
      { week: { year: 2026, week: 45 }, toPay: -320.5 },
    ]);
    expect(readPendingWeeks([null, { WeekNumber: '53-2026', PAGAR: 1 }, { WeekNumber: '46-2026' }])).toEqual([]);
  });

  it('CMA-15 are read with their status', () => {
    expect(readAdviserWeeks(documentedBody('GET /bi/commissions-states'))).toEqual([
      {
        slpCode: 208,
        adviserName: 'Lucía Hernández Ríos',
        status: 'accepted',
        decidedAt: '2026-11-18T16:20:05.000Z',
        toPay: 1700,
        disputed: 0,
      },
      {
        slpCode: 209,
        adviserName: 'Mario Solís Prado',
        status: 'inReconciliation',
        decidedAt: '2026-11-18T17:02:40.000Z',
        toPay: 940.12,
        disputed: 2,
      },
      {
        slpCode: 221,
        adviserName: 'Nora Vega Luna',
        status: 'pending',
        decidedAt: null,
        toPay: -320.5,
        disputed: 0,
      },
    ]);
    expect(readAdviserWeeks([null, { SlpCode: 1 }, { PAGAR: 1 }, { SlpCode: 'x', PAGAR: 1 }])).toEqual([]);
    expect(readAdviserWeeks([{ SlpCode: '7', PAGAR: '1.5', Status: null, Disputed: -1 }])).toMatchObject([
      { slpCode: 7, toPay: 1.5, status: null, disputed: 0 },
    ]);
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
    expect(readWeeklyCommissions(answer)).toEqual({ lines: [], status: null, unreadable: 0, decision: null });
    expect(readPendingWeeks(answer)).toEqual([]);
    expect(readAdviserWeeks(answer)).toEqual([]);
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
        expect(readWeeklyCommissions({ Data, Status: 'R', Decision: Status })).toHaveProperty('decision');
        expect(readPendingWeeks(Data)).toBeInstanceOf(Array);
        expect(readAdviserWeeks(Data)).toBeInstanceOf(Array);
        expect(readCommissionReport(Data)).toBeInstanceOf(Array);
        expect(readCommissionReport(Status)).toBeInstanceOf(Array);
      }),
    );
  });
});
