import type { AttendedLead, Lead } from '../carousel/index.ts';
import { formatPhone } from '../contact/index.ts';
import { fold } from '../search/index.ts';
import type { ProspectionMeans } from './prospect.ts';
import { emptyProspectForm, type ProspectForm } from './prospectForm.ts';

/** What is known of a lead: by its address alone, or by the list of those that were attended. */
export type KnownLead = Lead & Partial<Pick<AttendedLead, 'prospectionMeansId' | 'phone' | 'email'>>;

/** First and last name, where the whole name goes on from the first; otherwise all of it is the first name. */
function namesOf({ name, fullName }: Lead): Pick<ProspectForm, 'firstName' | 'lastName'> {
  const first = name.trim();
  const whole = fullName?.trim() || first;
  return whole.startsWith(`${first} `)
    ? { firstName: first, lastName: whole.slice(first.length).trim() }
    : { firstName: whole, lastName: '' };
}

/** The means by its id, or else by its name, however it is spelled; null for one that the catalogue does not have. */
function meansOf({ prospectionMeansId, prospectionMeans }: KnownLead, catalogue: readonly ProspectionMeans[]) {
  const wanted = fold(prospectionMeans?.trim() ?? '');
  const found =
    catalogue.find(({ id }) => id === prospectionMeansId) ?? catalogue.find(({ name }) => fold(name.trim()) === wanted);
  return found?.id ?? null;
}

/** The form that a lead begins with (CAR-07): whatever is known of it, in the fields it belongs to. */
export function formOfLead(lead: KnownLead, catalogue: readonly ProspectionMeans[]): ProspectForm {
  return {
    ...emptyProspectForm,
    ...namesOf(lead),
    mobilePhone: formatPhone(lead.phone ?? ''),
    email: lead.email?.trim() ?? '',
    meansId: meansOf(lead, catalogue),
  };
}
