import { createHash } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { type Refusal, refusal } from '../http/envelope.ts';

/** How long an answer is saved at least, in milliseconds: longer than any phone stays without a network. */
export const KEPT_MS = 30 * 24 * 60 * 60_000;
/** How many old ones are removed along with a new one, so that none waits long for it. */
const REMOVED_AT_ONCE = 100;

/** A request that changes something, and who makes it. */
export type IdempotentRequest = {
  readonly accountId: number;
  /** The caller's Idempotency-Key; without one the work is done each time. */
  readonly key: string | undefined;
  /** The call, and the id in its path. */
  readonly operation: string;
  /** Its body: plain values by name. */
  readonly body: Readonly<Record<string, unknown>>;
  readonly now: Date;
};

type KeyedRequest = IdempotentRequest & { readonly key: string };
/** A saved envelope: what it holds follows from its operation. */
type Kept = { readonly status: number };
type Work<Answer> = (trx: Transaction<Schema>) => Promise<Answer>;

const reused = (): Refusal =>
  refusal(422, 'La clave Idempotency-Key ya se usó para otra solicitud.', [
    { field: 'Idempotency-Key', code: 'reused' },
  ]);

/** The same for the same fields, in whatever order they were written. */
function digestOf(body: IdempotentRequest['body']): string {
  const fields = Object.entries(body).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(fields)).digest('base64url');
}

/** A refusal undoes what its work may have begun, so that it never leaves half of it. */
async function whole<Answer extends Kept>(trx: Transaction<Schema>, work: Work<Answer>): Promise<Answer> {
  await sql`savepoint work`.execute(trx);
  const answer = await work(trx);
  if (answer.status >= 400) await sql`rollback to savepoint work`.execute(trx);
  return answer;
}

/** Serialises concurrent requests with the same key. */
async function lockKey(trx: Transaction<Schema>, { accountId, key }: KeyedRequest): Promise<void> {
  await sql`select pg_advisory_xact_lock(${accountId}::integer, hashtext(${key}))`.execute(trx);
}

async function save(trx: Transaction<Schema>, request: KeyedRequest, answer: Kept): Promise<void> {
  const { accountId: account_id, key, operation, body, now: created_at } = request;
  await trx
    .insertInto('idempotency_key')
    .values({
      account_id,
      key,
      operation,
      request_digest: digestOf(body),
      answer: JSON.stringify(answer),
      created_at,
    })
    .execute();
  // Rows that another transaction is removing are skipped: two that wait for each other would deadlock.
  await sql`
    delete from idempotency_key where (account_id, key) in (
      select account_id, key from idempotency_key
      where created_at < ${new Date(created_at.getTime() - KEPT_MS)}
      limit ${REMOVED_AT_ONCE} for update skip locked
    )`.execute(trx);
}

/**
 * Does the work of a request in one transaction, all of it or nothing, and no more than once under one key: the same
 * request again gets the same answer, also at the same moment, and another request under that key is refused. The answer
 * is saved in the work's own transaction, so that no crash comes between the two.
 *
 * Refusals that `work` answers are saved, too. A caller may do something else after a refusal, and a late copy of the same
 * request must not succeed after that. When `work` throws, nothing is saved: the request may be sent again.
 */
export async function once<Answer extends Kept>(
  db: Kysely<Schema>,
  request: IdempotentRequest,
  work: Work<Answer>,
): Promise<Answer | Refusal> {
  return db.transaction().execute(async (trx) => {
    const { key } = request;
    if (key === undefined) return whole(trx, work);
    const keyed = { ...request, key };
    await lockKey(trx, keyed);
    const { rows } = await sql<{ operation: string; request_digest: string; answer: Answer }>`
      select operation, request_digest, answer from idempotency_key
      where account_id = ${request.accountId} and key = ${key}`.execute(trx);
    const [saved] = rows;
    if (saved === undefined) {
      const answer = await whole(trx, work);
      await save(trx, keyed, answer);
      return answer;
    }
    const isSame = saved.operation === request.operation && saved.request_digest === digestOf(request.body);
    return isSame ? saved.answer : reused();
  });
}
