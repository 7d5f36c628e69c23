import { type CalendarDate, type DateRange, eachDay, toDayNumber } from '@sereno/domain/calendar';
import type { ChartCategory } from '../series/chartData.ts';

const DAY_MS = 86_400_000;

/** Noon UTC formatted in UTC: no zone can shift the day. */
const noon = (date: CalendarDate): number => toDayNumber(date) * DAY_MS + DAY_MS / 2;

type Formats = { readonly short: Intl.DateTimeFormat; readonly full: Intl.DateTimeFormat };

/**
 * By tag. Creating one costs as much as formatting a hundred days, and an axis of weeks formats each day separately.
 */
const made = new Map<string, Formats>();

function formatsOf(tag: string): Formats {
  const known = made.get(tag);
  if (known !== undefined) return known;
  const shared = { calendar: 'gregory', timeZone: 'UTC', day: 'numeric', month: 'short' } as const;
  const formats = {
    short: new Intl.DateTimeFormat(tag, shared),
    full: new Intl.DateTimeFormat(tag, { ...shared, weekday: 'short', year: 'numeric' }),
  };
  made.set(tag, formats);
  return formats;
}

/**
 * The days of the range as categories, none where it is reversed: on the axis '12 mar', in full 'jue 12 mar 2026'. The
 * id of each is its date.
 * @param tag A language tag of Intl, as `formatTag` gives it.
 */
export function dayCategories(range: DateRange, tag: string): readonly ChartCategory[] {
  const { short, full } = formatsOf(tag);
  // Intl formats 'jue, 12 de mar de 2026'; a tooltip has no room for prepositions.
  const plain = (text: string): string => (/^es\b/.test(tag) ? text.replace(',', '').replaceAll(' de ', ' ') : text);
  return eachDay(range).map((date) => ({
    id: date,
    label: plain(full.format(noon(date))),
    short: short.format(noon(date)),
  }));
}
