import type { Prospect, ProspectAddress } from '@sereno/domain/prospect';

/** First and last name on one line; empty when unknown. */
export const nameOf = ({ firstName, lastName }: Pick<Prospect, 'firstName' | 'lastName'>): string =>
  [firstName, lastName ?? ''].join(' ').trim();

/**
 * An address on one line, without unknown parts; empty when all are unknown.
 * @param zipText How the postal code is shown.
 */
export function addressLine(
  { street, county, state, zipCode }: ProspectAddress,
  zipText: (code: string) => string,
): string {
  return [street, county, state, zipCode && zipText(zipCode)].filter(Boolean).join(', ');
}
