import { addSums, type KnownReport } from '@sereno/domain/report';
import { fold } from '@sereno/domain/search';
import type { TableColumn, TableQuery } from '@sereno/ui/data-table';
import type { GroupRow } from './reportColumns.ts';

/** The groups of one first key, and what they add up to. */
export type Branch = { readonly head: GroupRow; readonly groups: readonly GroupRow[] };

/** Groups of two keys, each below the subtotals of its first; both as the groups come. */
export function branchesOf(report: KnownReport, groups: readonly GroupRow[]): readonly Branch[] {
  return [...Map.groupBy(groups, ({ keys }) => keys[0] ?? null)].map(([key, same]) => {
    const before = same.map((group) => group.before).filter((sums) => sums !== null);
    const head: GroupRow = {
      id: JSON.stringify([key]),
      keys: [key],
      names: [same[0]?.names[0] ?? ''],
      sums: addSums(
        report,
        same.map(({ sums }) => sums),
      ),
      before: before.length === 0 ? null : addSums(report, before),
    };
    return { head, groups: same };
  });
}

/** The groups whose names hold what is searched for, whatever its case and accents. */
export function searchGroups(groups: readonly GroupRow[], search: string): readonly GroupRow[] {
  const needle = fold(search).trim();
  return needle === '' ? groups : groups.filter(({ names }) => names.some((name) => fold(name).includes(needle)));
}

type Compare = (one: GroupRow, other: GroupRow) => number;

/** What holds nothing stands at the end, either way. */
function comparisonOf(column: TableColumn<GroupRow>, descending: boolean, collator: Intl.Collator): Compare {
  return (one, other) => {
    const [a, b] = [column.value(one) ?? null, column.value(other) ?? null];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    const order = typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));
    return descending ? -order : order;
  };
}

/** The branches in the order that is asked for, and the groups within each: the first column counts most. */
export function sortBranches(
  branches: readonly Branch[],
  sorting: TableQuery['sorting'],
  columns: readonly TableColumn<GroupRow>[],
  locale: string,
): readonly Branch[] {
  const collator = new Intl.Collator(locale, { numeric: true });
  const comparisons = sorting.flatMap(({ id, desc }) => {
    const column = columns.find((one) => one.id === id);
    return column === undefined ? [] : comparisonOf(column, desc, collator);
  });
  if (comparisons.length === 0) return branches;
  const compare: Compare = (one, other) => {
    for (const comparison of comparisons) {
      const order = comparison(one, other);
      if (order !== 0) return order;
    }
    return 0;
  };
  return branches
    .toSorted((one, other) => compare(one.head, other.head))
    .map(({ head, groups }) => ({ head, groups: groups.toSorted(compare) }));
}

/** The rows in sight: every head, and the groups of those that are open. */
export const unfolded = (branches: readonly Branch[], open: ReadonlySet<string>): readonly GroupRow[] =>
  branches.flatMap(({ head, groups }) => (open.has(head.id) ? [head, ...groups] : [head]));
