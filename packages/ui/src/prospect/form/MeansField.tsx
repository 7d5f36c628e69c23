'use client';
import type { ProspectEdit, ProspectFormField, ProspectionMeans } from '@sereno/domain/prospect';
import { memo, useMemo } from 'react';
import { Cell } from '../../foundation/form/form.styles.ts';
import { Banner, Button, Combobox, Select } from '../../foundation/index.ts';
import { useTexts } from '../../locale/index.ts';
import { prospectTexts } from '../../locale/texts/es/prospect.ts';
import { useLostFocus } from '../../state/useLostFocus.ts';

/** With more options than this people search instead of reading. */
const MOST_TO_READ = 15;
const NONE: readonly ProspectionMeans[] = [];

type MeansFieldProps = {
  means: readonly ProspectionMeans[] | null | undefined;
  value: number | null;
  error: string | undefined;
  required: boolean;
  readOnly: boolean;
  onEdit: (edit: ProspectEdit) => void;
  onRetry: (() => void) | undefined;
  place: (field: ProspectFormField, control: HTMLElement | null) => void;
  /** The current control of a field, to restore the focus. */
  at: (field: ProspectFormField) => HTMLElement | undefined;
};

/** How the prospect was found: a list for few options, a search for many. */
export const MeansField = memo(function MeansField({
  means,
  value,
  error,
  required,
  readOnly,
  onEdit,
  onRetry,
  place,
  at,
}: MeansFieldProps) {
  const t = useTexts(prospectTexts);
  const offered = means ?? NONE;
  const options = useMemo(() => offered.map(({ id, name }) => ({ value: String(id), label: name })), [offered]);
  // When the options arrive another control may replace the focused one.
  const rescue = useLostFocus(() => at('meansId'));
  const isLoading = means === undefined;
  const shared = {
    ref: (control: HTMLElement | null) => place('meansId', control),
    label: t('prospectForm.meansField'),
    required,
    clearable: !required,
    options,
    value: offered.some(({ id }) => id === value) ? String(value) : null,
    onChange: (chosen: string | null) => onEdit({ field: 'meansId', value: chosen === null ? null : Number(chosen) }),
    ...(isLoading && { placeholder: t('prospectForm.loading') }),
    error,
    readOnly: isLoading || readOnly,
  };
  return (
    <Cell {...rescue}>
      {options.length > MOST_TO_READ ? <Combobox {...shared} /> : <Select {...shared} />}
      {means === null && (
        <Banner
          tone="warning"
          action={
            onRetry && (
              <Button size="small" onClick={onRetry}>
                {t('prospectForm.retry')}
              </Button>
            )
          }
        >
          {t('prospectForm.meansFailed')}
        </Banner>
      )}
    </Cell>
  );
});
