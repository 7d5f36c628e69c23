'use client';
import type { ComponentPropsWithRef } from 'react';
import { Input } from './Field.styles.ts';
import { Field } from './Field.tsx';
import { useLimitedText, type LimitedText } from './useLimitedText.tsx';

/** Input attributes that the field sets itself. */
type Taken = keyof LimitedText | 'type' | 'size';

export type TextFieldProps = Omit<ComponentPropsWithRef<'input'>, Taken> &
  LimitedText & {
    /**
     * Types without a format that the browser would validate with its own messages. For e-mails and URLs keep 'text'
     * and set `inputMode="email"` or "url", which open the same keyboard. Default 'text'.
     */
    type?: 'text' | 'tel' | 'search' | undefined;
  };

/** One line of text. For passwords use `PasswordField`. */
export function TextField({ type = 'text', ...props }: TextFieldProps) {
  const { field, control, native, id } = useLimitedText(props);
  return (
    <Field {...field}>
      <Input {...native} {...control} type={type} render={<input id={id} />} />
    </Field>
  );
}
