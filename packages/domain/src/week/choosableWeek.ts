import type { DateRange } from '../calendar/index.ts';
import { type WeekNumbering, weekRange, weeksBetween } from './businessWeek.ts';
import { type CataloguedWeek, numberOfWeek } from './weekCatalogue.ts';

/**
 * Selectable weeks, newest first: each whole week with a day within the limits, under the catalogue's number where it
 * has one (WKP-08, WKP-11).
 * @param limits The days within reach, from `weekLimits`; no weeks when empty.
 * @throws RangeError when a week leaves the years 0001 to 9999.
 */
export function choosableWeeks(
  limits: DateRange,
  catalogue: readonly CataloguedWeek[] = [],
  numbering: WeekNumbering = {},
): CataloguedWeek[] {
  return weeksBetween(limits, numbering)
    .toReversed()
    .map((week) => {
      const range = weekRange(week, numbering);
      return { ...numberOfWeek(range, catalogue, numbering), range };
    });
}
