'use client';
import type { ComponentPropsWithRef } from 'react';
import { Input } from './Field.styles.ts';
import { Field } from './Field.tsx';
import { useLimitedText, type LimitedText } from './useLimitedText.tsx';

/** Attributes of the native element that the field sets itself. */
type Taken = keyof LimitedText | 'rows';

export type TextAreaProps = Omit<ComponentPropsWithRef<'textarea'>, Taken> &
  LimitedText & {
    /** Initial number of lines; it grows with its text. Default 3. */
    rows?: number | undefined;
  };

/** Multi-line text: comments, observations. For one line use `TextField`. */
export function TextArea({ rows = 3, name, ...props }: TextAreaProps) {
  const { field, control, native, id } = useLimitedText(props, name);
  return (
    <Field {...field}>
      <Input {...control} name={name} render={<textarea {...native} id={id} rows={rows} />} />
    </Field>
  );
}
