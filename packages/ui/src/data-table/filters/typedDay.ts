import { type CalendarDate, type DatePattern, parseScreenDate, parseWireDate } from '@sereno/domain/calendar';

/** What a typed text says about a day: none, one, or nothing that could be read. */
export type DayReading = CalendarDate | null | 'unreadable';

/**
 * Reads a day as people type and paste it: in the order of the pattern with slashes, points, dashes or spaces (FMT-02), '01032026'
 * from a number pad, which has no slash, and '2026-03-01' from elsewhere. Never guesses: a year has four figures.
 */
export function readDay(text: string, pattern: DatePattern): DayReading {
  const plain = text
    .normalize('NFKC')
    .trim()
    .replace(/[.日]$/, '');
  if (plain === '') return null;
  const order: readonly string[] = pattern.match(/dd|MM|yyyy/g) ?? [];
  const joined = new RegExp(`^${order.map((part) => `(\\d{${part.length}})`).join('')}$`).exec(plain);
  const parts = joined?.slice(1) ?? plain.split(/\s*[./\s年月-]\s*/);
  const [day, month, year] = ['dd', 'MM', 'yyyy'].map((part) => parts[order.indexOf(part)] ?? '');
  const written = parts.length === order.length ? parseScreenDate(`${day}/${month}/${year}`) : null;
  return written ?? parseWireDate(parts.join('/')) ?? 'unreadable';
}
