'use client';
import { formatPhone } from '@sereno/domain/contact';
import type { ProspectEdit, ProspectFormField } from '@sereno/domain/prospect';
import { memo, type KeyboardEvent } from 'react';
import { Cell } from '../../foundation/form/form.styles.ts';
import { TextField } from '../../foundation/index.ts';
import { media } from '../../theme/index.ts';

/** A one-line field. */
export type LineField = Exclude<ProspectFormField, 'acceptsEmail' | 'meansId' | 'comments' | 'zipCode'>;

/** Keyboard and autocorrection on a phone. The data are another person's: no autofill. */
const inputs = {
  firstName: { autoCapitalize: 'words', spellCheck: false },
  lastName: { autoCapitalize: 'words', spellCheck: false },
  mobilePhone: { type: 'tel', inputMode: 'tel' },
  homePhone: { type: 'tel', inputMode: 'tel' },
  email: { inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
  state: { autoCapitalize: 'words', spellCheck: false },
  county: { autoCapitalize: 'words', spellCheck: false },
  street: { autoCapitalize: 'sentences', spellCheck: false },
} as const satisfies Readonly<Record<LineField, object>>;

type ProspectTextFieldProps = {
  field: LineField;
  label: string;
  value: string;
  error: string | undefined;
  onEdit: (edit: ProspectEdit) => void;
  place: (field: ProspectFormField, control: HTMLElement | null) => void;
  required?: boolean;
  wide?: boolean;
  readOnly: boolean;
};

/** On a phone the key says 'next' and moves to the next field; with a keyboard Enter saves, as usual. */
export function goOn(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || !window.matchMedia(media.touch).matches) return;
  const { form } = event.currentTarget;
  if (form === null) return;
  event.preventDefault();
  const places = [...form.querySelectorAll<HTMLElement>('input:not([aria-hidden]), textarea, [role="combobox"]')];
  const next = places.slice(places.indexOf(event.currentTarget) + 1).find((each) => !each.matches(':disabled'));
  (next ?? event.currentTarget).focus();
}

/** One line about a prospect. A phone is grouped on blur. */
export const ProspectTextField = memo(function ProspectTextField({
  field,
  label,
  value,
  error,
  onEdit,
  place,
  required = false,
  wide = false,
  readOnly,
}: ProspectTextFieldProps) {
  const isPhone = field === 'mobilePhone' || field === 'homePhone';
  const tidy = (): void => {
    const shown = formatPhone(value);
    if (shown !== value) onEdit({ field, value: shown });
  };
  return (
    <Cell data-wide={wide || undefined}>
      <TextField
        ref={(input) => place(field, input)}
        name={field}
        label={label}
        value={value}
        onChange={(next) => onEdit({ field, value: next })}
        error={error}
        required={required}
        readOnly={readOnly}
        autoComplete="off"
        enterKeyHint="next"
        onKeyDown={goOn}
        {...inputs[field]}
        {...(isPhone && { onBlur: tidy })}
      />
    </Cell>
  );
});
