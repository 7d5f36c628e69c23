'use client';
import { createFinder, fold } from '@sereno/domain/search';
import { type KeyboardEvent, useMemo, useState } from 'react';
import { formatTag, useLocale, useTexts } from '../../locale/index.ts';
import { selectTexts } from '../../locale/texts/es/select.ts';
import { tableFiltersTexts } from '../../locale/texts/es/tableFilters.ts';
import { shownPart } from '../cells/cellText.ts';
import type { FilterInputProps } from './useFilterDraft.ts';
import { PanelSearch } from '../../foundation/panel/PanelSearch.tsx';

/** With more values than this there is a search, and the list is one tab stop. */
const MANY = 8;
/** Maximum rendered values. */
const MOST_LINES = 500;

const none: readonly string[] = [];

const texts = { ...tableFiltersTexts, ...selectTexts };

/** A filter by checked values. */
export function ValuesFilter({ field, filter, onChange }: FilterInputProps) {
  const t = useTexts(texts);
  const locale = useLocale();
  const chosen = filter?.kind === 'oneOf' ? filter.values : none;
  const [chosenFirst] = useState(chosen);
  const [search, setSearch] = useState('');
  const [stop, setStop] = useState<string | null>(null);
  const values = useMemo(
    () => ordered(field.values(), chosenFirst, new Intl.Collator(formatTag(locale), { numeric: true })),
    [field, chosenFirst, locale],
  );
  const found = useMemo(() => values.filter(createFinder(fold(search.trim()))), [values, search]);

  const isLong = values.length > MANY;
  const shown = found.slice(0, MOST_LINES);
  const tabStop = stop !== null && shown.includes(stop) ? stop : shown[0];
  const toggle = (value: string): void => {
    const next = chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value];
    onChange(next.length === 0 ? null : { kind: 'oneOf', values: next });
  };
  const note =
    field.search?.state === 'loading'
      ? t('combobox.loading')
      : field.search?.state === 'failed'
        ? t('combobox.failed')
        : values.length === 0
          ? t('filterPanel.noValues')
          : found.length === 0
            ? t('filterPanel.noMatch', { text: search.trim() })
            : found.length > shown.length
              ? t('filterPanel.moreValues', { shown: shown.length, total: found.length })
              : '';
  return (
    <>
      {isLong && (
        <PanelSearch
          label={t('filterPanel.searchValue', { column: field.title })}
          value={search}
          onChange={(text) => {
            setSearch(text);
            field.search?.onSearch(text);
          }}
        />
      )}
      {shown.length > 0 && (
        <div className="values">
          {shown.map((value) => (
            <label key={value}>
              <input
                type="checkbox"
                checked={chosen.includes(value)}
                {...(isLong && {
                  tabIndex: value === tabStop ? 0 : -1,
                  onFocus: () => setStop(value),
                  onKeyDown: moveFocus,
                })}
                onChange={() => toggle(value)}
              />
              <span>{shownPart(value)}</span>
            </label>
          ))}
        </div>
      )}
      <output className="note">{note}</output>
    </>
  );
}

/** Each value once: those that were chosen at first, in sight at once, then the rest as a reader expects them. */
function ordered(values: readonly string[], first: readonly string[], { compare }: Intl.Collator): readonly string[] {
  if (values.length <= MANY) return [...new Set([...values, ...first])].toSorted(compare);
  return [...new Set([...first.toSorted(compare), ...values.toSorted(compare)])];
}

/** Moves the focus among the boxes by the arrow keys, and to their ends. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const boxes = [...(event.currentTarget.closest('.values')?.querySelectorAll('input') ?? [])];
  const place = boxes.findIndex((box) => box === event.currentTarget);
  const targets: Readonly<Record<string, number>> = {
    ArrowDown: place + 1,
    ArrowUp: place - 1,
    Home: 0,
    End: boxes.length - 1,
  };
  const target = boxes[targets[event.key] ?? -1];
  if (target === undefined) return;
  event.preventDefault();
  target.focus();
}
