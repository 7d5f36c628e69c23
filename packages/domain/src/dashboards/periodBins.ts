import {
  addDays,
  type CalendarDate,
  type DateRange,
  diffDays,
  eachDay,
  isWithin,
  minDate,
  startOfWeek,
} from '../calendar/index.ts';
import { fromCents, toCents } from '../money/index.ts';
import { WEEK_STARTS_ON } from '../week/index.ts';
import { isCountable } from './countable.ts';

/** About a quarter of a year: with more days, bars are too thin to distinguish or press. */
const MOST_SINGLE_DAYS = 92;

/**
 * The bars of a period, in order and without gaps: its days, or its business weeks when it has more than 92 days. The
 * first and last week have only the days within the period. Empty when the period ends before it starts.
 */
export function periodBins(range: DateRange): readonly DateRange[] {
  if (diffDays(range.start, range.end) < MOST_SINGLE_DAYS)
    return eachDay(range).map((day) => ({ start: day, end: day }));
  const bins: DateRange[] = [];
  for (let start = range.start; start <= range.end;) {
    const next = addDays(startOfWeek(start, WEEK_STARTS_ON), 7);
    bins.push({ start, end: minDate(addDays(next, -1), range.end) });
    start = next;
  }
  return bins;
}

/** The same bars moved that many days earlier, to lay a period over the previous one. */
export function shiftBins(bins: readonly DateRange[], days: number): readonly DateRange[] {
  return bins.map(({ start, end }) => ({ start: addDays(start, -days), end: addDays(end, -days) }));
}

/**
 * The sum of each bar's rows, 0 without rows. Rows of other days and values that are not countable add nothing. Exact
 * to the cent.
 * @param bins In order and without gaps, as `periodBins` returns them.
 */
export function binSums(
  bins: readonly DateRange[],
  rows: readonly { readonly date: CalendarDate; readonly value: number }[],
): readonly number[] {
  const barOf = new Map(bins.flatMap((bin, index) => eachDay(bin).map((day) => [day, index] as const)));
  const cents = bins.map(() => 0);
  for (const { date, value } of rows) {
    const index = barOf.get(date);
    if (index !== undefined && isCountable(value)) cents[index] = (cents[index] ?? 0) + toCents(value);
  }
  return cents.map(fromCents);
}

/** The sum of all rows of the period, exact to the cent. */
export function periodSum(
  range: DateRange,
  rows: readonly { readonly date: CalendarDate; readonly value: number }[],
): number {
  const known = rows.filter(({ date, value }) => isWithin(range, date) && isCountable(value));
  return fromCents(known.reduce((sum, { value }) => sum + toCents(value), 0));
}
