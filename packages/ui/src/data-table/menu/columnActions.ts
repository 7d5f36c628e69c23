import { flushSync } from 'react-dom';
import type { useTextsOf } from '../../locale/index.ts';
import { tableLayoutTexts } from '../../locale/texts/es/tableLayout.ts';
import { type TableLayout, withHidden } from '../model/layout.ts';
import { focusTarget } from '../cells/gridCells.ts';
import { gridSight } from '../grid/useGridFocus.ts';
import { movedBy, placedColumns, withPin } from '../layout/columnMoves.ts';

type Column = {
  readonly id: string;
  readonly title: string;
  readonly sortable?: boolean | undefined;
  readonly hideable?: boolean | undefined;
};

/** A column in its table, and the ways to lay it out. */
export type PlacedColumn = {
  readonly id: string;
  /** What holds the focus in the header of the column. */
  readonly button: HTMLElement;
  readonly layout: TableLayout;
  /** The visible columns, in their order. */
  readonly shown: readonly Column[];
  readonly textsOf: ReturnType<typeof useTextsOf>;
  readonly onLayout: (change: Partial<TableLayout>) => void;
  /** Called with what assistive technology is told. */
  readonly onNotice: (news: string) => void;
};

/** The column itself; undefined once it is gone. */
export const columnOf = ({ id, shown }: PlacedColumn): Column | undefined => shown.find((column) => column.id === id);

const isShown = ({ shown }: PlacedColumn, id: string): boolean => shown.some((column) => column.id === id);

/** Lays out and tells, then brings the header back into sight, with the focus still on it. */
function change(options: PlacedColumn, changed: Partial<TableLayout>, news: string): void {
  flushSync(() => {
    options.onLayout(changed);
    options.onNotice(news);
  });
  // By the way that the grid fetches it: a module that is imported in both ways costs the first page of a host a file.
  gridSight.whenLoaded(({ bringIntoSight }) => bringIntoSight(options.button));
}

/** Lets a column pass its neighbour: 1 towards the end, -1 towards the start. At the end of its group it says so. */
export function moveColumn(options: PlacedColumn & { readonly step: 1 | -1 }): void {
  const { id, step, layout, shown } = options;
  const t = options.textsOf(tableLayoutTexts);
  const column = columnOf(options)?.title ?? '';
  const moved = movedBy(
    layout,
    id,
    step,
    shown.map((one) => one.id),
  );
  if (moved === null) return options.onNotice(t('columnNews.end', { column }));
  const places = placedColumns({ ...layout, ...moved }).filter((one) => isShown(options, one));
  change(options, moved, t('columnNews.place', { column, place: places.indexOf(id) + 1, count: places.length }));
}

const NEWS = { start: 'columnNews.pinned', end: 'columnNews.pinnedAtEnd' } as const;

/** Keeps a column in sight at that end, or no longer where it is null. */
export function pinColumn(options: PlacedColumn, end: 'start' | 'end' | null): void {
  const t = options.textsOf(tableLayoutTexts);
  const column = columnOf(options)?.title ?? '';
  const news = end === null ? 'columnNews.unpinned' : NEWS[end];
  change(options, withPin(options.layout, options.id, end), t(news, { column }));
}

/**
 * Hides a column.
 * @returns What takes the focus in place of its button: the header beside it.
 */
export function hideColumn(options: PlacedColumn): HTMLElement | null {
  const header = options.button.closest<HTMLElement>('[data-column]');
  const beside = [header?.nextElementSibling, header?.previousElementSibling].find((one) =>
    one?.hasAttribute('data-column'),
  );
  const t = options.textsOf(tableLayoutTexts);
  options.onLayout(withHidden(options.layout, options.id, true));
  options.onNotice(t('columnNews.hidden', { column: columnOf(options)?.title ?? '' }));
  return beside instanceof HTMLElement ? focusTarget(beside) : null;
}
