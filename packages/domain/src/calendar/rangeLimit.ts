import { type CalendarDate, diffDays } from './calendarDate.ts';
import { type DateLimits, limitsOf } from './dateLimit.ts';
import type { DateRange } from './dateRange.ts';
import { type LimitIssue, limitIssue } from './limits.ts';

/** The ranges a picker allows. */
export type RangeLimits = DateLimits & {
  /** Longest range in days, both ends counted, 1 or more; default unlimited within the limits. */
  readonly maxDays?: number | undefined;
};

/** Why a range is not allowed; `days` is its length. */
export type RangeIssue =
  | LimitIssue<CalendarDate, { readonly date: CalendarDate }>
  | { readonly code: 'tooManyDays'; readonly days: number; readonly maxDays: number };

/** Why the range is not allowed, its start checked before its end; null when it is (DRP-06). */
export function rangeIssue({ start, end }: DateRange, limits: RangeLimits = {}): RangeIssue | null {
  const { maxDays = Number.POSITIVE_INFINITY } = limits;
  const days = diffDays(start, end) + 1;
  return (
    limitIssue(start, limitsOf(limits), { date: start }) ??
    limitIssue(end, limitsOf(limits), { date: end }) ??
    (days > maxDays ? { code: 'tooManyDays', days, maxDays } : null)
  );
}
