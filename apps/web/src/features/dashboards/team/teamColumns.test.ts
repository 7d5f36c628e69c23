import { createTranslate } from '@sereno/ui/locale';
import { describe, expect, it } from 'vitest';
import { es } from '../../../i18n/teamSales/es.ts';
import { type RankedRow, teamColumns } from './teamColumns.ts';

const row: RankedRow = {
  place: 0,
  isOwn: false,
  detail: null,
  position: 1,
  managerName: '',
  adviserName: '',
  renewals: 1,
  pf: 2,
  bf: 3,
  total: 6,
  prospects: 0,
  lastDocument: null,
};

describe('the columns of the ranking', () => {
  it('STM-12 show a word for an adviser without a name, whose amounts count', () => {
    const [adviser, ...others] = teamColumns(createTranslate<typeof es>(es, 'es'), () => '/', false);
    expect(adviser?.value(row)).toBe('Sin nombre');
    expect(adviser?.kind === 'link' && adviser.href(row)).toBeNull();
    expect(adviser?.value({ ...row, adviserName: 'Ana Paz' })).toBe('Ana Paz');
    expect(others.find(({ id }) => id === 'total')?.value(row)).toBe(6);
  });
});
