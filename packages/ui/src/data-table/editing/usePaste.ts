'use client';
import { useEffect, useRef } from 'react';
import type { Draft } from './drafts.ts';
import type { EditPlace, EditPlaces } from './editPlaces.ts';
import type { EditWording } from './editText.ts';
import { type EditNotice, quoted } from './editWording.ts';
import { type PastedBlock, pasteBlock } from './pasteBlock.ts';

type PasteOptions<Row> = {
  /** The last line that has a row. */
  readonly count: number;
  readonly places: EditPlaces<Row>;
  readonly say: EditWording;
  readonly send: (drafts: readonly Draft<Row>[]) => void;
  /** Called with the one cell of a block that cannot hold it. */
  readonly onRefused: (draft: Draft<Row>) => void;
  readonly onNotice: (notice: EditNotice) => void;
};

/** Returns what writes a block from the clipboard, its first cell there. Another block takes the place of one that is still read. */
export function usePaste<Row>({ send, onRefused, onNotice, ...block }: PasteOptions<Row>) {
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const tell = ({ written, refusal, refused, left }: PastedBlock<Row>): void => {
    const all = written.length + refused + left;
    if (refusal && all === 1) {
      onRefused(refusal);
      return;
    }
    send(written);
    if (all === 1) return;
    const { editing } = block.say;
    const sentences = [editing('tableEditing.pasted', { count: written.length })];
    if (left > 0) sentences.push(editing('tableEditing.left', { count: left }));
    if (refusal) {
      const parameters = { count: refused, text: quoted(refusal.text), message: refusal.message };
      sentences.push(editing('tableEditing.refused', parameters));
    }
    onNotice({ tone: refused + left > 0 ? 'warning' : 'positive', text: sentences.join(' ') });
  };

  return (text: string, from: EditPlace): void => {
    running.current?.abort();
    const control = new AbortController();
    running.current = control;
    pasteBlock(text, { ...block, from }, control.signal).then(tell, (error: unknown) => {
      if (!control.signal.aborted) throw error;
    });
  };
}
