'use client';
import { useMemo } from 'react';
import { Cell } from '../../foundation/form/form.styles.ts';
import { Combobox, Select } from '../../foundation/index.ts';
import { useTexts } from '../../locale/index.ts';
import { activityTexts } from '../../locale/texts/es/activity.ts';
import { useLostFocus } from '../../state/useLostFocus.ts';
import { useDialogScope } from './DialogScope.ts';
import { useFieldError } from './useFieldError.ts';

/** With more options than this people search instead of reading. */
const MOST_TO_READ = 15;

type ChoiceFieldProps = {
  field: 'tracingType' | 'activityType' | 'subject';
  /** Options of the catalogue. */
  items: readonly { readonly id: number; readonly name: string }[];
  value: number | null;
  onChange: (id: number | null) => void;
  /** Loading: the field is focusable and says so. */
  loading: boolean;
  /** Shown while nothing is selected. */
  placeholder?: string | undefined;
  /** Help that stays visible. */
  description?: string | undefined;
  /** Overrides the error of the form's rules. */
  error?: string | undefined;
  /** Disabled for now. */
  disabled?: boolean;
  /** Read-only. */
  readOnly?: boolean;
};

/** A value of a catalogue: a list for few options, a search for many. */
export function ChoiceField({ field, items, value, onChange, loading, error, ...state }: ChoiceFieldProps) {
  const t = useTexts(activityTexts);
  const { places } = useDialogScope();
  const wrong = useFieldError(field);
  const options = useMemo(() => items.map(({ id, name }) => ({ value: String(id), label: name })), [items]);
  // When the options arrive another control may replace the focused one.
  const rescue = useLostFocus(() => places.at(field));
  const { placeholder, description, disabled = false, readOnly = false } = state;
  const shownPlaceholder = loading ? t('activityField.loading') : placeholder;
  const shared = {
    ref: (control: HTMLElement | null) => places.put(field, control),
    label: t(`activityField.${field}`),
    required: true,
    options,
    // A value missing in the catalogue has no label, and is not sent.
    value: items.some(({ id }) => id === value) ? String(value) : null,
    onChange: (chosen: string | null) => onChange(chosen === null ? null : Number(chosen)),
    ...(shownPlaceholder !== undefined && { placeholder: shownPlaceholder }),
    description,
    error: error ?? wrong,
    disabled,
    readOnly: loading || readOnly,
  };
  return <Cell {...rescue}>{options.length > MOST_TO_READ ? <Combobox {...shared} /> : <Select {...shared} />}</Cell>;
}
