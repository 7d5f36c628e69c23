'use client';
import { useRef, useState } from 'react';
import {
  changesOf,
  type Draft,
  type Drafts,
  draftOf,
  isOver,
  type SaveOutcome,
  settledDrafts,
  unsaved,
  withDrafts,
  withoutDrafts,
} from './drafts.ts';
import type { CellEditing, EditCell } from './editField.ts';

type DraftsOptions<Row> = Pick<CellEditing<Row>, 'onSave' | 'saves'> & {
  /** What a failed save says that says nothing itself. */
  readonly failedText: string;
  /** Called with the drafts that could not be saved. */
  readonly onFailed: (failed: readonly Draft<Row>[]) => void;
};

/** What was written and is not in the host's rows yet, and how it gets there. */
export function useDrafts<Row>(options: DraftsOptions<Row>) {
  const [all, setAll] = useState<Drafts<Row>>(() => new Map());
  const latest = useRef(all);
  /** The last save of each row: the next one of it waits, so that a server gets them in their order. */
  const running = useRef(new Map<string, Promise<unknown>>());
  const change = (next: Drafts<Row>): void => {
    latest.current = next;
    setAll(next);
  };

  const send = (drafts: readonly Draft<Row>[]): void => {
    if (drafts.length === 0) return;
    const sent = drafts.map((draft): Draft<Row> => ({ ...draft, state: 'saving', message: '' }));
    change(withDrafts(latest.current, sent));
    const rows = new Set(sent.map(({ rowId }) => rowId));
    const before = Array.from(rows, (id) => running.current.get(id)).filter((save) => save !== undefined);
    const saved = Promise.all(before)
      .then(() => options.onSave(changesOf(sent)))
      .then((refusals): SaveOutcome => refusals ?? [], reasonOf(options.failedText));
    for (const id of rows) running.current.set(id, saved);
    void saved.then((outcome) => {
      for (const id of rows) if (running.current.get(id) === saved) running.current.delete(id);
      const settled = settledDrafts(latest.current, sent, outcome);
      change(withDrafts(latest.current, settled));
      const failed = settled.filter(({ state }) => state === 'failed');
      if (failed.length > 0) options.onFailed(failed);
    });
  };

  return {
    all,
    /** The draft of a cell as it stands now; one that was saved counts only until the host gives another row. */
    of: ({ rowId, column, row }: EditCell<Row>): Draft<Row> | undefined => {
      const draft = draftOf(latest.current, { rowId, columnId: column.id });
      return draft && !isOver(draft, row) ? draft : undefined;
    },
    /** Takes what was written into a cell: saves it at once, or once its row is left. A failed one waits to be corrected. */
    take: (draft: Draft<Row>): void => {
      if (draft.state === 'failed' || options.saves === 'row') change(withDrafts(latest.current, [draft]));
      else send([draft]);
    },
    /** Saves all of them, in one call. */
    send,
    drop: (drafts: readonly Draft<Row>[]): void => {
      if (drafts.length > 0) change(withoutDrafts(latest.current, drafts));
    },
    /** Saves what waits for its row to be left, but for the row where the edit is now. A row with a cell that cannot be read waits on. */
    leave: (within: string | null): void => {
      for (const rowId of options.saves === 'row' ? latest.current.keys() : []) {
        const drafts = unsaved(latest.current, rowId);
        const isReady = drafts.some(({ state }) => state === 'typed') && drafts.every(({ isRead }) => isRead);
        if (rowId !== within && isReady) send(drafts);
      }
    },
  };
}

/** A lost network throws a `TypeError`, in words of the browser. */
const reasonOf =
  (failedText: string) =>
  (error: unknown): SaveOutcome =>
    error instanceof Error && !(error instanceof TypeError) && error.message !== '' ? error.message : failedText;
