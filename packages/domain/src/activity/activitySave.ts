import type { CalendarDate, TimeOfDay } from '../calendar/index.ts';

/** Interest of a prospect, in screen order: Alta, Media, Baja (ADL-04, ADL-05). */
export const TEMPERATURES = ['high', 'medium', 'low'] as const;
export type Temperature = (typeof TEMPERATURES)[number];

/** An activity to book (ADL-36, NXA-01 to NXA-05). */
export type NextActivity = {
  readonly activityTypeId: number;
  readonly subjectId: number;
  /** Name of the subject, sent beside its id. */
  readonly subject: string;
  readonly date: CalendarDate;
  readonly startTime: TimeOfDay;
  readonly endTime: TimeOfDay;
  readonly comments: string;
  /** Null when hidden from the viewer or missing. */
  readonly phone: string | null;
  /** Null when hidden from the viewer or missing. */
  readonly address: string | null;
};

/** A stand-alone activity for a prospect (ADL-39). */
export type ActivityAddition = { readonly prospectId: number; readonly next: NextActivity };

/** Payload of ending and rescheduling an activity (ADL-03, ADL-17). */
export type ActivityClosing = {
  readonly prospectId: number | null;
  readonly tracingTypeId: number;
  readonly temperature: Temperature | null;
  readonly observations: string;
  /** Null when the outcome needs none (NXA-07, NXA-12). */
  readonly next: NextActivity | null;
};
