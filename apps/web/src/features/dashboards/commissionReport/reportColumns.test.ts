import { seesIntegre } from '@sereno/domain/access';
import type { CommissionReportRow } from '@sereno/domain/commission';
import { createTranslate } from '@sereno/ui/locale';
import { describe, expect, it } from 'vitest';
import { es } from '../../../i18n/commissionReport/es.ts';
import { reportColumns } from './reportColumns.ts';

const t = createTranslate<typeof es>(es, 'es');

const ROW: CommissionReportRow = {
  id: 12,
  insertedOn: '2026-11-18',
  contract: 'PF-204817',
  total: 18_400,
  base: 15_862.07,
  commission: 1903.45,
  secondaryCommission: 4124.14,
  amountFinanced: 16_000,
  payments: 24,
  financing: '24 meses',
  plan: 'Plan Esencial',
  week: { year: 2026, week: 46 },
  adviserName: 'Julián Ortega Vela',
  managerName: 'Elena Prado Rivas',
};

const SECONDARY = 'SecondaryCommission';
const values = (row: CommissionReportRow, integre: Parameters<typeof reportColumns>[1]) =>
  Object.fromEntries(reportColumns(t, integre).map((column) => [column.id, column.value(row)]));

describe('the columns of the commissions report', () => {
  it('CMR-02 are the fourteen fields of a row', () => {
    expect(values(ROW, SECONDARY)).toEqual({ ...ROW, id: '12', week: '46-2026' });
    expect(reportColumns(t, SECONDARY)).toHaveLength(14);
  });

  it('CMR-03 CMR-06 are without the secondary commission for everybody but role 1', () => {
    expect(values(ROW, null)).not.toHaveProperty('secondaryCommission');
    expect(reportColumns(t, null)).toHaveLength(13);
    expect(Array.from({ length: 16 }, (_, roleId) => roleId).filter((roleId) => seesIntegre({ roleId }))).toEqual([1]);
  });

  it('CMR-04 call it by its Spanish name', () => {
    expect(reportColumns(t, SECONDARY).find(({ id }) => id === 'secondaryCommission')?.title).toBe(
      'Comisión Integre 26%',
    );
  });

  it.each([
    ['CommissionBase', ROW.base],
    ['Commission', ROW.commission],
    ['SecondaryCommission', ROW.secondaryCommission],
  ] as const)('CMR-04 show as Comisión Integre what the installation says: %s', (field, expected) => {
    expect(values(ROW, field)).toEqual({ ...values(ROW, SECONDARY), secondaryCommission: expected });
  });

  it('CMR-02 add up every amount and nothing else', () => {
    const added = reportColumns(t, SECONDARY).filter(({ total }) => total !== undefined);
    expect(added.map(({ id }) => id)).toEqual(['total', 'commission', 'secondaryCommission', 'base', 'amountFinanced']);
    expect(added.every(({ kind, total }) => kind === 'money' && total === 'sum')).toBe(true);
  });

  it('CMR-02 write the number of a record without thousands in groups, wherever it is shown', () => {
    const id = reportColumns(t, SECONDARY).find((column) => column.id === 'id');
    expect([id?.kind, id?.value({ ...ROW, id: 4110 })]).toEqual(['text', '4110']);
  });

  it('CMR-02 show a row that lacks what may be missing', () => {
    const row = { ...ROW, insertedOn: null, week: null, payments: null, secondaryCommission: null };
    expect(values(row, SECONDARY)).toMatchObject({ insertedOn: null, week: null, payments: null });
  });
});
