'use client';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { requireName } from '../../foundation/accessibleName.ts';
import { BottomSheet } from '../../foundation/dialog/BottomSheet.tsx';
import { Button } from '../../foundation/button/Button.tsx';
import { ListFilter } from '../../foundation/icons/list-filter.ts';
import { useTexts } from '../../locale/index.ts';
import { filterBarTexts } from '../../locale/texts/es/filterBar.ts';
import type { RootProps } from '../../state/rootProps.ts';
import type { SavedFilters } from '../saved/savedFilters.ts';
import { SavedFiltersButton } from '../saved/SavedFiltersButton.tsx';
import { Row, SheetFields } from './FilterBar.styles.ts';
import { useIsWide } from '../../state/useIsWide.ts';
import { watchBar } from './watchBar.ts';
import { useBothRefs } from '../../state/useBothRefs.ts';

export type FilterBarProps = RootProps<HTMLElement> & {
  /** What the filters narrow: 'Filtros del tablero comercial'. The accessible name. */
  label: string;
  /** Number of active filters. With none the clear button is disabled. */
  chosen: number;
  /** Clears all of them. */
  onClear: () => void;
  /**
   * What the figures are of, in words: '20–26 nov · Gerencia: Del Valle'. Stands above the fields; below 768 px it opens
   * them. Default: none.
   */
  scope?: string | undefined;
  /** The fields: `FilterSelect`s and a small picker, in the order of the cascade. */
  children: ReactNode;
  /** At the end of the row: the age of the figures, and a refresh button. */
  end?: ReactNode;
  /** The person's saved filters; without them nothing can be saved. */
  saved?: SavedFilters | undefined;
};

/**
 * The filters of a dashboard in a sticky row below the top bar. Below 768 px a button, 'Filtros (3)', opens a sheet
 * with the same fields. The host holds every value.
 */
export function FilterBar({ label, chosen, onClear, children, end, saved, scope, ...root }: FilterBarProps) {
  requireName('FilterBar', label, 'Give it a `label` that says what its filters narrow.');
  const t = useTexts(filterBarTexts);
  const isWide = useIsWide();
  const [isOpen, setOpen] = useState(false);
  const bar = useRef<HTMLElement>(null);
  useLayoutEffect(() => watchBar(bar.current), []);
  // The sheet closes when the window becomes wide enough for the row.
  if (isWide && isOpen) setOpen(false);

  const isNarrowed = chosen > 0;
  // Always rendered, so that a choice moves nothing; never `disabled`, which would drop the focus after a press.
  const clearButton = (
    <Button
      size={isWide ? 'small' : 'medium'}
      variant="ghost"
      aria-disabled={!isNarrowed || undefined}
      onClick={() => isNarrowed && onClear()}
    >
      {t('filterBar.clear')}
    </Button>
  );
  return (
    <Row {...root} aria-label={label} ref={useBothRefs(bar, root.ref)}>
      {scope !== undefined &&
        (isWide ? (
          <p className="scope">{scope}</p>
        ) : (
          <button type="button" className="scope" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {scope}
          </button>
        ))}
      {isWide ? (
        <div className="fields">{children}</div>
      ) : (
        <BottomSheet
          open={isOpen}
          onOpenChange={setOpen}
          title={label}
          trigger={
            <Button size="small" startIcon={<ListFilter aria-hidden />} aria-pressed={isNarrowed}>
              {isNarrowed ? t('filterBar.openChosen', { count: chosen }) : t('filterBar.open')}
            </Button>
          }
          footer={
            <>
              {clearButton}
              <Button variant="primary" onClick={() => setOpen(false)}>
                {t('filterBar.done')}
              </Button>
            </>
          }
        >
          <SheetFields>{children}</SheetFields>
        </BottomSheet>
      )}
      <div className="end">
        {isWide && clearButton}
        {saved && <SavedFiltersButton {...saved} compact={!isWide} />}
        {end}
      </div>
    </Row>
  );
}
