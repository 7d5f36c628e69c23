import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OTHERS_ID } from '../figure/index.ts';
import { placeGrid, type PlaceSales, salesPlaces } from './index.ts';

const placesOf = (rows: readonly PlaceSales[]) => salesPlaces({ byZipCode: [], byItem: rows, byCounty: [] }).byItem;
const row = (county: string, itemName: string | null, sales: number, zipCode: string | null = null): PlaceSales => ({
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
    row('Zapopan', 'Nicho', 4),
    row('ZAPOPAN', 'Misa', 3),
    row('Guadalajara', 'Urna', 9),
    row('Guadalajara', null, 2),
    row('', 'Cripta', 1),
  ]);

  it('SAL-27b has the best-selling counties by the best-selling items, and unnamed ones in the rest', () => {
    const grid = placeGrid(places, 'sales', MOST);
    expect(grid.rows.map(({ county }) => county?.county ?? null)).toEqual(['Guadalajara', 'Zapopan', null]);
    expect(grid.columns.map(({ name }) => name)).toEqual(['Urna', 'Nicho', 'Misa', 'Cripta', null]);
    expect(grid.values.map(({ value }) => value)).toEqual([9, 2, 4, 3, 1]);
    expect(placeGrid(places, 'amount', MOST).values[0]?.value).toBe(900.9);
  });

  it('SAL-27b links a cell to its contracts, and the rest to none', () => {
    const grid = placeGrid(places, 'sales', MOST);
    const zapopan = grid.rows[1]?.id ?? '';
    expect(grid.detailOf(zapopan, 'Nicho')).toMatchObject({ stateCode: 'JAL', county: 'Zapopan', item: 'Nicho' });
    expect(grid.detailOf(zapopan, 'Urna')).toBeNull();
    expect(grid.detailOf(OTHERS_ID, 'Nicho')).toBeNull();
    expect(grid.detailOf(zapopan, OTHERS_ID)).toBeNull();
  });

  it('SAL-27b links to all contracts of the item, whatever else the list distinguishes', () => {
    const rows = [row('León', 'Nicho', 1, '37000'), row('León', 'Nicho', 1, '37160')];
    const grid = placeGrid(placesOf(rows), 'sales', MOST);
    expect(grid.values).toMatchObject([{ value: 2 }]);
    expect(grid.detailOf(grid.rows[0]?.id ?? '', 'Nicho')).toEqual({
      kind: 'contracts',
      basis: 'sold',
      stateCode: 'JAL',
      county: 'León',
      item: 'Nicho',
    });
  });

  it('SAL-27b adds up to the list to the cent, for any size', () => {
    const anyRow = fc.record({
      stateCode: fc.constantFrom('JAL', 'PUE'),
      county: fc.nat(40).map((number) => (number === 0 ? '' : `M${number}`)),
      zipCode: fc.option(fc.nat(60).map(String)),
      itemName: fc.option(fc.nat(30).map(String)),
      sales: fc.nat(99),
      amount: fc.integer({ min: -1e9, max: 1e9 }).map((whole) => whole / 100),
    });
    fc.assert(
      fc.property(fc.array(anyRow), fc.constantFrom('sales' as const, 'amount' as const), (rows, measure) => {
        const grid = placeGrid(placesOf(rows), measure, MOST);
        expect(cents(grid.values.map(({ value }) => value))).toBe(cents(rows.map((one) => one[measure])));
        expect(Math.max(grid.rows.length, grid.columns.length)).toBeLessThanOrEqual(12);
      }),
    );
  });
});
