/**
 * Value of a cell before formatting: text, number, boolean or empty. Days are 'YYYY-MM-DD' and times 'HH:mm', which
 * sort as text.
 */
export type CellValue = string | number | boolean | null | undefined;

/** The type of a column's values, which decides how they are sorted and filtered. */
export type ValueKind = 'text' | 'number' | 'day' | 'time' | 'yesNo';

/** Whether the cell has nothing to compare: no value, an empty text, or NaN. */
export function isEmpty(value: CellValue): boolean {
  return value === null || value === undefined || value === '' || (typeof value === 'number' && Number.isNaN(value));
}
