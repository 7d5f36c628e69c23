import { setImmediate } from 'node:timers/promises';
import {
  type CheckedRow,
  checkRows,
  contactKeys,
  guessMapping,
  type ListMapping,
  type ListRow,
  withoutKnown,
} from '@sereno/domain/prospectList';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import type { Viewer } from '../../session/viewer.ts';
import type { ListTable } from './listFile.ts';

/** A list that was uploaded and is not imported yet: it belongs to the account that uploaded it, which has one at most. */
export type Draft = {
  readonly id: number;
  readonly name: string;
  readonly headings: readonly string[];
  readonly mapping: ListMapping;
  readonly rows: readonly ListRow[];
  /** Places of rows that are not to be imported. */
  readonly leftOut: readonly number[];
};

type Owner = Pick<Viewer, 'companyId' | 'accountId'>;

/** Keeps an uploaded list in place of the one before. */
export async function saveDraft(
  trx: Transaction<Schema>,
  { companyId, accountId }: Owner,
  { name, table: { headings, rows }, now }: { readonly name: string; readonly table: ListTable; readonly now: Date },
): Promise<Draft> {
  await trx.deleteFrom('prospect_list_draft').where('account_id', '=', accountId).execute();
  const draft = { name, headings, mapping: guessMapping(headings), rows, leftOut: [] };
  const { id } = await trx
    .insertInto('prospect_list_draft')
    .values({
      company_id: companyId,
      account_id: accountId,
      name,
      headings: JSON.stringify(headings),
      mapping: JSON.stringify(draft.mapping),
      rows: JSON.stringify(rows),
      left_out: '[]',
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, ...draft };
}

const drafts = (db: Kysely<Schema>, { companyId, accountId }: Owner) =>
  db
    .selectFrom('prospect_list_draft')
    .where('company_id', '=', companyId)
    .where('account_id', '=', accountId)
    .select(['id', 'name', 'headings', 'mapping', 'rows', 'left_out as leftOut']);

/** What the account has uploaded and not imported. */
export const lastDraft = (db: Kysely<Schema>, owner: Owner): Promise<Draft | undefined> =>
  drafts(db, owner).executeTakeFirst();

/** The account's own draft of that id, which no other call changes until the transaction ends. */
export const findDraft = (trx: Transaction<Schema>, owner: Owner, id: number): Promise<Draft | undefined> =>
  drafts(trx, owner).where('id', '=', id).forUpdate().executeTakeFirst();

/** Keeps what was mended. */
export async function updateDraft(trx: Transaction<Schema>, { id, mapping, rows, leftOut }: Draft): Promise<void> {
  await trx
    .updateTable('prospect_list_draft')
    .set({ mapping: JSON.stringify(mapping), rows: JSON.stringify(rows), left_out: JSON.stringify(leftOut) })
    .where('id', '=', id)
    .execute();
}

/** Those of the numbers and addresses by which a prospect of the company is known. */
async function knownKeys(db: Kysely<Schema>, companyId: number, keys: readonly string[]): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set();
  const { rows } = await sql<{ key: string }>`
    with asked as (select distinct value as key from jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb))
    select key from asked join prospect on prospect.company_id = ${companyId} and prospect.mobile_phone = key
    union select key from asked join prospect on prospect.company_id = ${companyId} and prospect.home_phone = key
    union select key from asked join prospect on prospect.company_id = ${companyId} and lower(prospect.email) = key`.execute(
    db,
  );
  return new Set(rows.map(({ key }) => key));
}

/** Rows that are checked in one turn: some ten milliseconds. */
const ROWS_IN_TURN = 1000;

/** What each row of a draft comes to by itself. Other calls are answered meanwhile: 100,000 rows take a second. */
export async function checkInTurns({
  rows,
  mapping,
  leftOut,
}: Pick<Draft, 'rows' | 'mapping' | 'leftOut'>): Promise<readonly CheckedRow[]> {
  const places = new Set(leftOut);
  const checked: CheckedRow[] = [];
  for (let first = 0; first < rows.length; first += ROWS_IN_TURN) {
    checked.push(...checkRows(rows.slice(first, first + ROWS_IN_TURN), mapping, places, first));
    await setImmediate();
  }
  return checked;
}

/** What each row of a draft comes to. */
export async function checkDraft(db: Kysely<Schema>, companyId: number, draft: Draft): Promise<readonly CheckedRow[]> {
  const checked = await checkInTurns(draft);
  const keys = checked.flatMap((row) => (row.kind === 'good' ? contactKeys(row.record) : []));
  return withoutKnown(checked, await knownKeys(db, companyId, keys));
}
