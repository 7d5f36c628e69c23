import { type CalendarDate, formatDate } from '@sereno/domain/calendar';
import { figureFormat } from '../cells/figureFormat.ts';
import { type FilterValue, isActive } from '../source/filter.ts';
import type { TableFilters } from '../model/query.ts';
import { type CellWords, writtenText } from '../cells/cellText.ts';
import { cellValue, type CellKind, type ChoiceSearch, filterKind, type TableColumn } from '../cells/column.ts';

/** A column as far as filtering goes. */
export type FilterField = {
  readonly id: string;
  readonly title: string;
  readonly filter: FilterValue['kind'];
  /** How its values are written. */
  readonly kind: CellKind;
  /** Its figures are amounts in the host's currency, and typed as such. */
  readonly isMoney: boolean;
  /** Writes one of its figures, with all its decimals. */
  readonly figure: (figure: number) => string;
  /** Writes one of its days. */
  readonly day: (day: CalendarDate) => string;
  /** Its different values, to be ticked. */
  readonly values: () => readonly string[];
  /** Finds more of them. */
  readonly search?: ChoiceSearch | undefined;
};

/** The columns that can be filtered. */
export function filterFields<Row>(
  columns: readonly TableColumn<Row>[],
  rows: readonly Row[],
  words: CellWords,
): FilterField[] {
  return columns.flatMap((column) => {
    const filter = filterKind(column);
    if (filter === null) return [];
    const choices = 'choices' in column ? column.choices : undefined;
    const values = (): readonly string[] =>
      choices ?? [...new Set(rows.map((row) => writtenText(cellValue(column, row))))].filter((text) => text !== '');
    const search = 'choiceSearch' in column ? column.choiceSearch : undefined;
    const { id, title, kind } = column;
    const { formats } = words;
    const ownFormat = (kind === 'number' || kind === 'money') && column.format !== undefined;
    const isMoney = kind === 'money' && !ownFormat;
    const format = ownFormat || isMoney ? figureFormat(column, formats) : undefined;
    const figure = (value: number): string =>
      format?.text(value, formats.tag) ?? value.toLocaleString(formats.number, { maximumFractionDigits: 20 });
    const day = (date: CalendarDate): string => formatDate(date, formats.date);
    return [{ id, title, filter, kind, isMoney, figure, day, values, search }];
  });
}

/** A filter in use, with the column that it narrows. */
export type ActiveFilter = { readonly field: FilterField; readonly filter: FilterValue };

/** The filters that narrow something down, in the order of the columns. */
export function activeFilters(fields: readonly FilterField[], filters: TableFilters): ActiveFilter[] {
  return fields.flatMap((field) => {
    const filter = filters.find(({ id }) => id === field.id)?.value;
    return filter !== undefined && isActive(filter) ? [{ field, filter }] : [];
  });
}
