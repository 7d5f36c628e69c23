import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adviserRows } from './index.ts';

const row = (adviserName: string, managerName: string, sales: number) => ({ adviserName, managerName, sales });

const asks = (...rows: Parameters<typeof adviserRows>[0]) => adviserRows(rows).map(({ detail }) => detail);

describe('the adviser tables', () => {
  it('SAL-28 SAL-29 are sorted by sales, ties by name, ignoring case and accents', () => {
    const rows = adviserRows([
      row('Óscar', 'Eva', 2),
      row('ana', 'Eva', 2),
      row('Zoé', 'Eva', 5),
      row('Beto', 'Eva', 2),
    ]);
    expect(rows.map(({ adviserName }) => adviserName)).toEqual(['Zoé', 'ana', 'Beto', 'Óscar']);
  });

  it('SAL-28 SAL-29 ignore the manager of advisers with sales, unless both names are equal', () => {
    const rows = adviserRows([row('Beto', 'Ana', 2), row('Ana', 'Zoé', 2), row('Ana', 'Eva', 2)]);
    expect(rows.map(({ adviserName, managerName }) => `${adviserName} ${managerName}`)).toEqual([
      'Ana Eva',
      'Ana Zoé',
      'Beto Ana',
    ]);
  });

  it('SAL-30 group advisers without sales by manager', () => {
    const rows = adviserRows([row('Ana', 'Raúl', 0), row('Zoé', 'Eva', 0), row('Beto', 'Raúl', 0)]);
    expect(rows.map(({ adviserName }) => adviserName)).toEqual(['Zoé', 'Ana', 'Beto']);
    expect(rows.every(({ detail }) => detail === null)).toBe(true);
  });

  it("SAL-31 link to the adviser's contracts by both names", () => {
    expect(adviserRows([row('Ana', 'Eva', 2)])[0]?.detail).toEqual({
      kind: 'contracts',
      basis: 'sold',
      adviserName: 'Ana',
      managerName: 'Eva',
    });
  });

  it('SAL-31 have no link when the names are ambiguous', () => {
    expect(asks(row('Ana', 'Eva', 2), row('Ana', 'Eva', 1))).toEqual([null, null]);
    expect(asks(row('Ana', '', 2), row('Ana', 'Eva', 1))).toEqual([
      null,
      { kind: 'contracts', basis: 'sold', adviserName: 'Ana', managerName: 'Eva' },
    ]);
    expect(asks(row('Ana', ' ', 2), row('Ana', 'Eva', 1))[0]).toBeNull();
    expect(asks(row('Ana', '', 2), row('Beto', 'Eva', 1))[0]).toEqual({
      kind: 'contracts',
      basis: 'sold',
      adviserName: 'Ana',
    });
    expect(asks(row(' ', 'Eva', 2))).toEqual([null]);
    expect(asks(row('Ana', ' ', 2))).toEqual([{ kind: 'contracts', basis: 'sold', adviserName: 'Ana' }]);
    expect(asks(row('', 'Eva', 2), row('Ana', 'Eva', Number.NaN), row('Beto', 'Eva', -1))).toEqual([null, null, null]);
  });

  it('SAL-28 keep every adviser and give each a distinct id', () => {
    const name = fc.constantFrom('Ana', 'ana', 'Beto', '');
    const rows = fc.array(fc.tuple(name, name, fc.nat(3)).map(([one, two, sales]) => row(one, two, sales)));
    fc.assert(
      fc.property(rows, (given) => {
        const found = adviserRows(given);
        expect(new Set(found.map(({ id }) => id)).size).toBe(given.length);
        expect(found.map(({ id: _id, detail: _ask, ...rest }) => JSON.stringify(rest)).toSorted(byCode)).toEqual(
          given.map((one) => JSON.stringify(one)).toSorted(byCode),
        );
      }),
    );
  });
});

const byCode = (one: string, other: string): number => (one < other ? -1 : Number(one > other));
