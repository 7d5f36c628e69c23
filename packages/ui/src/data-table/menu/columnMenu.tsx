import type { ReactNode } from 'react';
import { ArrowDown } from '../../foundation/icons/arrow-down.ts';
import { ArrowLeft } from '../../foundation/icons/arrow-left.ts';
import { ArrowRight } from '../../foundation/icons/arrow-right.ts';
import { ArrowUp } from '../../foundation/icons/arrow-up.ts';
import { EyeOff } from '../../foundation/icons/eye-off.ts';
import { MoveHorizontal } from '../../foundation/icons/move-horizontal.ts';
import { Pin } from '../../foundation/icons/pin.ts';
import { PinOff } from '../../foundation/icons/pin-off.ts';
import { X } from '../../foundation/icons/x.ts';
import type { MenuItem } from '../../foundation/index.ts';
import { tableLayoutTexts } from '../../locale/texts/es/tableLayout.ts';
import type { ColumnSort } from '@tanstack/react-table';
import { MAX_COLUMN_WIDTH, MIN_COLUMN_WIDTH } from '../model/layout.ts';
import { MOST_LEVELS } from '../state/nestedRows.ts';
import { columnOf, hideColumn, moveColumn, pinColumn, type PlacedColumn } from './columnActions.ts';
import { movedBy, pinnedAt } from '../layout/columnMoves.ts';
import { fittingWidth, withWidth } from '../layout/columnWidth.ts';

export { moveColumn };

export type ColumnMenuOptions = PlacedColumn & {
  /** Whether rows can be grouped. */
  readonly canGroup: boolean;
  readonly sort: readonly ColumnSort[];
  readonly onSort: (sort: readonly ColumnSort[]) => void;
  /** The button of the menu goes with its column; this one takes the focus in its place. */
  readonly onHide: (beside: HTMLElement) => void;
};

/** By how many px a column becomes wider or narrower at a time. */
const STEP = 40;

/** What can be done with a column, without a pointer too: sort, group, pin, move, change the width, hide (TBL-08, TBL-10). */
export function columnMenuItems(options: ColumnMenuOptions): MenuItem[] {
  return [
    ...(columnOf(options)?.sortable === false ? [] : sortItems(options)),
    ...groupItems(options),
    { type: 'separator' },
    ...pinItems(options),
    ...moveItems(options),
    { type: 'separator' },
    widthItem(options),
    hideItem(options),
  ];
}

/** Each way that the column does not sort already: in its place in the order, or as the only one, or after the others. */
function sortItems({ id, sort, textsOf, onSort }: ColumnMenuOptions): MenuItem[] {
  const t = textsOf(tableLayoutTexts);
  const own = sort.find((column) => column.id === id);
  const others = sort.filter((column) => column.id !== id);
  const ascending = { id, desc: false };
  const descending = { id, desc: true };
  const sortBy = (way: ColumnSort) => () =>
    onSort(own === undefined ? [way] : sort.map((column) => (column === own ? way : column)));
  const item = (key: SortKey, icon: ReactNode, onSelect: () => void): MenuItem => ({
    type: 'action',
    id: key,
    label: t(`columnMenu.${key}`),
    icon,
    onSelect,
  });
  return [
    ...(own?.desc === false ? [] : [item('ascending', <ArrowUp />, sortBy(ascending))]),
    ...(own?.desc === true ? [] : [item('descending', <ArrowDown />, sortBy(descending))]),
    ...(own === undefined && others.length > 0
      ? [
          item('addAscending', null, () => onSort([...sort, ascending])),
          item('addDescending', null, () => onSort([...sort, descending])),
        ]
      : []),
    ...(own === undefined ? [] : [item('unsorted', <X />, () => onSort(others))]),
  ];
}

type SortKey = 'ascending' | 'descending' | 'addAscending' | 'addDescending' | 'unsorted';

/** To group by the column, below those that do so already, or no longer. */
function groupItems({ id, canGroup, layout, onLayout, textsOf, onNotice, ...placed }: ColumnMenuOptions): MenuItem[] {
  if (!canGroup) return [];
  const t = textsOf(tableLayoutTexts);
  const { grouping = [] } = layout;
  const isGrouped = grouping.includes(id);
  const column = placed.shown.find((one) => one.id === id)?.title ?? '';
  return [
    { type: 'separator' },
    {
      type: 'action',
      id: 'group',
      label: t(isGrouped ? 'columnMenu.ungroup' : 'columnMenu.group'),
      disabled: !isGrouped && grouping.length >= MOST_LEVELS,
      disabledReason: t('columnMenu.mostGroups', { count: MOST_LEVELS }),
      onSelect: () => {
        onLayout({ grouping: isGrouped ? grouping.filter((other) => other !== id) : [...grouping, id] });
        onNotice(t(isGrouped ? 'columnNews.ungrouped' : 'columnNews.grouped', { column }));
      },
    },
  ];
}

