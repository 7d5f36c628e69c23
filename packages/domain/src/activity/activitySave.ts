import type { CalendarDate, TimeOfDay } from '../calendar/index.ts';

/** How warm a prospect is, in the order in which screens offer it: Alta, Media, Baja (ADL-04, ADL-05). */
export const TEMPERATURES = ['high', 'medium', 'low'] as const;
export type Temperature = (typeof TEMPERATURES)[number];

/** An activity to book (ADL-36, NXA-01 to NXA-05). */
export type NextActivity = {
  readonly activityTypeId: number;
  readonly subjectId: number;
  /** Name of the subject, which is sent beside its id. */
  readonly subject: string;
  readonly date: CalendarDate;
  readonly startTime: TimeOfDay;
  readonly endTime: TimeOfDay;
  readonly comments: string;
  /** Null where the person may not see the number, or there is none. */
  readonly phone: string | null;
  /** Null where the person may not see the address, or there is none. */
  readonly address: string | null;
};

/** A stand-alone activity for a prospect (ADL-39). */
export type ActivityAddition = { readonly prospectId: number; readonly next: NextActivity };

/** What ending and rescheduling an activity say (ADL-03, ADL-17). */
export type ActivityClosing = {
  readonly prospectId: number | null;
  readonly tracingTypeId: number;
  readonly temperature: Temperature | null;
  readonly observations: string;
  /** Null where the tracing type needs none (NXA-07, NXA-12). */
  readonly next: NextActivity | null;
};
