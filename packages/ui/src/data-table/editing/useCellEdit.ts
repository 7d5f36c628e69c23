'use client';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { cellAt, focusTarget } from '../cells/gridCells.ts';
import type { GridPartProps } from '../cells/gridPart.ts';
import { isInSight } from './CellIssue.tsx';
import { type Draft, draftOf, readDraft } from './drafts.ts';
import type { CellEditing, EditCell } from './editField.ts';
import type { EditMove } from './editKeys.ts';
import { type EditPlace, editPlaces, idsOf, isSameCell } from './editPlaces.ts';
import { begunBy, readEdit, typedText, valueBefore } from './editText.ts';
import { type EditNotice, quoted, refusals, useEditWording } from './editWording.ts';
import { useBlock } from './useBlock.ts';
import { useDrafts } from './useDrafts.ts';

/** The cell that is being written into. */
type OpenEdit<Row> = {
  readonly cell: EditCell<Row>;
  readonly place: EditPlace;
  readonly text: string;
  readonly isSelected: boolean;
  readonly issue: string | null;
};

/** What is being written into the cells of a grid, and what becomes of it. */
export function useCellEdit<Row>(props: GridPartProps<Row> & { readonly editing: CellEditing<Row> }) {
  const { gridRef, editing, count, labelOf, contentAt } = props;
  const say = useEditWording(props.words.formats);
  const [open, setOpen] = useState<OpenEdit<Row> | null>(null);
  const [notice, setNotice] = useState<EditNotice | null>(null);
  /** The failed draft whose sentence is shown. */
  const [told, setTold] = useState<{ readonly cell: EditCell<Row>; readonly isNews: boolean } | null>(null);
  const places = editPlaces(props, editing.columns);
  const at = open && places.find(idsOf(open.cell), open.place);
  const elementAt = (place: EditPlace | null): HTMLElement | null =>
    place && gridRef.current && cellAt(gridRef.current, place.line, place.column);

  const tellFailed = (failed: readonly Draft<Row>[]): void => {
    const [first] = failed;
    if (first === undefined) return;
    setTold({ cell: first, isNews: true });
    const { message } = first;
    if (failed.length > 1) {
      const sentence = say.editing('tableEditing.notSavedCells', { count: failed.length });
      setNotice({ tone: 'danger', text: [sentence, ...refusals(failed, labelOf, say)].join('\n') });
    } else if (!isInSight(elementAt(last.current.places.find(idsOf(first), FIRST)))) {
      const parameters = { text: quoted(first.text), column: first.column.title, message };
      setNotice({ tone: 'danger', text: say.editing('tableEditing.notSaved', parameters) });
    }
  };
  const drafts = useDrafts({ ...editing, failedText: say.editing('tableEditing.failed'), onFailed: tellFailed });

  const write = (draft: Draft<Row>): void => {
    drafts.take(draft);
    if (!draft.isRead) setTold({ cell: draft, isNews: true });
  };

  /** Takes what is typed. Returns whether it can be the value; where it cannot, it is kept as a draft when the edit has to end. */
  const take = (hasToEnd: boolean): boolean => {
    if (open === null) return true;
    const cell = (at && places.cell(at)) ?? open.cell;
    const before = drafts.of(cell);
    const isSent = before?.state === 'saving' || before?.state === 'saved';
    if (before === undefined && open.text === typedText(cell, valueBefore(cell), say.formats)) return true;
    const draft = readDraft(cell, open.text, say);
    if (!draft.isRead && !hasToEnd) {
      setOpen({ ...open, issue: draft.message });
      return false;
    }
    const isSame = draft.isRead && draft.value === (isSent ? before.value : valueBefore(cell));
    if (!isSame) write(draft);
    else if (before !== undefined && !isSent) drafts.drop([before]);
    return true;
  };

  /** Ends the edit, and gives the focus to a cell. */
  const close = (place: EditPlace | null): void => {
    flushSync(() => setOpen(null));
    const cell = elementAt(place);
    const target = cell && focusTarget(cell);
    if (target === null) return;
    // The grid makes a cell one that can take the focus only when it leads there.
    if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
    target.focus({ preventScroll: true });
  };

  /** Begins with what the cell holds, or in place of that. Returns whether it can be written into. */
  const begin = (place: EditPlace, letter?: string): boolean => {
    const cell = places.cell(place);
    if (cell === null) return false;
    drafts.leave(cell.rowId);
    const draft = drafts.of(cell);
    const held =
      draft?.isRead === false ? draft.text : typedText(cell, draft ? draft.value : valueBefore(cell), say.formats);
    const text = letter === undefined ? held : (begunBy(cell, letter) ?? '');
    const issue = letter === undefined && draft?.state === 'failed' ? draft.message : null;
    flushSync(() => setOpen({ cell, place, text, isSelected: letter === undefined, issue }));
    return true;
  };

  const end = (): void => {
    take(true);
    drafts.leave(null);
  };
  const last = useRef({ places, begin, end });
  useLayoutEffect(() => {
    last.current = { places, begin, end };
  });
  useEffect(() => () => last.current.end(), []);

  const emptied = (cell: EditCell<Row>): Draft<Row> | null => {
    const draft = readDraft(cell, '', say);
    const before = drafts.of(cell);
    const isEmpty = draft.value === (before ? before.value : valueBefore(cell)) && before?.isRead !== false;
    return draft.isRead && isEmpty ? null : draft;
  };
  const block = useBlock({
    count,
    places,
    say,
    labelOf,
    emptied,
    send: drafts.send,
    onRefused: write,
    onNotice: setNotice,
  });

  const failure = told && draftOf(drafts.all, idsOf(told.cell));
  const failedAt = failure?.state === 'failed' ? places.find(idsOf(failure), FIRST) : null;
  const isOpenThere = told !== null && open !== null && isSameCell(open.cell, told.cell);
  return {
    say,
    places,
    drafts,
    open,
    /** Where that stands now. */
    at,
    notice,
    dismiss: () => setNotice(null),
    /** What is wrong with a cell, and where that is said: with what is typed, or else with the failure that was told last. */
    issue:
      open && at && open.issue !== null
        ? { text: open.issue, place: at, isNews: true, isTyped: true }
        : told && failure && failedAt && !isOpenThere
          ? { text: failure.message, place: failedAt, isNews: told.isNews, isTyped: false }
          : null,
    begin,
    type: (text: string): void => {
      // What was wrong once is checked again with each letter.
      const issue = open?.issue == null ? null : (readEdit(open.cell, text, say).issue ?? null);
      setOpen(open && { ...open, text, issue });
    },
    /** Accepts what is typed and leads on. Returns false where the Tab key leads out of the table. */
    accept: (move: EditMove): boolean => {
      if (at === null || !take(false)) return true;
      if (move === 'down' || move === 'up') {
        drafts.leave(null);
        close(places.below(at, move === 'down' ? 1 : -1) ?? at);
        return true;
      }
      const next = places.step(at, move === 'next' ? 1 : -1);
      if (next === null) return false;
      close(elementAt(next) === null ? at : next);
      if (elementAt(next) !== null) last.current.begin(next);
      return true;
    },
    giveUp: (): void => {
      const draft = open && drafts.of(open.cell);
      if (draft?.state === 'failed') drafts.drop([draft]);
      close(at);
    },
    /** The focus has gone elsewhere by itself. */
    blur: (to: EventTarget | null): void => {
      take(true);
      setOpen(null);
      if (!(to instanceof Node && gridRef.current?.contains(to) === true)) drafts.leave(null);
    },
    /** The cell is not in the document any more. */
    lose: (): void => {
      // A row that is somewhere else takes along what was typed; one that is gone cannot.
      if (at !== null) take(true);
      else if (open !== null && open.text !== typedText(open.cell, valueBefore(open.cell), say.formats)) {
        const parameters = { text: quoted(open.text), column: open.cell.column.title };
        setNotice({ tone: 'danger', text: say.editing('tableEditing.rowGone', parameters) });
      }
      setOpen(null);
      gridRef.current?.focus({ preventScroll: true });
    },
    /** Takes back what was written into a cell and is not saved. Returns whether there was anything. */
    restore: (place: EditPlace): boolean => {
      const cell = places.cell(place);
      const draft = cell && drafts.of(cell);
      if (draft?.state !== 'typed' && draft?.state !== 'failed') return false;
      drafts.drop([draft]);
      return true;
    },
    /** Empties the marked block, or else a cell. Returns whether that may be empty. */
    clear: (place: EditPlace): boolean => {
      const marked = props.marked.current;
      if (marked !== null) {
        block.clear(marked);
        return true;
      }
      const cell = places.cell(place);
      if (cell === null || cell.field.required === true) return false;
      const draft = emptied(cell);
      if (draft !== null) write(draft);
      return true;
    },
    /** The focus or the pointer is on a cell: the sentence of a failed one is shown. */
    point: (place: EditPlace, hasFocus: boolean): void => {
      const cell = places.cell(place);
      const isFailed = cell !== null && drafts.of(cell)?.state === 'failed';
      if (hasFocus) drafts.leave(places.rowIdAt(place.line));
      if (isFailed && !(told && isSameCell(told.cell, cell))) setTold({ cell, isNews: false });
      else if (hasFocus && !isFailed && told !== null) setTold(null);
    },
    /** Pastes from a cell on, also from one that is read alone. Returns false beside the cells of columns. */
    paste: (text: string, from: EditPlace): boolean => {
      if (contentAt(from.line, from.column) === null) return false;
      block.paste(text, from);
      return true;
    },
  };
}

const FIRST: EditPlace = { line: 1, column: 0 };
