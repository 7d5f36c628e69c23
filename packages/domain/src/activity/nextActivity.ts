import { type CalendarDate, DATE_PICKER_MAX_YEAR, type TimeOfDay } from '../calendar/index.ts';
import type { ActivitySubject, ActivityType } from './activityCatalog.ts';
import { type ContactIssue, contactIssue, type Reachable } from './activityContact.ts';

/** Fields of an activity to book; any may be missing. */
export type NextActivityFields = {
  readonly activityTypeId: number | null;
  readonly subjectId: number | null;
  readonly date: CalendarDate | null;
  readonly startTime: TimeOfDay | null;
  readonly endTime: TimeOfDay | null;
};

/** What the fields are validated against. */
export type NextActivityRules = {
  /** Today in the business zone. */
  readonly today: CalendarDate;
  readonly types: readonly ActivityType[];
  readonly subjects: readonly ActivitySubject[];
  /** Contact data that exist for the prospect. */
  readonly reachable: Reachable;
};

/** An issue of a field, as data: the screen translates it. */
export type NextActivityIssue =
  | { readonly field: 'activityType'; readonly code: 'required' | 'unknown' | ContactIssue }
  | { readonly field: 'subject'; readonly code: 'required' | 'unknown' | 'ofAnotherType' }
  | { readonly field: 'date'; readonly code: 'required' | 'beforeToday' | 'afterMaximum' }
  | { readonly field: 'startTime'; readonly code: 'required' }
  | { readonly field: 'endTime'; readonly code: 'required' | 'beforeStart' };

/** The last day an activity can be booked for (NXA-10). */
export const LAST_ACTIVITY_DATE: CalendarDate = `${DATE_PICKER_MAX_YEAR}-12-31`;

const isChosen = (id: number | null): id is number => id !== null && id > 0;

function typeIssue(
  { activityTypeId }: NextActivityFields,
  { types, reachable }: NextActivityRules,
): NextActivityIssue | null {
  const field = 'activityType';
  if (!isChosen(activityTypeId)) return { field, code: 'required' };
  const type = types.find(({ id }) => id === activityTypeId);
  if (type === undefined) return { field, code: 'unknown' };
  const code = contactIssue({ ...type, activityTypeId }, reachable);
  return code && { field, code };
}

function subjectIssue(
  { activityTypeId, subjectId }: NextActivityFields,
  { subjects }: NextActivityRules,
): NextActivityIssue | null {
  const field = 'subject';
  if (!isChosen(subjectId)) return { field, code: 'required' };
  const subject = subjects.find(({ id }) => id === subjectId);
  if (subject === undefined) return { field, code: 'unknown' };
  return subject.activityTypeId === activityTypeId ? null : { field, code: 'ofAnotherType' };
}

function dateIssue({ date }: NextActivityFields, { today }: NextActivityRules): NextActivityIssue | null {
  const field = 'date';
  if (date === null) return { field, code: 'required' };
  if (date < today) return { field, code: 'beforeToday' };
  return date > LAST_ACTIVITY_DATE ? { field, code: 'afterMaximum' } : null;
}

function timeIssues({ startTime, endTime }: NextActivityFields): readonly NextActivityIssue[] {
  const issues: NextActivityIssue[] = [];
  if (startTime === null) issues.push({ field: 'startTime', code: 'required' });
  if (endTime === null) issues.push({ field: 'endTime', code: 'required' });
  else if (startTime !== null && endTime < startTime) issues.push({ field: 'endTime', code: 'beforeStart' });
  return issues;
}

/**
 * Issues that prevent booking an activity, in screen order, at most one per field (NXA-01 to NXA-06, NXA-09, NXA-10,
 * CDR-01 to CDR-08). Used by screens and server.
 */
export function nextActivityIssues(fields: NextActivityFields, rules: NextActivityRules): readonly NextActivityIssue[] {
  const issues = [
    typeIssue(fields, rules),
    subjectIssue(fields, rules),
    dateIssue(fields, rules),
    ...timeIssues(fields),
  ];
  return issues.filter((issue) => issue !== null);
}
