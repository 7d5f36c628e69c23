import type { DateRange } from '../calendar/index.ts';
import { type BusinessWeek, type WeekNumbering, weekOf } from './businessWeek.ts';

/** A week as the company's catalogue numbers it. */
export type CataloguedWeek = BusinessWeek & { readonly range: DateRange };

/**
 * The number of the week that begins with the range: the catalogue's when it has these very days, otherwise the
 * computed one (WKP-11).
 */
export function numberOfWeek(
  range: DateRange,
  catalogue: readonly CataloguedWeek[],
  numbering: WeekNumbering = {},
): BusinessWeek {
  const entry = catalogue.find((known) => known.range.start === range.start && known.range.end === range.end);
  return entry ? { year: entry.year, week: entry.week } : weekOf(range.start, numbering);
}
