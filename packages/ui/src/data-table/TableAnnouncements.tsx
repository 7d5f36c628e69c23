'use client';
import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '../foundation/index.ts';
import { useTextsOf } from '../locale/index.ts';
import { tableTexts } from '../locale/texts/es/table.ts';
import type { TableQuery } from './model/query.ts';
import type { TableColumn } from './cells/column.ts';
import { lazyPart } from '../lazy/lazyPart.ts';
import type { ShownRows } from './state/useRows.ts';

export const tableAnnouncements = lazyPart(() => import('./announcements.ts'));

/** Typing letter by letter must not be answered letter by letter. */
const QUIET = 400;

type TableAnnouncementsProps<Row> = {
  readonly columns: readonly TableColumn<Row>[];
  readonly query: TableQuery;
  readonly found: ShownRows<Row>;
  /** There are more than were counted. */
  readonly hasMore: boolean;
  /** How many rows are selected. */
  readonly selected: number;
  /** What was done to a column; '' before. It is said at once. */
  readonly columnAnnouncement: string;
  /** Whether the first rows are on their way. */
  readonly loading: boolean;
  /** Whether newer rows are on their way: nothing is said before they are there. */
  readonly refreshing: boolean;
};

/**
 * What assistive technology is told once it has been quiet for a moment: the order, how many rows are left, the page, how many
 * are selected. The first rows are nothing new. It holds its words itself, so that speaking renders no row.
 */
export function TableAnnouncements<Row>({
  columns,
  query,
  found,
  hasMore,
  selected,
  columnAnnouncement,
  loading,
  refreshing,
}: TableAnnouncementsProps<Row>) {
  const textsOf = useTextsOf();
  const [news, setNews] = useState('');
  const told = useRef({ query, selected });
  const waits = loading || refreshing;

  useEffect(() => {
    const before = told.current;
    if ((before.query === query && before.selected === selected) || waits) return undefined;
    // The same words would not be said again: they have to go first.
    setNews('');
    let isLatest = true;
    // Fetched while it is quiet; where it cannot be by then either, nothing is said, and the next change tries again.
    void tableAnnouncements.preload();
    const timer = setTimeout(() => {
      const now = { query, selected };
      told.current = now;
      tableAnnouncements.whenLoaded(
        ({ announcementOf }) => isLatest && setNews(announcementOf({ textsOf, columns, found, hasMore, before, now })),
      );
    }, QUIET);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- it speaks of what is asked and selected; the sentences follow from it.
  }, [query, selected, found, waits]);
  useEffect(() => setNews(columnAnnouncement), [columnAnnouncement]);

  return <VisuallyHidden as="output">{loading ? textsOf(tableTexts)('dataTable.loading') : news}</VisuallyHidden>;
}
