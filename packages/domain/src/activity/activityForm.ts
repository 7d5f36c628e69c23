import { addMinutes, type CalendarDate, type TimeOfDay } from '../calendar/index.ts';
import type { Activity } from './activity.ts';
import type { ActivitySubject, ActivityType } from './activityCatalog.ts';
import type { Reachable } from './activityContact.ts';
import type { Temperature } from './activitySave.ts';
import type { NextActivityFields } from './nextActivity.ts';
import type { ActivityTask } from './tracing.ts';

/** A prospect that a stand-alone activity can be booked for (ADL-39). */
export type ProspectChoice = {
  readonly id: number;
  readonly name: string;
  /** Distinguishes prospects with the same name: place and adviser, where known. */
  readonly detail: string | null;
  /** Whose prospect it is, whom the activity will be for. Default: unknown. */
  readonly adviserName?: string | null | undefined;
} & Reachable;

/** State of the activity dialog's form: plain data, so that it can be saved and restored. */
export type ActivityForm = NextActivityFields & {
  readonly task: ActivityTask;
  /** The prospect of a stand-alone activity; null until selected, and when closing an activity. */
  readonly prospect: ProspectChoice | null;
  /** The outcome (ADL-03). */
  readonly tracingTypeId: number | null;
  readonly temperature: Temperature | null;
  readonly observations: string;
  readonly comments: string;
};

/** One edit of the form. */
export type ActivityEdit =
  | { readonly kind: 'prospect'; readonly prospect: ProspectChoice | null }
  | { readonly kind: 'tracingType'; readonly id: number | null }
  | { readonly kind: 'temperature'; readonly temperature: Temperature | null }
  | { readonly kind: 'observations' | 'comments'; readonly text: string }
  /** `now` is the time of the business zone when the type is selected. */
  | { readonly kind: 'activityType'; readonly id: number | null; readonly now: TimeOfDay }
  | { readonly kind: 'subject'; readonly id: number | null }
  | { readonly kind: 'date'; readonly date: CalendarDate | null }
  | { readonly kind: 'startTime' | 'endTime'; readonly time: TimeOfDay | null };

/** Duration in minutes when the catalogue has 0 or none. */
export const DEFAULT_DURATION_MINUTES = 30;

/** Duration of an activity of that type, in whole minutes, 1 or more (ADL-28). */
export function durationOf(activityTypeId: number | null, types: readonly ActivityType[]): number {
  const minutes = types.find(({ id }) => id === activityTypeId)?.durationMinutes ?? 0;
  return Number.isSafeInteger(minutes) && minutes > 0 ? minutes : DEFAULT_DURATION_MINUTES;
}

const EMPTY = {
  prospect: null,
  tracingTypeId: null,
  temperature: null,
  observations: '',
  activityTypeId: null,
  subjectId: null,
  date: null,
  startTime: null,
  endTime: null,
  comments: '',
} as const;

/** The initial form for ending an activity or booking a stand-alone one. */
export function emptyActivityForm(task: ActivityTask, prospect: ProspectChoice | null = null): ActivityForm {
  return { ...EMPTY, task, prospect };
}

/**
 * The initial form for rescheduling: type, subject, times and comments of the moved activity, without a day. The
 * subject is empty when the catalogue has none with the activity's name and type.
 */
export function reschedulingForm(
  activity: Pick<Activity, 'activityTypeId' | 'subject' | 'comments' | 'startTime' | 'endTime'>,
  { types, subjects }: { readonly types: readonly ActivityType[]; readonly subjects: readonly ActivitySubject[] },
): ActivityForm {
  const activityTypeId = types.find(({ id }) => id === activity.activityTypeId)?.id ?? null;
  const subject = subjects.find((known) => known.name === activity.subject && known.activityTypeId === activityTypeId);
  const form: ActivityForm = {
    ...emptyActivityForm('reschedule'),
    activityTypeId,
    subjectId: subject?.id ?? null,
    startTime: activity.startTime,
    comments: activity.comments ?? '',
  };
  return editActivityForm(form, { kind: 'endTime', time: activity.endTime }, types);
}

/**
 * The form after an edit. Selecting a type sets the start to now, the end to its duration later, and clears the subject
 * (ADL-27 to ADL-29); changing the start moves the end (ADL-31); an end before the start becomes start plus duration
 * (ADL-32); no end passes midnight (ADL-33). The end is never before the start.
 */
export function editActivityForm(form: ActivityForm, edit: ActivityEdit, types: readonly ActivityType[]): ActivityForm {
  switch (edit.kind) {
    case 'prospect':
      return { ...form, prospect: edit.prospect };
    case 'tracingType':
      return { ...form, tracingTypeId: edit.id };
    case 'temperature':
      return { ...form, temperature: edit.temperature };
    case 'observations':
    case 'comments':
      return { ...form, [edit.kind]: edit.text };
    case 'activityType':
      return chooseType(form, edit.id, edit.now, types);
    case 'subject':
      return { ...form, subjectId: edit.id };
    case 'date':
      return { ...form, date: edit.date };
    case 'startTime':
      return startAt(form, edit.time, types);
    default:
      return endAt(form, edit.time, types);
  }
}

function chooseType(
  form: ActivityForm,
  activityTypeId: number | null,
  now: TimeOfDay,
  types: readonly ActivityType[],
): ActivityForm {
  const chosen = { ...form, activityTypeId, subjectId: null };
  return activityTypeId === null ? chosen : startAt(chosen, now, types);
}

function startAt(form: ActivityForm, startTime: TimeOfDay | null, types: readonly ActivityType[]): ActivityForm {
  if (startTime === null) return { ...form, startTime };
  return { ...form, startTime, endTime: addMinutes(startTime, durationOf(form.activityTypeId, types)) };
}

function endAt(form: ActivityForm, endTime: TimeOfDay | null, types: readonly ActivityType[]): ActivityForm {
  const isReversed = endTime !== null && form.startTime !== null && endTime < form.startTime;
  return isReversed ? startAt(form, form.startTime, types) : { ...form, endTime };
}
