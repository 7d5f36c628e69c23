import type { Activity } from '../activity/index.ts';
import type { CalendarDate } from '../calendar/index.ts';
import type { Cents } from '../money/index.ts';
import type { BusinessLine, QuotationRow } from '../quotation/index.ts';

/** A way by which prospects come. */
export type ProspectionMeans = { readonly id: number; readonly name: string };

/** Where somebody lives; pieces that are not known are null. */
export type ProspectAddress = {
  readonly street: string | null;
  readonly county: string | null;
  readonly state: string | null;
  /** Five digits. */
  readonly zipCode: string | null;
};

/**
 * Somebody who may buy. Phones, e-mail and address are null for whoever may not see them; whether there are any is told by
 * `has…` (CDR-08).
 */
export type Prospect = {
  readonly id: number;
  /** Empty when it is not known. */
  readonly firstName: string;
  readonly lastName: string | null;
  readonly mobilePhone: string | null;
  readonly homePhone: string | null;
  readonly email: string | null;
  /** Whether mail is welcome (VAL-06). */
  readonly acceptsEmail: boolean;
  readonly hasPhone: boolean;
  readonly hasEmail: boolean;
  readonly hasAddress: boolean;
  readonly means: ProspectionMeans | null;
  readonly address: ProspectAddress;
  readonly comments: string | null;
  /** Whose prospect it is; null for whoever does not see the names of advisers (ACL-15). */
  readonly adviserName: string | null;
  /** Whose it was before it was reassigned. */
  readonly formerAdviserName: string | null;
  /** Instants in milliseconds since 1970 UTC; null where it never happened or is not known. */
  readonly createdAt: number | null;
  readonly reassignedAt: number | null;
  /** Since when the person is not interested. */
  readonly discardedAt: number | null;
  /** Whether the signed-in person may change it: who sees its contact data. */
  readonly canEdit: boolean;
  /** Whether the signed-in person may hand it to another adviser. */
  readonly canReassign: boolean;
  /** Which state of it this is: a change names the one it was made upon. */
  readonly version: number;
};

/** The registers of prospects, in the order of the menu (UND-01 to UND-04). */
export const PROSPECT_LISTS = ['following', 'notFollowing', 'reassigned', 'client'] as const;
export type ProspectList = (typeof PROSPECT_LISTS)[number];

/** A prospect as the registers show it; contact data blanked as in `Prospect`. */
export type ProspectRow = {
  readonly id: number;
  readonly name: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly hasPhone: boolean;
  readonly hasEmail: boolean;
  /** County, or else state. */
  readonly place: string | null;
  readonly means: string | null;
  readonly adviserName: string | null;
  readonly formerAdviserName: string | null;
  /** Days of the business zone. */
  readonly createdOn: CalendarDate | null;
  readonly reassignedOn: CalendarDate | null;
  readonly discardedOn: CalendarDate | null;
  /** Day of the last activity that has ended. */
  readonly lastActivityOn: CalendarDate | null;
  /** Day of the first activity that is open. */
  readonly nextActivityOn: CalendarDate | null;
  /** How many contracts that were not cancelled. */
  readonly contracts: number;
};

/** Somebody who is known already under the same phone or e-mail address. */
export type SimilarProspect = {
  readonly by: 'phone' | 'email';
  /** Null for a prospect that the signed-in person may not open: nothing but that there is one is told then. */
  readonly id: number | null;
  readonly name: string | null;
  readonly adviserName: string | null;
};

/** A contract of a prospect. */
export type ProspectContract = {
  readonly id: number;
  readonly number: string;
  readonly line: BusinessLine | null;
  readonly soldOn: CalendarDate | null;
  readonly cancelledOn: CalendarDate | null;
  /** After discount, with tax. */
  readonly total: Cents;
};

/** What was done with a prospect; each list newest first. */
export type ProspectHistory = {
  readonly activities: readonly Activity[];
  readonly quotations: readonly QuotationRow[];
  readonly contracts: readonly ProspectContract[];
};

/** What is written down of a prospect, ready to be sent: texts trimmed, phones as they are dialled, null for what is left out. */
export type ProspectRecord = {
  readonly firstName: string;
  readonly lastName: string | null;
  readonly mobilePhone: string | null;
  readonly homePhone: string | null;
  readonly email: string | null;
  readonly acceptsEmail: boolean;
  readonly meansId: number | null;
  readonly address: ProspectAddress;
  readonly comments: string | null;
};
