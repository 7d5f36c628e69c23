import { createHash, randomBytes } from 'node:crypto';
import type { Kysely, NotNull } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { emailKey } from './accountQueries.ts';

/** How long a mailed link works, in milliseconds. */
const RESET_LIFE_MS = 30 * 60_000;
const SECRET_BYTES = 32;

const digestOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');

/** The account that has that address, unless it is disabled. */
export async function findByEmail(db: Kysely<Schema>, email: string) {
  return db
    .selectFrom('account')
    .where('email_key', '=', emailKey(email))
    .where('disabled', '=', false)
    .select(['id', 'full_name as fullName', 'username', 'email'])
    .$narrowType<{ email: NotNull }>()
    .executeTakeFirst();
}

/** Opens a link for an account, in place of any before it, and gives its secret, which is kept nowhere. */
export async function openReset(db: Kysely<Schema>, accountId: number, now: Date): Promise<string> {
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  const row = { digest: digestOf(secret), created_at: now };
  await db
    .insertInto('password_reset')
    .values({ account_id: accountId, ...row })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
    .execute();
  return secret;
}

/** Whether a link is still good, for an answer before a password is hashed. */
export async function isOpenReset(db: Kysely<Schema>, secret: string, now: Date): Promise<boolean> {
  const row = await openResets(db, secret, now).select('account_id').executeTakeFirst();
  return row !== undefined;
}

/**
 * Uses a link up and sets the password, both or neither; of many at once one succeeds. Gives the account, or undefined
 * when the link is not good, or its account is disabled.
 */
export async function useReset(
  db: Kysely<Schema>,
  { secret, passwordHash, now }: { readonly secret: string; readonly passwordHash: string; readonly now: Date },
): Promise<number | undefined> {
  return db.transaction().execute(async (transaction) => {
    const used = await transaction
      .deleteFrom('password_reset')
      .where('digest', '=', digestOf(secret))
      .where('created_at', '>', new Date(now.getTime() - RESET_LIFE_MS))
      .returning('account_id')
      .executeTakeFirst();
    if (used === undefined) return undefined;
    const changed = await transaction
      .updateTable('account')
      .set({ password_hash: passwordHash })
      .where('id', '=', used.account_id)
      .where('disabled', '=', false)
      .returning('id')
      .executeTakeFirst();
    return changed?.id;
  });
}

function openResets(db: Kysely<Schema>, secret: string, now: Date) {
  return db
    .selectFrom('password_reset')
    .where('digest', '=', digestOf(secret))
    .where('created_at', '>', new Date(now.getTime() - RESET_LIFE_MS));
}

/** The hash of somebody's password. */
export async function passwordHashOf(db: Kysely<Schema>, accountId: number): Promise<string | undefined> {
  const row = await db.selectFrom('account').where('id', '=', accountId).select('password_hash').executeTakeFirst();
  return row?.password_hash;
}

/** Sets a password, unless it has changed since `before` was read; an open link of the account ends with it. */
export async function setPassword(
  db: Kysely<Schema>,
  { accountId, before, passwordHash }: { accountId: number; before: string; passwordHash: string },
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const row = await transaction
      .updateTable('account')
      .set({ password_hash: passwordHash })
      .where('id', '=', accountId)
      .where('password_hash', '=', before)
      .returning('id')
      .executeTakeFirst();
    if (row !== undefined) await transaction.deleteFrom('password_reset').where('account_id', '=', accountId).execute();
    return row !== undefined;
  });
}
