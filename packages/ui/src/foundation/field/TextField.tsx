'use client';
import type { ComponentPropsWithRef } from 'react';
import { Input } from './Field.styles.ts';
import { Field } from './Field.tsx';
import type { FieldWording } from './fieldWording.ts';
import { useLengthLimit } from './useLengthLimit.tsx';

/** Attributes of the input that a field takes care of itself. */
type Taken =
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'maxLength'
  | 'type'
  | 'size'
  | 'required'
  | 'disabled'
  | 'className'
  | 'style';

export type TextFieldProps = Omit<ComponentPropsWithRef<'input'>, Taken> &
  FieldWording & {
    /** The text when the host holds it. */
    value?: string;
    /** First text when the field holds it. Default ''. */
    defaultValue?: string;
    /** Called with the text at each change, password managers and dictation included. */
    onChange?: (value: string) => void;
    /**
     * Kinds without a format that the browser would judge in its own words. For addresses keep 'text' and set
     * `inputMode="email"` or "url", which bring the same keyboard. Default 'text'.
     */
    type?: 'text' | 'tel' | 'search';
    /**
     * Most characters accepted. The input is never cut, which would lose the end of a pasted text without a word:
     * a longer text shows an error and a count. Default: no limit.
     */
    maxLength?: number;
  };

/** One line of text. For secrets use `PasswordField`. */
export function TextField({
  label,
  description,
  error,
  required = false,
  disabled = false,
  maxLength,
  onChange,
  value,
  defaultValue,
  type = 'text',
  ...native
}: TextFieldProps) {
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
        {...native}
        type={type}
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
