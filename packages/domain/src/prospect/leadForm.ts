import type { AttendedLead, Lead } from '../carousel/index.ts';
import { formatPhone } from '../contact/index.ts';
import { fold } from '../search/index.ts';
import type { ProspectionMeans } from './prospect.ts';
import { emptyProspectForm, type ProspectForm } from './prospectForm.ts';

/** A lead from its URL, or from the list of attended leads. */
export type KnownLead = Lead & Partial<Pick<AttendedLead, 'prospectionMeansId' | 'phone' | 'email'>>;

/** First and last name when the full name continues the first; otherwise all of it is the first name. */
function namesOf({ name, fullName }: Lead): Pick<ProspectForm, 'firstName' | 'lastName'> {
  const first = name.trim();
  const whole = fullName?.trim() || first;
  return whole.startsWith(`${first} `)
    ? { firstName: first, lastName: whole.slice(first.length).trim() }
    : { firstName: whole, lastName: '' };
}

/** The medium by id, else by name in any spelling; null when the catalogue lacks it. */
function meansOf({ prospectionMeansId, prospectionMeans }: KnownLead, catalogue: readonly ProspectionMeans[]) {
  const wanted = fold(prospectionMeans?.trim() ?? '');
  const found =
    catalogue.find(({ id }) => id === prospectionMeansId) ?? catalogue.find(({ name }) => fold(name.trim()) === wanted);
  return found?.id ?? null;
}

/** The initial form of a lead (CAR-07): its known data in their fields. */
export function formOfLead(lead: KnownLead, catalogue: readonly ProspectionMeans[]): ProspectForm {
  return {
    ...emptyProspectForm,
    ...namesOf(lead),
    mobilePhone: formatPhone(lead.phone ?? ''),
    email: lead.email?.trim() ?? '',
    meansId: meansOf(lead, catalogue),
  };
}
