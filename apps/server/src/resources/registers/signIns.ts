import type { RegisterChange } from '@sereno/domain/register';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../database/schema.ts';

const SIGN_INS = 200;

/** SQL for a column of the last session of an account, under the alias `row`. */
export const ofLastSignIn = (column: 'signed_in_at' | 'latitude' | 'longitude') => sql`(
  select ${sql.ref(column)} from session where session.account_id = row.id order by signed_in_at desc limit 1)`;

/** The last sessions of an account, newest first: when each began, and where. */
export async function listSignIns(
  db: Kysely<Schema>,
  companyId: number,
  accountId: number,
): Promise<readonly RegisterChange[]> {
  const sessions = await db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .where('account.company_id', '=', companyId)
    .where('account.id', '=', accountId)
    .orderBy('signed_in_at', 'desc')
    .limit(SIGN_INS)
    .select(['signed_in_at', 'latitude', 'longitude', 'full_name'])
    .execute();
  return sessions.map(({ signed_in_at, latitude, longitude, full_name }, at) => ({
    id: sessions.length - at,
    kind: 'signedIn',
    action: null,
    at: signed_in_at.getTime(),
    by: full_name,
    fields: Object.entries({ latitude, longitude }).flatMap(([field, degrees]) =>
      degrees === null ? [] : [{ field, before: null, after: String(degrees) }],
    ),
  }));
}
