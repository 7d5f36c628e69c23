'use client';
import { useState, type ReactNode } from 'react';
import { useTexts } from '../../locale/index.ts';
import { fieldTexts } from '../../locale/texts/es/field.ts';
import { Count } from './Field.styles.ts';
import { useFieldProps, type FieldWording } from './fieldWording.ts';

/** Props of every text field, of one line or several. */
export type LimitedText = FieldWording & {
  /** The text (controlled). */
  value?: string | undefined;
  /** Initial text (uncontrolled). Default ''. */
  defaultValue?: string | undefined;
  /** Called with the text on each change, including password managers and dictation. */
  onChange?: ((value: string) => void) | undefined;
  /**
   * Most characters accepted. Input is never cut, which would silently lose the end of a pasted text: a longer text
   * shows an error and a count. Default: no limit.
   */
  maxLength?: number | undefined;
};

/** Splits the props of a text field: for its `Field`, for its control, and for the native element; `name` where that has none. */
export function useLimitedText<Props extends LimitedText & { id?: string | undefined; name?: string | undefined }>(
  { maxLength, onChange, ...props }: Props,
  name: string | undefined = props.name,
) {
  const { field, control: native, id } = useFieldProps(props, name);
  const t = useTexts(fieldTexts);
  const value: string | undefined = native.value;
  const [typed, follow] = useState<string>(native.defaultValue ?? '');
  let { error } = field;
  let footnote: ReactNode;
  if (maxLength !== undefined) {
    const { length } = value ?? typed;
    if (length > maxLength) error ||= t('field.tooLong', { max: maxLength });
    // The error is announced once; announcing the count on each key would drown the text.
    footnote = (
      <Count aria-hidden>
        {length}/{maxLength}
      </Count>
    );
  }
  return {
    field: { ...field, error, footnote },
    control: {
      'aria-required': field.required || undefined,
      value,
      onValueChange: (next: string): void => {
        follow(next);
        onChange?.(next);
      },
    },
    native,
    id,
  };
}
