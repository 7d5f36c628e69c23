import type { FastifyReply, FastifyRequest } from 'fastify';
import { viewerOf } from '../../access/authentication.ts';
import type { Database } from '../../database/database.ts';
import { REFUSALS, type Refusal, refusal } from '../../http/envelope.ts';
import type { Handlers } from '../../http/handlers.ts';
import type { AttemptLimit } from '../../session/attemptLimit.ts';
import { hashPassword } from '../../session/password.ts';
import type { Sessions } from '../../session/sessions.ts';
import { addRegistered, findByEmail, takenFields, toggleCarousel } from './accountQueries.ts';
import type { Mail, Outbox } from './outbox.ts';
import { placeOf } from './wire.ts';

/** How many of these calls one address may send; an office shares one, so it is wider than a person needs. */
export const ACCOUNT_LIMIT = { failures: 30, windowMs: 10 * 60_000 } as const;

const taken = (fields: readonly string[]) =>
  refusal(
    409,
    'El nombre de usuario o el correo ya están registrados.',
    fields.map((field) => ({ field, code: 'taken' })),
  );
const unknownAddress = (email: string) => refusal(404, `No se encontró una cuenta con el correo ${email}`);
const tooMany = () => refusal(429, 'Demasiados intentos. Espera unos minutos y vuelve a intentarlo.');

/**
 * The specification has no screen on which a new password could be set, so the mail names the people who can set one. It
 * never holds a password: whoever asks need not be the account's owner.
 */
const reminder = (to: string, { fullName, username }: { fullName: string; username: string }): Mail => ({
  to,
  subject: 'Tu contraseña de Sereno',
  text: `Hola, ${fullName}:\n\nSe pidió una contraseña nueva para tu usuario «${username}». Tu administrador puede darte una.\n\nSi no fuiste tú, no hace falta que hagas nada: tu contraseña sigue siendo la misma.`,
});

/** Registration, forgotten password and availability for the carousel (API-02, API-03, API-08). */
export function accountHandlers({
  database: { db },
  sessions,
  limit,
  outbox,
}: {
  readonly database: Database;
  readonly sessions: Sessions;
  /** Counts every attempt, good or bad: both calls tell strangers which accounts there are. */
  readonly limit: AttemptLimit;
  /** Left out where no mail can be sent. */
  readonly outbox: Outbox | undefined;
}) {
  async function limited<Outcome>(
    { ip }: FastifyRequest,
    reply: FastifyReply,
    attempt: () => Promise<Outcome>,
  ): Promise<Outcome | Refusal> {
    const heard = await limit.run(ip, async () => ({ failed: true, outcome: await attempt() }));
    if (heard.kind === 'heard') return heard.outcome;
    reply.header('retry-after', heard.retryAfterS);
    return tooMany();
  }

  return {
    async register(call, reply: FastifyReply) {
      const { username, email, fullname, password } = call.body;
      return limited(call, reply, async () => {
        const before = await takenFields(db, { username, email });
        if (before.length > 0) return taken(before);
        const passwordHash = await hashPassword(password);
        const id = await addRegistered(db, { username, email, fullName: fullname.trim(), passwordHash });
        if (id === undefined) return taken(await takenFields(db, { username, email }));
        const accessToken = await sessions.start(id, placeOf({}));
        return { status: 200 as const, body: { accessToken }, accessToken };
      });
    },

    /**
     * Tells an address with an account from one without: the specification demands a not-found message that names the
     * address (PWD-06), so that strangers can find out who has one. Only the limit slows them down.
     */
    async forgotPassword(call, reply: FastifyReply) {
      const { email } = call.body;
      return limited(call, reply, async () => {
        const account = await findByEmail(db, email);
        if (account === undefined) return unknownAddress(email);
        if (outbox === undefined) return REFUSALS.unavailable();
        await outbox.send(reminder(account.email ?? email, account));
        return { status: 200 as const, body: null };
      });
    },

    async toggleCarousel(call) {
      const isOn = await toggleCarousel(db, viewerOf(call).accountId);
      return isOn === undefined ? REFUSALS.notFound() : { status: 201, body: { CarouselOn: isOn ? 1 : 0 } };
    },
  } satisfies Handlers;
}
