import { scopeOf } from '@sereno/domain/access';
import type { CalendarDate } from '@sereno/domain/calendar';
import type { Kysely } from 'kysely';
import type { SavedAnswer } from '../../database/migrations/requestTables.ts';
import type { Schema } from '../../database/schema.ts';
import { REFUSALS } from '../../http/envelope.ts';
import type { Viewer } from '../../session/viewer.ts';
import { holdProspect } from '../prospect/queries.ts';
import { nextActivity, type SavePayload } from './nextActivity.ts';
import { insertActivity } from './queries.ts';

/** Books an activity for a prospect of the viewer's scope; it belongs to the prospect's adviser (API-19, ADL-39). */
export async function addActivity(
  db: Kysely<Schema>,
  {
    payload,
    viewer,
    today,
  }: {
    readonly payload: SavePayload & { readonly ProspectId: number };
    readonly viewer: Viewer;
    /** Today in the business zone. */
    readonly today: CalendarDate;
  },
): Promise<SavedAnswer> {
  const prospect = await holdProspect(db, scopeOf(viewer), payload.ProspectId);
  if (prospect === undefined) return REFUSALS.notFound();
  const { accountId } = viewer;
  const next = await nextActivity(db, {
    payload,
    prospect,
    employeeId: prospect.employeeId,
    accountId,
    follows: null,
    today,
  });
  if ('refused' in next) return next.refused;
  return { status: 201, body: { Id: await insertActivity(db, next.row), NextActivityId: null } };
}
