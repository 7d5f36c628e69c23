import type { CellContent, GridPartProps } from '../cells/gridPart.ts';
import type { CellEditing, EditCell } from './editField.ts';

/** A cell of the grid by its line, the header being 0, and its column. */
export type EditPlace = { readonly line: number; readonly column: number };

type Ids = { readonly rowId: string; readonly columnId: string };

/** Where cells that can be written into stand in the grid. */
export type EditPlaces<Row> = {
  /** The cell there; null for one that is read alone. */
  readonly cell: (place: EditPlace) => EditCell<Row> | null;
  /** Id of the row of a line; null for a line that has none. */
  readonly rowIdAt: (line: number) => string | null;
  /** The place of a cell, looked for at `hint` first; null where its row or its column is not shown. */
  readonly find: (ids: Ids, hint: EditPlace) => EditPlace | null;
  /** The next place that can be written into, along the row and then the next rows; backwards by -1. */
  readonly step: (from: EditPlace, by: 1 | -1) => EditPlace | null;
  /** The place in the next row; in the one above by -1. */
  readonly below: (from: EditPlace, by: 1 | -1) => EditPlace | null;
};

/** The cells of the grid, as far as they can be written into. */
export function editPlaces<Row>(
  { contentAt, count, columnCount, rowId }: Pick<GridPartProps<Row>, 'contentAt' | 'count' | 'columnCount' | 'rowId'>,
  fields: CellEditing<Row>['columns'],
): EditPlaces<Row> {
  const cell = ({ line, column: place }: EditPlace): EditCell<Row> | null => {
    const content = contentAt(line, place);
    const field = content && Object.hasOwn(fields, content.column.id) ? fields[content.column.id] : undefined;
    if (!content || field === undefined || field.isEditable?.(content.row) === false) return null;
    return { ...content, field, rowId: rowId(content.row) };
  };
  /** The first column of a line of which that holds; undefined where none does. */
  const columnWhere = (line: number, holds: (content: CellContent<Row>) => boolean): number | undefined => {
    for (let column = 0; column < columnCount; column += 1) {
      const content = contentAt(line, column);
      if (content !== null && holds(content)) return column;
    }
    return undefined;
  };
  const rowIdAt = (line: number): string | null => {
    const content = contentAt(line, columnWhere(line, () => true) ?? 0);
    return content && rowId(content.row);
  };
  return {
    cell,
    rowIdAt,
    find: ({ rowId: id, columnId }, hint) => {
      const isIt = (content: CellContent<Row> | null): boolean =>
        content !== null && content.column.id === columnId && rowId(content.row) === id;
      if (isIt(contentAt(hint.line, hint.column))) return hint;
      for (let line = 1; line <= count; line += 1) {
        if (rowIdAt(line) !== id) continue;
        const column = columnWhere(line, isIt);
        return column === undefined ? null : { line, column };
      }
      return null;
    },
    step: ({ line, column }, by) => {
      for (let at = line * columnCount + column + by; at >= columnCount; at += by) {
        const place = { line: Math.floor(at / columnCount), column: at % columnCount };
        if (place.line > count) return null;
        if (cell(place) !== null) return place;
      }
      return null;
    },
    below: ({ line, column }, by) => {
      for (let at = line + by; at >= 1 && at <= count; at += by) {
        if (rowIdAt(at) !== null) return { line: at, column };
      }
      return null;
    },
  };
}

/** What tells a cell from the others. */
export const idsOf = <Row>({ rowId, column }: EditCell<Row>): Ids => ({ rowId, columnId: column.id });

/** Whether both are the cell of one row and column. */
export const isSameCell = <Row>(one: EditCell<Row>, other: EditCell<Row>): boolean =>
  one.rowId === other.rowId && one.column.id === other.column.id;
