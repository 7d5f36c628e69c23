import { type CalendarDate, parseScreenDate, parseWireDate } from '@sereno/domain/calendar';

/** What a typed text says about a day: none, one, or nothing that could be read. */
export type DayReading = CalendarDate | null | 'unreadable';

/**
 * Reads a day as people type and paste it: 'dd/MM/yyyy' with slashes, points, dashes or spaces (FMT-02), '01032026' from a number
 * pad, which has no slash, and '2026-03-01' from elsewhere. Never guesses: a year has four figures.
 */
export function readDay(text: string): DayReading {
  const plain = text.normalize('NFKC').trim();
  if (plain === '') return null;
  const separated = plain.replace(/^(\d{2})(\d{2})(\d{4})$/, '$1/$2/$3').replaceAll(/\s*[./\s-]\s*/g, '/');
  return parseScreenDate(separated) ?? parseWireDate(separated) ?? 'unreadable';
}
