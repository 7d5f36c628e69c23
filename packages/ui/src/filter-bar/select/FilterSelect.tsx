'use client';
import { useMemo, useState, type KeyboardEvent } from 'react';
import { requireName } from '../../foundation/accessibleName.ts';
import { entriesOf, labelsOf } from '../../foundation/select/options.ts';
import { useChosenLabels } from '../../foundation/select/useChosenLabels.ts';
import { useTexts } from '../../locale/index.ts';
import { filterSelectTexts } from '../../locale/ownTexts.ts';
import { lazyPart, useLazyPart } from '../../lazy/lazyPart.ts';
import { Pill, PillFrame } from './FilterSelect.styles.ts';
import { PillContent } from './PillContent.tsx';

/** What opens at a pill. A dashboard has several filters, and is mostly read without opening one. */
const filterList = lazyPart(() => import('./FilterList.tsx').then((module) => module.FilterList));
const preload = (): void => void filterList.preload();

/** One thing to narrow by. */
export type FilterOption = { readonly value: string; readonly label: string };

export type FilterSelectProps = {
  /** What it narrows by: 'Gerencia'. Shown in the pill, and the accessible name. */
  label: string;
  /** What can be chosen, in the order it is shown; 5,000 stay quick. */
  options: readonly FilterOption[];
  /** The chosen values; none means all. One that is not among the options counts and keeps the label it was chosen under. */
  value: readonly string[];
  /** Called with all values at each choice, and with none when the choice is taken back. */
  onChange: (next: readonly string[]) => void;
  /** One at most: a choice takes the place of the one before, and closes the list. Default false: as many as there are. */
  single?: boolean;
  /** What the pill says while nothing is chosen. Default from the catalogue: 'Todas'. */
  allLabel?: string;
  /** The options are on their way. Default false. */
  loading?: boolean;
  /** The options could not be fetched: the list says 'Sin datos', and what is chosen can still be taken back (FLT-04). Default false. */
  failed?: boolean;
};

/**
 * A filter of a dashboard: a pill that says what is chosen, 'Gerencia Occidente' or 'Asesores 3', and opens a list to search and
 * tick (DSH-01, SAL-01 to SAL-06). Each choice counts at once, and the list stays open for the next one. In a form use
 * `MultiCombobox`.
 */
export function FilterSelect({
  label,
  options,
  value,
  onChange,
  single = false,
  allLabel,
  loading = false,
  failed = false,
}: FilterSelectProps) {
  requireName('FilterSelect', label, 'Give it a `label` that says what it narrows by.');
  const t = useTexts(filterSelectTexts);
  const chosen = useMemo(() => [...new Set(value)], [value]);
  const labels = useMemo(() => labelsOf(entriesOf(options)), [options]);
  const labelOf = useChosenLabels(labels, chosen);
  const [isPressed, setPressed] = useState(false);
  const [isLost, setLost] = useState(false);
  const { part: List } = useLazyPart(filterList, isPressed && 'now', () => {
    setPressed(false);
    setLost(true);
  });

  const [first] = chosen;
  const only = chosen.length === 1 && first !== undefined ? labelOf(first) : undefined;
  // The number of somebody whose name is not known says nothing; an option may well be called as its value.
  const isNamed = only !== undefined && (only !== first || labels.has(only));
  const some = isNamed ? only : String(chosen.length);
  const summary = chosen.length === 0 ? (allLabel ?? t('filterSelect.all')) : some;
  const content = <PillContent label={label} summary={isLost ? t('filterSelect.failed') : summary} only={only} />;

  if (isPressed && List !== undefined) {
    const shared = { label, options, chosen, onChange, single, loading, failed, labelOf };
    return <List {...shared}>{content}</List>;
  }
  const press = (): void => {
    setLost(false);
    setPressed(true);
  };
  return (
    <PillFrame onFocus={preload} onPointerEnter={preload}>
      <Pill
        {...closed}
        aria-label={label}
        aria-busy={isPressed || undefined}
        data-chosen={chosen.length > 0 || undefined}
        onClick={(event) => {
          // Not every browser gives the focus to a button that is pressed.
          event.currentTarget.focus();
          press();
        }}
        onKeyDown={(event) => {
          if (!isArrow(event)) return;
          event.preventDefault();
          press();
        }}
        // Whoever goes on before it has come does not want it any more.
        onBlur={() => setPressed(false)}
      >
        {content}
      </Pill>
    </PillFrame>
  );
}

/** What the pill is read as while its list is closed, the same as the one that takes its place. */
const closed = { type: 'button', role: 'combobox', 'aria-haspopup': 'dialog', 'aria-expanded': false } as const;

function isArrow({ key }: KeyboardEvent): boolean {
  return key === 'ArrowDown' || key === 'ArrowUp';
}
