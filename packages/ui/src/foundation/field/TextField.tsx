'use client';
import type { ComponentPropsWithRef } from 'react';
import { Input } from './Field.styles.ts';
import { Field } from './Field.tsx';
import { useLimitedText, type LimitedText } from './useLimitedText.tsx';

/** Attributes of the input that a field takes care of itself. */
type Taken = keyof LimitedText | 'type' | 'size' | 'className' | 'style';

export type TextFieldProps = Omit<ComponentPropsWithRef<'input'>, Taken> &
  LimitedText & {
    /**
     * Kinds without a format that the browser would judge in its own words. For addresses keep 'text' and set
     * `inputMode="email"` or "url", which bring the same keyboard. Default 'text'.
     */
    type?: 'text' | 'tel' | 'search';
  };

/** One line of text. For secrets use `PasswordField`. */
export function TextField({ type = 'text', ...props }: TextFieldProps) {
  const { field, control, native } = useLimitedText(props);
  return (
    <Field {...field}>
      <Input {...native} {...control} type={type} />
    </Field>
  );
}
