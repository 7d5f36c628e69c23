import type { CalendarDate } from '../calendar/index.ts';

/** A contract behind a figure of the sales (DSH-04, TOT-02, TOT-03, SAL-08 to SAL-34); amounts in pesos. */
export type ContractDetail = {
  readonly contractNumber: string;
  /** Code as the server has it, PF, SG or BF. */
  readonly businessLine: string;
  readonly prospectId: number;
  readonly prospectName: string;
  /** Who sold it. */
  readonly adviserName: string;
  readonly soldOn: CalendarDate;
  /** Null for a contract that was not cancelled. */
  readonly cancelledOn: CalendarDate | null;
  /** Name of the status that it has now. */
  readonly status: string;
  /** Before discount. */
  readonly contractAmount: number;
  readonly discountAmount: number;
  /** After discount. */
  readonly netAmount: number;
  readonly downPayment: number;
  /** Of the amount after discount, the part of the item that was asked for; null where none was. */
  readonly itemAmount: number | null;
};

/** A renewal of an insurance behind a figure (STM-08). */
export type RenewalDetail = {
  readonly id: number;
  /** The contract that was renewed. */
  readonly contractNumber: string;
  readonly prospectId: number;
  readonly prospectName: string;
  /** Who renewed it. */
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
  /** The day that it is planned for. */
  readonly date: CalendarDate;
  /** The planned start as the server wrote it, HH:mm; null where there is none. */
  readonly time: string | null;
  readonly adviserName: string;
  /** Name of the tracing type that it ended with; null while it is open. */
  readonly tracing: string | null;
};

/** A prospect behind a figure (DSH-07, DSH-08). */
export type ProspectDetail = {
  readonly prospectId: number;
  readonly prospectName: string;
  /** Name of the medium; empty where nobody knows it. */
  readonly prospectionMeans: string;
  readonly createdOn: CalendarDate;
  readonly adviserName: string;
};
