import type { ActivityCounter } from '../activity/index.ts';
import type { DateRange } from '../calendar/index.ts';
import type { BusinessLine } from './peopleScope.ts';

/** The day or the days of the mark that was pressed; absent where a figure of the whole period was. */
type OfDays = { readonly days?: DateRange | undefined };

/** Whose rows they are, where a row or a bar of one adviser was pressed. */
type OfSeller = OfDays & {
  /** Key of the seller in the ERP; absent for all. */
  readonly slpCode?: number | undefined;
  /** The adviser by name, where what was pressed has no code (SAL-31, STM-12); absent for all. */
  readonly adviserName?: string | undefined;
  /** Who manages the adviser, by name, which tells two advisers of one name apart; absent for all. */
  readonly managerName?: string | undefined;
};

/** An amount that a figure adds up and its rows begin with. */
export type ContractMeasure = 'contractAmount' | 'discountAmount' | 'downPayment';

/** Contracts that were sold, or cancelled, in the days. Names are those of the figures. */
export type ContractAsk = OfSeller & {
  readonly kind: 'contracts';
  readonly basis: 'sold' | 'cancelled';
  /** The state that a contract has now, by its name; absent for all. */
  readonly status?: string | undefined;
  /** Absent for all. */
  readonly businessLine?: BusinessLine | undefined;
  /** Name of the medium that the prospect came by (SAL-21); absent for all. */
  readonly prospectionMeans?: string | undefined;
  /** Number of instalments, 0 for cash (SAL-22, SAL-23); absent for all. */
  readonly payments?: number | undefined;
  /** Name of the way in which the down payment was made (SAL-24); absent for all. */
  readonly downPaymentMethod?: string | undefined;
  /** Name of an item of the contract (SAL-25, SAL-27b, SAL-33); absent for all. */
  readonly item?: string | undefined;
  /** Code of the state of the place (SAL-34); absent for all. */
  readonly stateCode?: string | undefined;
  /** Name of the county, in any spelling (SAL-27a, SAL-27c, SAL-32, SAL-33); absent for all. */
  readonly county?: string | undefined;
  /** Postal code of the place (SAL-27a, SAL-32); absent for all. */
  readonly zipCode?: string | undefined;
  /** The amount that was pressed, which the rows show first; it narrows nothing. Absent where it was another figure. */
  readonly measure?: ContractMeasure | undefined;
};

/** Renewals of insurances in the days (STM-08). */
export type RenewalAsk = OfSeller & { readonly kind: 'renewals' };

/** Activities of the days. */
export type ActivityAsk = OfDays & {
  readonly kind: 'activities';
  /** Absent for all. */
  readonly state?: 'onTime' | 'unattended' | 'ended' | undefined;
  /** Absent for all. */
  readonly activityTypeId?: number | undefined;
  /** The counter that they add to (ACD-05): SMS counts several types. Absent for all. */
  readonly counter?: ActivityCounter | undefined;
  /** The outcome of those that ended; absent for all. */
  readonly tracingId?: number | undefined;
};

/** Prospects who were registered in the days. */
export type ProspectAsk = OfDays & {
  readonly kind: 'prospects';
  /** Absent for all. */
  readonly prospectionMeansId?: number | undefined;
};

/** Which rows stand behind a figure or a mark of a dashboard; the dashboard's filters count besides. */
export type DetailAsk = ContractAsk | RenewalAsk | ActivityAsk | ProspectAsk;
