import type { TeamSalesRow } from './teamSales.ts';

const isPlaced = ({ position }: TeamSalesRow): boolean => position !== null && position >= 1;

function compareRows(one: TeamSalesRow, other: TeamSalesRow): number {
  if (isPlaced(one) !== isPlaced(other)) return isPlaced(one) ? -1 : 1;
  const places = isPlaced(one) ? (one.position ?? 0) - (other.position ?? 0) : 0;
  return places || other.total - one.total;
}

/** The sorted ranking (STM-12). Rows that share a position or have none are sorted by total. */
export function teamRanking(rows: readonly TeamSalesRow[]): readonly TeamSalesRow[] {
  return rows.toSorted(compareRows);
}
