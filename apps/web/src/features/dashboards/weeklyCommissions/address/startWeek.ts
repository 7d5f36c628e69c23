import { addDays, type CalendarDate, startOfWeek } from '@sereno/domain/calendar';
import type { PendingWeek } from '@sereno/domain/commission';
import { type BusinessWeek, type CataloguedWeek, numberOfWeek, rangeOfWeek, WEEK_STARTS_ON } from '@sereno/domain/week';

/** The week that begins on that day, by the number that the company gives it (WKP-11). */
function weekFrom(start: CalendarDate, catalogue: readonly CataloguedWeek[]): BusinessWeek {
  return numberOfWeek({ start, end: addDays(start, 6) }, catalogue);
}

/** The last week that has ended: the running one has no status yet (CMA-22). */
export function lastEndedWeek(today: CalendarDate, catalogue: readonly CataloguedWeek[]): BusinessWeek {
  return weekFrom(addDays(startOfWeek(today, WEEK_STARTS_ON), -7), catalogue);
}

/** The week right before. */
export function weekBefore(week: BusinessWeek, catalogue: readonly CataloguedWeek[]): BusinessWeek {
  return weekFrom(addDays(rangeOfWeek(week, catalogue).start, -7), catalogue);
}

/** The week that is shown where the address names none: the newest that waits for a signature, else the last that has ended. */
export function startWeek(
  today: CalendarDate,
  catalogue: readonly CataloguedWeek[],
  pending: readonly PendingWeek[],
): BusinessWeek {
  return pending[0]?.week ?? lastEndedWeek(today, catalogue);
}

/** Whether the week has not ended. */
export function isRunning(week: BusinessWeek, today: CalendarDate, catalogue: readonly CataloguedWeek[]): boolean {
  return rangeOfWeek(week, catalogue).end >= today;
}
