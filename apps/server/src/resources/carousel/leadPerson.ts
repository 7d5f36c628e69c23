import { readPhone } from '@sereno/domain/contact';
import { filled } from '../../database/text.ts';

/** The name of a prospect whose lead has none. */
export const NAMELESS = 'Sin nombre';

type LeadPerson = {
  readonly name: string;
  readonly full_name: string | null;
  readonly mobile_phone: string | null;
  readonly email: string | null;
};

/** First and last name, where the whole name goes on from the first; otherwise all of it is the first name. */
function nameOf({ name, full_name }: Pick<LeadPerson, 'name' | 'full_name'>) {
  const first = filled(name);
  const whole = filled(full_name) ?? first ?? NAMELESS;
  return first !== null && whole.startsWith(`${first} `)
    ? { first_name: first, last_name: filled(whole.slice(first.length)) }
    : { first_name: whole, last_name: null };
}

/** Who wrote to a campaign, as a prospect: a phone as it is dialled, or as it was written where that cannot be read. */
export function personOf(lead: LeadPerson) {
  const written = filled(lead.mobile_phone);
  return {
    ...nameOf(lead),
    mobile_phone: written === null ? null : (readPhone(written)?.dial ?? written),
    email: filled(lead.email),
  };
}