/** The ends at which the column does not stay in sight already, and that it does so no longer. */
function pinItems(options: ColumnMenuOptions): MenuItem[] {
  const t = options.textsOf(tableLayoutTexts);
  const pinned = pinnedAt(options.layout, options.id);
  const item = (key: 'pin' | 'pinAtEnd' | 'unpin', icon: ReactNode, end: 'start' | 'end' | null): MenuItem => ({
    type: 'action',
    id: key,
    label: t(`columnMenu.${key}`),
    icon,
    onSelect: () => pinColumn(options, end),
  });
  return [
    ...(pinned === 'start' ? [] : [item('pin', <Pin />, 'start')]),
    ...(pinned === 'end' ? [] : [item('pinAtEnd', null, 'end')]),
    ...(pinned === null ? [] : [item('unpin', <PinOff />, null)]),
  ];
}

/** To the left and to the right, whichever way the table is read. */
function moveItems(options: ColumnMenuOptions): MenuItem[] {
  const t = options.textsOf(tableLayoutTexts);
  const { id, layout, shown } = options;
  const isRightToLeft = getComputedStyle(options.button).direction === 'rtl';
  return (['left', 'right'] as const).map((side) => {
    const step = (side === 'right') === isRightToLeft ? -1 : 1;
    const ids = shown.map((column) => column.id);
    return {
      type: 'action',
      id: side,
      label: side === 'left' ? t('columnMenu.left') : t('columnMenu.right'),
      icon: side === 'left' ? <ArrowLeft /> : <ArrowRight />,
      shortcut: ['mod', 'shift', side],
      disabled: movedBy(layout, id, step, ids) === null,
      disabledReason: t('columnMenu.end'),
      onSelect: () => moveColumn({ ...options, step }),
    };
  });
}

function widthItem({ id, button, layout, textsOf, onLayout }: ColumnMenuOptions): MenuItem {
  const t = textsOf(tableLayoutTexts);
  const header = button.closest<HTMLElement>('[data-column]');
  // What the person sees, not the least that the column asks for.
  const width = Math.round(header?.getBoundingClientRect().width ?? 0);
  const become = (next: number | null): void => onLayout(withWidth(layout, id, next));
  return {
    type: 'submenu',
    id: 'width',
    label: t('columnMenu.width'),
    icon: <MoveHorizontal />,
    items: [
      {
        type: 'action',
        id: 'wider',
        label: t('columnMenu.wider'),
        disabled: width >= MAX_COLUMN_WIDTH,
        disabledReason: t('columnMenu.widest'),
        onSelect: () => become(width + STEP),
      },
      {
        type: 'action',
        id: 'narrower',
        label: t('columnMenu.narrower'),
        disabled: width <= MIN_COLUMN_WIDTH,
        disabledReason: t('columnMenu.narrowest'),
        onSelect: () => become(width - STEP),
      },
      { type: 'separator' },
      {
        type: 'action',
        id: 'fit',
        label: t('columnMenu.fit'),
        onSelect: () => header && become(fittingWidth(header)),
      },
      ...(Object.hasOwn(layout.columnSizing, id)
        ? [
            {
              type: 'action' as const,
              id: 'own',
              label: t('columnMenu.ownWidth'),
              onSelect: () => become(null),
            },
          ]
        : []),
    ],
  };
}

function hideItem(options: ColumnMenuOptions): MenuItem {
  const t = options.textsOf(tableLayoutTexts);
  const isAlways = columnOf(options)?.hideable === false;
  return {
    type: 'action',
    id: 'hide',
    label: t('columnMenu.hide'),
    icon: <EyeOff />,
    disabled: isAlways || options.shown.length === 1,
    disabledReason: isAlways ? t('columnMenu.always') : t('columnMenu.last'),
    onSelect: () => {
      const beside = hideColumn(options);
      if (beside !== null) options.onHide(beside);
    },
  };
}
