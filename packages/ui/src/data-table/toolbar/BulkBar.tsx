'use client';
import type { ReactNode } from 'react';
import { Button } from '../../foundation/index.ts';
import { useTexts } from '../../locale/index.ts';
import { tableNewsTexts } from '../../locale/texts/es/tableNews.ts';
import { Bar } from './BulkBar.styles.ts';
import type { Selection } from '../state/useSelection.ts';

type BulkBarProps = {
  readonly selection: Selection;
  readonly actions: ((ids: readonly string[]) => ReactNode) | undefined;
};

/**
 * How many rows are selected, and what can be done with them. It comes below the rows, at the end of the window where they reach
 * further, so that no row moves away from the pointer that has just selected it, and Tab leads there from the grid.
 */
export function BulkBar({ selection, actions }: BulkBarProps) {
  const t = useTexts(tableNewsTexts);
  if (selection.count === 0) return null;
  return (
    <Bar aria-label={t('bulkBar.label')}>
      <span className="words">{t('bulkBar.selected', { count: selection.count })}</span>
      {actions?.(selection.ids)}
      <Button size="small" variant="ghost" onClick={selection.clear}>
        {t('bulkBar.unselect')}
      </Button>
    </Bar>
  );
}
