'use client';
import type { ComponentPropsWithRef } from 'react';
import { Input } from './Field.styles.ts';
import { Field } from './Field.tsx';
import type { FieldWording } from './fieldWording.ts';
import type { TextFieldProps } from './TextField.tsx';
import { useLengthLimit } from './useLengthLimit.tsx';

/** Attributes of the native element that a field takes care of itself. */
type Taken =
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'maxLength'
  | 'required'
  | 'disabled'
  | 'className'
  | 'style'
  | 'rows';
/** What it shares with `TextField`, word for word. */
type Shared = FieldWording & Pick<TextFieldProps, 'value' | 'defaultValue' | 'onChange' | 'maxLength'>;

export type TextAreaProps = Omit<ComponentPropsWithRef<'textarea'>, Taken> &
  Shared & {
    /** Lines in sight at first; it grows with its text. Default 3. */
    rows?: number;
  };

/** Text of several lines: comments, observations. For one line use `TextField`. */
export function TextArea({
  label,
  description,
  error,
  required = false,
  disabled = false,
  maxLength,
  onChange,
  value,
  defaultValue,
  rows = 3,
  name,
  ...native
}: TextAreaProps) {
  const limit = useLengthLimit({ value, defaultValue, maxLength, error });
  return (
    <Field
      label={label}
      description={description}
      error={limit.error}
      required={required}
      disabled={disabled}
      footnote={limit.footnote}
    >
      <Input
        render={<textarea {...native} rows={rows} />}
        name={name}
        aria-required={required || undefined}
        value={value}
        defaultValue={defaultValue}
        onValueChange={(next) => {
          limit.follow(next);
          onChange?.(next);
        }}
      />
    </Field>
  );
}
