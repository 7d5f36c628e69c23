'use client';
import { useEffect, useRef } from 'react';
import type { CellBlock } from '../cells/gridPart.ts';
import { type BlockEdit, clearedCells, pastedCells, readBlock } from './blockCells.ts';
import type { Draft } from './drafts.ts';
import type { EditCell } from './editField.ts';
import type { EditPlace, EditPlaces } from './editPlaces.ts';
import type { EditWording } from './editText.ts';
import { type EditNotice, refusals } from './editWording.ts';

type BlockOptions<Row> = {
  /** The last line that has a row. */
  readonly count: number;
  readonly places: EditPlaces<Row>;
  readonly say: EditWording;
  readonly labelOf: (row: Row) => string;
  /** The draft that empties a cell; null for one that is empty. */
  readonly emptied: (cell: EditCell<Row>) => Draft<Row> | null;
  readonly send: (drafts: readonly Draft<Row>[]) => void;
  /** Called with the one cell of a pasted block that cannot hold it. */
  readonly onRefused: (draft: Draft<Row>) => void;
  readonly onNotice: (notice: EditNotice) => void;
};

/** Writes blocks of cells, each in one save. Another block takes the place of one that is still read. */
export function useBlock<Row>({ send, emptied, labelOf, onRefused, onNotice, ...block }: BlockOptions<Row>) {
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const tell = (done: 'pasted' | 'cleared', { written, refused, left }: BlockEdit<Row>): void => {
    const all = written.length + refused.length + left;
    const [first] = refused;
    if (first && all === 1 && done === 'pasted') {
      onRefused(first);
      return;
    }
    send(written);
    if (all === written.length && all <= 1) return;
    const { editing } = block.say;
    const sentences = [editing(`tableEditing.${done}`, { count: written.length })];
    if (left > 0) sentences.push(editing('tableEditing.left', { count: left }));
    if (first) sentences.push(editing('tableEditing.refused', { count: refused.length }));
    onNotice({
      tone: all > written.length ? 'warning' : 'positive',
      text: [sentences.join(' '), ...refusals(refused, labelOf, block.say)].join('\n'),
    });
  };
  const take = async (done: 'pasted' | 'cleared', cells: Iterable<Draft<Row> | null>): Promise<void> => {
    running.current?.abort();
    const control = new AbortController();
    running.current = control;
    try {
      tell(done, await readBlock(cells, control.signal));
    } catch (error) {
      if (!control.signal.aborted) throw error;
    }
  };

  return {
    /** Writes a block from the clipboard, its first cell there. */
    paste: (text: string, from: EditPlace): void => void take('pasted', pastedCells(text, { ...block, from })),
    /** Empties the cells of a block that can be written into. */
    clear: (marked: CellBlock): void => void take('cleared', clearedCells(marked, block.places, emptied)),
  };
}
