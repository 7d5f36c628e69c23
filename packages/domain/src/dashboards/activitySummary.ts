import type { CalendarDate } from '../calendar/index.ts';

/** Number of rows that share a name (DSH-06, DSH-07); the id is null when the answer has none. */
export type NamedCount = {
  readonly id: number | null;
  readonly name: string;
  /** A whole number, 0 or more. */
  readonly count: number;
};

/** Prospects created on a day (DSH-08); the count is whole, 0 or more. */
export type DayCount = { readonly date: CalendarDate; readonly count: number };

/** An activity whose time has passed unattended (DSH-09, DSH-11). */
export type UnattendedActivity = {
  readonly prospectName: string;
  readonly subject: string;
  /** The day it was planned for. */
  readonly date: CalendarDate;
  readonly adviserName: string;
};

/** Activities attended on time, and those not (ENT-10, DSH-03). */
export type ActivityStatus = {
  /** A whole number, 0 or more. */
  readonly onTime: number;
  readonly unattended: readonly UnattendedActivity[];
};
