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

const code = (zipCode: string, value: number) => ({ id: zipCode, name: zipCode, value });

/** Municipalities with their postal codes; the last one has none. */
export const countiesWithCodes: readonly RankingRow[] = [
  {
    id: 'gdl',
    name: 'Guadalajara, Jalisco',
    value: 412_300,
    parts: [code('44100', 98_400), code('44600', 251_080), code('44130', 62_820)],
  },
  { id: 'zap', name: 'Zapopan, Jalisco', value: 388_150, parts: [code('45010', 297_420), code('45110', 90_730)] },
  { id: 'tlq', name: 'Tlaquepaque, Jalisco', value: 214_600, parts: [code('45500', 214_600)] },
  { id: 'none', name: 'Sin municipio', value: 12_000, opens: false },
];
