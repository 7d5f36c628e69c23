'use client';
import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import { Banner } from '../../foundation/status/Banner.tsx';
import { cellAt } from '../cells/gridCells.ts';
import type { GridPartProps } from '../cells/gridPart.ts';
import { CellEditor } from './CellEditor.tsx';
import { CellIssue } from './CellIssue.tsx';
import { markDrafts } from './draftMarks.ts';
import { EditingNotice } from './Editing.styles.ts';
import type { CellEditing } from './editField.ts';
import { useCellEdit } from './useCellEdit.ts';
import { useGridEvents } from './useGridEvents.ts';

type EditingPartProps<Row> = GridPartProps<Row> & { readonly editing: CellEditing<Row> };

/** Writes into the cells of a grid, beside it: one field for all of them. */
export function EditingPart<Row>(props: EditingPartProps<Row>) {
  const { gridRef } = props;
  const issueId = useId();
  const hintId = useId();
  const edit = useCellEdit(props);
  const { open, at, issue, drafts, places, say } = edit;
  useGridEvents(gridRef, edit, hintId);

  const mark = useRef<() => void>(undefined);
  useLayoutEffect(() => {
    mark.current = () => {
      if (gridRef.current) drafts.drop(markDrafts(gridRef.current, places, drafts.all, say.formats));
    };
    mark.current();
  });
  const hasDrafts = drafts.all.size > 0;
  useEffect(() => {
    const grid = gridRef.current;
    if (!hasDrafts || grid === null) return undefined;
    // Rows of a long list come and go while it scrolls, without a render of the grid.
    const watch = new MutationObserver(() => mark.current?.());
    watch.observe(grid, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [gridRef, hasDrafts]);

  const issueCell = (): HTMLElement | null =>
    issue && gridRef.current && cellAt(gridRef.current, issue.place.line, issue.place.column);
  const described = issue !== null && !issue.isTyped ? issue.place : null;
  useLayoutEffect(() => {
    const cell = described && gridRef.current && cellAt(gridRef.current, described.line, described.column);
    cell?.setAttribute('aria-describedby', issueId);
    return () => cell?.removeAttribute('aria-describedby');
  });

  return (
    <>
      {open && (
        <CellEditor
          key={`${open.cell.rowId} ${open.cell.column.id}`}
          gridRef={gridRef}
          cell={open.cell}
          place={at}
          rowLabel={props.labelOf(open.cell.row)}
          text={open.text}
          isSelected={open.isSelected}
          issueId={open.issue === null ? undefined : issueId}
          onType={edit.type}
          onAccept={edit.accept}
          onGiveUp={edit.giveUp}
          onLost={edit.lose}
          onLeave={edit.blur}
        />
      )}
      {issue && (
        <CellIssue key={issue.text} id={issueId} cell={issueCell} isNews={issue.isNews}>
          {issue.text}
        </CellIssue>
      )}
      <span hidden id={hintId}>
        {say.editing('tableEditing.hint')}
      </span>
      <EditingNotice>
        {edit.notice && (
          <Banner key={edit.notice.text} tone={edit.notice.tone} onDismiss={edit.dismiss}>
            {edit.notice.text}
          </Banner>
        )}
      </EditingNotice>
    </>
  );
}
