import type { ActivityCounter } from '../activity/index.ts';
import type { DateRange } from '../calendar/index.ts';
import type { BusinessLine } from './peopleScope.ts';

/** The days of the selected datum; absent for a figure of the whole period. */
type OfDays = { readonly days?: DateRange | undefined };

/** The seller of the rows, when a row or bar of one adviser was selected. */
type OfSeller = OfDays & {
  /** Key of the seller in the ERP; absent for all. */
  readonly slpCode?: number | undefined;
  /** The adviser by name, when the selected row has no code (SAL-31, STM-12); absent for all. */
  readonly adviserName?: string | undefined;
  /** The adviser's manager by name, which distinguishes advisers with the same name; absent for all. */
  readonly managerName?: string | undefined;
};

/** An amount that a figure sums; its rows show it first. */
export type ContractMeasure = 'contractAmount' | 'discountAmount' | 'downPayment';

/** Contracts sold or cancelled in the days. Names are those of the figures. */
export type ContractQuery = OfSeller & {
  readonly kind: 'contracts';
  readonly basis: 'sold' | 'cancelled';
  /** Name of the contract's current status; absent for all. */
  readonly status?: string | undefined;
  /** Absent for all. */
  readonly businessLine?: BusinessLine | undefined;
  /** Name of the prospection medium (SAL-21); absent for all. */
  readonly prospectionMeans?: string | undefined;
  /** Number of instalments, 0 for cash (SAL-22, SAL-23); absent for all. */
  readonly payments?: number | undefined;
  /** Name of the down-payment method (SAL-24); absent for all. */
  readonly downPaymentMethod?: string | undefined;
  /** Name of an item of the contract (SAL-25, SAL-27b, SAL-33); absent for all. */
  readonly item?: string | undefined;
  /** Code of the state (SAL-34); absent for all. */
  readonly stateCode?: string | undefined;
  /** Name of the county, in any spelling (SAL-27a, SAL-27c, SAL-32, SAL-33); absent for all. */
  readonly county?: string | undefined;
  /** Postal code (SAL-27a, SAL-32); absent for all. */
  readonly zipCode?: string | undefined;
  /** The selected amount, which the rows show first; it filters nothing. Absent for other figures. */
  readonly measure?: ContractMeasure | undefined;
};

/** Insurance renewals in the days (STM-08). */
export type RenewalQuery = OfSeller & { readonly kind: 'renewals' };

/** Activities in the days. */
export type ActivityQuery = OfDays & {
  readonly kind: 'activities';
  /** Absent for all. */
  readonly state?: 'onTime' | 'unattended' | 'ended' | undefined;
  /** Absent for all. */
  readonly activityTypeId?: number | undefined;
  /** The counter they add to (ACD-05); SMS counts several types. Absent for all. */
  readonly counter?: ActivityCounter | undefined;
  /** The outcome of ended activities; absent for all. */
  readonly tracingId?: number | undefined;
};

/** Prospects registered in the days. */
export type ProspectQuery = OfDays & {
  readonly kind: 'prospects';
  /** Absent for all. */
  readonly prospectionMeansId?: number | undefined;
};

/** The rows behind a figure or a datum of a dashboard. The dashboard's filters apply as well. */
export type DetailQuery = ContractQuery | RenewalQuery | ActivityQuery | ProspectQuery;
