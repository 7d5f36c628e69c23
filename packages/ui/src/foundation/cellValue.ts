/**
 * What a cell holds, before anybody writes it for people: text, a figure, yes or no, or nothing. Days are 'YYYY-MM-DD' and
 * times 'HH:mm', whose order as text is their order in time.
 */
export type CellValue = string | number | boolean | null | undefined;

/** What the values of a column are, which decides how they are sorted and filtered. */
export type ValueKind = 'text' | 'number' | 'day' | 'time' | 'yesNo';

/** Whether the cell holds nothing that could be compared: no value, an empty text, or a figure that is none. */
export function isEmpty(value: CellValue): boolean {
  return value === null || value === undefined || value === '' || (typeof value === 'number' && Number.isNaN(value));
}
