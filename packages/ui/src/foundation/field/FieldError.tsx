'use client';
import { CircleAlert } from '../icons/circle-alert.ts';
import { ErrorText } from './Field.styles.ts';

type FieldErrorProps = {
  /** Id of the text, for `aria-describedby`. */
  id: string;
  /** The error and how to fix it; empty or undefined without one. */
  error: string | undefined;
};

/** Place of a field's error. The live region exists before the error, or the error would not be announced. */
export function FieldError({ id, error }: FieldErrorProps) {
  return (
    <div aria-live="polite">
      {error && (
        <ErrorText id={id} match>
          <CircleAlert aria-hidden />
          <span>{error}</span>
        </ErrorText>
      )}
    </div>
  );
}
