import type { FastifyReply } from 'fastify';
import { bearerToken, viewerOf } from '../../access/authentication.ts';
import type { Clock } from '../../config/clock.ts';
import type { Database } from '../../database/database.ts';
import { REFUSALS, refusal } from '../../http/envelope.ts';
import type { Answer, Handlers } from '../../http/handlers.ts';
import type { Attempt, AttemptLimit } from '../../session/attemptLimit.ts';
import type { BackgroundMail } from '../../mail/background.ts';
import { deviceOf } from '../../session/device.ts';
import { limited } from '../../session/limited.ts';
import { networkOf } from '../../session/network.ts';
import { UNKNOWN_HASH, verifyPassword } from '../../session/password.ts';
import { type Sessions, usernameKey } from '../../session/sessions.ts';
import { newDeviceMail } from './newDeviceMail.ts';
import { findCredentials, findPerson } from './queries.ts';
import { placeOf, userOf } from './wire.ts';

/** AUTH-21: the text of the specification's key is not shown. */
const DISABLED = {
  status: 210,
  code: 210,
  body: { code: 210 },
  message: 'Tu cuenta está deshabilitada en el ERP',
} as const;

const WRONG = 400;
const wrongCredentials = () => refusal(WRONG, 'Los datos de inicio de sesión son incorrectos');

/** Sign-in, refresh, log-out and the person's own data (API-01, API-04, API-05, API-07). */
export function userHandlers({
  database: { db },
  clock,
  timeZone,
  sessions,
  mail,
  publicUrl,
  signInLimit,
  addressLimit,
}: {
  readonly database: Database;
  readonly clock: Clock;
  readonly timeZone: string;
  readonly sessions: Sessions;
  readonly mail: BackgroundMail;
  /** Where people reach the application, without a slash at the end. */
  readonly publicUrl: () => string;
  /** Of one account from one address. */
  readonly signInLimit: AttemptLimit;
  /** Of one address, whatever the accounts. */
  readonly addressLimit: AttemptLimit;
}) {
  type SignIn = Parameters<NonNullable<Handlers['signIn']>>[0];

  async function trySignIn({ body, headers, log }: SignIn): Promise<Attempt<Answer<'signIn'>>> {
    const userAgent = headers['user-agent'];
    const account = await findCredentials(db, usernameKey(body.username));
    // The password is hashed whether or not the account exists, so that both take the same time.
    const matches = await verifyPassword(body.password, account?.passwordHash ?? UNKNOWN_HASH);
    if (account === undefined || !matches) return { failed: true, outcome: wrongCredentials() };
    if (account.disabled) return { failed: false, outcome: DISABLED };
    const person = await findPerson(db, account.id);
    if (person === undefined) return { failed: true, outcome: wrongCredentials() };
    const isNew = await sessions.isNewDevice(account.id, userAgent);
    const accessToken = await sessions.start(account.id, placeOf(body), userAgent);
    const { email } = account;
    if (isNew && email !== null) {
      const { full_name: fullName, username } = person;
      const facts = { email, fullName, username, device: deviceOf(userAgent ?? null) };
      mail.send(newDeviceMail({ ...facts, now: clock(), timeZone, publicUrl: publicUrl() }), log);
    }
    return { failed: false, outcome: { status: 200, body: { ...userOf(person), accessToken } } };
  }

  return {
    async signIn(call, reply: FastifyReply) {
      // An office shares an address and must not be locked out by one person, nor one person by the rest of the world; but
      // an attacker who tries one password on every account must be stopped, too.
      const network = networkOf(call.ip);
      const own = { limit: signInLimit, key: `${usernameKey(call.body.username)} ${network}`, reply };
      return limited({ limit: addressLimit, key: network, reply }, async () => {
        const outcome = await limited(own, () => trySignIn(call));
        return { failed: outcome.status === WRONG, outcome };
      });
    },

    async updateToken({ body }) {
      const token = await sessions.refresh(body.token, body.username, placeOf(body));
      return token === null ? REFUSALS.sessionOver() : { status: 200, body: { accessToken: token }, token };
    },

    async getMe(call) {
      const person = await findPerson(db, viewerOf(call).accountId);
      return person === undefined ? REFUSALS.sessionOver() : { status: 200, body: userOf(person) };
    },

    async logOut(call) {
      const ended = await sessions.end(bearerToken(call));
      return ended ? { status: 200, body: null } : REFUSALS.sessionOver();
    },
  } satisfies Handlers;
}
