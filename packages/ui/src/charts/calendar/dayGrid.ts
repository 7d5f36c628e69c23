import {
  addDays,
  type CalendarDate,
  type CalendarMonth,
  type DateRange,
  dayOfWeek,
  diffDays,
  fromDayNumber,
  monthOf,
  toDayNumber,
} from '@sereno/domain/calendar';
import { sumKnown } from '@sereno/domain/figure';

/** More days are not readable, and exceed the filters. */
export const MOST_DAYS = 400;

/** A day with its value, as it comes. */
export type DayValue = { readonly date: CalendarDate; readonly value: number | null };

/** A cell of the calendar. */
export type DayCell = {
  readonly date: CalendarDate;
  /** 0 without a row, because nothing happened; null when the rows have no figure. */
  readonly value: number | null;
  /** Its column and its line, from 0. */
  readonly week: number;
  readonly weekday: number;
};

/** Days in columns of weeks. */
export type DayGrid = {
  readonly days: readonly DayCell[];
  readonly weeks: number;
  /** Each month with the first week that has a day of it. */
  readonly months: readonly { readonly month: CalendarMonth; readonly week: number }[];
  /** How many days at the beginning were left out. */
  readonly left: number;
};

/**
 * The days of the range in weeks, the last 400 of them where it is longer. Values of one day are added up, values of other days
 * are left out.
 * @param weekStartsOn 0 = Sunday to 6 = Saturday.
 */
export function dayGrid(range: DateRange, values: readonly DayValue[], weekStartsOn: number): DayGrid {
  const count = Math.max(0, diffDays(range.start, range.end) + 1);
  if (!(count > 0)) return { days: [], weeks: 0, months: [], left: 0 };
  const left = Math.max(0, count - MOST_DAYS);
  const start = left === 0 ? range.start : addDays(range.start, left);
  const byDay = valuesByDay(values);
  const offset = (dayOfWeek(start) - weekStartsOn + 7) % 7;
  const first = toDayNumber(start);
  const days = Array.from({ length: count - left }, (_, place): DayCell => {
    const date = fromDayNumber(first + place);
    const known = byDay.get(date);
    const cell = offset + place;
    return { date, value: known === undefined ? 0 : known, week: Math.floor(cell / 7), weekday: cell % 7 };
  });
  const months: { month: CalendarMonth; week: number }[] = [];
  for (const { date, week } of days) {
    const month = monthOf(date);
    if (months.at(-1)?.month !== month) months.push({ month, week });
  }
  return { days, weeks: (days.at(-1)?.week ?? -1) + 1, months, left };
}

function valuesByDay(values: readonly DayValue[]): ReadonlyMap<string, number | null> {
  const byDay = new Map<string, number | null>();
  for (const { date, value } of values) {
    byDay.set(date, sumKnown(byDay.has(date) ? [byDay.get(date), value] : [value]));
  }
  return byDay;
}

const DAY_MS = 86_400_000;

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(tag: string, hasYear: boolean): Intl.DateTimeFormat {
  const key = `${tag} ${hasYear}`;
  const formatter =
    formatters.get(key) ??
    new Intl.DateTimeFormat(tag, {
      calendar: 'gregory',
      timeZone: 'UTC',
      month: 'short',
      ...(hasYear && { year: 'numeric' as const }),
    });
  formatters.set(key, formatter);
  return formatter;
}

/** Short month names: 'nov'; a January has the year: 'ene 2027'. */
export function monthWords(months: readonly CalendarMonth[], tag: string): readonly string[] {
  return months.map((month, place) => {
    const noon = toDayNumber(`${month}-01`) * DAY_MS + DAY_MS / 2;
    return formatterOf(tag, month.endsWith('-01') && place > 0).format(noon);
  });
}
