import type { FieldIssue, FieldValues } from '@sereno/domain/register';
import { FIRST_USER_ROLE, isAdministrator } from '@sereno/domain/access';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { UNKNOWN_HASH } from '../../session/password.ts';
import { usernameKey } from '../../session/sessions.ts';
import { emailKey, takenFields } from '../user/accountQueries.ts';
import { mailPasswordLink } from '../user/passwordLink.ts';
import { findByEmail } from '../user/passwordQueries.ts';
import { REGISTER_REFUSALS } from './refusals.ts';
import type { PendingChange, RowActionHandler } from './registerTable.ts';

/**
 * Columns of an account beside the form. An account that an administrator creates has no known password: its owner chooses one by the
 * mailed link.
 */
export function userColumns({ username, email }: FieldValues, isNew: boolean) {
  return {
    email_key: emailKey(String(email)),
    ...(isNew && { username_key: usernameKey(String(username)), password_hash: UNKNOWN_HASH }),
  };
}

/** How many administrators would be left in a company without that account. */
async function otherAdministrators(db: Kysely<Schema>, companyId: number, exceptId: number): Promise<number> {
  const { count } = await db
    .selectFrom('account')
    .where('company_id', '=', companyId)
    .where('role_id', '=', FIRST_USER_ROLE)
    .where('disabled', '=', false)
    .where('id', '<>', exceptId)
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Administrators cannot change their own rights, and a company keeps at least one of them. */
async function rightIssues(trx: Transaction<Schema>, { viewer, row, values }: PendingChange): Promise<FieldIssue[]> {
  if (row === null) return [];
  const isOwn = row.id === viewer.accountId;
  if (values === null && isOwn) return [{ field: '', code: 'ownAccount' }];
  const changed = ['roleId', 'companyId'].filter((field) => values !== null && values[field] !== row.values[field]);
  if (isOwn && changed.length > 0) return changed.map((field) => ({ field, code: 'ownRole' }));
  const isLeaving = values === null || changed.length > 0;
  const isOneOfThem = isAdministrator(Number(row.values['roleId'])) && !row.isEnded;
  if (!isLeaving || !isOneOfThem || (await otherAdministrators(trx, viewer.companyId, row.id)) > 0) return [];
  return [{ field: changed[0] ?? '', code: 'lastAdministrator' }];
}

/** A user name or an address that is another account's, in whichever company. */
async function takenIssues(trx: Transaction<Schema>, { row, values }: PendingChange): Promise<FieldIssue[]> {
  const username = String(values?.['username'] ?? '');
  const email = String(values?.['email'] ?? '');
  const isNew = row === null;
  const sameEmail = !isNew && emailKey(String(row.values['email'] ?? '')) === emailKey(email);
  const taken = values === null ? [] : await takenFields(trx, { username, email: sameEmail ? '' : email });
  return taken.filter((field) => isNew || field === 'email').map((field) => ({ field, code: 'taken' }));
}

/** What refers to a row of another company, as PostgreSQL says it. */
const REFERRED = '23503';

/** Whether what an account has made keeps it in its company. The database knows all that refers to it: the move is tried and undone. */
async function isBound(trx: Transaction<Schema>, accountId: number, companyId: number): Promise<boolean> {
  await sql`savepoint moving`.execute(trx);
  try {
    await trx
      .updateTable('account')
      .set({ company_id: companyId, employee_id: null })
      .where('id', '=', accountId)
      .execute();
    return false;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === REFERRED) return true;
    throw error;
  } finally {
    await sql`rollback to savepoint moving`.execute(trx);
  }
}

/** An account that moves to another company leaves its employee, and moves only as long as it has made nothing. */
async function moveIssues(trx: Transaction<Schema>, { viewer, row, values }: PendingChange): Promise<FieldIssue[]> {
  const companyId = values?.['companyId'];
  if (typeof companyId !== 'number' || companyId === viewer.companyId) return [];
  if (values?.['employeeId'] !== null) return [{ field: 'employeeId', code: 'unknown' }];
  const isStaying = row !== null && (await isBound(trx, row.id, companyId));
  return isStaying ? [{ field: 'companyId', code: 'hasRecords' }] : [];
}

/** The rules of accounts that need the database. */
export async function userIssues(trx: Transaction<Schema>, change: PendingChange): Promise<readonly FieldIssue[]> {
  const issues = [...(await rightIssues(trx, change)), ...(await takenIssues(trx, change))];
  return issues.length > 0 ? issues : moveIssues(trx, change);
}

const resetPassword: RowActionHandler = async (trx, { row, now }, { outbox, publicUrl }) => {
  const account = await findByEmail(trx, String(row.values['email'] ?? ''));
  if (account === undefined) return REGISTER_REFUSALS.invalid([{ field: 'email', code: 'required' }]);
  await mailPasswordLink(trx, account, { outbox, now, publicUrl: publicUrl() });
  return null;
};

const endSessions: RowActionHandler = async (trx, { row, now }) => {
  await trx
    .updateTable('session')
    .set({ revoked_at: now })
    .where('account_id', '=', row.id)
    .where('revoked_at', 'is', null)
    .execute();
  return null;
};

export const USER_ACTIONS = { resetPassword, endSessions };
