import { ACTIVITY_TYPE, type ChannelConfig, channelLink, type GreetingNames } from '@sereno/domain/activity';
import type { Prospect } from '@sereno/domain/prospect';
import type { ContactHrefs } from '@sereno/ui/prospect';

type Reached = Pick<Prospect, 'firstName' | 'mobilePhone' | 'homePhone' | 'email' | 'address' | 'canEdit'>;

/**
 * Where the ways to a prospect lead (STA-03 to STA-08): messages go to the mobile phone alone, calls to the other one where there is
 * no mobile. Nowhere where the contact data are not the person's to see, whatever the host has sent (CDR-08).
 */
export function contactHrefs(prospect: Reached, config: ChannelConfig, names: GreetingNames): ContactHrefs {
  const { firstName, mobilePhone, homePhone, email, address, canEdit } = prospect;
  const { street, county, state, zipCode } = address;
  // Without a street there is no place to go to.
  const line = street === null ? null : [street, county, state, zipCode].filter(Boolean).join(', ');
  const hrefOf = (activityTypeId: number, phone: string | null): string | null => {
    if (!canEdit) return null;
    const data = { email, phone, address: line, hasEmail: true, hasPhone: true, hasAddress: true };
    const link = channelLink({ activityTypeId, prospectName: firstName, contact: data }, config, names);
    return 'href' in link ? link.href : null;
  };
  return {
    call: hrefOf(ACTIVITY_TYPE.call, mobilePhone ?? homePhone),
    whatsapp: hrefOf(ACTIVITY_TYPE.whatsapp, mobilePhone),
    sms: hrefOf(ACTIVITY_TYPE.sms, mobilePhone),
    email: hrefOf(ACTIVITY_TYPE.email, null),
    map: hrefOf(ACTIVITY_TYPE.appointment, null),
  };
}
