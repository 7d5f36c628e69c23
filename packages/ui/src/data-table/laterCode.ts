import { deferred } from '../state/deferred.ts';

/** What a table can do beyond showing rows: fetched when somebody is about to use it. A test may put other code in its place. */
export const laterCode = {
  chips: deferred(() => import('./filters/FilterChips.tsx')),
  filters: deferred(() => import('./filters/FilterPanel.tsx')),
  gridSight: deferred(() => import('./grid/gridSight.ts')),
  exports: deferred(() => import('./export/ExportTools.tsx')),
  menu: deferred(() => import('./menu/TableMenu.tsx')),
  bulk: deferred(() => import('./selection/BulkBar.tsx')),
  cellPeek: deferred(() => import('./peek/CellPeekPopup.tsx')),
  news: deferred(() => import('./news.ts')),
  columns: deferred(() => import('./layout/ColumnPanel.tsx')),
  columnMenu: deferred(() => import('./layout/columnMenu.tsx')),
  columnDrag: deferred(() => import('./layout/columnDrag.ts')),
  views: deferred(() => import('./views/ViewPanel.tsx')),
  download: deferred(() => import('./export/DownloadJob.tsx')),
  print: deferred(() => import('./export/PrintJob.tsx')),
};
