import type { Activity, ActivityAddition, ActivityClosing, ActivityCount, ActivityDays } from '@sereno/domain/activity';
import { formatWireDate, type DateRange } from '@sereno/domain/calendar';
import { wireAddition, wireClosing } from './activitySave.ts';
import { answerOf } from './answer.ts';
import type { Client, Signal } from './client.ts';
import { activityCountOf, activityOf } from './generated/readers/activity.ts';
import { keyHeader } from './idempotency.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import { listReader, rowReader } from './readers.ts';

/** Reads an activity (ENT-22). Null without an id and a day; every other field may be missing. */
export const readActivity = rowReader(activityOf);

/** Reads a list of activities; a row without id or day is left out. */
export const readActivities = listReader(activityOf);

/** Reads the rows of the activity counts (ENT-09); a row without type, date and whole count is left out. */
export const readActivityCounts = listReader(activityCountOf);

/** How many activities of each type stand on each day of the range, both ends included (API-37, ACD-07). */
export async function activitiesByType(
  client: Client,
  range: DateRange,
  signal: Signal = null,
): Promise<readonly ActivityCount[]> {
  const requested = client.GET('/activity/activities-by-type', {
    params: {
      query: { InitialActivityDate: formatWireDate(range.start), FinalActivityDate: formatWireDate(range.end) },
    },
    signal,
  });
  return answerOf('GET /activity/activities-by-type', requested, readActivityCounts);
}

/** The open activities of those days (API-13, ACL-05 to ACL-07); without a last day there is no end. */
export async function activities(
  client: Client,
  days: ActivityDays,
  signal: Signal = null,
): Promise<readonly Activity[]> {
  const requested = client.GET('/activity/activities', {
    params: {
      query: {
        InitialActivityDate: formatWireDate(days.start),
        FinalActivityDate: days.end === null ? '' : formatWireDate(days.end),
        All: true,
      },
    },
    signal,
  });
  return answerOf('GET /activity/activities', requested, readActivities);
}

/** The open activities of days that are over (API-14, ACL-08). */
export async function expiredActivities(client: Client, signal: Signal = null): Promise<readonly Activity[]> {
  const requested = client.GET('/activity/expired-activities', { signal });
  return answerOf('GET /activity/expired-activities', requested, readActivities);
}

/**
 * Starts the activity (API-15, STA-01): an action, though the wire calls it a GET, so it is never repeated or asked
 * ahead. Gives the activity with what its channel needs (CDR-08), or null when it could not be read.
 */
export async function startActivity(
  client: Client,
  activityId: number,
): Promise<Outcome<{ readonly activity: Activity | null }>> {
  const requested = client.GET('/activity/{id}/start', { params: { path: { id: activityId } } });
  return outcomeOf('GET /activity/{id}/start', requested, (body) => ({ activity: readActivity(body) }));
}

/**
 * Books an activity (API-19, ADL-39).
 * @param key Makes sending it again harmless; only for a host that `honoursKeys`.
 */
export async function addActivity(client: Client, addition: ActivityAddition, key?: string): Promise<Outcome> {
  const requested = client.POST('/activity/add', { params: keyHeader(key), body: wireAddition(addition) });
  return outcomeOf('POST /activity/add', requested);
}

/**
 * Ends an activity, and books the next one where there is one (API-20); refused when it has ended (ADL-24).
 * @param key As of `addActivity`.
 */
export async function endActivity(
  client: Client,
  activityId: number,
  closing: ActivityClosing,
  key?: string,
): Promise<Outcome> {
  const requested = client.POST('/activity/{id}/end', {
    params: { path: { id: activityId }, ...keyHeader(key) },
    body: wireClosing(closing),
  });
  return outcomeOf('POST /activity/{id}/end', requested);
}

/**
 * Moves an activity to another day (API-21); refused when it has ended (ADL-24).
 * @param key As of `addActivity`.
 */
export async function rescheduleActivity(
  client: Client,
  activityId: number,
  closing: ActivityClosing,
  key?: string,
): Promise<Outcome> {
  const requested = client.POST('/activity/{id}/reschedule', {
    params: { path: { id: activityId }, ...keyHeader(key) },
    body: wireClosing(closing),
  });
  return outcomeOf('POST /activity/{id}/reschedule', requested);
}
