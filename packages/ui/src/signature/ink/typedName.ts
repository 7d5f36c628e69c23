import { LONGEST_NAME } from './pen.ts';

/** The normalised name: trimmed, with single spaces. */
export const tidyName = (typed: string): string => typed.trim().replaceAll(/\s+/gu, ' ');

/**
 * Whether it can be a signature (SIG-06): at least two letters, so that blanks, dots and invisible characters do not
 * count.
 */
export function isName(typed: string): boolean {
  const name = tidyName(typed);
  return name.length <= LONGEST_NAME && (name.match(/\p{L}/gu) ?? []).length >= 2;
}
