'use client';
import { CircleAlert } from '../icons/circle-alert.ts';
import { Combobox } from '@base-ui/react/combobox';
import { useState, type Ref } from 'react';
import { useTexts } from '../../locale/index.ts';
import { deferred, useDeferred } from '../../state/deferred.ts';
import { comboboxTexts, selectTexts } from '../../locale/ownTexts.ts';
import { VisuallyHidden } from '../content/VisuallyHidden.tsx';
import { Panel, Place } from './Combobox.styles.ts';
import { Hint } from './option.styles.ts';
import type { OptionListHandle } from './OptionList.tsx';
import type { OptionRow } from './options.ts';

const texts = { ...comboboxTexts, ...selectTexts };

/** Placing thousands of rows takes as much code as the rest of a combobox, and most are never opened. */
const optionList = deferred(() => import('./OptionList.tsx'));

/** Fetches what shows the options before it is asked for: when the box is touched, pointed at or focused. */
export function prepareOptions(): void {
  // Whoever opens it tries again, and says when it fails.
  optionList.load().catch(() => undefined);
}

type ComboboxPanelProps<Value extends string> = {
  /** Label of the field. */
  label: string;
  open: boolean;
  rows: readonly OptionRow<Value>[];
  /** How many options there are in those rows. */
  count: number;
  chosen: ReadonlySet<Value>;
  typed: string | null;
  words: readonly string[];
  loading: boolean;
  failed: boolean;
  multiple: boolean;
  direction: 'ltr' | 'rtl';
  listRef: Ref<OptionListHandle>;
  ref: Ref<HTMLDivElement>;
};

/** What hangs at a combobox: its options, or why there are none. */
export function ComboboxPanel<Value extends string>({
  label,
  open,
  rows,
  count,
  chosen,
  typed,
  words,
  loading,
  failed,
  multiple,
  direction,
  listRef,
  ref,
}: ComboboxPanelProps<Value>) {
  const t = useTexts(texts);
  const [lost, setLost] = useState(false);
  if (!open && lost) setLost(false);
  const list = useDeferred(optionList, open && 'now', () => setLost(true));
  const searching = words.length > 0;
  return (
    <Combobox.Portal>
      {/* Clear of the ring around the box, which keeps the focus. */}
      <Place sideOffset={6} collisionPadding={8}>
        <Panel ref={ref} dir={direction}>
          <Combobox.Status>
            {(failed || lost) && (
              <Hint data-failed>
                <CircleAlert aria-hidden />
                {t('combobox.failed')}
              </Hint>
            )}
            {(loading || (list === undefined && !lost)) && <Hint>{t('combobox.loading')}</Hint>}
            {searching && count > 0 && <VisuallyHidden>{t('combobox.count', { count })}</VisuallyHidden>}
          </Combobox.Status>
          {list && (
            <list.OptionList
              ref={listRef}
              label={label}
              rows={rows}
              chosen={chosen}
              words={words}
              multiple={multiple}
            />
          )}
          <Combobox.Empty>
            {!loading && !failed && !lost && (
              <Hint>{searching ? t('combobox.none', { text: (typed ?? '').trim() }) : t('select.none')}</Hint>
            )}
          </Combobox.Empty>
        </Panel>
      </Place>
    </Combobox.Portal>
  );
}
