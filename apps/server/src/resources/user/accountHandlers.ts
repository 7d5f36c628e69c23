import type { FastifyReply } from 'fastify';
import { viewerOf } from '../../access/authentication.ts';
import type { Database } from '../../database/database.ts';
import { REFUSALS, refusal } from '../../http/envelope.ts';
import type { Answer, Handlers } from '../../http/handlers.ts';
import type { Attempt, AttemptLimit } from '../../session/attemptLimit.ts';
import { limited } from '../../session/limited.ts';
import { networkOf } from '../../session/network.ts';
import { hashPassword } from '../../session/password.ts';
import type { Sessions } from '../../session/sessions.ts';
import { addRegistered, takenFields, toggleCarousel } from './accountQueries.ts';
import { passwordRefusal } from './passwordRefusal.ts';
import { placeOf } from './wire.ts';

/** How many of these calls one address may send; an office shares one, so it is wider than a person needs. */
export const ACCOUNT_LIMIT = { failures: 30, windowMs: 10 * 60_000 } as const;

const taken = (fields: readonly string[]) =>
  refusal(
    409,
    'El nombre de usuario o el correo ya están registrados.',
    fields.map((field) => ({ field, code: 'taken' })),
  );

/** Registration and availability for the carousel (API-02, API-08). */
export function accountHandlers({
  database: { db },
  sessions,
  limit,
  minPasswordLength,
}: {
  readonly database: Database;
  readonly sessions: Sessions;
  /** Counts every attempt, good or bad: it tells strangers which accounts there are. */
  readonly limit: AttemptLimit;
  /** The fewest characters of a chosen password. */
  readonly minPasswordLength: number;
}) {
  return {
    async register(call, reply: FastifyReply) {
      const { username, email, fullname, password } = call.body;
      return limited({ limit, key: networkOf(call.ip), reply }, async (): Promise<Attempt<Answer<'register'>>> => {
        const refused = await passwordRefusal(password, minPasswordLength);
        if (refused !== null) return { failed: true, outcome: refused };
        const before = await takenFields(db, { username, email });
        if (before.length > 0) return { failed: true, outcome: taken(before) };
        const passwordHash = await hashPassword(password);
        const id = await addRegistered(db, { username, email, fullName: fullname.trim(), passwordHash });
        if (id === undefined) return { failed: true, outcome: taken(await takenFields(db, { username, email })) };
        const accessToken = await sessions.start(id, placeOf({}), call.headers['user-agent']);
        return { failed: true, outcome: { status: 200, body: { accessToken }, accessToken } };
      });
    },

    async toggleCarousel(call) {
      const isOn = await toggleCarousel(db, viewerOf(call).accountId);
      return isOn === undefined ? REFUSALS.notFound() : { status: 201, body: { CarouselOn: isOn ? 1 : 0 } };
    },
  } satisfies Handlers;
}
