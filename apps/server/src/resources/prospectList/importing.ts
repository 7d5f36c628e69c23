import { type CheckedRow, handOut } from '@sereno/domain/prospectList';
import type { ProspectRecord } from '@sereno/domain/prospect';
import { REGISTER } from '@sereno/domain/register';
import { sql, type Transaction } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { type Refusal, REFUSALS, refusal } from '../../http/envelope.ts';
import type { Viewer } from '../../session/viewer.ts';
import { recordChange } from '../registers/history.ts';
import { isOfferedChoice } from '../registers/lookups.ts';
import { checkDraft, findDraft } from './drafts.ts';

type Done = { readonly status: 200; readonly body: null };
type Share = { readonly EmployeeId: number; readonly Share: number };
/** Who imports, and when. */
export type ListAuthor = { readonly viewer: Viewer; readonly now: Date };

const register = REGISTER['prospect-lists'];

const refused = (message: string, field: string, code: string) => refusal(422, message, [{ field, code }]);

async function sharesRefusal(
  trx: Transaction<Schema>,
  companyId: number,
  shares: readonly Share[],
): Promise<Refusal | null> {
  const ids = new Set(shares.map(({ EmployeeId }) => EmployeeId));
  if (ids.size < shares.length) return refused('Hay un asesor repetido en el reparto.', 'Shares', 'taken');
  for (const id of ids)
    if (!(await isOfferedChoice(trx, 'employee', companyId, id)))
      return refused('Uno de los asesores del reparto ya no está disponible.', 'Shares', 'unknown');
  return null;
}

const columnsOf = ({ address, ...record }: ProspectRecord) => ({
  first_name: record.firstName,
  last_name: record.lastName,
  mobile_phone: record.mobilePhone,
  home_phone: record.homePhone,
  email: record.email,
  street: address.street,
  county: address.county,
  state: address.state,
  zip_code: address.zipCode,
  comments: record.comments,
});

/** Imports of a company follow one another: what one brings is known to the next. */
async function lockLists(trx: Transaction<Schema>, companyId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${register.id}), ${companyId}::integer)`.execute(trx);
}

type Person = ReturnType<typeof columnsOf> & { readonly employee_id: number };

/** Prospects that are written at once. */
const BATCH = 2000;

async function insertProspects(
  trx: Transaction<Schema>,
  author: ListAuthor,
  listId: number,
  people: readonly Person[],
): Promise<void> {
  // A statement of all of them would take longer than any may.
  for (let from = 0; from < people.length; from += BATCH) {
    await insertBatch(trx, author, listId, people.slice(from, from + BATCH));
  }
}

async function insertBatch(
  trx: Transaction<Schema>,
  { viewer: { companyId, accountId }, now }: ListAuthor,
  listId: number,
  people: readonly Person[],
): Promise<void> {
  const columns = sql`first_name, last_name, mobile_phone, home_phone, email, street, county, state, zip_code, comments, employee_id`;
  await sql`
    insert into prospect (company_id, created_by, created_at, list_id, ${columns})
    select ${companyId}, ${accountId}, ${now}, ${listId}, ${columns}
    from jsonb_populate_recordset(null::prospect, ${JSON.stringify(people)}::jsonb)`.execute(trx);
}

/** Imports the good rows of a draft and hands them out by share, all of them or none; refused while a row is faulty. */
export async function importDraft(
  trx: Transaction<Schema>,
  author: ListAuthor,
  draftId: number,
  shares: readonly Share[],
): Promise<Refusal | { readonly status: 201; readonly body: { readonly Id: number } }> {
  const { viewer, now } = author;
  const { companyId } = viewer;
  const draft = await findDraft(trx, viewer, draftId);
  if (draft === undefined) return REFUSALS.notFound();
  await lockLists(trx, companyId);
  const checked = await checkDraft(trx, companyId, draft);
  const count = (kind: CheckedRow['kind']) => checked.filter((row) => row.kind === kind).length;
  if (count('faulty') > 0)
    return refused('Corrige las filas con errores o déjalas fuera antes de importar.', 'Rows', 'faulty');
  const records = checked.flatMap((row) => (row.kind === 'good' ? [row.record] : []));
  if (records.length === 0) return refused('No queda ninguna fila que importar.', 'Rows', 'required');
  const unknown = await sharesRefusal(trx, companyId, shares);
  if (unknown !== null) return unknown;
  const places = handOut(
    records.length,
    shares.map(({ Share: share }) => share),
  );
  const { id } = await trx
    .insertInto('prospect_list')
    .values({
      company_id: companyId,
      name: draft.name,
      created_at: now,
      created_by: viewer.accountId,
      rows: draft.rows.length,
      imported: records.length,
      duplicates: count('duplicate'),
      left_out: count('leftOut'),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const people = records.map((record, index) => ({
    ...columnsOf(record),
    employee_id: shares[places[index] ?? 0]?.EmployeeId ?? 0,
  }));
  await insertProspects(trx, author, id, people);
  await trx.deleteFrom('prospect_list_draft').where('id', '=', draft.id).execute();
  await recordChange(trx, { register, ...author }, { id, kind: 'created', before: null, after: null });
  return { status: 201, body: { Id: id } };
}

/** How many prospects of a list somebody has worked on: what was made with them would be lost. */
async function countWorkedOn(trx: Transaction<Schema>, listId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from prospect
    where list_id = ${listId} and (
      updated_at is not null or discarded_at is not null or reassigned_at is not null
      or exists (select from activity where activity.prospect_id = prospect.id)
      or exists (select from quotation where quotation.prospect_id = prospect.id)
      or exists (select from contract where contract.prospect_id = prospect.id)
      or exists (select from digital_lead where digital_lead.prospect_id = prospect.id)
      or exists (select from carousel_lead where carousel_lead.prospect_id = prospect.id))`.execute(trx);
  return rows[0]?.count ?? 0;
}

/** Takes an import back with all its prospects, as long as none of them has been worked on. */
export async function undoImport(
  trx: Transaction<Schema>,
  author: ListAuthor,
  listId: number,
): Promise<Refusal | Done> {
  const { companyId } = author.viewer;
  await lockLists(trx, companyId);
  const list = await trx
    .selectFrom('prospect_list')
    .where('id', '=', listId)
    .where('company_id', '=', companyId)
    .select('ended')
    .executeTakeFirst();
  if (list === undefined) return REFUSALS.notFound();
  if (list.ended) return { status: 200, body: null };
  // Nothing is begun with them between the look and the end.
  await sql`select from prospect where list_id = ${listId} for update`.execute(trx);
  const worked = await countWorkedOn(trx, listId);
  if (worked > 0) {
    const people = worked === 1 ? 'uno de sus prospectos' : `${worked} de sus prospectos`;
    return refusal(409, `No se puede deshacer la importación: ya se trabajó con ${people}.`, [
      { field: '', code: 'hasRecords' },
    ]);
  }
  await trx.deleteFrom('prospect').where('list_id', '=', listId).execute();
  await trx
    .updateTable('prospect_list')
    .set((eb) => ({ ended: true, version: eb('version', '+', 1) }))
    .where('id', '=', listId)
    .execute();
  await recordChange(trx, { register, ...author }, { id: listId, kind: 'ended', before: null, after: null });
  return { status: 200, body: null };
}
