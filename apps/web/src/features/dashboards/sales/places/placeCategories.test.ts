import { createTranslate } from '@sereno/ui/locale';
import { describe, expect, it } from 'vitest';
import { es } from '../../../../i18n/salesPlaces/es.ts';
import { countyCategories, itemCategories } from './placeCategories.ts';

const t = createTranslate<typeof es>(es, 'es');
const stateName = (code: string) => ({ JAL: 'Jalisco', CMX: 'Ciudad de México' })[code] ?? code;
const row = (county: string, stateCode: string) => ({ id: `${stateCode} ${county}`, county: { county, stateCode } });

describe('the names of a map', () => {
  it('SAL-27a SAL-27b are counties, with their state where two have one name', () => {
    const rows = [row('Zapopan', 'JAL'), row('Benito Juárez', 'CMX'), row('Benito Juárez', 'ROO'), row('León', '')];
    expect(countyCategories([...rows, { id: 'others', county: null }], { t, stateName })).toEqual([
      { id: 'JAL Zapopan', label: 'Zapopan, Jalisco', short: 'Zapopan' },
      { id: 'CMX Benito Juárez', label: 'Benito Juárez, Ciudad de México' },
      { id: 'ROO Benito Juárez', label: 'Benito Juárez, ROO' },
      { id: ' León', label: 'León', short: 'León' },
      { id: 'others', label: 'Otros municipios' },
    ]);
  });

  it('SAL-27b are items, and the others', () => {
    const columns = [
      { id: 'Nicho', name: 'Nicho' },
      { id: 'others', name: null },
    ];
    expect(itemCategories(columns, t).map(({ label }) => label)).toEqual(['Nicho', 'Otros productos']);
  });
});
