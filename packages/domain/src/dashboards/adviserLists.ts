import { fold } from '../search/index.ts';
import { isCountable } from './countable.ts';
import type { ContractAsk } from './detailAsk.ts';
import { countNamesakes, namesOf } from './namesakes.ts';
import type { AdviserPerformance, SalesDashboard } from './sales.ts';

/** The tables of advisers in screen order (SAL-28 to SAL-30). */
export const ADVISER_LISTS = [
  'active',
  'withSales',
  'withoutSales',
] as const satisfies readonly (keyof SalesDashboard['advisers'])[];
export type AdviserList = (typeof ADVISER_LISTS)[number];

/** A row of such a table (SAL-31). */
export type AdviserRow = AdviserPerformance & {
  /** Tells it from the others of its table: two advisers may bear one name. */
  readonly id: string;
  /** The contracts behind its sales; null where it has none, or where the names do not say whose they are. */
  readonly ask: ContractAsk | null;
};

/** Most sales first, then by name; those who have not sold by their manager, who speaks with all of them at once. */
function compare(one: AdviserPerformance, other: AdviserPerformance): number {
  if (one.sales !== other.sales) return other.sales - one.sales;
  const texts = ({ adviserName, managerName }: AdviserPerformance): readonly string[] =>
    one.sales === 0 ? [managerName, adviserName] : [adviserName, managerName];
  const [first, second] = [texts(one), texts(other)];
  return byText(first[0], second[0]) || byText(first[1], second[1]);
}

function byText(one = '', other = ''): number {
  const [first, second] = [fold(one), fold(other)];
  if (first === second) return 0;
  return first < second ? -1 : 1;
}

/**
 * The rows of a table of advisers in their order. Sales that cannot be counted are 0. Contracts are asked for by the names, so none
 * are where two rows bear the same ones: the sum of both would not be the figure of either.
 */
export function adviserRows(rows: readonly AdviserPerformance[]): readonly AdviserRow[] {
  const namesakes = countNamesakes(rows);
  const ofName = countNamesakes(rows, ({ adviserName }) => adviserName);
  const known = rows.map((row) => (isCountable(row.sales) ? row : { ...row, sales: 0 }));
  return known.toSorted(compare).map((row, place) => {
    const { adviserName, managerName, sales } = row;
    const isOnly = managerName.trim() === '' ? ofName(row) === 1 : namesakes(row) === 1;
    const canBeAsked = sales > 0 && adviserName.trim() !== '' && isOnly;
    const manager = managerName.trim() === '' ? {} : { managerName };
    return {
      ...row,
      id: `${place} ${namesOf(row)}`,
      ask: canBeAsked ? { kind: 'contracts', basis: 'sold', adviserName, ...manager } : null,
    };
  });
}
