'use client';
import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import { ArrowUp } from '../../foundation/icons/arrow-up.ts';
import { ChevronDown } from '../../foundation/icons/chevron-down.ts';
import { VisuallyHidden } from '../../foundation/index.ts';
import type { TableModel } from '../model/tableModel.ts';
import type { ShownColumn } from '../layout/useColumns.ts';
import { GroupTitles, hasGroups } from './GridGroupTitles.tsx';
import { LINE } from '../cells/gridCells.ts';

type GridHeaderProps<Row> = {
  readonly columns: readonly ShownColumn<Row>[];
  readonly table: TableModel;
  /** Whether rows can be selected. */
  readonly hasBoxes: boolean;
  /** How many of the rows in sight are selected; undefined where not all of them can be. */
  readonly selection: 'none' | 'some' | 'all' | undefined;
  readonly hasDetails: boolean;
  /** Classes of the cells behind the columns. */
  readonly trails: readonly string[];
  /** Whether a person may lay the columns out. */
  readonly hasMenus: boolean;
  readonly names: {
    readonly selectAll: string;
    readonly selected: string;
    readonly details: string;
    /** Of the first of those cells, and of the second. */
    readonly trails: readonly [string, string];
    readonly menu: (title: string) => string;
  };
  readonly onSelectAll: () => void;
  /** Its menu is asked for, by a key or by the pointer. */
  readonly onMenu: (id: string, button: HTMLElement, byKey: boolean) => void;
  /** The column is to pass its neighbour, by a key: 1 towards the end, -1 towards the start. */
  readonly onMove: (id: string, step: 1 | -1, button: HTMLElement) => void;
  /** The pointer goes down on a header: at its end it changes the width, on its title it moves the column. */
  readonly onPointerDown: (id: string, event: PointerEvent<HTMLElement>) => void;
  /** The column is to become as wide as what it holds. */
  readonly onFit: (id: string, header: HTMLElement) => void;
};

/** The titles of the columns: each sorts, and has a menu of what else can be done with its column. */
export function GridHeader<Row>({
  columns,
  table,
  hasBoxes,
  selection,
  hasDetails,
  trails,
  hasMenus,
  names,
  onSelectAll,
  onMenu,
  onMove,
  onPointerDown,
  onFit,
}: GridHeaderProps<Row>) {
  // One column alone needs no number.
  const isRanked = table.state.sorting.length > 1;
  const isGrouped = hasGroups(columns);
  return (
    <div role="rowgroup" className="head">
      {isGrouped && <GroupTitles columns={columns} leads={Number(hasBoxes) + Number(hasDetails)} trails={trails} />}
      <div role="row" className="row" {...{ [LINE]: 0 }} aria-rowindex={1 + Number(isGrouped)}>
        {hasBoxes && (
          <div role="columnheader" className="lead">
            {selection === undefined ? (
              <VisuallyHidden>{names.selected}</VisuallyHidden>
            ) : (
              <input
                type="checkbox"
                tabIndex={-1}
                aria-label={names.selectAll}
                checked={selection === 'all'}
                ref={(box) => {
                  if (box) box.indeterminate = selection === 'some';
                }}
                onChange={onSelectAll}
              />
            )}
          </div>
        )}
        {hasDetails && (
          <div role="columnheader" className="lead">
            <VisuallyHidden>{names.details}</VisuallyHidden>
          </div>
        )}
        {columns.map(({ id, title, column, className, style }) => {
          const placed = table.getColumn(id);
          const sorted = placed?.getIsSorted();
          const direction = sorted ? DIRECTIONS[sorted] : undefined;
          const isSortable = column.sortable !== false;
          const heading = (
            <span className="title">
              {column.header === undefined ? (
                title
              ) : (
                <span role="img" aria-label={title}>
                  {column.header}
                </span>
              )}
            </span>
          );
          return (
            <div
              key={id}
              role="columnheader"
              tabIndex={-1}
              className={className}
              style={style}
              data-column={id}
              aria-sort={isSortable ? (direction ?? 'none') : undefined}
              onPointerDown={hasMenus ? (event) => onPointerDown(id, event) : undefined}
              onKeyDown={(event) => {
                const requested = hasMenus ? askedByKey(event) : null;
                if (requested === null || !(event.target instanceof HTMLElement)) return;
                event.preventDefault();
                if (requested === 'menu') onMenu(id, event.target, true);
                else onMove(id, requested, event.target);
              }}
            >
              {isSortable ? (
                <button
                  type="button"
                  tabIndex={-1}
                  className="sort"
                  // With Shift or Ctrl it sorts after the others.
                  onClick={(event: MouseEvent) =>
                    placed?.toggleSorting(undefined, event.shiftKey || event.ctrlKey || event.metaKey)
                  }
                >
                  {heading}
                  {column.fns?.notice}
                  <ArrowUp size={14} className="arrow" data-direction={direction} />
                  {isRanked && sorted && <span className="rank">{(placed?.getSortIndex() ?? 0) + 1}</span>}
                </button>
              ) : (
                <>
                  {heading}
                  {column.fns?.notice}
                </>
              )}
              {hasMenus && (
                <button
                  type="button"
                  tabIndex={-1}
                  className="menu"
                  aria-label={names.menu(title)}
                  aria-haspopup="menu"
                  onClick={({ currentTarget, detail }) => onMenu(id, currentTarget, detail === 0)}
                >
                  <ChevronDown size={14} />
                </button>
              )}
              {hasMenus && (
                <span
                  className="edge"
                  data-edge
                  aria-hidden
                  onDoubleClick={({ currentTarget: { parentElement } }) => parentElement && onFit(id, parentElement)}
                />
              )}
            </div>
          );
        })}
        {trails.map((trail, place) => (
          <div key={trail} role="columnheader" className={`trail ${trail}`}>
            <VisuallyHidden>{names.trails[place]}</VisuallyHidden>
          </div>
        ))}
      </div>
    </div>
  );
}

/** What a key asks of its column: Alt+↓ its menu, Ctrl+Shift with an arrow that it moves there. Null for any other key. */
function askedByKey({ key, altKey, ctrlKey, metaKey, shiftKey, currentTarget }: KeyboardEvent): 'menu' | 1 | -1 | null {
  if (altKey) return key === 'ArrowDown' ? 'menu' : null;
  if (!shiftKey || !(ctrlKey || metaKey) || (key !== 'ArrowLeft' && key !== 'ArrowRight')) return null;
  const isRightToLeft = getComputedStyle(currentTarget).direction === 'rtl';
  return (key === 'ArrowRight') === isRightToLeft ? -1 : 1;
}

const DIRECTIONS = { asc: 'ascending', desc: 'descending' } as const;
