import type { Activity, ActivityContact } from './activity.ts';
import type { ActivityForm } from './activityForm.ts';
import { activityFormIssues, type ActivityFormRules, needsNextActivity, sentTracingId } from './activityFormIssue.ts';
import type { ActivityAddition, ActivityClosing, NextActivity } from './activitySave.ts';

type Contact = Pick<ActivityContact, 'phone' | 'address'>;

function nextActivityOf(
  form: ActivityForm,
  { phone, address }: Contact,
  { subjects }: ActivityFormRules,
): NextActivity | null {
  const { activityTypeId, subjectId, date, startTime, endTime } = form;
  const subject = subjects.find(({ id }) => id === subjectId);
  if (activityTypeId === null || subject === undefined || date === null || startTime === null || endTime === null) {
    return null;
  }
  return {
    activityTypeId,
    subjectId: subject.id,
    subject: subject.name,
    date,
    startTime,
    endTime,
    comments: form.comments.trim(),
    phone,
    address,
  };
}

/**
 * Payload for ending or rescheduling an activity (ADL-36, ADL-37, NXA-12); null while `activityFormIssues` reports an
 * issue. `contact` holds what the viewer may see.
 */
export function closingOf(
  form: ActivityForm,
  activity: Pick<Activity, 'prospectId' | 'contact'>,
  rules: ActivityFormRules,
): ActivityClosing | null {
  const tracingTypeId = sentTracingId(form, rules);
  if (form.task === 'add' || tracingTypeId === null || activityFormIssues(form, rules).length > 0) return null;
  return {
    prospectId: activity.prospectId,
    tracingTypeId,
    temperature: form.temperature,
    observations: form.observations.trim(),
    next: needsNextActivity(form, rules) ? nextActivityOf(form, activity.contact, rules) : null,
  };
}

/** Payload for booking a stand-alone activity (ADL-37, ADL-39); null while the form has an issue. */
export function additionOf(form: ActivityForm, rules: ActivityFormRules): ActivityAddition | null {
  if (form.task !== 'add' || form.prospect === null || activityFormIssues(form, rules).length > 0) return null;
  const next = nextActivityOf(form, { phone: null, address: null }, rules);
  return next && { prospectId: form.prospect.id, next };
}
