import { canSeeContact } from '../access/index.ts';
import type { SessionUser } from '../session/index.ts';
import type { Activity, ActivityContact } from './activity.ts';
import { type ActivityKind, channelOf } from './activityType.ts';

/** Which contact data exist, whether or not the viewer may see them (CDR-08). */
export type Reachable = Pick<ActivityContact, 'hasEmail' | 'hasPhone' | 'hasAddress'>;

/** Why an activity type cannot be used with a prospect (CDR-02 to CDR-07). */
export type ContactIssue =
  | 'withoutAddress'
  | 'withoutPhone'
  | 'withoutEmail'
  | 'withoutWhatsapp'
  | 'withoutSmsNumber'
  | 'unknownType';

/** What an activity of that type lacks; null when nothing is missing (CDR-01 to CDR-07). */
export function contactIssue(kind: ActivityKind, { hasEmail, hasPhone, hasAddress }: Reachable): ContactIssue | null {
  switch (channelOf(kind)) {
    case 'map':
      return hasAddress ? null : 'withoutAddress';
    case 'phone':
      return hasPhone ? null : 'withoutPhone';
    case 'email':
      return hasEmail ? null : 'withoutEmail';
    case 'whatsapp':
      return hasPhone ? null : 'withoutWhatsapp';
    case 'sms':
      return hasPhone ? null : 'withoutSmsNumber';
    default:
      return 'unknownType';
  }
}

/** The contact data as the viewer may see them: hidden values are blanked, their existence stays (ACL-18, CDR-08). */
export function visibleContact(
  activity: Pick<Activity, 'createdBy' | 'contact'>,
  viewer: Pick<SessionUser, 'id' | 'roleId'>,
): ActivityContact {
  if (canSeeContact(activity, viewer)) return activity.contact;
  return { ...activity.contact, email: null, phone: null, address: null };
}
