'use client';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../foundation/index.ts';
import { useTexts } from '../../locale/index.ts';
import { tableAnnouncementsTexts } from '../../locale/texts/es/tableAnnouncements.ts';
import type { Selection } from '../state/useSelection.ts';
import { color, density, fontSize, space } from '../../theme/index.ts';

const Bar = styled.fieldset`
  position: sticky;
  z-index: 3;
  inset-block-end: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  padding: ${space(2)} ${density.cardPadding};
  background: ${color.primarySoft};
  box-shadow: 0 -1px ${color.border};
  font-size: ${fontSize[13]};

  /* The table takes the borders of its groups away. */
  && {
    border-block-end: 1px solid ${color.border};
  }

  > .words {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`;

type BulkBarProps = {
  readonly selection: Selection;
  readonly actions: ((ids: readonly string[]) => ReactNode) | undefined;
};

/**
 * How many rows are selected, and what can be done with them. It comes below the rows, at the end of the window where they reach
 * further, so that no row moves away from the pointer that has just selected it, and Tab leads there from the grid.
 */
export function BulkBar({ selection, actions }: BulkBarProps) {
  const t = useTexts(tableAnnouncementsTexts);
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
