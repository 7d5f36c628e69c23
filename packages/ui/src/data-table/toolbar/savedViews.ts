import type { FilterValue } from '../source/filter.ts';
import { DEFAULT_PAGE_SIZE } from '../model/page.ts';
import { encodeView } from '../model/viewText.ts';
import { parseView, type SavedView, type TableView, type ViewColumn } from '../model/tableView.ts';
import { hiddenColumns, hiding, PLAIN_LAYOUT } from '../model/layout.ts';

const noView = { globalFilter: '', sorting: [], columnFilters: [], pageSize: DEFAULT_PAGE_SIZE };

/** Those that have an id and a name; what a host has kept need not be what its type says. */
export const namedViews = (views: readonly SavedView[]): readonly SavedView[] =>
  views.filter((saved: Partial<SavedView> | null | undefined) =>
    [saved?.id, saved?.name].every((text) => typeof text === 'string'),
  );

/** The view as far as it fits the columns there are: nothing of it where what was kept is no view. */
export const knownView = (view: TableView, columns: readonly ViewColumn[]): TableView =>
  parseView(view, columns) ?? { ...noView, layout: PLAIN_LAYOUT };

/** The same text for views that show the same. In which order columns were hidden, or values ticked, makes no difference. */
export function viewKey(view: TableView, columns: readonly ViewColumn[]): string {
  const { columnFilters, layout, ...requested } = knownView(view, columns);
  return encodeView({
    ...requested,
    columnFilters: columnFilters.map(({ id, value }) => ({ id, value: inOrder(value) })),
    layout: { ...layout, columnVisibility: hiding(sorted(hiddenColumns(layout))) },
  });
}

const sorted = (texts: readonly string[]): readonly string[] =>
  [...texts].toSorted((one, other) => (one < other ? -1 : 1));

const inOrder = (filter: FilterValue): FilterValue =>
  filter.kind === 'oneOf' ? { ...filter, values: sorted(filter.values) } : filter;
