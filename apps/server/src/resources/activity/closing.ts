import { type Scope, scopeOf } from '@sereno/domain/access';
import { onTimeAt, tracingCatalogKey } from '@sereno/domain/activity';
import type { CalendarDate } from '@sereno/domain/calendar';
import type { Kysely } from 'kysely';
import { filled } from '../../database/text.ts';
import type { SavedAnswer } from '../../database/migrations/requestTables.ts';
import type { Schema } from '../../database/schema.ts';
import { REFUSALS, type Refusal } from '../../http/envelope.ts';
import type { Viewer } from '../../session/viewer.ts';
import { findTracingType, listTracingTypes } from '../catalog/activityQueries.ts';
import { findProspect } from '../prospect/queries.ts';
import { nextActivity, type SavePayload } from './nextActivity.ts';
import { ACTIVITY_REFUSALS } from './refusals.ts';
import { type LockedActivity, lockActivity } from './rowQueries.ts';
import { insertActivity, updateActivity } from './queries.ts';
import { timingOf } from './wire.ts';

/** What closes an activity: ending it, or moving it to another day. */
export type Closing = {
  readonly task: 'finish' | 'reschedule';
  readonly activityId: number;
  readonly payload: SavePayload & { readonly TipifyTracingId: number };
  readonly viewer: Viewer;
  readonly now: Date;
  /** Today in the business zone. */
  readonly today: CalendarDate;
};

type Tracing = NonNullable<Awaited<ReturnType<typeof findTracingType>>>;

/**
 * Whether the catalogue offers an outcome where this activity is closed so (API-18, ADL-18 to ADL-22): one of its type once it
 * was started, any that ends it or any that moves it otherwise.
 */
async function isOffered(
  db: Kysely<Schema>,
  { id, reschedule }: Tracing,
  { activity, task }: { readonly activity: LockedActivity; readonly task: Closing['task'] },
): Promise<boolean> {
  if (reschedule !== (task === 'reschedule')) return false;
  const { company_id, activity_type_id, started_at } = activity;
  const key = tracingCatalogKey(task, { started: started_at !== null, activityTypeId: activity_type_id });
  return (await listTracingTypes(db, company_id, key)).some((offered) => offered.id === id);
}

/** Whose next activity it is: the prospect of the old one; an old row that tells none takes the payload's, if it is in scope. */
async function prospectOf(
  db: Kysely<Schema>,
  { prospect_id, company_id }: LockedActivity,
  { sent, scope }: { readonly sent: number | undefined; readonly scope: Scope },
) {
  // The prospect may have gone to another adviser since; the activity still belongs to this one.
  if (prospect_id !== null) return findProspect(db, { kind: 'company', companyId: company_id }, prospect_id);
  return sent === undefined ? undefined : findProspect(db, scope, sent);
}

type Next = Awaited<ReturnType<typeof nextActivity>>;

async function nextOf(db: Kysely<Schema>, activity: LockedActivity, closing: Closing): Promise<Next> {
  const { payload, viewer, today } = closing;
  const sent = payload.ProspectId;
  const prospect = await prospectOf(db, activity, { sent, scope: scopeOf(viewer) });
  if (prospect === undefined) {
    return { refused: ACTIVITY_REFUSALS.withoutProspect(sent === undefined ? 'required' : 'unknown') };
  }
  const { accountId } = viewer;
  return nextActivity(db, {
    payload,
    prospect,
    employeeId: activity.employee_id,
    accountId,
    follows: activity,
    today,
  });
}

/** What keeps an activity of the viewer from being closed so, apart from the outcome and the next one; undefined when nothing does. */
function closingRefusal(activity: LockedActivity, { payload: { ProspectId: sent } }: Closing): Refusal | undefined {
  if (activity.ended_at !== null) return ACTIVITY_REFUSALS.ended();
  if (sent !== undefined && activity.prospect_id !== null && sent !== activity.prospect_id) {
    return ACTIVITY_REFUSALS.otherProspect();
  }
  return undefined;
}

/**
 * Closes an activity of the viewer's scope, and books the next one where the outcome needs one (API-20, API-21). Call it in a
 * transaction: of two that close the same activity, the second waits and gets the refusal that it has ended. Everything is
 * decided before anything is written.
 */
export async function closeActivity(trx: Kysely<Schema>, closing: Closing): Promise<SavedAnswer> {
  const { task, activityId, payload, viewer, now, today } = closing;
  const activity = await lockActivity(trx, scopeOf(viewer), activityId);
  if (activity === undefined) return REFUSALS.notFound();
  const refused = closingRefusal(activity, closing);
  if (refused) return refused;
  const tracing = await findTracingType(trx, activity.company_id, payload.TipifyTracingId);
  if (tracing === undefined) return ACTIVITY_REFUSALS.unknownTracing();
  if (!(await isOffered(trx, tracing, { activity, task }))) return ACTIVITY_REFUSALS.tracingNotOffered();
  const next = !tracing.followIt ? null : await nextOf(trx, activity, closing);
  if (next && 'refused' in next) return next.refused;
  const { ProspectTemperature: temperature = '' } = payload;
  await updateActivity(trx, activityId, {
    ended_at: now,
    tracing_type_id: payload.TipifyTracingId,
    observations: filled(payload.Observations),
    temperature: temperature === '' ? null : temperature,
    on_time: onTimeAt(today, timingOf(activity)),
  });
  return { status: 201, body: { Id: activityId, NextActivityId: next && (await insertActivity(trx, next.row)) } };
}
