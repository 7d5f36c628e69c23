import { fold } from '../search/index.ts';
import { isCountable } from './countable.ts';
import type { ContractQuery } from './detailQuery.ts';
import { countNamesakes, namesOf } from './namesakes.ts';
import type { AdviserPerformance, SalesDashboard } from './sales.ts';

/** The adviser tables in screen order (SAL-28 to SAL-30). */
export const ADVISER_LISTS = [
  'active',
  'withSales',
  'withoutSales',
] as const satisfies readonly (keyof SalesDashboard['advisers'])[];
export type AdviserList = (typeof ADVISER_LISTS)[number];

/** A row of an adviser table (SAL-31). */
export type AdviserRow = AdviserPerformance & {
  /** Unique within the table: two advisers can have the same name. */
  readonly id: string;
  /** The contracts behind its sales; null without any, or when the names are ambiguous. */
  readonly detail: ContractQuery | null;
};

/** Most sales first, then by name; advisers without sales by manager, who addresses them together. */
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
 * The sorted rows of an adviser table. Sales that are not countable are 0. Contracts are queried by name, so rows with
 * the same names have no query: the result would be the sum of both.
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
      detail: canBeAsked ? { kind: 'contracts', basis: 'sold', adviserName, ...manager } : null,
    };
  });
}
