import type { CalendarDate } from '../calendar/index.ts';

/** The kinds of amount of a team, in pesos (STM-08 to STM-10). */
export type TeamAmounts = {
  /** Renewals of insurances ("renovaciones"). */
  readonly renewals: number;
  readonly pf: number;
  readonly bf: number;
};

/** One adviser of the team ranking (STM-12). */
export type TeamSalesRow = TeamAmounts & {
  /** From 1; null when the answer omits it. */
  readonly position: number | null;
  readonly managerName: string;
  readonly adviserName: string;
  /** The server's sum of the three amounts, in pesos. */
  readonly total: number;
  readonly prospects: number;
  /** The day of the last document; null without one. */
  readonly lastDocument: CalendarDate | null;
};

/** Goals of the month in pesos; null when not set, which differs from 0 (STM-15). */
export type TeamGoals = {
  readonly renewals: number | null;
  /** For PF and BF together. */
  readonly contracts: number | null;
};

/** The data of the team dashboard (ENT-15). */
export type TeamSales = {
  /** In the selected range. */
  readonly totals: TeamAmounts;
  readonly rows: readonly TeamSalesRow[];
  readonly goals: TeamGoals;
  /** In the whole month, which the goals are measured against (STM-16). */
  readonly month: TeamAmounts;
};

const NO_AMOUNTS: TeamAmounts = { renewals: 0, pf: 0, bf: 0 };

/** What teams without advisers have sold. */
export const NO_TEAM_SALES: TeamSales = {
  totals: NO_AMOUNTS,
  rows: [],
  goals: { renewals: null, contracts: null },
  month: NO_AMOUNTS,
};

/** One kind of amount in the range and the previous range, in pesos (STM-13). */
export type AmountComparison = { readonly label: string; readonly current: number; readonly previous: number };

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
