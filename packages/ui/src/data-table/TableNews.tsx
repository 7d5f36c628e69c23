'use client';
import type { ColumnSort, TableQuery } from '@sereno/domain/table';
import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '../foundation/index.ts';
import { useTexts } from '../locale/index.ts';
import { dataTableTexts, tableNewsTexts, tablePagesTexts } from '../locale/ownTexts.ts';
import type { TableColumn } from './cells/column.ts';
import type { ShownRows } from './state/useRows.ts';

/** Typing letter by letter must not be answered letter by letter. */
const QUIET = 400;

const texts = { ...dataTableTexts, ...tableNewsTexts, ...tablePagesTexts };

type TableNewsProps<Row> = {
  readonly columns: readonly TableColumn<Row>[];
  readonly query: TableQuery;
  readonly found: ShownRows<Row>;
  /** How many rows are selected. */
  readonly selected: number;
  /** What was done to a column; '' before. It is said at once. */
  readonly columnNews: string;
  /** Whether the first rows are on their way. */
  readonly loading: boolean;
  /** Whether newer rows are on their way: nothing is said before they are there. */
  readonly refreshing: boolean;
};

/**
 * What assistive technology is told once it has been quiet for a moment: the order, how many rows are left, the page, how many
 * are selected. The first rows are nothing new. It holds its words itself, so that speaking renders no row.
 */
export function TableNews<Row>({
  columns,
  query,
  found,
  selected,
  columnNews,
  loading,
  refreshing,
}: TableNewsProps<Row>) {
  const t = useTexts(texts);
  const [news, setNews] = useState('');
  const told = useRef({ query, selected });
  const waits = loading || refreshing;

  const orderText = (sort: readonly ColumnSort[]): string =>
    sort.reduce((sentence, { id, descending }) => {
      const column = columns.find((one) => one.id === id)?.title ?? id;
      if (sentence !== '') return t('tableNews.then', { first: sentence, column });
      return descending ? t('tableNews.descending', { column }) : t('tableNews.ascending', { column });
    }, '');
  const sentences = (before: TableQuery): string[] => {
    const isSorted = before.sort !== query.sort;
    const isNarrowed = before.search !== query.search || before.filters !== query.filters;
    const isTurned = before.page !== query.page || before.pageSize !== query.pageSize;
    const pages = Math.max(1, found.page.count);
    return [
      ...(isSorted ? [orderText(query.sort) || t('tableNews.unsorted')] : []),
      ...(isNarrowed
        ? [found.count === 0 ? t('dataTable.noMatches') : t('dataTable.rows', { count: found.count })]
        : []),
      ...(isTurned && !isNarrowed ? [t('tablePages.page', { page: found.page.index + 1, pages })] : []),
    ];
  };

  useEffect(() => {
    const before = told.current;
    if ((before.query === query && before.selected === selected) || waits) return undefined;
    // The same words would not be said again: they have to go first.
    setNews('');
    const timer = setTimeout(() => {
      told.current = { query, selected };
      const isSelection = before.selected !== selected;
      const all = [...sentences(before.query), ...(isSelection ? [t('dataTable.selected', { count: selected })] : [])];
      setNews(all.join('. '));
    }, QUIET);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- it speaks of what is asked and selected; the sentences follow from it.
  }, [query, selected, found, waits]);
  useEffect(() => setNews(columnNews), [columnNews]);

  return <VisuallyHidden as="output">{loading ? t('dataTable.loading') : news}</VisuallyHidden>;
}
