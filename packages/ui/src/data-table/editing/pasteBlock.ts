import { inSlices } from '../export/slices.ts';
import { type Draft, readDraft } from './drafts.ts';
import type { EditPlace, EditPlaces } from './editPlaces.ts';
import type { EditWording } from './editText.ts';
import { readTsv } from './readTsv.ts';

/** More cells than that are left out. */
export const MOST_PASTED = 100_000;

/** What became of a block of cells that was pasted. */
export type PastedBlock<Row> = {
  /** What was read. */
  readonly written: readonly Draft<Row>[];
  /** The first cell that was refused, with the reason; null where every one could be read. */
  readonly refusal: Draft<Row> | null;
  readonly refused: number;
  /** How many met no cell that can be written into, or were too many. */
  readonly left: number;
};

type Block<Row> = {
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
  { from, count, places, say }: Block<Row>,
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

/**
 * Reads a block that was copied in a spreadsheet into the cells right of and below a place, in slices, so that the page answers
 * meanwhile.
 * @throws The reason of `signal` once that is aborted.
 */
export async function pasteBlock<Row>(text: string, block: Block<Row>, signal: AbortSignal): Promise<PastedBlock<Row>> {
  const written: Draft<Row>[] = [];
  const failed: Draft<Row>[] = [];
  let left = 0;
  for await (const slice of inSlices(pastedCells(text, block), signal)) {
    for (const draft of slice) {
      if (draft === null) left += 1;
      else (draft.state === 'failed' ? failed : written).push(draft);
    }
  }
  return { written, refusal: failed[0] ?? null, refused: failed.length, left };
}
