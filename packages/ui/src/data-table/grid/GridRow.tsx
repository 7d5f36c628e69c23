'use client';
import { type ReactNode, useMemo, useState } from 'react';
import { LINE } from '../cells/gridCells.ts';
import type { OwnLook } from '../cells/column.ts';
import type { ShownColumn } from '../layout/useColumns.ts';
import type { RowButton } from '../state/tableProps.ts';
import { BusyMark } from '../../foundation/button/ButtonContent.styles.ts';

export type GridRowProps<Row> = {
  /** Tells the row from the others. */
  readonly id: string;
  readonly row: Row;
  readonly columns: readonly ShownColumn<Row>[];
  /** Line of the grid, the header being 0. */
  readonly line: number;
  /** Its number among all rows of the query, as assistive technology counts: the header is 1. */
  readonly number: number;
  /** What tells it from the others, for what can be pressed in it. Undefined where nothing can. */
  readonly label: string | undefined;
  /** Undefined where rows cannot be selected, null where this one cannot. */
  readonly isSelected: boolean | null | undefined;
  /** Undefined where rows cannot be expanded, null where this one cannot. */
  readonly isExpanded: boolean | null | undefined;
  /** From 1, where rows are nested. */
  readonly level: number | undefined;
  /** Undefined where rows have none. */
  readonly buttons: readonly RowButton[] | undefined;
  /** Id of the element that tells the row, for the descriptions of its buttons. */
  readonly labelId: string;
  /** Whether the label is none that its first cell says already. */
  readonly hasOwnLabel: boolean;
  /** How many actions its menu has. Undefined where rows have none. */
  readonly actionCount: number | undefined;
  readonly isCard: boolean;
  /** Class and style of its own. */
  readonly look: OwnLook | undefined;
  /** Names of its buttons. */
  readonly names: RowNames;
};

/** Gives the names of what can be pressed in a row. */
type RowNames = {
  readonly select: (label: string) => string;
  readonly expand: (label: string) => string;
  readonly actions: (label: string) => string;
};

/**
 * One row of plain elements without listeners: the grid handles `data-act`. It renders again only when something of
 * its own has changed.
 */
export function GridRow<Row>(props: GridRowProps<Row>): ReactNode {
  const {
    id,
    row,
    columns,
    line,
    number,
    label = '',
    isSelected,
    isExpanded,
    level,
    labelId,
    hasOwnLabel,
    actionCount,
    isCard,
    look,
    names,
  } = props;
  const [buttons, setButtons] = useState(props.buttons);
  if (lookOf(buttons) !== lookOf(props.buttons)) setButtons(props.buttons);
  return useMemo(
    () => (
      <div
        role="row"
        className={joined('row', look)}
        style={look?.style}
        {...{ [LINE]: line }}
        aria-rowindex={number}
        aria-level={level}
        aria-expanded={level ? (isExpanded ?? undefined) : undefined}
        aria-selected={isSelected ?? undefined}
      >
        {isSelected !== undefined && (
          <div role="gridcell" className="lead">
            {isSelected !== null && (
              <input
                type="checkbox"
                tabIndex={-1}
                data-act="select"
                aria-label={names.select(label)}
                checked={isSelected}
                onChange={leaveToGrid}
              />
            )}
          </div>
        )}
        {isExpanded !== undefined && (
          <div role="gridcell" className="lead">
            {isExpanded !== null && (
              <button
                type="button"
                tabIndex={-1}
                data-act="expand"
                aria-label={names.expand(label)}
                aria-expanded={isExpanded}
              />
            )}
          </div>
        )}
        {columns.map(({ column, title, className, style, write }, place) => {
          const own = column.cellProps?.(row);
          return (
            <div
              key={column.id}
              id={buttons && !hasOwnLabel && place === 0 ? labelId : undefined}
              role="gridcell"
              className={joined(className, own)}
              style={own?.style ? { ...own.style, ...style } : style}
              data-title={isCard ? title : undefined}
            >
              {write(row, id)}
            </div>
          );
        })}
        {buttons && (
          <div role="gridcell" className="trail buttons">
            {writeButtons(buttons, labelId)}
            {hasOwnLabel && buttons.length > 0 && (
              <span hidden id={labelId}>
                {label}
              </span>
            )}
          </div>
        )}
        {actionCount !== undefined && (
          <div role="gridcell" className="trail">
            {actionCount > 0 && (
              <button
                type="button"
                tabIndex={-1}
                data-act="actions"
                aria-label={names.actions(label)}
                aria-haspopup="menu"
              />
            )}
          </div>
        )}
      </div>
    ),
    [
      id,
      row,
      columns,
      line,
      number,
      label,
      isSelected,
      isExpanded,
      level,
      buttons,
      labelId,
      hasOwnLabel,
      actionCount,
      isCard,
      look,
      names,
    ],
  );
}

const joined = (className: string, own: OwnLook | undefined): string =>
  own?.className ? `${className} ${own.className}` : className;

/** What an expanded row says, in a line of its own below it. */
export const writeDetail = (id: string, columnCount: number, content: ReactNode): ReactNode => (
  <div role="row" className="detail-row" key={id}>
    <div role="gridcell" aria-colspan={columnCount}>
      {content}
    </div>
  </div>
);

/** The grid handles the press; React requires a handler here. */
const leaveToGrid = (): void => undefined;

/**
 * The buttons of a row as plain elements. They are found by what they say, which is the same in every row, and described by the
 * element that tells the row. What cannot be pressed keeps the focus, so it is never `disabled`.
 */
const writeButtons = (buttons: readonly RowButton[], labelId: string): ReactNode =>
  buttons.map(({ id, label, icon, variant, disabled, busy }) => (
    <button
      key={id}
      type="button"
      tabIndex={-1}
      className="press"
      data-act={disabled || busy ? undefined : 'press'}
      data-button={id}
      data-size="small"
      data-variant={variant ?? 'secondary'}
      aria-disabled={disabled || busy || undefined}
      aria-busy={busy || undefined}
      aria-describedby={labelId}
    >
      {busy ? <BusyMark aria-hidden data-in={icon ? 'icon' : 'padding'} /> : icon}
      <span>{label}</span>
    </button>
  ));

/**
 * What a set of buttons looks like, as a text: a host writes them again at each render, and their row is drawn again only where this has
 * changed. An icon belongs to its id, and what a press does is asked for when one is pressed.
 */
const lookOf = (buttons: readonly RowButton[] | undefined): string | undefined =>
  JSON.stringify(buttons, ['id', 'label', 'variant', 'disabled', 'busy']);
