import type { MenuEntryId } from '../access/index.ts';
import type { CalendarDate } from '../calendar/index.ts';
import { addAmounts } from '../money/index.ts';

/**
 * What the rows of a report can be grouped by. The keys of 'name' come with their names, those of 'choice' have theirs in the
 * catalogue, those of a month are its first day, 'YYYY-MM-DD'.
 */
export type Dimension<Label extends string = string> = {
  /** Its name in an address and on the wire. */
  readonly id: string;
  /** Key of its text in the catalogue. */
  readonly label: Label;
} & (
  | { readonly kind: 'name' | 'month' | 'day' }
  | { readonly kind: 'choice'; readonly options: readonly { readonly value: string; readonly label: Label }[] }
);

/** What is added up over the rows of a group: a count, days, pesos, or points; a row has as many points as it weighs. */
type Sum = { readonly kind: 'count' | 'days' | 'money' | 'points' };
/** A sum divided by another: the part of a whole in percent, or how much comes to one. */
type Ratio = {
  readonly kind: 'percent' | 'meanDays' | 'meanMoney' | 'meanPoints';
  readonly of: readonly [part: string, whole: string];
};

/** A figure of a group: a sum, or what follows from sums. */
export type Measure<Label extends string = string> = {
  readonly id: string;
  readonly label: Label;
} & (Sum | Ratio);

/**
 * One description of a report, read by both sides: the server groups rows and adds up by it, the application makes its page of it. The
 * rows of each are a query of the server.
 */
export type Report<Label extends string = string> = {
  /** Its name in the address of its calls. */
  readonly id: string;
  /** Its entry in the menu: who sees it there, and may open its address, may read the report. */
  readonly entry: MenuEntryId;
  /** Key of the sentence that says which rows are counted, and by which of their days the period chooses them. */
  readonly about: Label;
  /** Whose rows somebody sees: as everywhere, or as with pay, which is private. Default 'rows'. */
  readonly scope?: 'pay' | undefined;
  readonly dimensions: readonly Dimension<Label>[];
  readonly measures: readonly Measure<Label>[];
  /** The dimension that it starts with. */
  readonly groupedBy: string;
  /** The measure that its chart draws, and that its groups are ordered by. */
  readonly chart: string;
  /** What each of its rows is about, which it leads to. */
  readonly rows: 'contract' | 'prospect' | 'quotation' | 'week' | 'lead';
};

/** How deep a report is grouped at most. */
export const MOST_GROUPINGS = 2;

/** The sums of a group by measure, days and numbers as they are, amounts in pesos; amounts and points have two decimals. */
export type Sums = Readonly<Record<string, number>>;

/** Rows of a report that have something in common. */
export type ReportGroup = {
  /** What they have in common, by dimension; null where the rows say nothing. */
  readonly keys: readonly (string | null)[];
  /** The names of those keys; null where the catalogue or the calendar names them. */
  readonly names: readonly (string | null)[];
  readonly sums: Sums;
};

/** The figures of a report. */
export type ReportFigures = {
  /** The dimensions of the groups' keys. */
  readonly groupedBy: readonly string[];
  readonly groups: readonly ReportGroup[];
  /** The sums of all groups. */
  readonly total: Sums;
};

/** One row that a report counts. */
export type ReportRow = {
  /** Its place among the rows, from 0: some are about the same thing on the same day. */
  readonly place: number;
  /** What it leads to; 0 where it leads nowhere. */
  readonly id: number;
  /** What it is about, such as the number of a contract or the name of a prospect. */
  readonly name: string;
  /** The day that the period chooses it by. */
  readonly day: CalendarDate;
  readonly adviserName: string | null;
  readonly sums: Sums;
};

/** Whether a measure is added up, rather than made of others. */
export const isSum = (measure: Measure): measure is Measure & Sum => !('of' in measure);

/** Whether a sum has two decimals, so that it is kept in whole hundredths and added up exactly. */
export const hasHundredths = ({ kind }: Pick<Measure, 'kind'>): boolean => kind === 'money' || kind === 'points';

/** The measures that are added up. */
export const sumsOf = ({ measures }: Report): readonly (Measure & Sum)[] => measures.filter(isSum);

/**
 * The figure of a group. A ratio is worked out of the sums, so that the one of all groups is that of their totals; null where there is
 * nothing to divide by. Percents have one decimal, mean days one, mean pesos and points two.
 */
export function figureOf(measure: Measure, sums: Sums): number | null {
  if (isSum(measure)) return sums[measure.id] ?? 0;
  const [part, whole] = measure.of.map((id) => sums[id] ?? 0);
  if (part === undefined || whole === undefined || whole === 0) return null;
  switch (measure.kind) {
    case 'percent':
      return Math.round((part * 1000) / whole) / 10;
    case 'meanDays':
      return Math.round((part * 10) / whole) / 10;
    default:
      return Math.round((part * 100) / whole) / 100;
  }
}

/** Several sums of a report as one; amounts are added in cents, points in hundredths. */
export const addSums = (report: Report, parts: readonly Sums[]): Sums =>
  Object.fromEntries(
    sumsOf(report).map((sum) => {
      const { id } = sum;
      const values = parts.map((sums) => sums[id] ?? 0);
      return [id, hasHundredths(sum) ? addAmounts(values) : values.reduce((all, value) => all + value, 0)];
    }),
  );
