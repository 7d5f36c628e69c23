import { draftNames } from '../../platform/drafts.ts';

const NAME = /^activity-(?:finish|reschedule)-(?<id>\d+)$/u;

/** The activities that this person has begun to end or to move, and has not sent. */
export function draftedActivities(userId: number): ReadonlySet<number> {
  const ids = draftNames(userId).map((name) => NAME.exec(name)?.groups?.['id']);
  return new Set(ids.filter((id) => id !== undefined).map(Number));
}
