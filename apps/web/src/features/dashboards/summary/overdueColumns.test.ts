import { createTranslate } from '@sereno/ui/locale';
import { describe, expect, it } from 'vitest';
import { es } from '../../../i18n/summary/es.ts';
import { type OverdueRow, overdueColumns } from './overdueColumns.ts';

const t = createTranslate<typeof es>(es, 'es');
const columns = overdueColumns({ t, today: '2026-11-21', href: '/activity?tab=sin-realizar' });
const row: OverdueRow = {
  place: 0,
  prospectName: 'Rosa Jiménez Torres',
  subject: 'Presentar plan',
  date: '2026-11-17',
  adviserName: 'Lucía Hernández Ríos',
};

describe('the columns of the overdue activities', () => {
  it('DSH-09 are those of the specification in its words, and the days without attention', () => {
    expect(columns.map(({ title }) => title)).toEqual([
      'Prospecto',
      'Asunto',
      'Fecha en que debió iniciar la actividad',
      'Asesor',
      'Días sin atención',
    ]);
  });

  it('DSH-11 DSH-12 hold the row of the answer, and the days from its own date to today', () => {
    expect(columns.map((column) => column.value(row))).toEqual([
      'Rosa Jiménez Torres',
      'Presentar plan',
      '2026-11-17',
      'Lucía Hernández Ríos',
      4,
    ]);
  });

  it('DSH-09 names a prospect whose name is missing, and leads nowhere for whom has no activities', () => {
    const [prospect] = overdueColumns({ t, today: '2026-11-21', href: null });
    expect(prospect?.value({ ...row, prospectName: '' })).toBe('Sin nombre');
    expect(prospect?.kind === 'link' && prospect.href(row)).toBeNull();
  });
});
