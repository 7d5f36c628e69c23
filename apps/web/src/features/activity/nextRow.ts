import type { DataTableHandle } from '@sereno/ui/data-table';
import type { RefObject } from 'react';
import { watchForPresses } from '../../platform/pageFocus.ts';

/** Rows that are told by their ids and take the focus: a table, or cards. */
export type RowList = Pick<DataTableHandle, 'focusRow' | 'rowIds'>;

/** The row to go on with after that one: the next, or the one before the last. Null for an empty list. */
export function rowAfter(ids: readonly string[], id: string): string | null {
  const place = ids.indexOf(id);
  return place === -1 ? null : (ids[place + 1] ?? ids[place - 1] ?? null);
}

/** So many frames at most a dialog takes to fade. */
const MOST_FRAMES = 120;

/** Resolves when no dialog stands over the page any more: until then it would take the focus back. */
function whenUncovered(frames = MOST_FRAMES): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const isCovered = frames > 0 && document.querySelector('[role="dialog"]') !== null;
      resolve(isCovered ? whenUncovered(frames - 1) : undefined);
    });
  });
}

/**
 * Gives the focus to the row to go on with after one was saved ("finish and next"); to the open tab, or to what
 * follows the rows, where the list is empty; nothing where the person has pressed something meanwhile.
 * @param refreshed Resolves when the lists are as they are after the save.
 */
export async function goOnAfter(
  id: string,
  refreshed: Promise<void>,
  table: RefObject<RowList | null>,
  page: RefObject<HTMLElement | null>,
): Promise<void> {
  const next = rowAfter(table.current?.rowIds() ?? [], id);
  const hasPressed = watchForPresses();
  await refreshed;
  await whenUncovered();
  // Who has gone on by themselves meanwhile is not called back: it would close the menu they have just opened.
  if (hasPressed()) return;
  if (next !== null && table.current?.focusRow(next)) return;
  page.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"], [data-after-rows]')?.focus();
}
