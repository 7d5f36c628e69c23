'use client';
import type { ReactNode } from 'react';
import { useTexts } from '../../locale/index.ts';
import { paginationTexts } from '../../locale/texts/es/pagination.ts';
import { IconButton } from '../button/IconButton.tsx';
import { ChevronLeft } from '../icons/chevron-left.ts';
import { ChevronRight } from '../icons/chevron-right.ts';
import { ChevronsLeft } from '../icons/chevrons-left.ts';
import { ChevronsRight } from '../icons/chevrons-right.ts';

type PageStepsProps = {
  /** The page that is shown, counted from 1. */
  readonly page: number;
  /** How many pages there are. */
  readonly count: number;
  /** There are more pages than were counted, so that the last one is unknown. */
  readonly hasMore: boolean;
  readonly onPage: (page: number) => void;
};

/**
 * The way to the other pages, and which of how many is shown. The buttons stay in use at the ends, where they do nothing, so that the
 * focus is not lost by pressing them. Around it stands `pageStepsStyle`.
 */
export function PageSteps({ page, count, hasMore, onPage }: PageStepsProps) {
  const t = useTexts(paginationTexts);
  const step = (key: 'first' | 'previous' | 'next' | 'last', to: number, icon: ReactNode) => {
    const isOut = to === page || to < 1 || (to > count && !hasMore);
    return (
      <IconButton
        label={t(`pagination.${key}`)}
        size="small"
        aria-disabled={isOut || undefined}
        onClick={() => !isOut && onPage(to)}
      >
        {icon}
      </IconButton>
    );
  };
  return (
    <span className="steps">
      {step('first', 1, <ChevronsLeft />)}
      {step('previous', page - 1, <ChevronLeft />)}
      <span className="page">{!hasMore && t('pagination.page', { page, pages: count })}</span>
      {step('next', page + 1, <ChevronRight />)}
      {step('last', hasMore ? page : count, <ChevronsRight />)}
    </span>
  );
}
