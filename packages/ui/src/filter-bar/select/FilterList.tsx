'use client';
import { Combobox, type ComboboxRootChangeEventDetails } from '@base-ui/react/combobox';
import { DirectionProvider } from '@base-ui/react/direction-provider';
import { useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { OptionListHandle } from '../../foundation/select/OptionList.tsx';
import { useOptionSearch } from '../../foundation/select/useOptionSearch.ts';
import { useReadingDirection } from '../../foundation/select/useReadingDirection.ts';
import { FilterPanel } from './FilterPanel.tsx';
import type { FilterSelectProps } from './FilterSelect.tsx';
import { Pill, PillFrame } from './FilterSelect.styles.ts';
import { useBothRefs } from '../../state/useBothRefs.ts';
import type { RootProps } from '../../state/rootProps.ts';

export type FilterListProps = Pick<FilterSelectProps, 'label' | 'options' | 'onChange'> & {
  single: boolean;
  loading: boolean;
  failed: boolean;
  /** The selected values, without duplicates. */
  chosen: readonly string[];
  /** The label of a value, always known for a selected one. */
  labelOf: (value: string) => string;
  /** For the root element. */
  root: RootProps;
  /** Content of the pill. */
  children: ReactNode;
};

/** The pill with its list, replacing a pressed lazy pill: initially open and focused. */
export function FilterList({
  label,
  options,
  chosen,
  onChange,
  single,
  loading,
  failed,
  labelOf,
  root,
  children,
}: FilterListProps) {
  const [open, setOpen] = useState(true);
  const list = useRef<OptionListHandle>(null);
  const pill = useRef<HTMLButtonElement>(null);
  const [direction, readDirection] = useReadingDirection();
  const chosenSet = useMemo(() => new Set(chosen), [chosen]);
  const found = useOptionSearch<string>({ options, onSearch: undefined, loading });

  // The focus was on the replaced pill; the list restores it to this one.
  useLayoutEffect(() => {
    pill.current?.focus({ preventScroll: true });
  }, []);

  const change = (next: readonly string[] | string | null, { reason }: ComboboxRootChangeEventDetails): void => {
    if (reason !== 'item-press') return;
    if (typeof next === 'string') onChange([next]);
    else onChange(next ?? []);
  };
  const value = single ? { multiple: false, value: chosen[0] ?? null } : { multiple: true, value: [...chosen] };
  return (
    <DirectionProvider direction={direction}>
      <PillFrame {...root} ref={useBothRefs(readDirection, root.ref)}>
        <Combobox.Root<string, boolean>
          {...value}
          items={found.keys}
          filteredItems={found.keys}
          itemToStringLabel={labelOf}
          onValueChange={change}
          open={open}
          onOpenChange={(next, details) => {
            // The list stays open for further choices.
            if (!next && !single && details.reason === 'item-press') details.cancel();
            else setOpen(next);
          }}
          // The search is reset after the list is gone, not while it fades.
          onOpenChangeComplete={(next) => !next && found.search(null)}
          inputValue={found.typed ?? ''}
          onInputValueChange={(text, { reason }) => reason === 'input-change' && found.search(text)}
          onItemHighlighted={(_value, { index, reason }) => list.current?.follow(index, reason)}
          autoHighlight
          virtualized
        >
          <Combobox.Trigger
            ref={pill}
            render={<Pill type="button" />}
            aria-label={label}
            data-chosen={chosen.length > 0 || undefined}
          >
            {children}
          </Combobox.Trigger>
          <FilterPanel
            label={label}
            found={found}
            chosen={chosenSet}
            single={single}
            loading={loading}
            failed={failed}
            direction={direction}
            listRef={list}
            onClear={() => onChange([])}
          />
        </Combobox.Root>
      </PillFrame>
    </DirectionProvider>
  );
}
