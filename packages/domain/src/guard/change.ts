import type { CalendarDate } from '../calendar/index.ts';

/** What is done with the guards of a month. */
export const GUARD_CHANGE_KINDS = ['published', 'places', 'assigned', 'unassigned', 'moved', 'swapped'] as const;

export type GuardChangeKind = (typeof GUARD_CHANGE_KINDS)[number];

/** Who stood guard on a night before a change, and who does after it. */
export type GuardNightChange = {
  readonly day: CalendarDate;
  /** A name; null for an empty place, and for a person whom the planner does not see. */
  readonly before: string | null;
  readonly after: string | null;
};

/** A change of the guards of a month, as a planner sees it. */
export type GuardMonthChange = {
  readonly id: number;
  readonly kind: GuardChangeKind;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The full name of who made it. */
  readonly by: string;
  /** People that a night needed and needs; null where the change is not about that. */
  readonly places: { readonly before: number; readonly after: number } | null;
  readonly nights: readonly GuardNightChange[];
};
