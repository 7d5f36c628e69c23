import type { CalendarDate } from '@sereno/domain/calendar';
import { roundHalfAwayFromZero } from '@sereno/domain/money';
import type { CellValue } from '../../foundation/cellValue.ts';
import { formatMoney, formatNumber, moneyDecimals } from '../../locale/numbers.ts';
import type { Formats } from '../../locale/formats.ts';
import type { TableColumn } from './column.ts';

/** How the figures of a column are written, see `numberFormat`. */
export type FigureFormat = {
  /** The figure in the language of the reader, a BCP 47 tag. */
  readonly text: (figure: number, locale: string) => string;
  /** Decimals of the currency, in whose smallest unit amounts are added. Default: figures are added as they are. */
  readonly decimals?: number | undefined;
};

/** How the amounts of a column are written and added, see `currencyFormat`. */
export type AmountFormat = FigureFormat & { readonly decimals: number };

/**
 * How the days of a column are written, see `dateFormat`.
 * @param time 'HH:mm' in the business zone, for a day with a time.
 */
export type DayFormat = (day: CalendarDate, locale: string, time?: string) => string;

type FigureColumn =
  | { readonly kind: 'number'; readonly decimals?: number | undefined; readonly format?: FigureFormat | undefined }
  | { readonly kind: 'money'; readonly format?: AmountFormat | undefined };

/** The format of the column: its own, or as the host writes figures and amounts (FMT-01). */
export function figureFormat(column: FigureColumn, formats: Formats): FigureFormat {
  if (column.format !== undefined) return column.format;
  return column.kind === 'money'
    ? { text: (amount) => formatMoney(amount, formats), decimals: moneyDecimals(formats) }
    : { text: (figure) => formatNumber(figure, column.decimals ?? 0, formats) };
}

/** Reads the values of a column as a file holds them: amounts to the decimals of their currency, as cells show and totals add them. */
export function fileValue<Row>(column: TableColumn<Row>, formats: Formats): (row: Row) => CellValue {
  const decimals =
    column.kind === 'money' || column.kind === 'number' ? figureFormat(column, formats).decimals : undefined;
  if (decimals === undefined) return (row) => column.value(row);
  return (row) => {
    const value = column.value(row);
    return typeof value === 'number' ? roundHalfAwayFromZero(value, decimals) : value;
  };
}
