'use client';
import type { ComponentPropsWithRef } from 'react';
import { useField } from '../field/FieldContext.ts';

type FileInputProps = ComponentPropsWithRef<'input'> & {
  /** Id of the limits in words, read after what the field says. */
  describedBy: string | undefined;
};

/** The browser's input for files, tied to the field around. */
export function FileInput({ describedBy, ...native }: FileInputProps) {
  const field = useField();
  const described = [field?.describedBy, describedBy].filter((part) => part !== undefined);
  return (
    <input
      {...native}
      type="file"
      disabled={field?.disabled}
      aria-required={field?.required || undefined}
      aria-invalid={field?.invalid || undefined}
      aria-describedby={described.length > 0 ? described.join(' ') : undefined}
    />
  );
}
