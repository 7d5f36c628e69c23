'use client';
import { SegmentedControl } from '../../foundation/index.ts';
import { useTexts } from '../../locale/index.ts';
import { tableTexts } from '../../locale/texts/es/table.ts';
import { tableFiltersTexts } from '../../locale/texts/es/tableFilters.ts';
import type { FilterInputProps } from './filterInput.ts';

const texts = { ...tableTexts, ...tableFiltersTexts };

/** Rows whose cell says yes, or no. */
export function YesNoFilter({ field, filter, onChange }: FilterInputProps) {
  const t = useTexts(texts);
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
