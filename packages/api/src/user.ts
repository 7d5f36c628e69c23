import type { Coordinates, SessionUser } from '@sereno/domain/session';
import { answerOf, bodyOf, readAnswer, replyTo } from './answer.ts';
import type { Client, Signal } from './client.ts';
import { MalformedAnswerError } from './errors.ts';
import { fieldsOf, textOf } from './readers.ts';
import type { Renew } from './session.ts';
import { readSessionUser } from './sessionUser.ts';

/** Who signs in, from where. */
export type SignInRequest = { readonly username: string; readonly password: string; readonly coordinates: Coordinates };

/** What became of an attempt to sign in; the reasons of a refusal are those of the login page (AUTH-18, AUTH-20) and the limit of failures. */
export type SignInResult =
  | { readonly kind: 'signedIn'; readonly user: SessionUser; readonly token: string }
  | { readonly kind: 'refused'; readonly reason: 'invalid' | 'disabled' | 'tooManyAttempts' };

const DISABLED = 210;
const TOO_MANY_REQUESTS = 429;
const UNAUTHORIZED = 401;
/** How servers say that these credentials are not good; any other failure says nothing about them. */
const NOT_THESE_CREDENTIALS = [400, 401, 403, 422];

const wireCoordinates = (coordinates: Coordinates) => ({
  Latitude: coordinates?.latitude ?? null,
  Longitude: coordinates?.longitude ?? null,
});

/**
 * Signs in (API-01, AUTH-16). Rejects with `UnreachableError`, with `UnexpectedStatusError` when the server itself fails,
 * and with `MalformedAnswerError` for an answer without a token and user to work with.
 */
export async function signIn(open: Client, { username, password, coordinates }: SignInRequest): Promise<SignInResult> {
  const call = 'POST /user/auth/signin';
  const requested = open.POST('/user/auth/signin', { body: { username, password, ...wireCoordinates(coordinates) } });
  const reply = await replyTo(call, requested);
  const answer = readAnswer(call, reply);
  if (answer.code === DISABLED) return { kind: 'refused', reason: 'disabled' };
  if (answer.status === TOO_MANY_REQUESTS) return { kind: 'refused', reason: 'tooManyAttempts' };
  if (NOT_THESE_CREDENTIALS.includes(answer.status)) return { kind: 'refused', reason: 'invalid' };
  const user = readSessionUser(bodyOf(call, reply));
  const token = textOf(fieldsOf(answer.body)['accessToken']);
  if (user === null || token === null) throw new MalformedAnswerError(call);
  return { kind: 'signedIn', user, token };
}

/**
 * Builds the refresh of an expired token (API-05, SES-13, SES-14): a direct call, outside the session's own rules.
 * Only the server's refusal gives null; a failing connection or a broken server rejects, so that neither signs the person out.
 */
export function createRenew(
  open: Client,
  identity: () => { readonly username: string; readonly coordinates: Coordinates },
): Renew {
  return async (expired) => {
    const { username, coordinates } = identity();
    const call = 'POST /user/updateToken';
    const requested = open.POST('/user/updateToken', {
      body: { token: expired, ...(username !== '' && { username }), ...wireCoordinates(coordinates) },
    });
    const reply = await replyTo(call, requested);
    if (reply.response.status === UNAUTHORIZED) return null;
    return textOf(fieldsOf(bodyOf(call, reply))['accessToken']);
  };
}

/** The session's user as the server knows them now (API-07). */
export async function me(client: Client, signal: Signal = null): Promise<SessionUser | null> {
  const requested = client.GET('/user/me', { signal });
  return answerOf('GET /user/me', requested, readSessionUser);
}

/**
 * Ends the session of that token on the server, so that it opens nothing any more. It takes the token from its caller,
 * because the host has forgotten the session by then: signing out never waits for the network.
 */
export async function signOut(open: Client, token: string): Promise<void> {
  const requested = open.POST('/user/logout', { headers: { Authorization: `Bearer ${token}` } });
  bodyOf('POST /user/logout', await replyTo('POST /user/logout', requested));
}
