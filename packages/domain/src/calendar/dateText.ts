import { type CalendarDate, dateOf } from './calendarDate.ts';
import { formatDate, SCREEN_PATTERN } from './datePattern.ts';

const ISO = /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/;
const WIRE = /^(?<year>\d{4})(?<separator>[/-])(?<month>\d{2})\k<separator>(?<day>\d{2})(?:[T ]\d{2}:\d{2}.*)?$/;
const SCREEN = /^(?<day>\d{1,2})\/(?<month>\d{1,2})\/(?<year>\d{4})$/;

function read(pattern: RegExp, text: string): CalendarDate | null {
  const figures = pattern.exec(text)?.groups;
  return dateOf({ year: Number(figures?.year), month: Number(figures?.month), day: Number(figures?.day) });
}

/** Parses 'YYYY-MM-DD'; null for any other text and for a day that does not exist. */
export function parseIsoDate(text: string): CalendarDate | null {
  return read(ISO, text);
}

/**
 * Parses a day from a server: 'yyyy/MM/dd' (FMT-02), 'yyyy-MM-dd', or a timestamp that begins with either. The written
 * day counts; no zone is applied. Null for any other text and for a day that does not exist.
 */
export function parseWireDate(text: string): CalendarDate | null {
  return read(WIRE, text);
}

/** Parses a typed day 'dd/MM/yyyy'; leading zeros are optional (FMT-02, DRP-01). Null otherwise. */
export function parseScreenDate(text: string): CalendarDate | null {
  return read(SCREEN, text.trim());
}

/** The day as calls send it, 'yyyy/MM/dd' (FMT-02, DRP-05). */
export function formatWireDate(date: CalendarDate): string {
  return date.replaceAll('-', '/');
}

/** The day as screens show it, 'dd/MM/yyyy' (FMT-02, DRP-01). */
export function formatScreenDate(date: CalendarDate): string {
  return formatDate(date, SCREEN_PATTERN);
}
