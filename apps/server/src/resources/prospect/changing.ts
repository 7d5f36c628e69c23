import type { components } from '@sereno/api/types';
import { scopeOf } from '@sereno/domain/access';
import type { Kysely, Transaction, Updateable } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { type Refusal, REFUSALS } from '../../http/envelope.ts';
import type { Viewer } from '../../session/viewer.ts';
import { findAdviser } from '../catalog/organisationQueries.ts';
import { type RecordPayload, readRecord } from './payload.ts';
import { findRecord, type RecordRow } from './recordQueries.ts';
import { PROSPECT_REFUSALS } from './refusals.ts';
import { mayChange } from './wire.ts';

/** The prospect and version that are changed, the viewer and the time. */
export type Change = {
  readonly id: number;
  readonly version: number;
  readonly viewer: Viewer;
  readonly now: Date;
};

type Done = components['schemas']['EmptyAnswer'];
type Columns = Updateable<Schema['prospect']>;

const DONE: Done = { status: 200, body: null };

/** Writes if the version is still the same, in one statement: of several changes at once, the first wins. */
async function write(db: Kysely<Schema>, { id, version, viewer, now }: Change, columns: Columns) {
  const { numUpdatedRows } = await db
    .updateTable('prospect')
    .set({ ...columns, version: version + 1, updated_at: now, updated_by: viewer.accountId })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/**
 * The answer to a change of an outdated version. A client that got no answer sends again: if the newest version is what it asked
 * for and the viewer wrote it, the change is already done.
 */
function staleAnswer(row: RecordRow, { version, viewer }: Change, isAsAsked: boolean): Done | Refusal {
  const isTheirs = row.updated_by === viewer.accountId && row.version === version + 1;
  return isTheirs && isAsAsked ? DONE : PROSPECT_REFUSALS.changed();
}

/** The prospect, if the viewer may change it: who sees how to reach somebody (CDR-08). */
async function findOwn(db: Kysely<Schema>, { id, viewer }: Change) {
  const row = await findRecord(db, scopeOf(viewer), id);
  if (row === undefined) return { refused: REFUSALS.notFound() };
  const { created_by: createdBy, employee_id: employeeId } = row;
  return mayChange({ createdBy, employeeId }, viewer) ? { row } : { refused: PROSPECT_REFUSALS.notAllowed() };
}

const isEvery = (row: RecordRow, columns: Partial<RecordRow>) => {
  const known: ReadonlyMap<string, unknown> = new Map(Object.entries(row));
  return Object.entries(columns).every(([name, value]) => known.get(name) === value);
};

/** Replaces the data of a prospect. */
export async function editProspect(
  db: Kysely<Schema>,
  change: Change,
  payload: RecordPayload,
): Promise<Done | Refusal> {
  const found = await findOwn(db, change);
  if ('refused' in found) return found.refused;
  const { row } = found;
  const record = await readRecord(db, row.company_id, payload);
  if ('refused' in record) return record.refused;
  const { columns } = record;
  if (row.version !== change.version) return staleAnswer(row, change, isEvery(row, columns));
  // The code belongs to the state as it was written before.
  const state_code = columns.state === row.state ? row.state_code : null;
  return (await write(db, change, { ...columns, state_code })) ? DONE : PROSPECT_REFUSALS.changed();
}

/** Notes that a prospect is not interested, or is followed again; what is so already stays as it is (UND-02). */
export async function discardProspect(
  db: Kysely<Schema>,
  change: Change,
  isDiscarded: boolean,
): Promise<Done | Refusal> {
  const found = await findOwn(db, change);
  if ('refused' in found) return found.refused;
  const { row } = found;
  const isAsAsked = (row.discarded_at !== null) === isDiscarded;
  if (row.version !== change.version) return staleAnswer(row, change, isAsAsked);
  if (isAsAsked) return DONE;
  const discarded_at = isDiscarded ? change.now : null;
  return (await write(db, change, { discarded_at })) ? DONE : PROSPECT_REFUSALS.changed();
}

/**
 * The open activities follow the prospect. One that is being ended at this moment is waited for, and may have booked a next one
 * meanwhile, which the statement that waited did not see: so each is followed by a look at what there is by then.
 */
async function moveActivities(trx: Transaction<Schema>, prospectId: number, employee_id: number): Promise<void> {
  const left = await trx
    .selectFrom('activity')
    .where('prospect_id', '=', prospectId)
    .where('ended_at', 'is', null)
    .where('employee_id', '<>', employee_id)
    .select('id')
    .execute();
  if (left.length === 0) return;
  await trx
    .updateTable('activity')
    .set({ employee_id })
    .where('prospect_id', '=', prospectId)
    .where('ended_at', 'is', null)
    .execute();
  await moveActivities(trx, prospectId, employee_id);
}

/**
 * Hands a prospect to another adviser whom the viewer sees, with its open activities (UND-03). A prospect that was not interested is
 * followed again, or the new adviser would not find it.
 */
export async function assignProspect(
  trx: Transaction<Schema>,
  change: Change,
  slpCode: number,
): Promise<Done | Refusal> {
  const { id, viewer, now } = change;
  const row = await findRecord(trx, scopeOf(viewer), id);
  if (row === undefined) return REFUSALS.notFound();
  const employee_id = await findAdviser(trx, scopeOf(viewer), slpCode);
  if (employee_id === undefined) return PROSPECT_REFUSALS.unknownAdviser();
  if (row.version !== change.version) return staleAnswer(row, change, row.employee_id === employee_id);
  if (row.employee_id === employee_id) return PROSPECT_REFUSALS.sameAdviser();
  const columns = { employee_id, previous_employee_id: row.employee_id, reassigned_at: now, discarded_at: null };
  if (!(await write(trx, change, columns))) return PROSPECT_REFUSALS.changed();
  await moveActivities(trx, id, employee_id);
  return DONE;
}
