import type { Coordinates } from '@sereno/domain/session';
import createClient, { type Client as FetchClient } from 'openapi-fetch';
import type { paths } from './generated/schema.ts';
import { watchKeys } from './idempotency.ts';
import { withSession, type SessionPort } from './session.ts';
import { createTransport, withRequestCount, type Send } from './transport.ts';
import { createRenew, me, signIn, signOut } from './user.ts';

/** openapi-fetch over the calls of the document. */
export type Client = FetchClient<paths>;

/** Stops a call whose caller leaves; null for one that nothing stops. */
export type Signal = AbortSignal | null;

export type ApiOptions = {
  /** Where the calls stand, without a slash at the end: '/api', or the product's API host (SES-02). */
  readonly baseUrl: string;
  readonly session: SessionPort;
  /** Who is signed in and where, for the refresh of the token (SES-13). */
  readonly identity: () => { readonly username: string; readonly coordinates: Coordinates };
  /** Hears how many calls are under way. */
  readonly onRequestCount?: (inFlight: number) => void;
  /** Where the postal-code service stands, '{code}' in the place of the code; this server's own by default (POS-04). */
  readonly postalUrl?: string | undefined;
  /** Stands in for the browser's fetch in tests. */
  readonly fetch?: Send;
};

type Rest<Call> = Call extends (client: Client, ...rest: infer Arguments) => infer Result
  ? (...rest: Arguments) => Result
  : never;

/** What calls go through. */
export type Doors = {
  /** For the calls that stand outside the session's rules: sign-in, registration, refresh. */
  readonly open: Client;
  /** For the calls of a session: its token, its refresh, its end. */
  readonly client: Client;
  /** For the postal service, which is told nothing of the session and may be a third party's (POS-04). */
  readonly postal: { readonly send: Send; readonly url: string };
};

/** The calls of the session itself, and the doors that all others go through (`createCalls`). Made once per page. */
export type Api = {
  readonly doors: Doors;
  readonly signIn: Rest<typeof signIn>;
  readonly me: Rest<typeof me>;
  readonly signOut: Rest<typeof signOut>;
  /** Whether the server has said, since the page began, that it honours idempotency keys. */
  readonly honoursKeys: () => boolean;
};

/** Opens the door to the server: calls under the session's rules, and those that stand outside them (sign-in, refresh). */
export function createApi({
  baseUrl,
  session,
  identity,
  onRequestCount = () => {},
  postalUrl = `${baseUrl}/postal/{code}`,
  fetch = globalThis.fetch,
}: ApiOptions): Api {
  const send = withRequestCount(
    createTransport((request) => fetch(request)),
    onRequestCount,
  );
  // The postal service is another host, whose answers promise nothing of this one.
  const host = watchKeys(send);
  const open = createClient<paths>({ baseUrl, fetch: host.send });
  const client = createClient<paths>({ baseUrl, fetch: withSession(host.send, session, createRenew(open, identity)) });
  return {
    doors: { open, client, postal: { send, url: postalUrl } },
    signIn: (request) => signIn(open, request),
    me: (signal) => me(client, signal),
    signOut: (token) => signOut(open, token),
    honoursKeys: host.honoursKeys,
  };
}
