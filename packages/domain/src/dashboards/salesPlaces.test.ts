import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PlaceSales, placeQuery, salesPlaces } from './index.ts';

const row = (county: string, sales: number, amount: number, more: Partial<PlaceSales> = {}): PlaceSales => ({
  stateCode: 'JAL',
  county,
  zipCode: null,
  itemName: null,
  sales,
  amount,
  ...more,
});
const places = (lists: Partial<Parameters<typeof salesPlaces>[0]>) =>
  salesPlaces({ byZipCode: [], byItem: [], byCounty: [], ...lists });

const cents = fc.integer({ min: -9_999_999_99, max: 9_999_999_99 });
const spelled = (...names: readonly string[]) => fc.constantFrom(...names);
const anyRow: fc.Arbitrary<PlaceSales> = fc.record({
  stateCode: spelled('JAL', 'jal', ' JAL', 'PUE', ''),
  county: spelled('Tlaquepaque', 'TLAQUEPAQUE', 'Tlaquepáque ', 'Puebla', ''),
  zipCode: fc.constantFrom(null, '44100', '72000', ' '),
  itemName: spelled('Plan Familiar', 'PLAN  FAMILIAR').chain((name) => fc.constantFrom(null, name)),
  sales: fc.nat(500),
  amount: cents.map((whole) => whole / 100),
});
const sumOf = (rows: readonly PlaceSales[]) => ({
  sales: rows.reduce((sum, { sales }) => sum + sales, 0),
  cents: rows.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0),
});

const asAsked = (name: string): string =>
  name
    .split(/\s+/u)
    .filter(Boolean)
    .join(' ')
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase();

describe('places of the sales', () => {
  it('SAL-34 combine three spellings of a county under the most frequent, in every list', () => {
    const spellings = [row('TLAQUEPAQUE', 1, 0.1), row('Tlaquepaque', 3, 0.2), row(' tlaquepáque', 1, 0.3)];
    const { byCounty, byItem } = places({
      byCounty: spellings,
      byItem: [row('TLAQUEPAQUE', 1, 5, { itemName: 'Nicho' })],
    });
    expect(byCounty).toEqual([expect.objectContaining({ county: 'Tlaquepaque', sales: 5, amount: 0.6 })]);
    expect(byItem[0]?.county).toBe('Tlaquepaque');
    expect(byItem[0]?.countyId).toBe(byCounty[0]?.countyId);
  });

  it('SAL-34 prefer small letters and accents when spellings are equally frequent', () => {
    const { byCounty } = places({ byCounty: [row('MERIDA', 1, 1), row('Mérida', 1, 1), row('Merida', 1, 1)] });
    expect(byCounty.map(({ county }) => county)).toEqual(['Mérida']);
  });

  it('SAL-27 are sorted by contracts, then amount, then name', () => {
    const rows = [
      row('Zapopan', 1, 9),
      row('León', 1, 5),
      row('Abasolo', 1, 5),
      row('Celaya', 2, 1),
      row('Mérida', 1, 5),
    ];
    const order = ['Celaya', 'Zapopan', 'Abasolo', 'León', 'Mérida'];
    for (const byCounty of [rows, rows.toReversed()])
      expect(places({ byCounty }).byCounty.map(({ county }) => county)).toEqual(order);
  });

  it('SAL-34 are two counties when one name is in two states', () => {
    const { byCounty } = places({
      byCounty: [row('Benito Juárez', 2, 1), row('Benito Juárez', 3, 1, { stateCode: 'CMX' })],
    });
    expect(byCounty.map(({ stateCode, sales }) => [stateCode, sales])).toEqual([
      ['CMX', 3],
      ['JAL', 2],
    ]);
  });

  it('SAL-34 are named within their state, whatever the spelling in another', () => {
    const jal = row('EL SALTO', 9, 1);
    const { byCounty } = places({ byCounty: [jal, row('El Salto', 2, 1, { stateCode: 'DUR' })] });
    expect(byCounty.map(({ stateCode, county, sales }) => [stateCode, county, sales])).toEqual([
      ['JAL', 'EL SALTO', 9],
      ['DUR', 'El Salto', 2],
    ]);
  });

  it.each([
    ['Straße', 'Strasse'],
    ['Sør', 'Sor'],
    ['Œuvre', 'Oeuvre'],
    ['León', 'Leon 2'],
  ])('SAL-27 SAL-34 are two when the server has two, so that each opens its own contracts: %j, %j', (one, other) => {
    const { byCounty, byItem } = places({
      byCounty: [row(one, 2, 1), row(other, 1, 1)],
      byItem: [row('León', 2, 1, { itemName: one }), row('León', 1, 1, { itemName: other })],
    });
    expect(byCounty.map(({ county, sales }) => [county, sales])).toEqual([
      [one, 2],
      [other, 1],
    ]);
    expect(byItem.map(({ itemName, sales }) => [itemName, sales])).toEqual([
      [one, 2],
      [other, 1],
    ]);
  });

  it('SAL-34 query what they count: each of their rows has the county and state that they name', () => {
    const text = fc.string({
      unit: fc.constantFrom('a', 'A', 'á', 'a\u0301', 'ß', 's', 'ø', 'o', 'ñ', 'Ñ', ' '),
      maxLength: 3,
    });
    const rows = fc.array(fc.record({ county: text, stateCode: spelled('JAL', ' jal', 'NLE'), sales: fc.nat(9) }));
    fc.assert(
      fc.property(rows, (written) => {
        const { byCounty } = places({ byCounty: written.map((each) => row(each.county, each.sales, 0, each)) });
        for (const place of byCounty) {
          // As the server compares: without accents, case and spaces; states without case.
          const behind = written.filter(
            ({ county, stateCode }) =>
              asAsked(county) === asAsked(place.county) && stateCode.trim().toUpperCase() === place.stateCode,
          );
          expect(behind.reduce((sum, { sales }) => sum + sales, 0)).toBe(place.sales);
        }
      }),
    );
  });

  it('SAL-34 count nothing for a value that is not a number', () => {
    const bad = [row('León', Number.NaN, Infinity), row('León', 2, -1e300), row('LEÓN', 1, -5.5)];
    expect(places({ byCounty: bad }).byCounty).toEqual([expect.objectContaining({ sales: 3, amount: -5.5 })]);
  });

  it('SAL-32 SAL-33 lose no contract and no cent, in any order', () => {
    fc.assert(
      fc.property(fc.array(anyRow), fc.array(anyRow), (byZipCode, byItem) => {
        const lists = { byZipCode, byItem, byCounty: [] };
        const found = salesPlaces(lists);
        expect(sumOf(found.byZipCode)).toEqual(sumOf(byZipCode));
        expect(sumOf(found.byItem)).toEqual(sumOf(byItem));
        for (const rows of [found.byZipCode, found.byItem]) {
          expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
          expect(rows.map(({ sales }) => sales)).toEqual(rows.map(({ sales }) => sales).toSorted((a, b) => b - a));
        }
        const turned = { ...lists, byZipCode: byZipCode.toReversed(), byItem: byItem.toReversed() };
        expect(salesPlaces(turned)).toEqual(found);
      }),
    );
  });
});

