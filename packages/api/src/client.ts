import type { Coordinates } from '@sereno/domain/session';
import createClient, { type Client as FetchClient } from 'openapi-fetch';
import { activitiesByType } from './activity.ts';
import type { paths } from './generated/schema.ts';
import { withSession, type SessionPort } from './session.ts';
import { createTransport, withRequestCount, type Send } from './transport.ts';
import { createRenew, me, signIn, signOut } from './user.ts';

/** openapi-fetch over the calls of the document. */
export type Client = FetchClient<paths>;

export type ApiOptions = {
  /** Where the calls stand, without a slash at the end: '/api', or the product's API host (SES-02). */
  readonly baseUrl: string;
  readonly session: SessionPort;
  /** Who is signed in and where, for the refresh of the token (SES-13). */
  readonly identity: () => { readonly username: string; readonly coordinates: Coordinates };
  /** Hears how many calls are under way. */
  readonly onRequestCount?: (inFlight: number) => void;
  /** Stands in for the browser's fetch in tests. */
  readonly fetch?: Send;
};

type Rest<Call> = Call extends (client: Client, ...rest: infer Arguments) => infer Result
  ? (...rest: Arguments) => Result
  : never;

/** Every call of the product, one function each. Made once per page. */
export type Api = {
  readonly signIn: Rest<typeof signIn>;
  readonly me: Rest<typeof me>;
  readonly signOut: Rest<typeof signOut>;
  readonly activitiesByType: Rest<typeof activitiesByType>;
};

/** Opens the door to the server: calls under the session's rules, and those that stand outside them (sign-in, refresh). */
export function createApi({
  baseUrl,
  session,
  identity,
  onRequestCount = () => {},
  fetch = globalThis.fetch,
}: ApiOptions): Api {
  const send = withRequestCount(
    createTransport((request) => fetch(request)),
    onRequestCount,
  );
  const open = createClient<paths>({ baseUrl, fetch: send });
  const client = createClient<paths>({ baseUrl, fetch: withSession(send, session, createRenew(open, identity)) });
  return {
    signIn: (request) => signIn(open, request),
    me: (signal) => me(client, signal),
    signOut: (token) => signOut(open, token),
    activitiesByType: (range, signal) => activitiesByType(client, range, signal),
  };
}
