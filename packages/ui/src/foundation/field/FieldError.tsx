'use client';
import { CircleAlert } from '../icons/circle-alert.ts';
import { ErrorText } from './Field.styles.ts';

type FieldErrorProps = {
  /** Id of the text, for `aria-describedby`. */
  id: string;
  /** What is wrong and what to do; an empty text or undefined is no error. */
  error: string | undefined;
};

/** The place of a field's error. The live region is there before the error, or its arrival would not be announced. */
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
