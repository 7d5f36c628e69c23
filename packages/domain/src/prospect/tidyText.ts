/**
 * Characters that no database accepts and people do not type: control characters except tab and line feed, and lone
 * surrogates.
 */
const UNWRITABLE = /[^\P{Cc}\t\n]|\p{Cs}/gu;

/** Normalises a multi-line text: one kind of line ending, no characters that cannot be stored. */
export function tidyComments(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').replaceAll(UNWRITABLE, '');
}
