import { type CalendarDate, compareDates, type DateRange, diffDays, eachDay, isWithin } from '../calendar/index.ts';
import { type ActivityCounter, counterOf } from './activityType.ts';

/** Number of activities of one type on a day (ENT-09); `count` is a whole number, 0 or more. */
export type ActivityCount = {
  readonly activityTypeId: number;
  readonly date: CalendarDate;
  readonly count: number;
};

export type ActivityTotals = Readonly<Record<ActivityCounter, number>>;

/** Delay before requesting data after the displayed month changed, ms (ACD-06, CST-22). */
export const CALENDAR_REFRESH_DELAY_MS = 1000;

/** Rows come from a server: an invalid count adds nothing, so one bad row does not break the total. */
function countable({ count }: ActivityCount): boolean {
  return Number.isSafeInteger(count) && count > 0;
}

/** The total of each counter over the days of the range, or over all rows without one (ACD-03 to ACD-05). */
export function totalsByCounter(counts: readonly ActivityCount[], range?: DateRange): ActivityTotals {
  const totals = { appointment: 0, call: 0, email: 0, whatsapp: 0, sms: 0 };
  for (const row of counts) {
    if (countable(row) && (range === undefined || isWithin(range, row.date))) {
      totals[counterOf(row.activityTypeId)] += row.count;
    }
  }
  return totals;
}

/** The activities of all counters over the days of the range (DSH-05). */
export function activityTotal(counts: readonly ActivityCount[], range: DateRange): number {
  return Object.values(totalsByCounter(counts, range)).reduce((sum, count) => sum + count, 0);
}

/** A number for each day of a range, from its first, for each counter. */
export type DailyTotals = Readonly<Record<ActivityCounter, readonly number[]>>;

/** Total of each counter on each day of the range; 0 on a day without activities (ACD-03, ACD-05). */
export function dailyTotals(counts: readonly ActivityCount[], range: DateRange): DailyTotals {
  const zeros = eachDay(range).map(() => 0);
  const totals = {
    appointment: [...zeros],
    call: [...zeros],
    email: [...zeros],
    whatsapp: [...zeros],
    sms: [...zeros],
  };
  for (const row of counts) {
    const days = totals[counterOf(row.activityTypeId)];
    const index = diffDays(range.start, row.date);
    if (countable(row) && isWithin(range, row.date)) days[index] = (days[index] ?? 0) + row.count;
  }
  return totals;
}

/** Number of activities of all types, for each day that has any (ACD-01). */
export function countsByDay(counts: readonly ActivityCount[]): ReadonlyMap<CalendarDate, number> {
  const days = new Map<CalendarDate, number>();
  for (const row of counts) {
    if (countable(row)) days.set(row.date, (days.get(row.date) ?? 0) + row.count);
  }
  return days;
}

/** Days that have activities, ascending, without duplicates (ACD-01). */
export function daysWithActivities(counts: readonly ActivityCount[]): CalendarDate[] {
  return [...countsByDay(counts).keys()].toSorted(compareDates);
}
