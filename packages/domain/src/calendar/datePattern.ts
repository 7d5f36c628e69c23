import type { CalendarDate } from './calendarDate.ts';
import type { CalendarMonth } from './month.ts';

/**
 * How a day is written in figures: `dd`, `MM` and `yyyy` in any order, with any signs between them: 'dd.MM.yyyy',
 * 'yyyy年MM月dd日'.
 */
export type DatePattern = string;

/** The pattern of the product's screens (FMT-02, DRP-01). */
export const SCREEN_PATTERN: DatePattern = 'dd/MM/yyyy';

/** The pattern with those texts in the place of its parts. */
export function fillPattern(pattern: DatePattern, year: string, month: string, day: string): string {
  return pattern.replace('yyyy', year).replace('MM', month).replace('dd', day);
}

/** The day as the pattern has it. */
export function formatDate(date: CalendarDate, pattern: DatePattern): string {
  return fillPattern(pattern, date.slice(0, 4), date.slice(5, 7), date.slice(8));
}

/** The month as the pattern has it, without the day: 'MM.yyyy', 'yyyy年MM月'. */
export function formatMonth(month: CalendarMonth, pattern: DatePattern): string {
  return fillPattern(withoutDay(pattern), month.slice(0, 4), month.slice(5), '');
}

/** The pattern without its day and the signs between it and the part after it, or before it where it is the last. */
export function withoutDay(pattern: DatePattern): string {
  const isLast = pattern.indexOf('dd') > Math.max(pattern.indexOf('MM'), pattern.indexOf('yyyy'));
  return pattern.replace(isLast ? /[^dMy\p{L}]*dd.*$/u : /dd[^dMy]*/, '');
}

/** Whether the month stands before the day, which decides what '1/2' is. */
export function isMonthFirst(pattern: DatePattern): boolean {
  return pattern.indexOf('MM') < pattern.indexOf('dd');
}
