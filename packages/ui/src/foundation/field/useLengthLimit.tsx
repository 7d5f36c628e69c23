'use client';
import { useState, type ReactNode } from 'react';
import { useLocale } from '../../locale/index.ts';
import { Count } from './Field.styles.ts';

type LengthLimit = {
  /** The error of the host, or else that of a text too long. */
  error: string | undefined;
  /** The count of characters, when there is a limit. */
  footnote: ReactNode;
  /** To be told each text that is typed. */
  follow: (text: string) => void;
};

/** A limit that never cuts what was typed or pasted: it counts, and says when it is too much. */
export function useLengthLimit(text: {
  value: string | undefined;
  defaultValue: string | undefined;
  maxLength: number | undefined;
  error: string | undefined;
}): LengthLimit {
  const { t } = useLocale();
  const [typed, follow] = useState(text.defaultValue ?? '');
  if (text.maxLength === undefined) return { error: text.error, footnote: undefined, follow };
  const { length } = text.value ?? typed;
  const tooLong = length > text.maxLength ? t('field.tooLong', { max: text.maxLength }) : undefined;
  return {
    error: text.error === undefined || text.error === '' ? tooLong : text.error,
    // The error is announced once; a count that is read out at each key would drown the text.
    footnote: (
      <Count aria-hidden>
        {length}/{text.maxLength}
      </Count>
    ),
    follow,
  };
}
