import type { RankingRow } from './ranking/ranked.ts';

const people = [
  'Lucía Ferrer Ocampo',
  'Raúl Benítez Sosa',
  'Ana Karen Molina',
  'Jorge Iván Prado',
  'Teresa Vidal Cruz',
  'Óscar Neri Luna',
  'Ximena Duarte Rey',
  'Héctor Olmos Paz',
  'Irma Solano Vega',
  'Saúl Cárdenas Ruiz',
];

const amounts = [412_300, 388_150, 341_900, 297_420, 251_080, 214_600, 214_600, 98_400.5, 12_000, 0];

/** `count` advisers with their sales, in pesos; every tenth has the name and amount of another. */
export const advisersWithSales = (count: number): readonly RankingRow[] =>
  Array.from({ length: count }, (_, place) => {
    const name = people[place % people.length] ?? '';
    const round = Math.floor(place / people.length);
    return {
      id: String(200 + place),
      name: round === 0 ? name : `${name} ${round + 1}`,
      value: (amounts[place % amounts.length] ?? 0) / (round + 1),
    };
  });
