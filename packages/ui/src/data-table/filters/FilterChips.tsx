'use client';
import { useLayoutEffect, useRef } from 'react';
import { X } from '../../foundation/icons/x.ts';
import { Button } from '../../foundation/index.ts';
import { useTexts } from '../../locale/index.ts';
import { useLostFocus } from '../../state/useLostFocus.ts';
import type { ActiveFilter } from './filterField.ts';
import { ChipList } from './FilterChips.styles.ts';
import { filterTexts, filterWords } from './filterWords.ts';

type FilterChipsProps = {
  readonly active: readonly ActiveFilter[];
  readonly onRemove: (id: string) => void;
  readonly onClear: () => void;
};

/**
 * The filters in use, each in words and with a button that removes it (TBL-09); nothing while there are none. It stays mounted
 * then, since the focus of the last button has to go somewhere.
 */
export function FilterChips({ active, onRemove, onClear }: FilterChipsProps) {
  const t = useTexts(filterTexts);
  const chips = useRef<HTMLUListElement>(null);
  const removed = useRef(0);
  const table = useRef<Element | null>(null);
  const focusKeeper = useLostFocus(() => {
    const buttons = chips.current?.querySelectorAll('button') ?? [];
    const next = buttons[Math.min(removed.current, buttons.length - 1)];
    return next ?? table.current?.querySelector<HTMLElement>('[aria-haspopup="dialog"], [role$=grid] [tabindex="0"]');
  });
  useLayoutEffect(() => {
    if (chips.current !== null) table.current = chips.current.closest('section');
  });
  if (active.length === 0) return null;
  return (
    <ChipList ref={chips} className="chips" aria-label={t('filterChips.label')} {...focusKeeper}>
      {active.map((one, index) => {
        const words = filterWords(one, t);
        return (
          <li key={one.field.id}>
            <bdi className="words">{words}</bdi>
            <button
              type="button"
              className="remove"
              aria-label={t('filterChips.remove', { filter: words })}
              onClick={() => {
                removed.current = index;
                onRemove(one.field.id);
              }}
            >
              <X size={14} />
            </button>
          </li>
        );
      })}
      {active.length > 1 && (
        <li className="all">
          <Button size="small" variant="ghost" onClick={onClear}>
            {t('filterChips.clear')}
          </Button>
        </li>
      )}
    </ChipList>
  );
}
