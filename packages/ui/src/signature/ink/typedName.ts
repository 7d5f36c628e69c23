import { LONGEST_NAME } from './pen.ts';

/** The name as it is rendered: without spaces at its ends, and single ones inside. */
export const tidyName = (typed: string): string => typed.trim().replaceAll(/\s+/gu, ' ');

/** Whether it can be a signature (SIG-06): two letters at least, so that no blank, no dot and no invisible sign is taken for a name. */
export function isName(typed: string): boolean {
  const name = tidyName(typed);
  return name.length <= LONGEST_NAME && (name.match(/\p{L}/gu) ?? []).length >= 2;
}
