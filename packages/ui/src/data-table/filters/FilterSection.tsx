'use client';
import { type ComponentType, useEffect, useId, useRef, useState } from 'react';
import { ChevronDown } from '../../foundation/icons/chevron-down.ts';
import { X } from '../../foundation/icons/x.ts';
import { IconButton, TextField, SegmentedControl } from '../../foundation/index.ts';
import { useTexts } from '../../locale/index.ts';
import { tableFiltersTexts } from '../../locale/texts/es/tableFilters.ts';
import type { FilterValue } from '../source/filter.ts';
import { DayFilter } from './DayFilter.tsx';
import { FigureFilter } from './FigureFilter.tsx';
import { type FilterInputProps, useFilterDraft } from './useFilterDraft.ts';
import { conditionWords, filterTexts, filterWords } from './filterWords.ts';
import { ValuesFilter } from './ValuesFilter.tsx';

const inputs: Readonly<Record<FilterValue['kind'], ComponentType<FilterInputProps>>> = {
  text: TextFilter,
  oneOf: ValuesFilter,
  numberRange: FigureFilter,
  dayRange: DayFilter,
  yesNo: YesNoFilter,
};

type FilterSectionProps = FilterInputProps & {
  /** Whether it starts open. */
  readonly startsOpen: boolean;
  /** Hidden, with its state: not among the results of the column search. */
  readonly isHidden: boolean;
};

/** The filter of one column: its title, its current filter, and the control. */
export function FilterSection({ startsOpen, isHidden, ...input }: FilterSectionProps) {
  const { field, filter, onChange } = input;
  const t = useTexts(filterTexts);
  const id = useId();
  const title = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(startsOpen);
  const [wasOpen, setWasOpen] = useState(startsOpen);
  // Text typed to correct a filter stays; removing the filter here resets the input.
  const [removals, setRemovals] = useState(0);
  const content = useRef<HTMLFieldSetElement>(null);
  const wasPressed = useRef(false);
  useEffect(() => {
    if (isOpen && wasPressed.current) content.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  const Input = inputs[field.filter];
  return (
    <section hidden={isHidden}>
      <div className="head">
        <h3>
          <button
            ref={title}
            type="button"
            aria-expanded={isOpen}
            aria-controls={`${id}input`}
            onClick={() => {
              wasPressed.current = true;
              setOpen(!isOpen);
              setWasOpen(true);
            }}
          >
            <ChevronDown />
            <bdi id={`${id}title`}>{field.title}</bdi>
            {filter !== null && !isOpen && <bdi className="words">{conditionWords({ field, filter }, t)}</bdi>}
          </button>
        </h3>
        {filter !== null && (
          <IconButton
            size="small"
            label={t('filterChips.remove', { filter: filterWords({ field, filter }, t) })}
            onClick={() => {
              title.current?.focus();
              setRemovals(removals + 1);
              onChange(null);
            }}
          >
            <X />
          </IconButton>
        )}
      </div>
      <fieldset ref={content} id={`${id}input`} className="input" aria-labelledby={`${id}title`} hidden={!isOpen}>
        {wasOpen && <Input key={removals} {...input} />}
      </fieldset>
    </section>
  );
}

/** Rows whose cell holds a text, whatever its case and accents. */
function TextFilter({ filter, onChange }: FilterInputProps) {
  const t = useTexts(tableFiltersTexts);
  const { draft, keep } = useFilterDraft<string>(filter);
  return (
    <TextField
      label={t('filterPanel.contains')}
      autoComplete="off"
      spellCheck={false}
      value={draft ?? (filter?.kind === 'text' ? filter.text : '')}
      onChange={(text) => {
        const requested = text.trim() === '' ? null : ({ kind: 'text', text } as const);
        keep(text, requested);
        onChange(requested, true);
      }}
    />
  );
}

/** Rows whose cell says yes, or no. */
function YesNoFilter({ field, filter, onChange }: FilterInputProps) {
  const t = useTexts(filterTexts);
  const isYes = filter?.kind === 'yesNo' ? filter.value : null;
  return (
    <SegmentedControl
      label={field.title}
      size="small"
      fullWidth
      options={[
        { value: 'any', label: t('filterPanel.any') },
        { value: 'yes', label: t('dataTable.yes') },
        { value: 'no', label: t('dataTable.no') },
      ]}
      value={isYes === null ? 'any' : isYes ? 'yes' : 'no'}
      onChange={(answer) => onChange(answer === 'any' ? null : { kind: 'yesNo', value: answer === 'yes' })}
    />
  );
}
