import { fold } from '@sereno/domain/search';
import {
  type ColumnFilter,
  DEFAULT_PAGE_SIZE,
  encodeView,
  parseView,
  PLAIN_LAYOUT,
  type SavedView,
  type TableView,
  type ViewColumn,
} from '@sereno/domain/table';

/** Most characters of a view's name. */
export const MOST_LETTERS = 60;

/** The name as it is kept: without what surrounds it, and on one line. */
export const tidyName = (typed: string): string => typed.trim().replaceAll(/\s+/g, ' ');

/** What two names have in common that a reader would take for one: case, accents and characters that are not seen. */
const nameKey = (name: string): string => fold(tidyName(name.replaceAll(/\p{Cf}/gu, '')));

/** Whether nothing of the name can be seen. */
export const isBlank = (name: string): boolean => nameKey(name) === '';

/** The view that already goes by that name, whatever its case and accents. */
export const namedSo = (views: readonly SavedView[], name: string): SavedView | undefined =>
  views.find((saved) => nameKey(saved.name) === nameKey(name));

const noView = { search: '', sort: [], filters: {}, pageSize: DEFAULT_PAGE_SIZE } as const;

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
  const { filters, layout, ...asked } = knownView(view, columns);
  return encodeView({
    ...asked,
    filters: Object.fromEntries(Object.entries(filters).map(([id, filter]) => [id, inOrder(filter)])),
    layout: { ...layout, hidden: sorted(layout.hidden) },
  });
}

const sorted = (texts: readonly string[]): readonly string[] =>
  [...texts].toSorted((one, other) => (one < other ? -1 : 1));

const inOrder = (filter: ColumnFilter): ColumnFilter =>
  filter.kind === 'oneOf' ? { ...filter, values: sorted(filter.values) } : filter;

/** The views with that one: in the place of the one that has its id, else at place `at`, at the end without one. */
export function withView(
  views: readonly SavedView[],
  saved: SavedView,
  at: number = views.length,
): readonly SavedView[] {
  const isThere = views.some(({ id }) => id === saved.id);
  return isThere ? views.map((one) => (one.id === saved.id ? saved : one)) : views.toSpliced(at, 0, saved);
}

/** The views without that one. */
export const withoutView = (views: readonly SavedView[], id: string): readonly SavedView[] =>
  views.filter((saved) => saved.id !== id);

/** An id that no other view has. Unlike `crypto.randomUUID` it can be made on a page without TLS too. */
export const newViewId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');
