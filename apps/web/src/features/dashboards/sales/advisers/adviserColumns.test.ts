import { adviserRows, writeDetailQuery } from '@sereno/domain/dashboards';
import { createTranslate } from '@sereno/ui/locale';
import { describe, expect, it } from 'vitest';
import { es } from '../../../../i18n/salesPlaces/es.ts';
import { adviserColumns } from './adviserColumns.ts';

const t = createTranslate<typeof es>(es, 'es');
const columns = adviserColumns(t, writeDetailQuery, 'withSales');
const rows = adviserRows([
  { adviserName: 'Ana Paz', managerName: 'Eva Cruz', sales: 2 },
  { adviserName: '', managerName: '', sales: 0 },
]);

describe('the columns of the advisers', () => {
  it('SAL-31 are adviser, manager and sales, with their total', () => {
    expect(columns.map(({ title }) => title)).toEqual(['Asesor', 'Gerente', 'Contratos']);
    expect(rows.map((row) => columns.map((column) => column.value(row)))).toEqual([
      ['Ana Paz', 'Eva Cruz', 2],
      ['Sin nombre', '', 0],
    ]);
    expect(columns.at(-1)?.total).toBe('sum');
  });

  it('SAL-30 have no column of sales without any', () => {
    expect(adviserColumns(t, writeDetailQuery, 'withoutSales').map(({ title }) => title)).toEqual([
      'Asesor',
      'Gerente',
    ]);
    expect(adviserColumns(t, writeDetailQuery, 'active').map(({ title }) => title)).toContain('Contratos');
  });

  it('SAL-31 link only advisers with sales to their contracts', () => {
    const [adviser] = columns;
    expect(rows.map((row) => adviser?.kind === 'link' && adviser.href(row))).toEqual([
      'contratos:base=vendidos:nombre=Ana Paz:gerente=Eva Cruz',
      null,
    ]);
  });
});
