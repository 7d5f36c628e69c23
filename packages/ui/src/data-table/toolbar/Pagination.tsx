'use client';
import { type RefObject, useId } from 'react';
import { ChevronLeft } from '../../foundation/icons/chevron-left.ts';
import { ChevronRight } from '../../foundation/icons/chevron-right.ts';
import { ChevronsLeft } from '../../foundation/icons/chevrons-left.ts';
import { ChevronsRight } from '../../foundation/icons/chevrons-right.ts';
import { IconButton } from '../../foundation/index.ts';
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
 * rows than a server counts, the last page is unknown, and there is a next one until it is reached. The buttons stay in use at the ends,
 * where they do nothing, so that the focus is not lost by pressing them. A single page has no buttons, and one that no size
 * would divide has nothing at all: the heading counts its rows.
 */
export function Pagination({ title, page, count, hasMore, size, sizes, table, onPage, onSize }: PaginationProps) {
  const t = useTexts(tableTexts);
  const sizeId = useId();
  const last = hasMore ? page.index + 1 : page.count - 1;
  if (last < 1 && count <= Math.min(...sizes)) return null;
  const turn = (to: number): void => {
    onPage(to);
    scrollToTop(table.current);
  };
  const step = (label: string, to: number, icon: React.ReactNode) => {
    const isOut = to === page.index || to < 0 || to > last;
    return (
      <IconButton label={label} size="small" aria-disabled={isOut || undefined} onClick={() => !isOut && turn(to)}>
        {icon}
      </IconButton>
    );
  };
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
        <span className="steps">
          {step(t('tablePages.first'), 0, <ChevronsLeft />)}
          {step(t('tablePages.previous'), page.index - 1, <ChevronLeft />)}
          <span className="page">{!hasMore && t('tablePages.page', { page: page.index + 1, pages: last + 1 })}</span>
          {step(t('tablePages.next'), page.index + 1, <ChevronRight />)}
          {step(t('tablePages.last'), hasMore ? page.index : last, <ChevronsRight />)}
        </span>
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
