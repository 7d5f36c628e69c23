import type { ActivityKind } from './activityType.ts';

/** A kind of activity that can be booked (ENT-24). */
export type ActivityType = Omit<ActivityKind, 'activityTypeId'> & {
  readonly id: number;
  readonly name: string;
  /** Duration in whole minutes, 0 or more (ADL-28). */
  readonly durationMinutes: number;
};

/** A subject of an activity type (ENT-25, ADL-30). */
export type ActivitySubject = { readonly id: number; readonly name: string; readonly activityTypeId: number };

/** An outcome, selected when ending or rescheduling an activity (ENT-26). */
export type TracingType = {
  readonly id: number;
  readonly name: string;
  /** True for outcomes of rescheduling, false for outcomes of ending (ADL-18, ADL-19). */
  readonly reschedules: boolean;
  /** Whether this outcome requires booking a next activity (NXA-07). */
  readonly needsNextActivity: boolean;
};
