import { addMinutes, type CalendarDate, type TimeOfDay } from '../calendar/index.ts';
import type { Activity } from './activity.ts';
import type { ActivitySubject, ActivityType } from './activityCatalog.ts';
import type { Reachable } from './activityContact.ts';
import type { Temperature } from './activitySave.ts';
import type { NextActivityFields } from './nextActivity.ts';
import type { ActivityTask } from './tracing.ts';

/** A prospect that a stand-alone activity may be booked for (ADL-39). */
export type ProspectChoice = {
  readonly id: number;
  readonly name: string;
  /** What tells them apart from others of that name: place and adviser, as far as they are known. */
  readonly detail: string | null;
} & Reachable;

/** What the activity dialog holds while it is edited: plain data, so that it can be kept and taken up again. */
export type ActivityForm = NextActivityFields & {
  readonly task: ActivityTask;
  /** Whom a stand-alone activity is for; null until chosen, and where an activity is closed. */
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
  /** `now` is the time of the business zone at which the type is chosen. */
  | { readonly kind: 'activityType'; readonly id: number | null; readonly now: TimeOfDay }
  | { readonly kind: 'subject'; readonly id: number | null }
  | { readonly kind: 'date'; readonly date: CalendarDate | null }
  | { readonly kind: 'startTime' | 'endTime'; readonly time: TimeOfDay | null };

/** How long an activity takes whose type does not say so, in minutes: the catalogue's duration is 0 or missing. */
export const DEFAULT_DURATION_MINUTES = 30;

/** How long an activity of that type takes, in whole minutes, from 1 (ADL-28). */
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

/** The form as the dialog opens with it for ending an activity or booking one that stands alone. */
export function emptyActivityForm(task: ActivityTask, prospect: ProspectChoice | null = null): ActivityForm {
  return { ...EMPTY, task, prospect };
}

/**
 * The form as rescheduling opens with it: the type, the subject, the times and the comments of the activity that is moved,
 * and no day. A subject that the catalogue does not know by the activity's name and type is left to choose.
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
 * The form after an edit. Choosing a type sets the start to now, the end to its duration later, and clears the subject
 * (ADL-27 to ADL-29); another start moves the end (ADL-31); an end before the start becomes a duration after it (ADL-32);
 * no end passes midnight (ADL-33). Whatever is done, an end never stands before its start.
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
