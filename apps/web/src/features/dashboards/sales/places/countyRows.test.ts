import { countySales, type PlaceSales, salesPlaces } from '@sereno/domain/dashboards';
import { createTranslate } from '@sereno/ui/locale';
import { expect, it } from 'vitest';
import { es } from '../../../../i18n/salesPlaces/es.ts';
import { countyRows } from './countyRows.ts';

const t = createTranslate<typeof es>(es, 'es');
const stateName = (code: string) => ({ JAL: 'Jalisco', CMX: 'Ciudad de México' })[code] ?? code;
const row = (stateCode: string, county: string, zipCode: string | null, sales: number): PlaceSales => ({
  stateCode,
  county,
  zipCode,
  itemName: null,
  sales,
  amount: sales * 100,
});

it('SAL-27a SAL-27c are named by county and code, and open the contracts of each that has a name', () => {
  const byCounty = [
    row('JAL', 'Zapopan', null, 5),
    row('JAL', 'Benito Juárez', null, 3),
    row('CMX', 'Benito Juárez', null, 2),
    row('', '', null, 1),
  ];
  const byZipCode = [row('JAL', 'Zapopan', '45010', 4), row('JAL', 'Zapopan', null, 1)];
  const counties = countySales(salesPlaces({ byCounty, byZipCode, byItem: [] }));
  const { rows, details } = countyRows(counties, 'amount', { t, stateName });
  expect(rows.map(({ name, value, opens }) => [name, value, opens])).toEqual([
    ['Zapopan', 500, true],
    ['Benito Juárez, Jalisco', 300, true],
    ['Benito Juárez, Ciudad de México', 200, true],
    ['Sin municipio', 100, false],
  ]);
  expect(rows[0]?.parts?.map(({ name, value, opens }) => [name, value, opens])).toEqual([
    ['45010', 400, true],
    ['Sin código postal', 100, false],
  ]);
  expect(details.get(rows[0]?.id ?? '')).toMatchObject({ county: 'Zapopan' });
  expect(details.get(rows[0]?.parts?.[0]?.id ?? '')).toMatchObject({ county: 'Zapopan', zipCode: '45010' });
});
