'use client';
import { useState, type ReactNode } from 'react';
import { useTexts } from '../../locale/index.ts';
import { fieldTexts } from '../../locale/ownTexts.ts';
import { Count } from './Field.styles.ts';
import type { FieldWording } from './fieldWording.ts';

/** What every field of text takes, of one line or of several. */
export type LimitedText = FieldWording & {
  /** The text when the host holds it. */
  value?: string;
  /** First text when the field holds it. Default ''. */
  defaultValue?: string;
  /** Called with the text at each change, password managers and dictation included. */
  onChange?: (value: string) => void;
  /**
   * Most characters accepted. The input is never cut, which would lose the end of a pasted text without a word:
   * a longer text shows an error and a count. Default: no limit.
   */
  maxLength?: number;
};

/** Sorts the props of a field of text: what its `Field` takes, what its control takes, and what goes on to the native element. */
export function useLimitedText<Props extends LimitedText>({
  label,
  description,
  error,
  required = false,
  disabled = false,
  maxLength,
  onChange,
  ...native
}: Props) {
  const t = useTexts(fieldTexts);
  const { value, defaultValue = '' } = native;
  const [typed, follow] = useState(defaultValue);
  let footnote: ReactNode;
  if (maxLength !== undefined) {
    const { length } = value ?? typed;
    if (length > maxLength) error ||= t('field.tooLong', { max: maxLength });
    // The error is announced once; a count that is read out at each key would drown the text.
    footnote = (
      <Count aria-hidden>
        {length}/{maxLength}
      </Count>
    );
  }
  return {
    field: { label, description, error, required, disabled, footnote },
    control: {
      'aria-required': required || undefined,
      value,
      onValueChange: (next: string): void => {
        follow(next);
        onChange?.(next);
      },
    },
    native,
  };
}
