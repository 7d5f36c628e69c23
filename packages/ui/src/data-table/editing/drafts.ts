import type { CellRefusal, EditCell, EditValue, RowChange } from './editField.ts';
import { type EditWording, readEdit } from './editText.ts';

/**
 * What was written into a cell and is not in the host's row yet.
 * - 'typed' waits for its row to be left,
 * - 'saving' is on its way,
 * - 'saved' stands in until the host gives another row,
 * - 'failed' could not be read, or not be saved: `message` says why.
 */
export type Draft<Row> = EditCell<Row> & {
  /** What was typed. */
  readonly text: string;
  /** Whether `value` is what was typed: a text that cannot be read has none. */
  readonly isRead: boolean;
  readonly value: EditValue;
  readonly state: 'typed' | 'saving' | 'saved' | 'failed';
  readonly message: string;
};

/** Drafts by the ids of their row and column. */
export type Drafts<Row> = ReadonlyMap<string, ReadonlyMap<string, Draft<Row>>>;

type CellId = { readonly rowId: string; readonly columnId: string };

/** What was typed into a cell, as a draft: failed where it cannot be its value. */
export function readDraft<Row>(cell: EditCell<Row>, text: string, say: EditWording): Draft<Row> {
  const { value = null, issue } = readEdit(cell, text, say);
  return issue === undefined
    ? { ...cell, text, value, isRead: true, state: 'typed', message: '' }
    : { ...cell, text, value, isRead: false, state: 'failed', message: issue };
}

/** The draft of a cell. */
export const draftOf = <Row>(drafts: Drafts<Row>, { rowId, columnId }: CellId): Draft<Row> | undefined =>
  drafts.get(rowId)?.get(columnId);

/** Whether the host has given another row since the draft was saved. */
export const isOver = <Row>({ state, row }: Draft<Row>, shown: Row): boolean => state === 'saved' && row !== shown;

/** All drafts that are not on their way: what a save of the row takes along. */
export const unsaved = <Row>(drafts: Drafts<Row>, rowId: string): readonly Draft<Row>[] =>
  [...(drafts.get(rowId)?.values() ?? [])].filter(({ state }) => state === 'typed' || state === 'failed');

/** The drafts with others in their places. */
export function withDrafts<Row>(drafts: Drafts<Row>, added: readonly Draft<Row>[]): Drafts<Row> {
  const next = new Map(drafts);
  const own = new Map<string, Map<string, Draft<Row>>>();
  for (const draft of added) {
    const row = own.get(draft.rowId) ?? new Map(drafts.get(draft.rowId));
    own.set(draft.rowId, row.set(draft.column.id, draft));
    next.set(draft.rowId, row);
  }
  return next;
}

/** The drafts without some of them. */
export function withoutDrafts<Row>(drafts: Drafts<Row>, removed: readonly Draft<Row>[]): Drafts<Row> {
  const next = new Map(drafts);
  for (const { rowId, column } of removed) {
    const row = new Map(next.get(rowId));
    row.delete(column.id);
    if (row.size === 0) next.delete(rowId);
    else next.set(rowId, row);
  }
  return next;
}

/** What the host is asked to save. */
export function changesOf<Row>(drafts: readonly Draft<Row>[]): RowChange<Row>[] {
  const rows = new Map<string, { row: Row; values: Record<string, EditValue> }>();
  for (const { rowId, row, column, value } of drafts) {
    const change = rows.get(rowId) ?? { row, values: {} };
    change.values[column.id] = value;
    rows.set(rowId, change);
  }
  return Array.from(rows, ([rowId, change]) => ({ rowId, ...change }));
}

/** What became of a save: the cells that were refused, or why all of them were. */
export type SaveOutcome = readonly CellRefusal[] | string;

/**
 * What becomes of drafts that were sent. One that was written again meanwhile is none of them.
 */
export function settledDrafts<Row>(
  drafts: Drafts<Row>,
  sent: readonly Draft<Row>[],
  outcome: SaveOutcome,
): readonly Draft<Row>[] {
  const refused = new Map<string, Map<string, string>>();
  for (const { rowId, columnId, message } of typeof outcome === 'string' ? [] : outcome) {
    refused.set(rowId, (refused.get(rowId) ?? new Map()).set(columnId, message));
  }
  return sent
    .filter((draft) => draftOf(drafts, { rowId: draft.rowId, columnId: draft.column.id }) === draft)
    .map((draft) => {
      const message = typeof outcome === 'string' ? outcome : refused.get(draft.rowId)?.get(draft.column.id);
      return message === undefined ? { ...draft, state: 'saved' } : { ...draft, state: 'failed', message };
    });
}
