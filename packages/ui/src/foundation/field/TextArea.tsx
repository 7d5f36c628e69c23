'use client';
import type { ComponentPropsWithRef } from 'react';
import { Input } from './Field.styles.ts';
import { Field } from './Field.tsx';
import { useLimitedText, type LimitedText } from './useLimitedText.tsx';

/** Attributes of the native element that a field takes care of itself. */
type Taken = keyof LimitedText | 'rows' | 'className' | 'style';

export type TextAreaProps = Omit<ComponentPropsWithRef<'textarea'>, Taken> &
  LimitedText & {
    /** Lines in sight at first; it grows with its text. Default 3. */
    rows?: number;
  };

/** Text of several lines: comments, observations. For one line use `TextField`. */
export function TextArea({ rows = 3, name, ...props }: TextAreaProps) {
  const { field, control, native } = useLimitedText(props);
  return (
    <Field {...field}>
      <Input {...control} name={name} render={<textarea {...native} rows={rows} />} />
    </Field>
  );
}
