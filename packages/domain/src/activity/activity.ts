import type { CalendarDate, TimeOfDay } from '../calendar/index.ts';
import type { ActivityKind } from './activityType.ts';

/**
 * How to reach the prospect of an activity: its own data, else the prospect's (CDR-01, ACL-28). A server blanks what
 * the viewer may not see but still says that it exists (CDR-08), so a value may be null although its `has…` flag is
 * true.
 */
export type ActivityContact = {
  readonly email: string | null;
  readonly phone: string | null;
  readonly address: string | null;
  readonly hasEmail: boolean;
  readonly hasPhone: boolean;
  readonly hasAddress: boolean;
};

/** Something an adviser does with a prospect on a day (ENT-22). Fields that the server omits are null. */
export type Activity = ActivityKind & {
  readonly id: number;
  readonly prospectId: number | null;
  /** Empty when unknown. */
  readonly prospectName: string;
  /** How the prospect was found. */
  readonly prospectionMeans: string | null;
  readonly contact: ActivityContact;
  /** Name of the adviser's manager (ACL-14, ACL-16). */
  readonly managerName: string | null;
  readonly adviserName: string | null;
  /** The employee whose activity it is. Default: unknown. */
  readonly adviserId?: number | null | undefined;
  readonly subject: string | null;
  readonly comments: string | null;
  readonly activityTypeName: string | null;
  readonly date: CalendarDate;
  readonly startTime: TimeOfDay | null;
  readonly endTime: TimeOfDay | null;
  /** Whether it has been started (STA-02). */
  readonly started: boolean;
  /** True on time, false late, null unknown (ACL-27). */
  readonly onTime: boolean | null;
  /** Id of the user who created it, who sees its contact data (ACL-18). */
  readonly createdBy: number | null;
  /** Whether starting it asks for a quotation (STA-11). */
  readonly quotationLaunch: boolean;
};

/** Date range of an activity list, both ends included; a null end is open (ACL-05 to ACL-07). */
export type ActivityDays = { readonly start: CalendarDate; readonly end: CalendarDate | null };
