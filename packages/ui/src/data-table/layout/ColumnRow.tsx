'use client';
import type { MouseEvent, PointerEvent } from 'react';
import { flushSync } from 'react-dom';
import { ArrowDown } from '../../foundation/icons/arrow-down.ts';
import { ArrowUp } from '../../foundation/icons/arrow-up.ts';
import { GripVertical } from '../../foundation/icons/grip-vertical.ts';
import { Pin } from '../../foundation/icons/pin.ts';
import { Checkbox, IconButton } from '../../foundation/index.ts';
import { useTexts } from '../../locale/index.ts';
import { tableLayoutTexts } from '../../locale/texts/es/tableLayout.ts';
import type { TableLayout } from '../model/layout.ts';
import { startRowDrag } from './rowDrag.ts';

/** Where a column can go. */
type ColumnMove = {
  /** Ids of the columns that it moves among, itself included. */
  readonly group: readonly string[];
  /** The layout one place further up, and one further down; null at that end. */
  readonly up: Partial<TableLayout> | null;
  readonly down: Partial<TableLayout> | null;
  readonly onMove: (change: Partial<TableLayout>) => void;
  /** It was dropped before that column; behind all of its group where it is null. */
  readonly onDrop: (before: string | null) => void;
};

type ColumnRowProps = {
  readonly id: string;
  readonly title: string;
  readonly isHidden: boolean;
  readonly isPinned: boolean;
  /** Why it cannot be hidden; undefined where it can. */
  readonly reason: string | undefined;
  /** Null while it cannot move. */
  readonly move: ColumnMove | null;
  readonly onHide: () => void;
  readonly onPin: () => void;
};

/** One column of the list. What is pressed keeps the focus, wherever its line goes. */
export function ColumnRow({ id, title, isHidden, isPinned, reason, move, onHide, onPin }: ColumnRowProps) {
  const t = useTexts(tableLayoutTexts);
  const drag = ({ nativeEvent, currentTarget }: PointerEvent<HTMLElement>): void => {
    const row = currentTarget.closest('li');
    if (row === null || move === null) return;
    startRowDrag({ pointer: nativeEvent, grip: currentTarget, row, group: move.group, onDrop: move.onDrop });
  };
  const step = (change: Partial<TableLayout> | null) => ({
    'aria-disabled': change === null,
    onClick: ({ currentTarget }: MouseEvent) => change && stay(currentTarget, () => move?.onMove(change)),
  });
  return (
    <li data-row={id} data-pinned={isPinned ? '' : undefined}>
      {move !== null && (
        <span className="grip" aria-hidden onPointerDown={drag}>
          <GripVertical size={16} />
        </span>
      )}
      <div className="choice">
        <Checkbox
          label={title}
          checked={!isHidden}
          readOnly={reason !== undefined}
          description={reason}
          onChange={onHide}
        />
      </div>
      <span className="tools">
        <IconButton
          size="small"
          label={t('columnPanel.pin', { column: title })}
          aria-pressed={isPinned}
          onClick={({ currentTarget }) => stay(currentTarget, onPin)}
        >
          <Pin />
        </IconButton>
        {move !== null && (
          <>
            <IconButton size="small" label={t('columnPanel.up', { column: title })} {...step(move.up)}>
              <ArrowUp />
            </IconButton>
            <IconButton size="small" label={t('columnPanel.down', { column: title })} {...step(move.down)}>
              <ArrowDown />
            </IconButton>
          </>
        )}
      </span>
    </li>
  );
}

/** Changes the list, and keeps what was pressed in sight: React moves its line, with the focus on it. */
function stay(pressed: Element, change: () => void): void {
  flushSync(change);
  pressed.scrollIntoView({ block: 'nearest' });
}
