import { describe, expect, it } from 'vitest';
import { countySales, placeQuery, type PlaceSales, salesPlaces } from './index.ts';

const row = (county: string, zipCode: string | null, sales: number, more: Partial<PlaceSales> = {}): PlaceSales => ({
  stateCode: 'JAL',
  county,
  zipCode,
  itemName: null,
  sales,
  amount: sales * 100.1,
  ...more,
});
const countiesOf = (byCounty: readonly PlaceSales[], byZipCode: readonly PlaceSales[]) =>
  countySales(salesPlaces({ byCounty, byZipCode, byItem: [] }));

describe('the sales of counties', () => {
  it('SAL-27a SAL-27c have the postal codes of each county, those with the most contracts first', () => {
    const counties = countiesOf(
      [row('Zapopan', null, 7), row('Guadalajara', null, 11), row('León', null, 1, { stateCode: 'GUA' })],
      [
        row('ZAPOPAN', '45010', 3),
        row('Zapopan', '45110', 4),
        row('Guadalajara', '44100', 9),
        row('Guadalajara', null, 2),
        row('León', '37000', 1),
      ],
    );
    expect(counties.map(({ county, zipCodes }) => [county.county, zipCodes.map(({ zipCode }) => zipCode)])).toEqual([
      ['Guadalajara', ['44100', null]],
      ['Zapopan', ['45110', '45010']],
      // A county of the same name in another state has none of its codes.
      ['León', []],
    ]);
  });

  it('SAL-27a sum the products of a code to the cent, and ask for all of its contracts', () => {
    const [found] = countiesOf(
      [row('León', null, 3)],
      [
        row('León', '37000', 1, { itemName: 'Nicho', amount: 0.1 }),
        row('León', '37000', 2, { itemName: 'Urna', amount: 0.2 }),
      ],
    );
    const code = found?.zipCodes[0];
    expect(code).toMatchObject({ sales: 3, amount: 0.3 });
    expect(code && placeQuery(code, 'zipCode')).toEqual({
      kind: 'contracts',
      basis: 'sold',
      stateCode: 'JAL',
      county: 'León',
      zipCode: '37000',
    });
  });
});
