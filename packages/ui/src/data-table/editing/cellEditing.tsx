'use client';
import type { GridPart, GridPartProps } from '../cells/gridPart.ts';
import type { CellEditing } from './editField.ts';
import { EditingPart } from './EditingPart.tsx';

/**
 * Lets a person write into cells, for the prop `editing`: a page of tables without it does not pay for it. Enter, F2, a double click or
 * a letter begins; Enter accepts and leads down, Tab to the next cell that can be written into, Escape gives up, and a block that was
 * copied in a spreadsheet is pasted. Delete empties the cell, or with `cellRanges` the marked block. A click on such a cell is no press
 * of its row. Make it once, outside of the component or in `useMemo`: another one loses what is being typed.
 */
export function cellEditing<Row>(editing: CellEditing<Row>): GridPart<Row> {
  const Part = (props: GridPartProps<Row>) => <EditingPart {...props} editing={editing} />;
  return { Part };
}
