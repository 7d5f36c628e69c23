import { type CalendarDate, type DateRange, eachDay } from '../calendar/index.ts';
import type { DayValue } from './dayGrid.ts';
import { drawable } from './finite.ts';

/**
 * Every day of the range in order with its figure: 0 where there is no row, the sum where there are several. Rows of other
 * days and figures that are no numbers are left out. None where the range is reversed.
 */
export function fillDays(
  range: DateRange,
  rows: readonly DayValue[],
): readonly { readonly date: CalendarDate; readonly value: number }[] {
  const sums = new Map<CalendarDate, number>();
  for (const { date, value } of rows) {
    const known = drawable(value);
    if (known !== null) sums.set(date, (sums.get(date) ?? 0) + known);
  }
  return eachDay(range).map((date) => ({ date, value: sums.get(date) ?? 0 }));
}
