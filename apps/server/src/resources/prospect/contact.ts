import type { Selectable } from 'kysely';
import { filled } from '../../database/text.ts';
import type { Schema } from '../../database/schema.ts';

/** The columns of a prospect that tell how to reach them; all null beside a row without one. */
export const CONTACT_COLUMNS = [
  'prospect.email',
  'prospect.mobile_phone',
  'prospect.street',
  'prospect.county',
  'prospect.state',
  'prospect.zip_code',
] as const;

type ContactRow = Pick<
  Selectable<Schema['prospect']>,
  'email' | 'mobile_phone' | 'street' | 'county' | 'state' | 'zip_code'
>;

/** How to reach somebody; null where there is no way. */
export type Contact = { readonly email: string | null; readonly phone: string | null; readonly address: string | null };

/** How a prospect is reached (CDR-01): on the mobile phone, since calls and messages go there, and where there is a street. */
export function contactOf({ email, mobile_phone, street, county, state, zip_code }: ContactRow): Contact {
  const parts = [street, county, state, zip_code].map(filled).filter((part) => part !== null);
  return {
    email: filled(email),
    phone: filled(mobile_phone),
    address: filled(street) === null ? null : parts.join(', '),
  };
}

/** Where a prospect lives, as far as it tells two of one name apart: the county, or else the state. */
export const placeOf = ({ county, state }: Pick<ContactRow, 'county' | 'state'>): string | null =>
  filled(county) ?? filled(state);

/** How the prospect of an activity is reached: by its own data, or else by its prospect's (CDR-01). */
export function effectiveContact(own: Contact, prospect: Contact): Contact {
  return {
    email: own.email ?? prospect.email,
    phone: own.phone ?? prospect.phone,
    address: own.address ?? prospect.address,
  };
}

/** Whether there is each way, for who may not see the data themselves (CDR-08). */
export const reachableBy = ({ email, phone, address }: Contact) => ({
  hasEmail: email !== null,
  hasPhone: phone !== null,
  hasAddress: address !== null,
});
