import type { SessionUser } from '@sereno/domain/session';
import { type Answer, answerOf, type Call, isSuccess, readAnswer, replyTo } from './answer.ts';
import type { Client } from './client.ts';
import { type Outcome, outcomeOf, refusedBy } from './outcome.ts';
import { fieldsOf, knownFlagOf, textOf } from './readers.ts';
import { readSessionUser } from './sessionUser.ts';

/** Who registers (ENT-18, REG-12). */
export type RegistrationRequest = {
  readonly email: string;
  readonly fullName: string;
  readonly username: string;
  readonly password: string;
};

/** A token that was asked for, as an outcome; an answer without one counts as refused, since it cannot be used. */
function tokenOutcome(call: Call, answer: Answer, token: string | null): Outcome<{ readonly token: string }> {
  return isSuccess(call, answer) && token !== null ? { kind: 'done', token } : refusedBy(answer);
}

/** Registers (API-02, REG-13): gives the token of the new person's session. */
export async function register(
  open: Client,
  { email, fullName, username, password }: RegistrationRequest,
): Promise<Outcome<{ readonly token: string }>> {
  const call = 'POST /user/auth/register';
  const requested = open.POST('/user/auth/register', { body: { email, fullname: fullName, username, password } });
  const answer = readAnswer(call, await replyTo(call, requested));
  return tokenOutcome(
    call,
    answer,
    textOf(answer.envelope['accessToken']) ?? textOf(fieldsOf(answer.body)['accessToken']),
  );
}

/** The person that a token was just given to, before any session stands (API-07, REG-15). */
export async function ownerOf(open: Client, token: string): Promise<SessionUser | null> {
  const requested = open.GET('/user/me', { headers: { Authorization: `Bearer ${token}` } });
  return answerOf('GET /user/me', requested, readSessionUser);
}

/** Asks for a new password for the account with that e-mail address (API-03, PWD-05 to PWD-07). */
export async function forgotPassword(open: Client, email: string): Promise<Outcome> {
  const requested = open.POST('/user/auth/forgot-password', { body: { email } });
  return outcomeOf('POST /user/auth/forgot-password', requested);
}

/** Sets a new password by the secret of a mailed link, which works once and for 30 minutes (`extension`). */
export async function resetPassword(
  open: Client,
  { secret, password }: { readonly secret: string; readonly password: string },
): Promise<Outcome> {
  const requested = open.POST('/user/auth/reset-password', { body: { token: secret, password } });
  return outcomeOf('POST /user/auth/reset-password', requested);
}

/** Changes the password of the signed-in person; their other sessions end (`extension`). */
export async function changePassword(
  client: Client,
  { current, password }: { readonly current: string; readonly password: string },
): Promise<Outcome> {
  const requested = client.POST('/user/change-password', { body: { current, password } });
  return outcomeOf('POST /user/change-password', requested);
}

/**
 * Exchanges a token for a fresh one by the short form (API-04, SES-15), which reads `token` beside the body. The session's
 * own refresh is `createRenew`.
 */
export async function exchangeToken(open: Client, token: string): Promise<Outcome<{ readonly token: string }>> {
  const call = 'POST /user/updateToken';
  const answer = readAnswer(call, await replyTo(call, open.POST('/user/updateToken', { body: { token } })));
  return tokenOutcome(call, answer, textOf(answer.envelope['token']));
}

/**
 * Switches the person's availability for the carousel (API-08, CAR-18): an action, though the wire calls it a GET, so
 * it is never repeated or asked ahead. Gives the new availability, or null when the answer does not tell it.
 */
export async function toggleCarousel(client: Client): Promise<Outcome<{ readonly available: boolean | null }>> {
  const requested = client.GET('/user/carousel/on');
  return outcomeOf('GET /user/carousel/on', requested, (body) => ({
    available: knownFlagOf(fieldsOf(body)['CarouselOn']),
  }));
}
