'use client';
import { Combobox } from '@base-ui/react/combobox';
import { type Ref, useRef } from 'react';
import { VisuallyHidden } from '../../foundation/content/VisuallyHidden.tsx';
import { Button } from '../../foundation/button/Button.tsx';
import { Search } from '../../foundation/icons/search.ts';
import { Place } from '../../foundation/select/Combobox.styles.ts';
import { Hint } from '../../foundation/select/option.styles.ts';
import { OptionList, type OptionListHandle } from '../../foundation/select/OptionList.tsx';
import type { useOptionSearch } from '../../foundation/select/useOptionSearch.ts';
import { useTexts } from '../../locale/index.ts';
import { selectTexts } from '../../locale/texts/es/select.ts';
import { filterBarTexts } from '../../locale/texts/es/filterBar.ts';
import { PanelFoot, PanelRoot, SearchLine } from './FilterPanel.styles.ts';
import { useThemeScope } from '../../theme/index.ts';

const texts = { ...selectTexts, ...filterBarTexts };

type FilterPanelProps = {
  /** Label of the filter. */
  label: string;
  /** The search text, and the matching options. */
  found: ReturnType<typeof useOptionSearch<string>>;
  chosen: ReadonlySet<string>;
  /** At most one value. */
  single: boolean;
  loading: boolean;
  failed: boolean;
  direction: 'ltr' | 'rtl';
  listRef: Ref<OptionListHandle>;
  /** Clears all values. */
  onClear: () => void;
};

/** The popup of a filter's pill: search, options or why there are none, and a clear button. */
export function FilterPanel({
  label,
  found: { words, rows, keys, text },
  chosen,
  single,
  loading,
  failed,
  direction,
  listRef,
  onClear,
}: FilterPanelProps) {
  const t = useTexts(texts);
  const input = useRef<HTMLInputElement>(null);
  const isSearching = words.length > 0;
  const hasFailed = failed && !loading;
  return (
    <Combobox.Portal {...useThemeScope()}>
      <Place align="start" sideOffset={6} collisionPadding={8}>
        <PanelRoot dir={direction} aria-label={label}>
          <SearchLine>
            <Search aria-hidden />
            <Combobox.Input
              ref={input}
              aria-label={t('filterSelect.search', { label })}
              placeholder={t('filterSelect.placeholder')}
              onKeyDown={(event) => {
                // Without matches there is nothing to select, and Enter must not close the list.
                if (event.key === 'Enter' && keys.length === 0) event.preventBaseUIHandler();
              }}
            />
          </SearchLine>
          <Combobox.Status>
            {hasFailed && <Hint>{t('filterSelect.failed')}</Hint>}
            {loading && <Hint>{t('filterSelect.loading')}</Hint>}
            {isSearching && keys.length > 0 && (
              <VisuallyHidden>{t('combobox.count', { count: keys.length })}</VisuallyHidden>
            )}
          </Combobox.Status>
          <OptionList ref={listRef} label={label} rows={rows} chosen={chosen} words={words} multiple={!single} />
          <Combobox.Empty>
            {!loading && !hasFailed && <Hint>{isSearching ? t('combobox.none', { text }) : t('select.none')}</Hint>}
          </Combobox.Empty>
          {chosen.size > 0 && (
            <PanelFoot>
              <Button
                size="small"
                variant="ghost"
                onClick={() => {
                  onClear();
                  // The button disappears with the selection; the focus stays in the list.
                  input.current?.focus();
                }}
              >
                {t('filterSelect.clear')}
              </Button>
            </PanelFoot>
          )}
        </PanelRoot>
      </Place>
    </Combobox.Portal>
  );
}
