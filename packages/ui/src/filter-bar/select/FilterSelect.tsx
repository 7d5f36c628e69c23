'use client';
import { useMemo, useState, type KeyboardEvent } from 'react';
import { requireName } from '../../foundation/accessibleName.ts';
import { entriesOf, labelsOf } from '../../foundation/select/options.ts';
import { useChosenLabels } from '../../foundation/select/useChosenLabels.ts';
import { useTexts } from '../../locale/index.ts';
import { filterBarTexts } from '../../locale/texts/es/filterBar.ts';
import { lazyPart, useLazyPart } from '../../lazy/lazyPart.ts';
import { Pill, PillFrame } from './FilterSelect.styles.ts';
import { nameUnder } from './nameUnder.ts';
import { ChevronDown } from '../../foundation/icons/chevron-down.ts';
import type { RootProps } from '../../state/rootProps.ts';

/** The list is lazy: a dashboard has several filters, and is mostly read without opening one. */
const filterList = lazyPart(() => import('./FilterList.tsx').then((module) => module.FilterList));
const preload = (): void => void filterList.preload();

/** One thing to narrow by. */
export type FilterOption = { readonly value: string; readonly label: string };

export type FilterSelectProps = RootProps & {
  /** Name of the filter: 'Gerencia'. Shown in the pill, and the accessible name. */
  label: string;
  /** The options in display order; 5,000 stay fast. */
  options: readonly FilterOption[];
  /**
   * The selected values; empty means all. One that is not an option counts and keeps the label it was selected under.
   */
  value: readonly string[];
  /** Called with all values on each selection, and with none when cleared. */
  onChange: (next: readonly string[]) => void;
  /** At most one: a selection replaces the previous one and closes the list. Default false: any number. */
  single?: boolean | undefined;
  /** Text of the pill without a selection. Default from the catalogue: 'Todas'. */
  allLabel?: string | undefined;
  /** Options are loading. Default false. */
  loading?: boolean | undefined;
  /**
   * Options failed to load: the list says 'No se pudo cargar', and the selection can still be cleared (FLT-04). Default false.
   */
  failed?: boolean | undefined;
};

/**
 * A filter of a dashboard: a pill with the selection, 'Gerencia Occidente' or 'Asesores 3', that opens a searchable
 * list (DSH-01, SAL-01 to SAL-06). Each selection applies at once, and the list stays open. In a form use
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
  ...root
}: FilterSelectProps) {
  requireName('FilterSelect', label, 'Give it a `label` that says what it narrows by.');
  const t = useTexts(filterBarTexts);
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
  // A number without a name says nothing; an option may have its value as its label.
  const isNamed = only !== undefined && (only !== first || labels.has(only));
  const some = isNamed ? nameUnder(label, only) : String(chosen.length);
  const summary = chosen.length === 0 ? (allLabel ?? t('filterSelect.all')) : some;
  const content = <PillContent label={label} summary={isLost ? t('filterSelect.failed') : summary} only={only} />;

  if (isPressed && List !== undefined) {
    const shared = { label, options, chosen, onChange, single, loading, failed, labelOf };
    return (
      <List {...shared} root={root}>
        {content}
      </List>
    );
  }
  const press = (): void => {
    setLost(false);
    setPressed(true);
  };
  return (
    <PillFrame {...root} onFocus={preload} onPointerEnter={preload}>
      <Pill
        {...closed}
        aria-label={label}
        aria-busy={isPressed || undefined}
        data-chosen={chosen.length > 0 || undefined}
        onClick={(event) => {
          // Not every browser focuses a pressed button.
          event.currentTarget.focus();
          press();
        }}
        onKeyDown={(event) => {
          if (!isArrow(event)) return;
          event.preventDefault();
          press();
        }}
        // If the focus has moved on before it loads, it does not open.
        onBlur={() => setPressed(false)}
      >
        {content}
      </Pill>
    </PillFrame>
  );
}

/** Attributes of the closed pill, the same before and after its list loads. */
const closed = { type: 'button', role: 'combobox', 'aria-haspopup': 'dialog', 'aria-expanded': false } as const;

function isArrow({ key }: KeyboardEvent): boolean {
  return key === 'ArrowDown' || key === 'ArrowUp';
}

type PillContentProps = {
  /** What it narrows by. */
  label: string;
  /** What is chosen: a name, or how many. */
  summary: string;
  /** The whole name of the only choice, shown on hover. Default: none. */
  only: string | undefined;
};

/** Content of a filter's pill. */
function PillContent({ label, summary, only }: PillContentProps) {
  return (
    <>
      {/* The name says it already; what is left is the value. */}
      <span className="label" aria-hidden>
        {label}
      </span>
      <bdi className="value" title={only}>
        {summary}
      </bdi>
      <ChevronDown aria-hidden />
    </>
  );
}
