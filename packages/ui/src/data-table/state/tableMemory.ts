import { parseView, type ViewColumn } from '../model/tableView.ts';
import type { SavedText, TableMemory, TableStart } from './savedTable.ts';

/** Makes a memory of a place of the host's own, such as a server that keeps settings. */
export const tableMemory = (saved: SavedText): TableMemory => ({ ...saved, recall });

/**
 * Makes a memory of `key` in a storage of the browser: `storedTable('contratos:' + user.id, () => localStorage)`.
 * @param key Names the user and the table: who shares a computer must not find the other's filters.
 * @param storage Called when it is needed, because asking for `localStorage` alone throws where it is forbidden.
 */
export function storedTable(key: string, storage: () => Pick<Storage, 'getItem' | 'setItem'>): TableMemory {
  return tableMemory({
    read: () => storage().getItem(key),
    write: (text) => storage().setItem(key, text),
  });
}

function recall(place: SavedText, columns: readonly ViewColumn[]): TableStart | null {
  try {
    const saved: unknown = JSON.parse(place.read() ?? 'null');
    if (typeof saved !== 'object' || saved === null || !('view' in saved)) return null;
    const view = parseView(saved.view, columns);
    if (view === null) return null;
    const page = 'page' in saved && isPage(saved.page) ? saved.page : 0;
    const { sorting, columnFilters, pageSize, layout } = view;
    return { query: { sorting, columnFilters, pagination: { pageIndex: page, pageSize } }, layout };
  } catch {
    return null;
  }
}

const isPage = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
