import type { Activity } from '../activity/index.ts';
import type { CalendarDate } from '../calendar/index.ts';
import type { Cents } from '../money/index.ts';
import type { BusinessLine, QuotationRow } from '../quotation/index.ts';

/** A prospection medium: how prospects are found. */
export type ProspectionMeans = { readonly id: number; readonly name: string };

/** An address; unknown parts are null. */
export type ProspectAddress = {
  readonly street: string | null;
  readonly county: string | null;
  readonly state: string | null;
  /** Five digits. */
  readonly zipCode: string | null;
};

/**
 * A potential customer. Phones, e-mail and address are null for viewers who may not see them; `has…` says whether they
 * exist (CDR-08).
 */
export type Prospect = {
  readonly id: number;
  /** Empty when unknown. */
  readonly firstName: string;
  readonly lastName: string | null;
  readonly mobilePhone: string | null;
  readonly homePhone: string | null;
  readonly email: string | null;
  /** Whether the person accepts e-mail (VAL-06). */
  readonly acceptsEmail: boolean;
  readonly hasPhone: boolean;
  readonly hasEmail: boolean;
  readonly hasAddress: boolean;
  readonly means: ProspectionMeans | null;
  readonly address: ProspectAddress;
  readonly comments: string | null;
  /** The owner's name; null for viewers who may not see advisers' names (ACL-15). */
  readonly adviserName: string | null;
  /** The owner before a reassignment. */
  readonly formerAdviserName: string | null;
  /** Instants in milliseconds since 1970 UTC; null when it never happened or is unknown. */
  readonly createdAt: number | null;
  readonly reassignedAt: number | null;
  /** When the person was marked as not interested. */
  readonly discardedAt: number | null;
  /** Whether the signed-in person may edit it: anyone who sees its contact data. */
  readonly canEdit: boolean;
  /** Whether the signed-in person may reassign it. */
  readonly canReassign: boolean;
  /** Version for optimistic locking: an update names the version it is based on. */
  readonly version: number;
};

/** Prospect lists, in menu order (UND-01 to UND-04). */
export const PROSPECT_LISTS = ['following', 'notFollowing', 'reassigned', 'client'] as const;
export type ProspectList = (typeof PROSPECT_LISTS)[number];

/** A prospect in a list; contact data are hidden as in `Prospect`. */
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
  /** Day of the last ended activity. */
  readonly lastActivityOn: CalendarDate | null;
  /** Day of the first open activity. */
  readonly nextActivityOn: CalendarDate | null;
  /** Number of contracts that are not cancelled. */
  readonly contracts: number;
};

/** An existing prospect with the same phone or e-mail. */
export type SimilarProspect = {
  readonly by: 'phone' | 'email';
  /** Null for a prospect the signed-in person may not open: only its existence is disclosed. */
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

/** What was done with a prospect, newest first, and what is done next. */
export type ProspectHistory = {
  /** The open activities that the reader may work on, by day and time. */
  readonly nextSteps: readonly Activity[];
  /** All the others. */
  readonly activities: readonly Activity[];
  readonly quotations: readonly QuotationRow[];
  readonly contracts: readonly ProspectContract[];
};

/** A prospect ready to be sent: texts trimmed, phones in dialled form, null for empty fields. */
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
