import { addSums, type KnownReport } from '@sereno/domain/report';
import type { GroupRow } from './reportColumns.ts';

/** What the groups of each first key add up to, with these groups below it; in the order of their first groups. */
export function withSubtotals(report: KnownReport, groups: readonly GroupRow[]): readonly GroupRow[] {
  return [...Map.groupBy(groups, ({ keys }) => keys[0] ?? null)].map(([key, same]) => {
    const before = same.map((group) => group.before).filter((sums) => sums !== null);
    return {
      id: JSON.stringify([key]),
      keys: [key],
      names: [same[0]?.names[0] ?? ''],
      sums: addSums(
        report,
        same.map(({ sums }) => sums),
      ),
      before: before.length === 0 ? null : addSums(report, before),
      groups: same,
    };
  });
}
