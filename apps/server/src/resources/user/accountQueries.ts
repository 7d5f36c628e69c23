import { REGISTERED_ROLE } from '@sereno/domain/access';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { usernameKey } from '../../session/sessions.ts';

export type Registration = {
  readonly username: string;
  readonly fullName: string;
  readonly email: string;
  readonly passwordHash: string;
};

/** An e-mail address as it is compared. */
export const emailKey = (email: string) => email.trim().toLowerCase();

/** A user name without its compatibility forms. New ones have none; older accounts may, and must not get a double. */
const foldedUsername = sql<string>`lower(normalize(username_key, NFKC))`;

/** Which of the two are taken already. */
export async function takenFields(
  db: Kysely<Schema>,
  { username, email }: Pick<Registration, 'username' | 'email'>,
): Promise<('username' | 'email')[]> {
  const rows = await db
    .selectFrom('account')
    .where((eb) => eb.or([eb(foldedUsername, '=', usernameKey(username)), eb('email_key', '=', emailKey(email))]))
    .select([foldedUsername.as('folded_username'), 'email_key'])
    .execute();
  return [
    ...(rows.some((row) => row.folded_username === usernameKey(username)) ? (['username'] as const) : []),
    ...(rows.some((row) => row.email_key === emailKey(email)) ? (['email'] as const) : []),
  ];
}

/**
 * Adds a self-registered person to the oldest company, with no employee; undefined when the user name or the address was
 * taken meanwhile.
 * @throws Error while the database has no company to register with.
 */
export async function addRegistered(db: Kysely<Schema>, registration: Registration): Promise<number | undefined> {
  const company = await db.selectFrom('company').orderBy('id').limit(1).select('id').executeTakeFirst();
  if (company === undefined) throw new Error('Registration needs a company, and the database has none yet.');
  const row = await db
    .insertInto('account')
    .values({
      company_id: company.id,
      role_id: REGISTERED_ROLE,
      employee_id: null,
      full_name: registration.fullName,
      username: registration.username.trim(),
      username_key: usernameKey(registration.username),
      password_hash: registration.passwordHash,
      email: registration.email,
      email_key: emailKey(registration.email),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Turns somebody's availability for the carousel over, in one statement; undefined for who takes no part in it. */
export async function toggleCarousel(db: Kysely<Schema>, accountId: number): Promise<boolean | undefined> {
  const row = await db
    .updateTable('account')
    .set({ carousel_on: sql<boolean>`not carousel_on` })
    .where('id', '=', accountId)
    .where('team_carousel', '=', true)
    .returning('carousel_on')
    .executeTakeFirst();
  return row?.carousel_on;
}
