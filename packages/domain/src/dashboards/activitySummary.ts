import type { CalendarDate } from '../calendar/index.ts';

/** How many rows share a name (DSH-06, DSH-07); the id is null where the answer has none. */
export type NamedCount = {
  readonly id: number | null;
  readonly name: string;
  /** A whole number, not negative. */
  readonly count: number;
};

/** How many prospects were created on a day (DSH-08); the count is whole and not negative. */
export type DayCount = { readonly date: CalendarDate; readonly count: number };

/** An activity whose time has passed and that nobody attended (DSH-09, DSH-11). */
export type UnattendedActivity = {
  readonly prospectName: string;
  readonly subject: string;
  /** The day on which it should have begun. */
  readonly date: CalendarDate;
  readonly adviserName: string;
};

/** Activities attended on time, and those that were not (ENT-10, DSH-03). */
export type ActivityStatus = {
  /** A whole number, not negative. */
  readonly onTime: number;
  readonly unattended: readonly UnattendedActivity[];
};
