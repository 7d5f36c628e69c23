import { createTranslate } from '@sereno/ui/locale';
import { describe, expect, it } from 'vitest';
import { es } from '../../../i18n/dashboardFilters/es.ts';
import { scopeLine } from './scopeLine.ts';

const t = createTranslate<typeof es>(es, 'es');
const options = [
  { value: '6', label: 'Gerencia Occidente' },
  { value: '7', label: 'Centro' },
  { value: '8', label: 'Norte' },
];
const of = (ids: readonly string[], known = options) => [{ label: 'Gerencia', ids, options: known }];

describe('what figures are of, in one line', () => {
  it.each([
    [['6'], '20–26 nov · Gerencia: Occidente'],
    [['6', '7'], '20–26 nov · Gerencia: Occidente, Centro'],
    [['6', '7', '8'], '20–26 nov · Gerencia: 3'],
    [['6', '99'], '20–26 nov · Gerencia: 2'],
    [['99'], '20–26 nov · Gerencia: 1'],
    [[], '20–26 nov · Sin filtros'],
  ])('FLT-09 of the managements %j is %s', (ids, line) => {
    expect(scopeLine('20–26 nov', of(ids), t)).toBe(line);
  });

  it('FLT-09 has a number while the names are not known', () => {
    expect(scopeLine('20–26 nov', of(['6'], []), t)).toBe('20–26 nov · Gerencia: 1');
  });

  it('FLT-06 is the period alone for who may choose from no list', () => {
    expect(scopeLine('20–26 nov', [], t)).toBe('20–26 nov');
  });

  it('STM-04 names the switches that narrow', () => {
    expect(scopeLine('20–26 nov', of([]), t, ['Solo Asesores Activos'])).toBe('20–26 nov · Solo Asesores Activos');
  });
});
