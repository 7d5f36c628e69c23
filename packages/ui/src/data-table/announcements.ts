import type { useTextsOf } from '../locale/index.ts';
import { paginationTexts } from '../locale/texts/es/pagination.ts';
import { tableAnnouncementsTexts } from '../locale/texts/es/tableAnnouncements.ts';
import { tableTexts } from '../locale/texts/es/table.ts';
import type { ColumnSort } from '@tanstack/react-table';
import type { TableQuery } from './model/query.ts';
import type { TableColumn } from './cells/column.ts';
import type { ShownRows } from './state/useRows.ts';

const texts = { ...paginationTexts, ...tableAnnouncementsTexts, ...tableTexts };

/** What is asked of a table, and how many rows are selected. */
export type Announced = { readonly query: TableQuery; readonly selected: number };

type News<Row> = {
  readonly textsOf: ReturnType<typeof useTextsOf>;
  readonly columns: readonly TableColumn<Row>[];
  /** The rows that the query leaves now. */
  readonly found: Pick<ShownRows<Row>, 'count' | 'page'>;
  /** There are more than were counted. */
  readonly hasMore: boolean;
  readonly before: Announced;
  readonly now: Announced;
};

/** What a change has led to, in sentences: the order, how many rows are left, the page, how many are selected. */
export function announcementOf<Row>({ textsOf, columns, found, hasMore, before, now }: News<Row>): string {
  const t = textsOf(texts);
  const orderText = (sort: readonly ColumnSort[]): string =>
    sort.reduce((sentence, { id, desc }) => {
      const column = columns.find((one) => one.id === id)?.title ?? id;
      if (sentence !== '') return t('tableAnnouncements.then', { first: sentence, column });
      return desc ? t('tableAnnouncements.descending', { column }) : t('tableAnnouncements.ascending', { column });
    }, '');
  const { query } = now;
  const isSorted = before.query.sorting !== query.sorting;
  const isNarrowed =
    before.query.globalFilter !== query.globalFilter || before.query.columnFilters !== query.columnFilters;
  const isTurned =
    before.query.pagination.pageIndex !== query.pagination.pageIndex ||
    before.query.pagination.pageSize !== query.pagination.pageSize;
  const pages = Math.max(1, found.page.count);
  const rowsKey = hasMore ? 'dataTable.rowsOver' : 'dataTable.rows';
  const { index, from, to } = found.page;
  const pageText = hasMore
    ? t('tablePages.rangeOver', { from: from + 1, to, count: found.count })
    : t('pagination.page', { page: index + 1, pages });
  const sentences = [
    ...(isSorted ? [orderText(query.sorting) || t('tableAnnouncements.unsorted')] : []),
    ...(isNarrowed ? [found.count === 0 ? t('dataTable.noMatches') : t(rowsKey, { count: found.count })] : []),
    ...(isTurned && !isNarrowed ? [pageText] : []),
    ...(before.selected === now.selected ? [] : [t('bulkBar.selected', { count: now.selected })]),
  ];
  return sentences.join('. ');
}
