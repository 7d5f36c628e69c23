import { monthOf, parseIsoDate, type CalendarDate, type CalendarMonth } from '@sereno/domain/calendar';

/**
 * The one place where a calendar day becomes a `Date` and back, for the date library inside the calendar.
 * A day is put at noon of the device's zone: no zone moves its clock by twelve hours, so that the day read back, and the
 * days counted from it, are the day that was put in. Only the local fields are read, never the instant.
 */
export function toLocalNoon(date: CalendarDate): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const noon = new Date(2000, 0, 1, 12);
  noon.setFullYear(year, month - 1, day);
  return noon;
}

/** The first day of that month, at noon. */
export function monthToLocalNoon(month: CalendarMonth): Date {
  const [year = 0, monthNumber = 1] = month.split('-').map(Number);
  const noon = new Date(2000, 0, 1, 12);
  noon.setFullYear(year, monthNumber - 1, 1);
  return noon;
}

/** The calendar day that the device's zone shows for this `Date`. */
export function fromLocal(date: Date): CalendarDate {
  const year = String(date.getFullYear()).padStart(4, '0');
  const month = String(date.getMonth() + 1).padStart(2, '0');
  const day = String(date.getDate()).padStart(2, '0');
  const parsed = parseIsoDate(`${year}-${month}-${day}`);
  if (parsed === null) throw new RangeError(`MonthCalendar: ${String(date)} is no calendar day; pass a valid date.`);
  return parsed;
}

/** The month that the device's zone shows for this `Date`. */
export function monthFromLocal(date: Date): CalendarMonth {
  return monthOf(fromLocal(date));
}
