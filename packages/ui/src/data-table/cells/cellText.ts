import {
  type CalendarDate,
  formatScreenDate,
  formatScreenMonth,
  monthOf,
  parseTimeOfDay,
  parseWireDate,
} from '@sereno/domain/calendar';
import { formatDecimal, formatPesos } from '@sereno/domain/money';
import type { TableColumn } from './column.ts';

/** Yes and no in the language of the reader. */
export type YesNoWords = { readonly yes: string; readonly no: string };

/**
 * What a cell shows, whole: it is searched in this, and a file holds it. Nothing for what is missing or no number; a day or a
 * time that cannot be read stays as it came, so that somebody can see what is wrong.
 */
export function cellText<Row>(column: TableColumn<Row>, row: Row, words: YesNoWords): string {
  const value = column.kind === 'custom' ? column.text(row) : column.value(row);
  const written = writtenText(value);
  switch (column.kind) {
    case 'number':
      return figure(value, (shown) => formatDecimal(shown, column.decimals ?? 0));
    case 'money':
      return figure(value, formatPesos);
    case 'date':
      return dayText(written, formatScreenDate);
    case 'month':
      return dayText(written, (day) => formatScreenMonth(monthOf(day)));
    case 'instant': {
      const time = parseTimeOfDay(written.slice(11));
      const day = dayText(written.slice(0, 10), formatScreenDate);
      return time === null || written.startsWith(day) ? written : `${day} ${time}`;
    }
    case 'time':
      return parseTimeOfDay(written) ?? written;
    case 'yesNo':
      return value === null || value === undefined ? '' : value ? words.yes : words.no;
    default:
      return written;
  }
}

function dayText(written: string, format: (day: CalendarDate) => string): string {
  const day = parseWireDate(written);
  return day === null ? written : format(day);
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
