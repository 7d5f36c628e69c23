import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkRows, type ListMapping, withoutKnown } from './index.ts';
import { handOut, MAX_SHARE, shareCounts } from './handOut.ts';
import { guessMapping } from './listColumns.ts';

const shares = fc.array(fc.integer({ min: 1, max: MAX_SHARE }), { minLength: 1, maxLength: 30 });

describe('handing a list out', () => {
  it.each([
    [10, [1, 1, 1], [4, 3, 3]],
    [3, [50, 30, 20], [1, 1, 1]],
    [0, [1, 2], [0, 0]],
    [1, [1, 1000], [0, 1]],
    [7, [1], [7]],
  ])('gives of %d rows by %j: %j', (rows, by, counts) => {
    expect(shareCounts(rows, by)).toEqual(counts);
  });

  it('UND-06 gives every row to somebody, and to each less than one away from their share', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60_000 }), shares, (rows, by) => {
        const counts = shareCounts(rows, by);
        const total = by.reduce((sum, share) => sum + share, 0);
        expect(counts.reduce((sum, count) => sum + count, 0)).toBe(rows);
        for (const [index, count] of counts.entries())
          expect(Math.abs(count - (rows * (by[index] ?? 0)) / total)).toBeLessThan(1);
      }),
    );
  });

  it('deals in turn: who has a half of the rows has about a half of the first ones', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 500 }), shares, (rows, by) => {
        const places = handOut(rows, by);
        const counts = shareCounts(rows, by);
        expect(by.map((_, place) => places.filter((one) => one === place).length)).toEqual(counts);
      }),
    );
    expect(handOut(6, [2, 1])).toEqual([0, 1, 0, 0, 1, 0]);
  });

  it.each([
    [1, []],
    [1, [0]],
    [1, [1.5]],
    [1, [MAX_SHARE + 1]],
    [-1, [1]],
    [1.5, [1]],
  ])('refuses %d rows by %j', (rows, by) => {
    expect(() => shareCounts(rows, by)).toThrow(RangeError);
  });
});

describe('the columns of a list', () => {
  it('are guessed from their headings', () => {
    expect(
      guessMapping(['Nombre', 'Apellido Paterno', 'APELLIDO MATERNO', 'Tel. celular', 'Correo electrónico']),
    ).toEqual(['firstName', 'lastName', 'lastName', 'mobilePhone', 'email']);
    expect(guessMapping(['Teléfono', 'Teléfono de casa', 'C.P.', 'Municipio', 'Estado', 'Dirección', 'Folio'])).toEqual(
      ['mobilePhone', 'homePhone', 'zipCode', 'county', 'state', 'street', null],
    );
    expect(guessMapping(['E-mail', 'Correo'])).toEqual(['email', null]);
  });
});

const mapping: ListMapping = ['firstName', 'lastName', 'lastName', 'mobilePhone', 'email', 'zipCode', null];
const ana = ['Ana', 'Torres', 'Ríos', '55 1000 3001', '', '1000', 'x'];

describe('a row', () => {
  it('comes to a prospect: parts of a name together, the number as it is dialled, the zero of the postal code', () => {
    expect(checkRows([ana], mapping, new Set())).toMatchObject([
      {
        kind: 'good',
        record: {
          firstName: 'Ana',
          lastName: 'Torres Ríos',
          mobilePhone: '5510003001',
          address: { zipCode: '01000' },
        },
      },
    ]);
  });

  it('says what is wrong with it, and may be left out', () => {
    const rows = [['', 'Torres', '', '123', 'ana@', '', ''], ana];
    expect(checkRows(rows, mapping, new Set([1]))).toMatchObject([
      { kind: 'faulty', issues: [{ field: 'firstName' }, { field: 'mobilePhone' }, { field: 'email' }] },
      { kind: 'leftOut' },
    ]);
    expect(checkRows([['Ana', '', '', '', '', '', '']], mapping, new Set())).toMatchObject([
      { kind: 'faulty', issues: [{ field: 'contact', code: 'required' }] },
    ]);
  });

  it('is a duplicate by number or by address, of a prospect or of an earlier row that is taken over', () => {
    const rows = [
      ana,
      ['Ana T.', '', '', '+52 1 55 1000 3001', '', '', ''],
      ['Eva', '', '', '', 'EVA@sereno.example', '', ''],
      ['Eva', '', '', '3312345678', 'eva@sereno.example', '', ''],
    ];
    const kinds = (known: string[], leftOut: number[] = []) =>
      withoutKnown(checkRows(rows, mapping, new Set(leftOut)), new Set(known)).map((row) =>
        row.kind === 'duplicate' ? row.of : row.kind,
      );
    expect(kinds([])).toEqual(['good', 'row', 'good', 'row']);
    expect(kinds(['5510003001', 'eva@sereno.example'])).toEqual(['prospect', 'prospect', 'prospect', 'prospect']);
    expect(kinds([], [0])).toEqual(['leftOut', 'good', 'good', 'row']);
  });

  it('never throws, whatever it holds', () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.string(), { maxLength: 9 })), (rows) => {
        expect(checkRows(rows, mapping, new Set()).length).toBe(rows.length);
      }),
    );
  });
});
