import { type CalendarMonth, toDayNumber } from '@sereno/domain/calendar';

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

/** Names of months in a few letters, 'nov', and with the year where one begins or the names do: 'ene 2027'. */
export function monthWords(months: readonly CalendarMonth[], tag: string): readonly string[] {
  return months.map((month, place) => {
    const noon = toDayNumber(`${month}-01`) * DAY_MS + DAY_MS / 2;
    return formatterOf(tag, month.endsWith('-01') && place > 0).format(noon);
  });
}
