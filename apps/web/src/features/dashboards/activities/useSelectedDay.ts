import {
  addDays,
  DATE_PICKER_MAX_YEAR,
  isWithin,
  daysInMonth,
  monthOf,
  monthRange,
  parseIsoDate,
  type CalendarDate,
  type CalendarMonth,
} from '@sereno/domain/calendar';
import { setParameter, useAddress } from '../../../platform/useAddress.ts';

const PARAMETER = 'day';

/** The days that the calendar reaches; an address may name others. */
export const SELECTABLE = { start: '1900-01-01', end: `${DATE_PICKER_MAX_YEAR}-12-31` } as const;

/** The day that an address selects; today where it names none or no real one. */
export function selectedDay(search: URLSearchParams, today: CalendarDate): CalendarDate {
  const requested = parseIsoDate(search.get(PARAMETER) ?? '');
  return requested !== null && isWithin(SELECTABLE, requested) ? requested : today;
}

/**
 * The selected day, kept in the address so that a view can be shared. The displayed month is always the selected day's: `showMonth` keeps the day of the month, or takes today in today's
 * month.
 */
export function useSelectedDay(today: CalendarDate) {
  const [search, change] = useAddress();
  const day = selectedDay(search, today);
  const month = monthOf(day);

  const select = (next: CalendarDate): void =>
    change((params) => setParameter(params, PARAMETER, next === today ? null : next));

  function showMonth(next: CalendarMonth): void {
    if (next === monthOf(today)) return select(today);
    const dayOfMonth = Number(day.slice(-2));
    select(addDays(monthRange(next).start, Math.min(dayOfMonth, daysInMonth(next)) - 1));
  }

  return { day, month, select, showMonth };
}
