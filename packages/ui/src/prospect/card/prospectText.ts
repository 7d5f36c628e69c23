import type { Prospect, ProspectAddress } from '@sereno/domain/prospect';

/** First and last name in one line; empty when neither is known. */
export const nameOf = ({ firstName, lastName }: Pick<Prospect, 'firstName' | 'lastName'>): string =>
  [firstName, lastName ?? ''].join(' ').trim();

/**
 * An address in one line, without the pieces that are not known; empty when none is.
 * @param zipText How the postal code is written.
 */
export function addressLine(
  { street, county, state, zipCode }: ProspectAddress,
  zipText: (code: string) => string,
): string {
  return [street, county, state, zipCode && zipText(zipCode)].filter(Boolean).join(', ');
}
