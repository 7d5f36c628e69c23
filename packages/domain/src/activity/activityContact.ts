import type { SessionUser } from '../session/index.ts';
import type { Activity, ActivityContact } from './activity.ts';
import { ACTIVITY_TYPE } from './activityType.ts';

/** Which ways to a prospect there are, whether or not the person may see them (CDR-08). */
export type Reachable = Pick<ActivityContact, 'hasEmail' | 'hasPhone' | 'hasAddress'>;

/** Why a kind of activity cannot be used with a prospect (CDR-02 to CDR-07). */
export type ContactIssue =
  | 'withoutAddress'
  | 'withoutPhone'
  | 'withoutEmail'
  | 'withoutWhatsapp'
  | 'withoutSmsNumber'
  | 'unknownType';

/** What is missing for an activity of that type; null when nothing is (CDR-01 to CDR-07). */
export function contactIssue(
  activityTypeId: number | null,
  { hasEmail, hasPhone, hasAddress }: Reachable,
): ContactIssue | null {
  switch (activityTypeId) {
    case ACTIVITY_TYPE.appointment:
      return hasAddress ? null : 'withoutAddress';
    case ACTIVITY_TYPE.call:
      return hasPhone ? null : 'withoutPhone';
    case ACTIVITY_TYPE.email:
      return hasEmail ? null : 'withoutEmail';
    case ACTIVITY_TYPE.whatsapp:
      return hasPhone ? null : 'withoutWhatsapp';
    case ACTIVITY_TYPE.sms:
      return hasPhone ? null : 'withoutSmsNumber';
    default:
      return 'unknownType';
  }
}

const SEES_ALL_CONTACTS = 1;

/** Whether somebody sees the contact data of an activity: role 1 all, others those of the activities they made (ACL-18). */
export function canSeeContact(
  { createdBy }: Pick<Activity, 'createdBy'>,
  { id, roleId }: Pick<SessionUser, 'id' | 'roleId'>,
): boolean {
  return roleId === SEES_ALL_CONTACTS || createdBy === id;
}

/** The contact data as that person may see them: blanked, and still known to be there, where they may not (ACL-18, CDR-08). */
export function visibleContact(
  activity: Pick<Activity, 'createdBy' | 'contact'>,
  viewer: Pick<SessionUser, 'id' | 'roleId'>,
): ActivityContact {
  if (canSeeContact(activity, viewer)) return activity.contact;
  return { ...activity.contact, email: null, phone: null, address: null };
}
