import type { CalendarDate, TimeOfDay } from '../calendar/index.ts';

/**
 * How to reach the prospect of an activity: its own data, or else its prospect's (CDR-01, ACL-28). A server blanks what
 * the person may not see and still tells that it exists (CDR-08), so a datum may be null and known to be there.
 */
export type ActivityContact = {
  readonly email: string | null;
  readonly phone: string | null;
  readonly address: string | null;
  readonly hasEmail: boolean;
  readonly hasPhone: boolean;
  readonly hasAddress: boolean;
};

/** Something that an adviser does with a prospect on a day (ENT-22); pieces that the server leaves out are null. */
export type Activity = {
  readonly id: number;
  readonly prospectId: number | null;
  /** Empty when it is not known. */
  readonly prospectName: string;
  /** By which way the prospect came. */
  readonly prospectionMeans: string | null;
  readonly contact: ActivityContact;
  /** Name of the adviser's manager (ACL-14, ACL-16). */
  readonly managerName: string | null;
  readonly adviserName: string | null;
  readonly subject: string | null;
  readonly comments: string | null;
  /** One of ACTIVITY_TYPE, or another (ENT-23). */
  readonly activityTypeId: number | null;
  readonly activityTypeName: string | null;
  readonly date: CalendarDate;
  readonly startTime: TimeOfDay | null;
  readonly endTime: TimeOfDay | null;
  /** Whether somebody has started it (STA-02). */
  readonly started: boolean;
  /** True on time, false late, null not known (ACL-27). */
  readonly onTime: boolean | null;
  /** Id of the user who made it: the one who sees its contact data (ACL-18). */
  readonly createdBy: number | null;
  /** Whether starting it asks for a quotation (STA-11). */
  readonly quotationLaunch: boolean;
};

/** The days of a list of activities, both included; a null end means that there is none (ACL-05 to ACL-07). */
export type ActivityDays = { readonly start: CalendarDate; readonly end: CalendarDate | null };
