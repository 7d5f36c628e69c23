import { type CalendarDate, diffDays } from './calendarDate.ts';
import { type DateLimits, limitsOf } from './dateLimit.ts';
import type { DateRange } from './dateRange.ts';
import { type LimitIssue, limitIssue } from './limits.ts';

/** The ranges that a picker offers. */
export type RangeLimits = DateLimits & {
  /** Most days that a range may have, both ends counted, 1 or more; default as many as the limits hold. */
  readonly maxDays?: number | undefined;
};

/** What keeps a range from being chosen; `days` is how many it has. */
export type RangeIssue =
  | LimitIssue<CalendarDate, { readonly date: CalendarDate }>
  | { readonly code: 'tooManyDays'; readonly days: number; readonly maxDays: number };

/** What keeps the range from being chosen, of its start before its end; null when nothing does (DRP-06). */
export function rangeIssue({ start, end }: DateRange, limits: RangeLimits = {}): RangeIssue | null {
  const { maxDays = Number.POSITIVE_INFINITY } = limits;
  const days = diffDays(start, end) + 1;
  return (
    limitIssue(start, limitsOf(limits), { date: start }) ??
    limitIssue(end, limitsOf(limits), { date: end }) ??
    (days > maxDays ? { code: 'tooManyDays', days, maxDays } : null)
  );
}
