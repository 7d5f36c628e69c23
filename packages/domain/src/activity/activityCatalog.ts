/** A kind of activity that may be booked (ENT-24). */
export type ActivityType = {
  readonly id: number;
  readonly name: string;
  /** How long one takes, in whole minutes, not negative (ADL-28). */
  readonly durationMinutes: number;
};

/** What an activity of one type may be about (ENT-25, ADL-30). */
export type ActivitySubject = { readonly id: number; readonly name: string; readonly activityTypeId: number };

/** How an activity went, as it is chosen on ending or rescheduling (ENT-26). */
export type TracingType = {
  readonly id: number;
  readonly name: string;
  /** True for those that rescheduling offers, false for those of ending (ADL-18, ADL-19). */
  readonly reschedules: boolean;
  /** Whether a next activity has to be booked along with it (NXA-07). */
  readonly needsNextActivity: boolean;
};
