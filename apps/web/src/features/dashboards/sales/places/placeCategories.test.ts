import { createTranslate } from '@sereno/ui/locale';
import { describe, expect, it } from 'vitest';
import { es } from '../../../../i18n/salesPlaces/es.ts';
import { countyCategories, partCategories } from './placeCategories.ts';

const t = createTranslate<typeof es>(es, 'es');
const stateName = (code: string) => ({ JAL: 'Jalisco', CMX: 'Ciudad de México' })[code] ?? code;
const row = (county: string, stateCode: string) => ({ id: `${stateCode} ${county}`, county: { county, stateCode } });

describe('the names of a map', () => {
  it('SAL-27a are counties, with their state where two have one name', () => {
    const rows = [row('Zapopan', 'JAL'), row('Benito Juárez', 'CMX'), row('Benito Juárez', 'ROO'), row('León', '')];
    expect(countyCategories([...rows, { id: 'others', county: null }], { t, stateName })).toEqual([
      { id: 'JAL Zapopan', label: 'Zapopan, Jalisco', short: 'Zapopan' },
      { id: 'CMX Benito Juárez', label: 'Benito Juárez, Ciudad de México' },
      { id: 'ROO Benito Juárez', label: 'Benito Juárez, ROO' },
      { id: ' León', label: 'León', short: 'León' },
      { id: 'others', label: 'Otros municipios' },
    ]);
  });

  it('SAL-27a SAL-27b SAL-27c are postal codes, products, or what is counted', () => {
    const columns = [
      { id: '44100', name: '44100' },
      { id: 'others', name: null },
    ];
    expect(partCategories(columns, 'zipCode', 'sales', t).map(({ label }) => label)).toEqual(['44100', 'Otros']);
    expect(partCategories(columns, 'itemName', 'sales', t).at(-1)?.label).toBe('Otros productos');
    const alone = [{ id: 'amount', name: 'amount' }];
    expect(partCategories(alone, null, 'amount', t)).toEqual([{ id: 'amount', label: 'Importe neto' }]);
  });
});
