import type { ChangeKind, Field, KnownRegister, RegisterChange, RegisterRow } from '@sereno/domain/register';
import type { Kysely, Transaction } from 'kysely';
import type { ChangedField } from '../../database/migrations/registerTables.ts';
import type { Schema } from '../../database/schema.ts';
import type { Viewer } from '../../session/viewer.ts';

const ENTRIES = 200;

type Author = { readonly register: KnownRegister; readonly viewer: Viewer; readonly now: Date };

/** What was done with a row: as it was, null before it was created, and as it became. */
type Recorded = {
  readonly id: number;
  readonly kind: Exclude<ChangeKind, 'signedIn'>;
  readonly action?: string;
  readonly before: RegisterRow | null;
  readonly after: RegisterRow | null;
};

/** What a field holds, in words: a reference by the name of what it leads to. */
function wordsOf({ id, kind }: Field, row: RegisterRow | null): string | null {
  const value = row?.values[id] ?? null;
  if (value === null) return null;
  const isNamed = kind === 'reference' || kind === 'references';
  return isNamed ? (row?.names[id] ?? String(value)).replaceAll('\n', ', ') : String(value);
}

function changedFields({ fields, readOnly }: KnownRegister, { before, after }: Recorded): readonly ChangedField[] {
  return fields
    .filter(({ writable }) => readOnly === true || writable !== 'never')
    .map((field) => ({ field: field.id, before: wordsOf(field, before), after: wordsOf(field, after) }))
    .filter((field) => field.before !== field.after);
}

/** Records what was done with a row, in the transaction that does it. */
export async function recordChange(
  trx: Transaction<Schema>,
  { register, viewer, now }: Author,
  recorded: Recorded,
): Promise<void> {
  await trx
    .insertInto('register_change')
    .values({
      company_id: viewer.companyId,
      register: register.id,
      row_id: recorded.id,
      account_id: viewer.accountId,
      changed_at: now,
      kind: recorded.kind,
      action: recorded.action ?? null,
      fields: JSON.stringify(changedFields(register, recorded)),
    })
    .execute();
}

const changesOf = (db: Kysely<Schema>, register: KnownRegister, companyId: number, id: number) =>
  db
    .selectFrom('register_change')
    .where('register_change.company_id', '=', companyId)
    .where('register', '=', register.id)
    .where('row_id', '=', id)
    .orderBy('register_change.id', 'desc');

/** The account that changed a row last; undefined for a row that was never changed. */
export async function lastWriter(
  db: Kysely<Schema>,
  { register, viewer }: Pick<Author, 'register' | 'viewer'>,
  id: number,
): Promise<number | undefined> {
  const changes = changesOf(db, register, viewer.companyId, id).where('kind', '<>', 'action');
  const last = await changes.limit(1).select('account_id').executeTakeFirst();
  return last?.account_id;
}

/** The last changes of a row, newest first. */
export async function listChanges(
  db: Kysely<Schema>,
  register: KnownRegister,
  companyId: number,
  id: number,
): Promise<readonly RegisterChange[]> {
  const rows = await changesOf(db, register, companyId, id)
    .innerJoin('account', 'account.id', 'register_change.account_id')
    .limit(ENTRIES)
    .select(['register_change.id', 'kind', 'action', 'changed_at as at', 'full_name as by', 'fields'])
    .execute();
  return rows.map((row) => ({ ...row, at: row.at.getTime() }));
}
