'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Input } from './Field.styles.ts';
import { Field } from './Field.tsx';
import { useLengthLimit } from './useLengthLimit.tsx';

/** Attributes of the input that a field takes care of itself. */
type Taken = 'value' | 'defaultValue' | 'onChange' | 'maxLength' | 'type' | 'size' | 'required' | 'className' | 'style';

export type TextFieldProps = Omit<ComponentPropsWithRef<'input'>, Taken> & {
  /** What is asked; the accessible name. */
  label: string;
  /** Help that stays in sight while typing. */
  description?: ReactNode;
  /** What is wrong and what to do; undefined or empty when nothing is. */
  error?: string | undefined;
  /** Marks the label and says `aria-required`; checking it is the form's work. Default false. */
  required?: boolean;
  /** Switches the field off; its text stays readable but is neither focused nor sent. Default false. */
  disabled?: boolean;
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
