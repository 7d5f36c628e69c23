import type { FastifyReply } from 'fastify';
import { bearerToken, viewerOf } from '../../access/authentication.ts';
import type { Clock } from '../../config/clock.ts';
import type { Database } from '../../database/database.ts';
import { refusal } from '../../http/envelope.ts';
import type { Answer, Handlers } from '../../http/handlers.ts';
import type { Attempt, AttemptLimit } from '../../session/attemptLimit.ts';
import { limited } from '../../session/limited.ts';
import { networkOf } from '../../session/network.ts';
import { hashPassword, UNKNOWN_HASH, verifyPassword } from '../../session/password.ts';
import type { Sessions } from '../../session/sessions.ts';
import type { Outbox } from '../../mail/outbox.ts';
import { mailPasswordLink } from './passwordLink.ts';
import { passwordRefusal } from './passwordRefusal.ts';
import { findByEmail, isOpenReset, passwordHashOf, setPassword, useReset } from './passwordQueries.ts';

const unknownAddress = (email: string) => refusal(404, `No se encontró una cuenta con el correo ${email}`);
const staleLink = () =>
  refusal(422, 'El enlace ya se usó o venció. Pide uno nuevo.', [{ field: 'token', code: 'stale' }]);
const wrongPassword = () => refusal(422, 'La contraseña actual no es correcta.', [{ field: 'current', code: 'wrong' }]);

/** Forgotten password, its replacement by a mailed link, and the change of one's own (API-03). */
export function passwordHandlers({
  database: { db },
  clock,
  sessions,
  limit,
  changeLimit,
  outbox,
  publicUrl,
  minPasswordLength,
}: {
  readonly database: Database;
  readonly clock: Clock;
  readonly sessions: Sessions;
  /** Counts every attempt of strangers, good or bad: asking tells them which accounts there are. */
  readonly limit: AttemptLimit;
  /** Counts a person's wrong passwords. */
  readonly changeLimit: AttemptLimit;
  readonly outbox: Outbox;
  /** Where people reach the application, without a slash at the end; a request's own host could be anybody's. */
  readonly publicUrl: () => string;
  /** The fewest characters of a chosen password. */
  readonly minPasswordLength: number;
}) {
  type Change = Parameters<NonNullable<Handlers['changePassword']>>[0];

  async function tryChange(call: Change): Promise<Attempt<Answer<'changePassword'>>> {
    const { accountId } = viewerOf(call);
    const { current, password } = call.body;
    const before = (await passwordHashOf(db, accountId)) ?? UNKNOWN_HASH;
    if (!(await verifyPassword(current, before))) return { failed: true, outcome: wrongPassword() };
    const refused = await passwordRefusal(password, minPasswordLength);
    if (refused !== null) return { failed: false, outcome: refused };
    const passwordHash = await hashPassword(password);
    if (!(await setPassword(db, { accountId, before, passwordHash })))
      return { failed: true, outcome: wrongPassword() };
    await sessions.endAll(accountId, bearerToken(call));
    return { failed: false, outcome: { status: 200, body: null } };
  }

  return {
    /**
     * Tells an address with an account from one without: the specification demands a not-found message that names the
     * address (PWD-06), so that strangers can find out who has one. Only the limit slows them down.
     */
    async forgotPassword(call, reply: FastifyReply) {
      const { email } = call.body;
      return limited(
        { limit, key: networkOf(call.ip), reply },
        async (): Promise<Attempt<Answer<'forgotPassword'>>> => {
          const account = await findByEmail(db, email);
          if (account === undefined) return { failed: true, outcome: unknownAddress(email) };
          await mailPasswordLink(db, account, { outbox, now: clock(), publicUrl: publicUrl() });
          return { failed: true, outcome: { status: 200, body: null } };
        },
      );
    },

    async resetPassword(call, reply: FastifyReply) {
      const { token, password } = call.body;
      return limited({ limit, key: networkOf(call.ip), reply }, async (): Promise<Attempt<Answer<'resetPassword'>>> => {
        if (!(await isOpenReset(db, token, clock()))) return { failed: true, outcome: staleLink() };
        const refused = await passwordRefusal(password, minPasswordLength);
        if (refused !== null) return { failed: true, outcome: refused };
        const passwordHash = await hashPassword(password);
        const accountId = await useReset(db, { secret: token, passwordHash, now: clock() });
        if (accountId === undefined) return { failed: true, outcome: staleLink() };
        await sessions.endAll(accountId);
        return { failed: true, outcome: { status: 200, body: null } };
      });
    },

    async changePassword(call, reply: FastifyReply) {
      return limited({ limit: changeLimit, key: String(viewerOf(call).accountId), reply }, () => tryChange(call));
    },
  } satisfies Handlers;
}
