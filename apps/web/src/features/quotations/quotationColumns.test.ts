import type { QuotationRow } from '@sereno/domain/quotation';
import { createTranslate } from '@sereno/ui/locale';
import { describe, expect, it } from 'vitest';
import { es } from '../../i18n/quotations/es.ts';
import { quotationColumns } from './quotationColumns.ts';

const t = createTranslate<typeof es>(es, 'es');
const columnsOf = (roleId: number) => quotationColumns({ t, roleId, today: '2026-12-19' });
const ids = (roleId: number) => columnsOf(roleId).map(({ id }) => id);
const hrefs = (of: QuotationRow) => columnsOf(1).flatMap((column) => (column.kind === 'link' ? [column.href(of)] : []));
const row: QuotationRow = {
  id: 214,
  number: 'COT-000214',
  prospectId: 81,
  prospectName: 'Ana Ruiz',
  adviserName: 'Jorge Camacho',
  line: 'PF',
  productName: 'Plan Familiar',
  total: 7_881_092,
  payments: 36,
  quotedOn: '2026-11-20',
  validUntil: '2026-12-19',
  contractNumber: null,
};
const valueOf = (id: string, of: QuotationRow) =>
  columnsOf(1)
    .find((column) => column.id === id)
    ?.value(of);

describe('the columns of quotations', () => {
  it('UND-32 ACL-15 name the adviser for those who see the names of advisers', () => {
    expect(ids(1)).toEqual([
      'number',
      'prospect',
      'plan',
      'total',
      'term',
      'date',
      'validUntil',
      'standing',
      'adviser',
      'contract',
    ]);
    const withAdviser = Array.from({ length: 15 }, (_, role) => role + 1).filter((role) =>
      ids(role).includes('adviser'),
    );
    expect(withAdviser).toEqual([1, 2, 3, 4, 5, 13]);
  });

  it('UND-32 say in words whether a quotation holds, on its last day too', () => {
    expect(valueOf('standing', row)).toBe('Vigente');
    expect(valueOf('standing', { ...row, validUntil: '2026-12-18' })).toBe('Vencida');
    expect(valueOf('standing', { ...row, validUntil: '2026-12-18', contractNumber: 'PF-1' })).toBe('Contratada');
    expect(valueOf('standing', { ...row, validUntil: null })).toBe('Vigente');
  });

  it('UND-32 write the term, and the total in pesos', () => {
    expect([36, 1, 0].map((payments) => valueOf('term', { ...row, payments }))).toEqual([
      '36 meses',
      '1 mes',
      'Contado',
    ]);
    expect(valueOf('total', row)).toBe(78_810.92);
  });

  it('UND-32 lead to the quotation and to its prospect, where there is one', () => {
    expect(hrefs(row)).toEqual(['/quotation?Id=214', '/prospect/81/detail']);
    expect(hrefs({ ...row, prospectId: null })).toEqual(['/quotation?Id=214', null]);
  });
});
