import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OTHERS_ID } from '../figure/index.ts';
import { placeGrid, type PlaceSales, salesPlaces } from './index.ts';

const placesOf = (rows: readonly PlaceSales[]) => salesPlaces({ byZipCode: rows, byItem: [], byCounty: [] }).byZipCode;
const row = (county: string, zipCode: string | null, sales: number, itemName: string | null = null): PlaceSales => ({
  stateCode: 'JAL',
  county,
  zipCode,
  itemName,
  sales,
  amount: sales * 100.1,
});
const cents = (values: readonly number[]) => values.reduce((sum, value) => sum + Math.round(value * 100), 0);
const MOST = { rows: 12, columns: 12 } as const;

describe('the grid of places', () => {
  const places = placesOf([
    row('Zapopan', '45010', 4),
    row('ZAPOPAN', '45110', 3),
    row('Guadalajara', '44100', 9),
    row('Guadalajara', null, 2),
    row('', '99999', 1),
  ]);

  it('SAL-27a has the best-selling counties by their postal codes, and unnamed places in the rest', () => {
    const grid = placeGrid(places, 'zipCode', 'sales', MOST);
    expect(grid.rows.map(({ county }) => county?.county ?? null)).toEqual(['Guadalajara', 'Zapopan', null]);
    expect(grid.columns.map(({ name }) => name)).toEqual(['44100', '45010', '45110', '99999', null]);
    expect(grid.values.map(({ value }) => value)).toEqual([9, 2, 4, 3, 1]);
  });

  it('SAL-27c has one column for all counties, in pesos as well', () => {
    const grid = placeGrid(placesOf([row('León', null, 2), row('Zapopan', null, 3)]), null, 'amount', MOST);
    expect(grid.columns).toEqual([{ id: 'amount', name: 'amount' }]);
    expect(grid.values.map(({ value }) => value)).toEqual([300.3, 200.2]);
  });

  it('SAL-27a SAL-27b has codes by county and items by sales', () => {
    const rows = [
      row('Guadalajara', '44100', 9, 'Urna'),
      row('Guadalajara', '44200', 1, 'Misa'),
      row('Zapopan', '45010', 5, 'Nicho'),
    ];
    const namesOf = (part: 'zipCode' | 'itemName') =>
      placeGrid(placesOf(rows), part, 'sales', MOST).columns.map(({ name }) => name);
    expect(namesOf('zipCode')).toEqual(['44100', '44200', '45010']);
    expect(namesOf('itemName')).toEqual(['Urna', 'Nicho', 'Misa']);
  });

  it('SAL-27a links a cell to its contracts, and the rest to none', () => {
    const grid = placeGrid(places, 'zipCode', 'sales', MOST);
    const zapopan = grid.rows[1]?.id ?? '';
    expect(grid.detailOf(zapopan, '45010')).toEqual({
      kind: 'contracts',
      basis: 'sold',
      stateCode: 'JAL',
      county: 'Zapopan',
      zipCode: '45010',
    });
    expect(grid.detailOf(zapopan, '44100')).toBeNull();
    expect(grid.detailOf(OTHERS_ID, '45010')).toBeNull();
    expect(grid.detailOf(zapopan, OTHERS_ID)).toBeNull();
  });

  it('SAL-27b links to all contracts of the item, whatever else the list distinguishes', () => {
    const grid = placeGrid(
      placesOf([row('León', '37000', 1, 'Nicho'), row('León', '37160', 1, 'Nicho')]),
      'itemName',
      'sales',
      MOST,
    );
    expect(grid.values).toMatchObject([{ value: 2 }]);
    expect(grid.detailOf(grid.rows[0]?.id ?? '', 'Nicho')).toEqual({
      kind: 'contracts',
      basis: 'sold',
      stateCode: 'JAL',
      county: 'León',
      item: 'Nicho',
    });
  });

  it('SAL-27a SAL-27b SAL-27c adds up to the list to the cent, for any size', () => {
    const anyRow = fc.record({
      stateCode: fc.constantFrom('JAL', 'PUE'),
      county: fc.nat(40).map((number) => (number === 0 ? '' : `M${number}`)),
      zipCode: fc.option(fc.nat(60).map(String)),
      itemName: fc.option(fc.nat(30).map(String)),
      sales: fc.nat(99),
      amount: fc.integer({ min: -1e9, max: 1e9 }).map((whole) => whole / 100),
    });
    fc.assert(
      fc.property(
        fc.array(anyRow),
        fc.constantFrom('zipCode' as const, 'itemName' as const, null),
        fc.constantFrom('sales' as const, 'amount' as const),
        (rows, part, measure) => {
          const grid = placeGrid(placesOf(rows), part, measure, MOST);
          expect(cents(grid.values.map(({ value }) => value))).toBe(cents(rows.map((one) => one[measure])));
          expect(Math.max(grid.rows.length, grid.columns.length)).toBeLessThanOrEqual(12);
        },
      ),
    );
  });
});
