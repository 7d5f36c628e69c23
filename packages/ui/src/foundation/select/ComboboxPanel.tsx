'use client';
import { CircleAlert } from '../icons/circle-alert.ts';
import { Combobox } from '@base-ui/react/combobox';
import { useState, type ReactNode, type Ref } from 'react';
import { useTexts } from '../../locale/index.ts';
import { lazyPart, useLazyPart } from '../../lazy/lazyPart.ts';
import { selectTexts } from '../../locale/texts/es/select.ts';
import { VisuallyHidden } from '../content/VisuallyHidden.tsx';
import { Panel, Place } from './Combobox.styles.ts';
import { Hint } from './option.styles.ts';
import type { OptionListHandle } from './OptionList.tsx';
import type { OptionValue, SelectOption } from './options.ts';
import type { useOptionSearch } from './useOptionSearch.ts';
import { useThemeScope } from '../../theme/index.ts';

/**
 * The list is lazy: virtualising thousands of rows takes as much code as the rest of a combobox, and most are never
 * opened.
 */
export const optionList = lazyPart(() => import('./OptionList.tsx').then((module) => module.OptionList));

/** Preloads when the combobox is touched, hovered or focused. */
export const preloadOptions = (): void => void optionList.preload();

type ComboboxPanelProps<Value extends OptionValue> = {
  /** Label of the field. */
  label: string;
  open: boolean;
  /** The search text, and the matching options. */
  found: ReturnType<typeof useOptionSearch<Value>>;
  chosen: ReadonlySet<string>;
  leastLetters: number;
  loading: boolean;
  failed: boolean;
  multiple: boolean;
  renderOption: ((option: SelectOption<Value>) => ReactNode) | undefined;
  direction: 'ltr' | 'rtl';
  listRef: Ref<OptionListHandle>;
  ref: Ref<HTMLDivElement>;
};

/** The popup of a combobox: its options, or why there are none. */
export function ComboboxPanel<Value extends OptionValue>({
  label,
  open,
  found: { words, rows, keys, text, count },
  chosen,
  leastLetters,
  loading,
  failed,
  multiple,
  renderOption,
  direction,
  listRef,
  ref,
}: ComboboxPanelProps<Value>) {
  const t = useTexts(selectTexts);
  const [lost, setLost] = useState(false);
  if (!open && lost) setLost(false);
  const { part: List } = useLazyPart(optionList, open && 'now', () => setLost(true));
  const searching = words.length > 0;
  // One message at a time: retrying replaces the failure.
  const isLoading = !lost && (loading || (List === undefined && !failed));
  const hasFailed = lost || (failed && !loading);
  const none = searching ? t('combobox.none', { text }) : t('select.none');
  return (
    <Combobox.Portal {...useThemeScope()}>
      {/* Outside the focus ring of the box, which keeps the focus. */}
      <Place sideOffset={6} collisionPadding={8}>
        <Panel ref={ref} dir={direction}>
          <Combobox.Status>
            {hasFailed && (
              <Hint data-failed>
                <CircleAlert aria-hidden />
                {t('combobox.failed')}
              </Hint>
            )}
            {isLoading && <Hint data-over={keys.length > 0 || undefined}>{t('combobox.loading')}</Hint>}
            {searching && count > 0 && <VisuallyHidden>{t('combobox.count', { count })}</VisuallyHidden>}
          </Combobox.Status>
          {List && (
            <List
              ref={listRef}
              label={label}
              rows={rows}
              chosen={chosen}
              words={words}
              multiple={multiple}
              renderOption={renderOption}
            />
          )}
          <Combobox.Empty>
            {!isLoading && !hasFailed && (
              <Hint>{text.length < leastLetters ? t('combobox.atLeast', { count: leastLetters }) : none}</Hint>
            )}
          </Combobox.Empty>
        </Panel>
      </Place>
    </Combobox.Portal>
  );
}
