'use client';
import { createFinder, fold } from '@sereno/domain/search';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../foundation/index.ts';
import { useTexts } from '../../locale/index.ts';
import { tableFiltersTexts } from '../../locale/texts/es/tableFilters.ts';
import type { TableFilters } from '../model/query.ts';
import { type PanelFrame, PanelSurface } from '../../foundation/panel/PanelSurface.tsx';
import { activeFilters, type FilterField } from './filterField.ts';
import { FilterSections } from './FilterPanel.styles.ts';
import { FilterSection } from './FilterSection.tsx';
import { PanelSearch } from '../../foundation/panel/PanelSearch.tsx';
import { type FilterChanges, useFilterChanges } from './useFilterChanges.ts';

export type FilterPanelProps = PanelFrame & {
  readonly fields: readonly FilterField[];
  readonly filters: TableFilters;
  readonly onFilters: (filters: TableFilters) => void;
};

/** Filters the rows by column while they stay visible (TBL-09). */
export function FilterPanel({ fields, filters, onFilters, ...frame }: FilterPanelProps) {
  const t = useTexts(tableFiltersTexts);
  const changes = useFilterChanges(frame.open, filters, onFilters);
  const [clears, setClears] = useState(0);
  const [search, setSearch] = useState('');
  const isNarrowed = activeFilters(fields, filters).length > 0;
  const clear = (): void => {
    setClears(clears + 1);
    setSearch('');
    changes.clear();
  };
  /** Closes the panel, or focuses the first invalid field, whose text would be lost. */
  const finish = (button: HTMLElement): void => {
    const wrong = button.closest('[role="dialog"]')?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (!wrong) return frame.onClose();
    // A hidden field, collapsed or filtered out by the search, cannot be focused.
    flushSync(() => {
      setSearch('');
      wrong.closest('section')?.querySelector<HTMLElement>('[aria-expanded="false"]')?.click();
    });
    return wrong.focus();
  };
  return (
    <PanelSurface
      {...frame}
      title={t('filterPanel.title')}
      footer={
        <>
          <Button size="small" variant="ghost" aria-disabled={!isNarrowed} onClick={isNarrowed ? clear : undefined}>
            {t('filterChips.clear')}
          </Button>
          <Button size="small" variant="primary" onClick={({ currentTarget }) => finish(currentTarget)}>
            {t('filterPanel.done')}
          </Button>
        </>
      }
    >
      <Sections key={clears} fields={fields} filters={filters} changes={changes} search={search} onSearch={setSearch} />
    </PanelSurface>
  );
}

/** With more columns than this there is a search. */
const MANY = 12;
/** With at most this many, all start open. */
const FEW = 3;

type SectionsProps = Pick<FilterPanelProps, 'fields' | 'filters'> & {
  readonly changes: FilterChanges;
  /** What the columns are searched for. */
  readonly search: string;
  readonly onSearch: (search: string) => void;
};

/** A section for each column; those that narrow something down when the panel opens come first, and are open. */
function Sections({ fields, filters, changes, search, onSearch }: SectionsProps) {
  const t = useTexts(tableFiltersTexts);
  const [first] = useState(() => new Set(activeFilters(fields, filters).map(({ field }) => field.id)));
  const active = new Map(activeFilters(fields, filters).map(({ field, filter }) => [field.id, filter]));
  const finds = createFinder(fold(search.trim()));
  const ordered = [...fields.filter(({ id }) => first.has(id)), ...fields.filter(({ id }) => !first.has(id))];
  return (
    <FilterSections>
      {fields.length > MANY && <PanelSearch label={t('filterPanel.searchColumn')} value={search} onChange={onSearch} />}
      {ordered.map((field) => (
        <FilterSection
          key={field.id}
          field={field}
          filter={active.get(field.id) ?? null}
          startsOpen={first.has(field.id) || fields.length <= FEW}
          isHidden={!finds(field.title)}
          onChange={(filter, isTyped) => changes.change(field.id, filter, isTyped)}
          onWithdraw={() => changes.withdraw(field.id)}
        />
      ))}
      <output className="note">
        {fields.some(({ title }) => finds(title)) ? '' : t('filterPanel.noMatch', { text: search.trim() })}
      </output>
    </FilterSections>
  );
}