describe('the contracts behind a place', () => {
  const [zip, none] = places({
    byZipCode: [row('Zapopan', 2, 1, { zipCode: '45010' }), row('Zapopan', 1, 1)],
  }).byZipCode;

  it('SAL-32 are those of its state, county and postal code', () => {
    expect(zip && placeQuery(zip, 'zipCode')).toEqual({
      kind: 'contracts',
      basis: 'sold',
      stateCode: 'JAL',
      county: 'Zapopan',
      zipCode: '45010',
    });
    expect(none && placeQuery(none, 'zipCode')).toBeNull();
    expect(none && placeQuery(none, null)).toMatchObject({ county: 'Zapopan' });
  });

  it('SAL-33 are those of its item, and none when the county is unknown', () => {
    const item = { itemName: 'Plan Familiar' };
    const [known, unknown] = places({ byItem: [row('León', 2, 1, item), row(' ', 1, 1, item)] }).byItem;
    expect(known && placeQuery(known, 'itemName')).toMatchObject({ county: 'León', item: 'Plan Familiar' });
    expect(unknown && placeQuery(unknown, 'itemName')).toBeNull();
  });

  it('SAL-34 need no state when the county is in one state only, and are none when it is in two', () => {
    const stateless = { stateCode: '' };
    const [alone] = places({ byCounty: [row('León', 1, 1, stateless)] }).byCounty;
    expect(alone && placeQuery(alone, null)).toEqual({ kind: 'contracts', basis: 'sold', county: 'León' });
    const [one, two] = places({ byCounty: [row('León', 2, 1, stateless), row('LEÓN', 1, 1)] }).byCounty;
    expect(one && placeQuery(one, null)).toBeNull();
    expect(two && placeQuery(two, null)).toMatchObject({ stateCode: 'JAL' });
  });
});
