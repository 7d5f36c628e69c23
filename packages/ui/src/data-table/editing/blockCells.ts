import { inSlices } from '../export/slices.ts';
import { type Draft, readDraft } from './drafts.ts';
import type { CellBlock } from '../cells/gridPart.ts';
import type { EditCell } from './editField.ts';
import type { EditPlace, EditPlaces } from './editPlaces.ts';
import type { EditWording } from './editText.ts';
import { readTsv } from './readTsv.ts';

/** More cells than that are left out. */
export const MOST_PASTED = 100_000;

/** What became of a block of cells that was pasted or emptied. */
export type BlockEdit<Row> = {
  /** What was read. */
  readonly written: readonly Draft<Row>[];
  /** What cannot be the value of its cell, with the reason. */
  readonly refused: readonly Draft<Row>[];
  /** How many met no cell that can be written into, or were too many. */
  readonly left: number;
};

type PastedBlock<Row> = {
  /** Where its first cell goes. */
  readonly from: EditPlace;
  /** The last line that has a row. */
  readonly count: number;
  readonly places: Pick<EditPlaces<Row>, 'cell' | 'rowIdAt'>;
  readonly say: EditWording;
};

/** What becomes of each cell of a block, in its order; null for one that is left out. Lines without a row, as of groups, are passed over. */
export function* pastedCells<Row>(
  text: string,
  { from, count, places, say }: PastedBlock<Row>,
): Generator<Draft<Row> | null> {
  let { line } = from;
  let cells = 0;
  for (const texts of readTsv(text)) {
    while (line <= count && places.rowIdAt(line) === null) line += 1;
    for (const [place, typed] of texts.entries()) {
      cells += 1;
      const cell = cells > MOST_PASTED || line > count ? null : places.cell({ line, column: from.column + place });
      if (cell === null) {
        yield null;
        continue;
      }
      yield readDraft(cell, typed, say);
    }
    line += 1;
  }
}

/** What empties the cells of a block, in their order; those that are read alone, or are empty, are passed over. */
export function* clearedCells<Row>(
  { top, bottom, start, end }: CellBlock,
  places: Pick<EditPlaces<Row>, 'cell'>,
  emptied: (cell: EditCell<Row>) => Draft<Row> | null,
): Generator<Draft<Row>> {
  for (let line = top; line <= bottom; line += 1) {
    for (let column = start; column <= end; column += 1) {
      const cell = places.cell({ line, column });
      const draft = cell && emptied(cell);
      if (draft) yield draft;
    }
  }
}

/**
 * Reads what becomes of the cells of a block, in slices, so that the page answers meanwhile.
 * @throws The reason of `signal` once that is aborted.
 */
export async function readBlock<Row>(cells: Iterable<Draft<Row> | null>, signal: AbortSignal): Promise<BlockEdit<Row>> {
  const written: Draft<Row>[] = [];
  const refused: Draft<Row>[] = [];
  let left = 0;
  for await (const slice of inSlices(cells, signal)) {
    for (const draft of slice) {
      if (draft === null) left += 1;
      else (draft.isRead ? written : refused).push(draft);
    }
  }
  return { written, refused, left };
}
