'use client';
import { TextField } from '../../foundation/index.ts';
import { useTexts } from '../../locale/index.ts';
import { tableFiltersTexts } from '../../locale/texts/es/tableFilters.ts';
import type { FilterInputProps } from './filterInput.ts';
import { useFilterDraft } from './useFilterDraft.ts';

/** Rows whose cell holds a text, whatever its case and accents. */
export function TextFilter({ filter, onChange }: FilterInputProps) {
  const t = useTexts(tableFiltersTexts);
  const { draft, keep } = useFilterDraft<string>(filter);
  return (
    <TextField
      label={t('filterPanel.contains')}
      autoComplete="off"
      spellCheck={false}
      value={draft ?? (filter?.kind === 'text' ? filter.text : '')}
      onChange={(text) => {
        const asked = text.trim() === '' ? null : ({ kind: 'text', text } as const);
        keep(text, asked);
        onChange(asked, true);
      }}
    />
  );
}
