import type { ActivitySubject, ActivityType, TracingType } from '@sereno/domain/activity';
import type { ProspectionMeans } from '@sereno/domain/prospect';
import { answerOf } from './answer.ts';
import type { Client, Signal } from './client.ts';
import { activitySubjectOf, activityTypeOf, tracingTypeOf } from './generated/readers/activity.ts';
import { readProspectionMeans } from './prospectRecord.ts';
import { listReader } from './readers.ts';

/** Reads the activity types (ENT-24); one without id or name is left out, one without a duration takes no time. */
export const readActivityTypes = listReader(activityTypeOf);

/** Reads the subjects (ENT-25); one without id, name or type cannot be offered and is left out. */
export const readActivitySubjects = listReader(activitySubjectOf);

/** Reads the tracing types (ENT-26). Only a `FollowIt` of 0 frees from a next activity, an unreadable one does not. */
export const readTracingTypes = listReader(tracingTypeOf);

/** The types that an activity may have (API-16). */
export async function activityTypes(client: Client, signal: Signal = null): Promise<readonly ActivityType[]> {
  const requested = client.GET('/catalog/activity-types', { signal });
  return answerOf('GET /catalog/activity-types', requested, readActivityTypes);
}

/** The subjects of every type (API-17). */
export async function activitySubjects(client: Client, signal: Signal = null): Promise<readonly ActivitySubject[]> {
  const requested = client.GET('/catalog/activity-subjects', { signal });
  return answerOf('GET /catalog/activity-subjects', requested, readActivitySubjects);
}

/**
 * The tracing types under a key: an activity type, 7 for rescheduling, −1 for an activity that was never started
 * (API-18, ADL-20 to ADL-22). On the wire the key is the whole query, without a name (ADL-35).
 */
export async function tracingTypes(
  client: Client,
  key: number,
  signal: Signal = null,
): Promise<readonly TracingType[]> {
  const requested = client.GET('/catalog/tipify-tracings', {
    // OpenAPI has no word for a query without a name; the document's own rules allow no slash at the end of a path.
    querySerializer: () => String(key),
    middleware: [{ onRequest: ({ request }) => new Request(request.url.replace('?', '/?'), request) }],
    signal,
  });
  return answerOf('GET /catalog/tipify-tracings', requested, readTracingTypes);
}

/** The ways by which prospects come (CAR-04, an extension of our own server). */
export async function prospectionMeans(client: Client, signal: Signal = null): Promise<readonly ProspectionMeans[]> {
  const requested = client.GET('/catalog/prospection-means', { signal });
  return answerOf('GET /catalog/prospection-means', requested, readProspectionMeans);
}
