import {
  type CalendarDate,
  formatDate,
  formatMonth,
  monthOf,
  parseTimeOfDay,
  parseWireDate,
  type TimeOfDay,
} from '@sereno/domain/calendar';
import { type Formats, formatTime } from '../../locale/formats.ts';
import type { TableColumn } from './column.ts';
import { figureFormat } from './figureFormat.ts';

/** What cells need of the language of the reader. */
export type CellWords = {
  readonly yes: string;
  readonly no: string;
  /** How the host writes figures, days and times. */
  readonly formats: Formats;
};

/**
 * What a cell shows, whole: it is searched in this, and a file holds it. Nothing for what is missing or no number; a day or a
 * time that cannot be read stays as it came, so that somebody can see what is wrong.
 */
export function cellText<Row>(column: TableColumn<Row>, row: Row, words: CellWords): string {
  const value = column.kind === 'custom' ? column.text(row) : column.value(row);
  const written = writtenText(value);
  switch (column.kind) {
    case 'number':
    case 'money':
      return figure(value, (shown) => figureFormat(column, words.formats).text(shown, words.formats.tag));
    case 'date':
    case 'month':
    case 'instant': {
      const day = parseWireDate(written.slice(0, column.kind === 'instant' ? 10 : undefined));
      const time = column.kind === 'instant' ? parseTimeOfDay(written.slice(11)) : undefined;
      if (day === null || time === null) return written;
      return column.format?.(day, words.formats.tag, time) ?? dayText(column.kind, day, time, words.formats);
    }
    case 'time':
      return timeText(written, words.formats);
    case 'yesNo':
      return value === null || value === undefined ? '' : value ? words.yes : words.no;
    default:
      return written;
  }
}

function dayText(
  kind: 'date' | 'month' | 'instant',
  day: CalendarDate,
  time: TimeOfDay | undefined,
  formats: Formats,
): string {
  if (kind === 'month') return formatMonth(monthOf(day), formats.date);
  const date = formatDate(day, formats.date);
  return time === undefined ? date : `${date} ${formatTime(time, formats)}`;
}

function timeText(written: string, formats: Formats): string {
  const time = parseTimeOfDay(written);
  return time === null ? written : formatTime(time, formats);
}

/** The text as it is; answers of a server are not always what their types promise, and one number must not take a table away. */
export function writtenText(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return value;
    case 'number':
      return Number.isNaN(value) ? '' : String(value);
    case 'boolean':
    case 'bigint':
      return String(value);
    default:
      return '';
  }
}

/** What tells people of one name apart, behind the name; empty for every other kind of column. */
export const detailText = <Row>(column: TableColumn<Row>, row: Row): string =>
  column.kind === 'person' ? writtenText(column.detail?.(row)) : '';

/** Nothing for what is no number. */
const figure = (value: unknown, format: (value: number) => string): string =>
  typeof value === 'number' && !Number.isNaN(value) ? format(value) : writtenText(value);

/** More than any cell has room for: a text of a million characters would block the page. */
const MOST_SHOWN = 300;

/** The part of a text that is put on the page; the whole is found by the search and written to files. */
export function shownPart(text: string, most: number = MOST_SHOWN): string {
  if (text.length <= most) return text;
  const end = isHighSurrogate(text.charCodeAt(most - 1)) ? most - 1 : most;
  return `${text.slice(0, end)}…`;
}

const isHighSurrogate = (unit: number): boolean => unit >= 0xd800 && unit <= 0xdbff;
