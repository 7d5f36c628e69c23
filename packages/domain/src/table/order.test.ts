import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sortedOrder, turnedOrder } from './order.ts';
import { ranks } from './rank.ts';

const cell = fc.oneof(fc.integer({ min: -3, max: 3 }), fc.constantFrom(null, undefined, Number.NaN, ''));
const cells = fc.array(cell, { maxLength: 30 });
const isNothing = (value: unknown) => value === null || value === undefined || value === '' || Number.isNaN(value);

describe('the order of rows', () => {
  it('is that of a stable sort by brute force, with nothing at the end, either way', () => {
    fc.assert(
      fc.property(cells, fc.boolean(), (values, descending) => {
        const order = [...sortedOrder(values.length, [{ ranks: ranks(values, 'number', 'es'), descending }])];
        const places = values.map((_, place) => place);
        const something = places
          .filter((place) => !isNothing(values[place]))
          .toSorted((a, b) => (Number(values[a]) - Number(values[b])) * (descending ? -1 : 1));
        expect(order).toEqual([...something, ...places.filter((place) => isNothing(values[place]))]);
      }),
    );
  });

  it('turned round is what sorting the other way gives', () => {
    fc.assert(
      fc.property(cells, (values) => {
        const ranked = ranks(values, 'number', 'es');
        const upwards = sortedOrder(values.length, [{ ranks: ranked, descending: false }]);
        expect(turnedOrder(upwards, ranked)).toEqual(sortedOrder(values.length, [{ ranks: ranked, descending: true }]));
      }),
    );
  });

  it('by two columns is by the second within what the first has in common', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(3), fc.nat(3)), { maxLength: 30 }), (rows) => {
        const keyOf = (column: 0 | 1, descending: boolean) => ({
          ranks: ranks(
            rows.map((row) => row[column]),
            'number',
            'es',
          ),
          descending,
        });
        const order = [...sortedOrder(rows.length, [keyOf(0, false), keyOf(1, true)])];
        const expected = rows
          .map((row, place) => ({ row, place }))
          .toSorted((a, b) => a.row[0] - b.row[0] || b.row[1] - a.row[1] || a.place - b.place)
          .map(({ place }) => place);
        expect(order).toEqual(expected);
      }),
    );
  });
});

describe('the rank of a text', () => {
  it('follows the alphabet of the language and the figures in it', () => {
    const names = ['Plan 10', 'ñandú', 'Plan 9', 'nube', 'Ávila', 'zorro', 'avila', 'oso'];
    const order = [...sortedOrder(names.length, [{ ranks: ranks(names, 'text', 'es'), descending: false }])];
    expect(order.map((place) => names[place])).toEqual([
      'avila',
      'Ávila',
      'nube',
      'ñandú',
      'oso',
      'Plan 9',
      'Plan 10',
      'zorro',
    ]);
  });

  it('of days and times is that of the calendar and the clock', () => {
    const day = fc.date({ min: new Date('1970-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(fc.array(day, { maxLength: 20 }), (dates) => {
        const days = dates.map((date) => date.toISOString().slice(0, 10));
        const order = sortedOrder(days.length, [{ ranks: ranks(days, 'day', 'es'), descending: false }]);
        expect([...order].map((place) => days[place])).toEqual(days.toSorted());
      }),
    );
  });
});
