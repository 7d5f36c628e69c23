import type { TableColumn } from '@sereno/ui/data-table';

/**
 * A column of names that many rows share: its filter lists them.
 * @param width In px. Default: the table chooses.
 */
export const choiceColumn = <Row>(
  id: string,
  title: string,
  value: (row: Row) => string | null,
  width?: number,
): TableColumn<Row> => ({ id, title, kind: 'text', filter: 'oneOf', value, ...(width !== undefined && { width }) });

/**
 * The column that names a row and leads to its page: it stays in sight, and cannot be hidden.
 * @param width In px.
 * @param href The page of a row; null where it has none.
 */
export const nameColumn = <Row>(
  id: string,
  title: string,
  width: number,
  value: (row: Row) => string,
  href: (row: Row) => string | null,
): TableColumn<Row> => ({ id, title, kind: 'link', width, pinned: true, hideable: false, value, href });
