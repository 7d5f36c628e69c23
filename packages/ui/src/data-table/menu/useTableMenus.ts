'use client';
import { useEffect, useState } from 'react';
import type { MenuItem } from '../../foundation/index.ts';
import { useTextsOf } from '../../locale/index.ts';
import { lazyPart } from '../../lazy/lazyPart.ts';
import type { OpenMenu } from './TableMenu.tsx';
import type { ShownColumn } from '../layout/useColumns.ts';
import type { TableState } from '../state/useTableState.ts';
import { menuContent } from '../../foundation/popup/lazyMenu.ts';

/** The menu of all rows and columns, and the items of a column's menu: lazy, because most tables are read without one. */
export const tableMenu = lazyPart(() => import('./TableMenu.tsx').then((module) => module.TableMenu));
export const columnMenu = lazyPart(() => import('./columnMenu.tsx'));

/** The open menu of a row or a column, null before the first, and the keyboard actions of a column. */
export function useTableMenus<Row>(
  { query, table, layout, layOut }: TableState,
  shown: readonly ShownColumn<Row>[],
  hasRowMenus: boolean,
  canGroup: boolean,
) {
  usePreloadMenus(hasRowMenus);
  const [menu, setMenu] = useState<OpenMenu | null>(null);
  const [news, setNews] = useState('');
  const [isLost, setLost] = useState(false);
  const textsOf = useTextsOf();
  // Once online again, the menu can be opened by another press.
  useEffect(() => {
    if (!isLost) return undefined;
    const forget = (): void => setLost(false);
    addEventListener('online', forget);
    return () => removeEventListener('online', forget);
  }, [isLost]);
  const open = (items: readonly MenuItem[], button: HTMLElement, byKey: boolean): void => {
    setLost(false);
    setMenu({ button, byKey, items, isOpen: true });
  };
  const move = (button: HTMLElement): void => setMenu((last) => last && { ...last, button });
  const close = (): void => setMenu((last) => last && { ...last, isOpen: false });
  const fail = (): void => {
    close();
    setLost(true);
  };

  /** The column as the lazy code expects it. */
  const place = (id: string, button: HTMLElement) => ({
    id,
    button,
    layout,
    shown: shown.map(({ column }) => column),
    textsOf,
    onLayout: layOut,
    onNotice: setNews,
  });
  const openColumnMenu = (id: string, button: HTMLElement, byKey: boolean): void => {
    columnMenu.load().then(({ columnMenuItems }) => {
      const items = columnMenuItems({
        ...place(id, button),
        sort: query.sorting,
        onSort: (sort) => table.setSorting([...sort]),
        canGroup,
        onLayout: (change) => {
          layOut(change);
          // No page is what it was; one that is shown already would be asked for again.
          if (change.grouping && query.pagination.pageIndex > 0) table.setPageIndex(0);
        },
        // The button disappears with its column, so the focus returns to another one.
        onHide: move,
      });
      open(items, button, byKey);
    }, fail);
  };
  const moveColumn = (id: string, step: 1 | -1, button: HTMLElement): void => {
    columnMenu.load().then((code) => code.moveColumn({ ...place(id, button), step }), fail);
  };
  return {
    menu,
    /** Announcement of the last change to a column; '' before. */
    news,
    open,
    openColumnMenu,
    moveColumn,
    /** The menu's row has another button now. */
    move,
    close,
    /** The code of a menu could not be loaded. */
    fail,
    /** Whether loading failed after the last press. */
    isLost,
  };
}

/** Where a browser is never idle, or cannot say so, it is done after this many ms. */
const LATEST = 2000;

/**
 * Fetches what the menus of rows show, once the first rows are there and the browser has nothing else to do, so that one opens where
 * the network is gone by then. Where it cannot be fetched, the next press of the button tries again.
 */
function usePreloadMenus(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return undefined;
    const preload = (): void => {
      void tableMenu.preload();
      void menuContent.preload();
    };
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(preload, LATEST);
      return () => clearTimeout(timer);
    }
    const request = requestIdleCallback(preload, { timeout: LATEST });
    return () => cancelIdleCallback(request);
  }, [isWanted]);
}
