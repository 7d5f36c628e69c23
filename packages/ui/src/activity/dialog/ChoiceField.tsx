'use client';
import { useMemo } from 'react';
import { Cell } from '../../foundation/form/form.styles.ts';
import { Combobox, Select } from '../../foundation/index.ts';
import { useTexts } from '../../locale/index.ts';
import { activityFieldTexts } from '../../locale/ownTexts.ts';
import { useLostFocus } from '../../state/useLostFocus.ts';
import { useDialogScope } from './DialogScope.ts';
import { useFieldError } from './useFieldError.ts';

/** With more options than this people search instead of reading. */
const MOST_TO_READ = 15;

type ChoiceFieldProps = {
  field: 'tracingType' | 'activityType' | 'subject';
  /** What a catalogue offers. */
  items: readonly { readonly id: number; readonly name: string }[];
  value: number | null;
  onChange: (id: number | null) => void;
  /** They are on their way: the field can be reached and says so. */
  loading: boolean;
  /** What stands in the field while nothing is chosen. */
  placeholder?: string | undefined;
  /** Help that stays in sight. */
  description?: string | undefined;
  /** Takes the place of what is wrong by the rules of the form. */
  error?: string | undefined;
  /** Nothing can be chosen yet. */
  disabled?: boolean;
  /** Nothing can be chosen at all. */
  readOnly?: boolean;
};

/** One out of a catalogue: in a list where they are few, found by typing where they are many. */
export function ChoiceField({ field, items, value, onChange, loading, error, ...state }: ChoiceFieldProps) {
  const t = useTexts(activityFieldTexts);
  const { places } = useDialogScope();
  const wrong = useFieldError(field);
  const options = useMemo(() => items.map(({ id, name }) => ({ value: String(id), label: name })), [items]);
  // When the options arrive another control may take the place of the one that has the focus.
  const rescue = useLostFocus(() => places.at(field));
  const { placeholder, description, disabled = false, readOnly = false } = state;
  const shownPlaceholder = loading ? t('activityField.loading') : placeholder;
  const shared = {
    ref: (control: HTMLElement | null) => places.put(field, control),
    label: t(`activityField.${field}`),
    required: true,
    options,
    // What the catalogue does not have cannot be named, and is not sent.
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
