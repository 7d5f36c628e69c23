import type { CalendarDate } from '../calendar/index.ts';

/** A contract behind a figure of the sales (DSH-04, TOT-02, TOT-03, SAL-08 to SAL-34); amounts in pesos. */
export type ContractDetail = {
  readonly contractNumber: string;
  /** The server's code: PF, SG or BF. */
  readonly businessLine: string;
  readonly prospectId: number;
  readonly prospectName: string;
  /** The seller. */
  readonly adviserName: string;
  readonly soldOn: CalendarDate;
  /** Null unless cancelled. */
  readonly cancelledOn: CalendarDate | null;
  /** Name of its current status. */
  readonly status: string;
  /** Before discount. */
  readonly contractAmount: number;
  readonly discountAmount: number;
  /** After discount. */
  readonly netAmount: number;
  readonly downPayment: number;
  /** The requested item's part of the amount after discount; null when no item was requested. */
  readonly itemAmount: number | null;
};

/** An insurance renewal behind a figure (STM-08). */
export type RenewalDetail = {
  readonly id: number;
  /** The renewed contract. */
  readonly contractNumber: string;
  readonly prospectId: number;
  readonly prospectName: string;
  /** The adviser who renewed it. */
  readonly adviserName: string;
  readonly renewedOn: CalendarDate;
  /** In pesos. */
  readonly amount: number;
};

/** An activity behind a figure (DSH-02, DSH-03, DSH-05, DSH-06). */
export type ActivityDetail = {
  readonly id: number;
  /** Null in old rows. */
  readonly prospectId: number | null;
  readonly prospectName: string;
  readonly activityTypeId: number;
  readonly subject: string;
  /** The planned day. */
  readonly date: CalendarDate;
  /** Planned start as the server wrote it, HH:mm; null without one. */
  readonly time: string | null;
  readonly adviserName: string;
  /** Name of the outcome it ended with; null while open. */
  readonly tracing: string | null;
};

/** A prospect behind a figure (DSH-07, DSH-08). */
export type ProspectDetail = {
  readonly prospectId: number;
  readonly prospectName: string;
  /** Name of the medium; empty when unknown. */
  readonly prospectionMeans: string;
  readonly createdOn: CalendarDate;
  readonly adviserName: string;
};
