import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { offerMonth, type OfferRank, ownRank, rankingInOrder } from './monthlyOffer.ts';

const rank = (position: number | null, name: string, amount: number): OfferRank => ({ position, name, amount });
const names = (ranking: readonly OfferRank[]) => ranking.map(({ name }) => name);

describe('the month of an offer', () => {
  it.each([
    ['2026-09', '2026-09'],
    ['2000-01', '2000-01'],
    ['2100-12', '2100-12'],
    ['1999-12', '2026-11'],
    ['2101-01', '2026-11'],
    ['2026-13', '2026-11'],
    ['2026-9', '2026-11'],
    ['noviembre', '2026-11'],
    ['', '2026-11'],
    [null, '2026-11'],
  ])('OFR-04 of a URL with %s is %s', (text, month) => {
    expect(offerMonth(text, '2026-11-21')).toBe(month);
  });
});

describe('the ranking', () => {
  it('OFR-03 is sorted by position, ties by amount, rows without a position last', () => {
    const ranking = [
      rank(null, 'sin lugar', 900),
      rank(2, 'segundo, menos', 10),
      rank(10, 'décimo', 1000),
      rank(2, 'segundo, más', 20),
      rank(1, 'primero', 5),
      rank(0, 'lugar cero', 950),
      rank(-1, 'lugar negativo', 1),
      rank(1.5, 'lugar y medio', 2),
    ];
    expect(names(rankingInOrder(ranking))).toEqual([
      'primero',
      'segundo, más',
      'segundo, menos',
      'décimo',
      'lugar cero',
      'sin lugar',
      'lugar y medio',
      'lugar negativo',
    ]);
  });

  it('OFR-03 invents no position, and drops rows whose amount is not a number', () => {
    const broken = [Number.NaN, Number.POSITIVE_INFINITY].map((amount) => rank(1, 'roto', amount));
    expect(rankingInOrder([...broken, rank(0, 'Ana', -5), rank(4, 'Raúl', 1)])).toEqual([
      rank(4, 'Raúl', 1),
      rank(null, 'Ana', -5),
    ]);
  });

  it('OFR-03 is by amount when the answer has no positions; equal amounts share one', () => {
    const amounts = [10, 30, 20, 20, -5].map((amount) => rank(null, String(amount), amount));
    expect(rankingInOrder(amounts).map(({ position, amount }) => [position, amount])).toEqual([
      [1, 30],
      [2, 20],
      [2, 20],
      [4, 10],
      [5, -5],
    ]);
  });

  it('OFR-03 is stable when sorted again, and keeps every row', () => {
    const position = fc.option(fc.integer({ min: -2, max: 6 }));
    const row = fc.record({ position, name: fc.string(), amount: fc.integer() });
    fc.assert(
      fc.property(fc.array(row), (ranking) => {
        const ordered = rankingInOrder(ranking);
        expect(rankingInOrder(ordered)).toEqual(ordered);
        expect(names(ordered).toSorted()).toEqual(names(ranking).toSorted());
      }),
    );
  });
});

describe("the viewer's own row", () => {
  const user = {
    name: 'Lucía',
    fullName: 'Lucía Ferrer Ocampo',
    employee: { firstName: 'Lucía', lastName: 'Ferrer', sellerName: 'FERRER OCAMPO LUCÍA' },
  };

  it.each(['FERRER OCAMPO LUCÍA', 'Lucía Ferrer', 'lucia  ferrer ocampo ', 'LUCÍA'])(
    'OFR-03 is the one named %s',
    (name) => {
      const own = rank(7, name, 10);
      expect(ownRank([rank(1, 'Raúl Benítez', 20), own], user)).toBe(own);
    },
  );

  it('OFR-03 is null when two people share the name or none has it', () => {
    expect(ownRank([rank(1, 'Lucía Ferrer', 20), rank(2, 'lucia ferrer', 10)], user)).toBeNull();
    expect(ownRank([rank(1, 'Lucía Ferrero', 20)], user)).toBeNull();
    expect(ownRank([], user)).toBeNull();
  });

  it('OFR-03 of a person without a name is null', () => {
    const nameless = { name: '', fullName: ' ', employee: { firstName: '', lastName: null, sellerName: null } };
    expect(ownRank([rank(1, ' ', 20)], nameless)).toBeNull();
  });
});
