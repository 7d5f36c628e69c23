'use client';
import { type RefObject, useId } from 'react';
import { PageSteps } from '../../foundation/layout/PageSteps.tsx';
import { useTexts } from '../../locale/index.ts';
import { tableTexts } from '../../locale/texts/es/table.ts';
import type { TablePage } from '../model/page.ts';

/** The sizes there are, and the one that a host asks for by `query`. */
const sizesWith = (sizes: readonly number[], size: number): readonly number[] =>
  [...new Set([...sizes, size])].toSorted((one, other) => one - other);

type PaginationProps = {
  /** Title of the table. */
  readonly title: string;
  readonly page: TablePage;
  /** How many rows there are on all pages. */
  readonly count: number;
  /** There are more than were counted. */
  readonly hasMore: boolean;
  readonly size: number;
  readonly sizes: readonly number[];
  readonly table: RefObject<HTMLElement | null>;
  /** Pages are counted from 0. */
  readonly onPage: (page: number) => void;
  readonly onSize: (size: number) => void;
};

/**
 * Where the page stands among the others: the exact count, the number of pages (TBL-11) and their size (TBL-10). Where there are more
 * rows than a server counts, the last page is unknown, and there is a next one until it is reached. A single page has no buttons, and
 * one that no size would divide has nothing at all: the heading counts its rows.
 */
export function Pagination({ title, page, count, hasMore, size, sizes, table, onPage, onSize }: PaginationProps) {
  const t = useTexts(tableTexts);
  const sizeId = useId();
  const last = hasMore ? page.index + 1 : page.count - 1;
  if (last < 1 && count <= Math.min(...sizes)) return null;
  return (
    <nav className="pages" aria-label={t('tablePages.label', { title })}>
      <span className="size">
        <label htmlFor={sizeId}>{t('tablePages.size')}</label>
        <select id={sizeId} value={size} onChange={({ target }) => onSize(Number(target.value))}>
          {sizesWith(sizes, size).map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </select>
      </span>
      <span className="range">
        {t(hasMore ? 'tablePages.rangeOver' : 'tablePages.range', { from: page.from + 1, to: page.to, count })}
      </span>
      {last > 0 && (
        <PageSteps
          page={page.index + 1}
          count={last + 1}
          hasMore={hasMore}
          onPage={(to) => {
            onPage(to - 1);
            scrollToTop(table.current);
          }}
        />
      )}
    </nav>
  );
}

/** Another page is read from its top, in the table's own scroll area and, if that starts above the window, on the page. */
function scrollToTop(table: HTMLElement | null): void {
  const area = table?.querySelector('[role$=grid]')?.parentElement;
  if (!area) return;
  area.scrollTo({ top: 0, behavior: 'instant' });
  if (area.getBoundingClientRect().top < 0) area.scrollIntoView({ block: 'start', behavior: 'instant' });
}
