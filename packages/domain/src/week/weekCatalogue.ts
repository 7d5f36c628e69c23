import type { DateRange } from '../calendar/index.ts';
import { type BusinessWeek, type WeekNumbering, weekOf, weekRange } from './businessWeek.ts';

/** A week as numbered by the company's catalogue. */
export type CataloguedWeek = BusinessWeek & { readonly range: DateRange };

/** The number of the week with these days: the catalogue's when it has exactly them, else the computed one (WKP-11). */
export function numberOfWeek(
  range: DateRange,
  catalogue: readonly CataloguedWeek[],
  numbering: WeekNumbering = {},
): BusinessWeek {
  const entry = catalogue.find((known) => known.range.start === range.start && known.range.end === range.end);
  return entry ? { year: entry.year, week: entry.week } : weekOf(range.start, numbering);
}

/**
 * The days of the week with that number: the catalogue's when it gives the number to a week from Wednesday to Tuesday,
 * else the computed ones (WKP-11).
 * @throws RangeError outside the calendar.
 */
export function rangeOfWeek(
  week: BusinessWeek,
  catalogue: readonly CataloguedWeek[] = [],
  numbering: WeekNumbering = {},
): DateRange {
  const entry = catalogue.find((known) => known.year === week.year && known.week === week.week && isWhole(known.range));
  return entry?.range ?? weekRange(week, numbering);
}

/** Whether the days are one whole week: the picker offers no others, whatever the catalogue has. */
function isWhole(range: DateRange): boolean {
  const { start, end } = weekRange(weekOf(range.start));
  return start === range.start && end === range.end;
}
