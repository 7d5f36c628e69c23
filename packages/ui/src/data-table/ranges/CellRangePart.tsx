'use client';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTexts } from '../../locale/index.ts';
import { tableRangesTexts } from '../../locale/texts/es/tableRanges.ts';
import type { GridPartProps } from '../cells/gridPart.ts';
import { RangeStatus } from './CellRangePart.styles.ts';
import { type RangeNews, watchRange } from './watchRange.ts';

/** Marks and copies blocks of cells, and tells assistive technology about it. Nothing of the grid is rendered for that. */
export function CellRangePart<Row>(props: GridPartProps<Row>) {
  const { gridRef } = props;
  const t = useTexts(tableRangesTexts);
  const [news, setNews] = useState<RangeNews | null>(null);
  const latest = useRef(props);
  const watched = useRef<ReturnType<typeof watchRange>>(null);

  useLayoutEffect(() => {
    latest.current = props;
    watched.current?.check();
  });

  useEffect(() => {
    const grid = gridRef.current;
    if (grid === null) return undefined;
    const watching = watchRange({
      grid,
      cells: () => latest.current,
      onNews(next) {
        // The same words would not be said again: they have to go first.
        setNews(null);
        setTimeout(() => setNews(next));
      },
    });
    watched.current = watching;
    return () => watching.stop();
  }, [gridRef]);

  return <RangeStatus>{news && textOf(news, t)}</RangeStatus>;
}

function textOf(news: RangeNews, t: ReturnType<typeof useTexts<typeof tableRangesTexts>>): string {
  if (news.kind === 'failed') return t('tableRanges.failed');
  const { kind, rows, columns } = news;
  if (kind === 'copied' && rows * columns === 1) return t('tableRanges.cellCopied');
  return t(`tableRanges.${kind}`, {
    rows: t('tableRanges.rows', { count: rows }),
    columns: t('tableRanges.columns', { count: columns }),
  });
}
