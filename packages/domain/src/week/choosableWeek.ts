import type { DateRange } from '../calendar/index.ts';
import { type WeekNumbering, weekRange, weeksBetween } from './businessWeek.ts';
import { type CataloguedWeek, numberOfWeek } from './weekCatalogue.ts';

/**
 * The weeks that may be chosen, the newest first: each that has a day within the limits, whole, under the catalogue's
 * number where it has one (WKP-08, WKP-11).
 * @param limits The days within reach, from `weekLimits`; none where they are empty.
 * @throws RangeError where a week would leave the years 0001 to 9999.
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
