import { addDays, type CalendarDate } from '@sereno/domain/calendar';

/** The moment at which the demo begins, in the business zone. */
export type Beginning = {
  readonly today: CalendarDate;
  /** Minutes since midnight. */
  readonly minute: number;
  readonly timeZone: string;
};

/** HH:mm of so many minutes since midnight, below 24 hours. */
export const timeOf = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** A moment as the database reads it; so many minutes past midnight, of earlier and later days too. */
export function momentAt(date: CalendarDate, minute: number, timeZone: string): string {
  const days = Math.floor(minute / 1440);
  return `${addDays(date, days)} ${timeOf(minute - days * 1440)} ${timeZone}`;
}
