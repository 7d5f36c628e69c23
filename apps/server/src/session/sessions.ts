import { randomUUID } from 'node:crypto';
import type { Clock } from '../config/clock.ts';
import type { Database } from '../database/database.ts';
import { ACCESS_TOKEN_LIFE_MS, createAccessTokens, type TokenClaims } from './accessToken.ts';
import { isNewDevice } from './device.ts';
import { type OpenSession, type Place, sessionQueries, type SessionRow } from './queries.ts';
import type { Viewer } from './viewer.ts';

/** How long after sign-in its tokens can be refreshed, in milliseconds: an adviser's day. */
const SESSION_LIFE_MS = 12 * 3_600_000;
/** How long an administrator can see where somebody signed in: long enough to follow a doubt up, and no longer. */
const REMEMBERED_MS = 90 * 24 * 3_600_000;
/**
 * How long a token may still be exchanged after its exchange, in milliseconds: two tabs, or an answer lost on the way.
 * They get a token of the same rotation.
 */
const ROTATION_LEEWAY_MS = 15_000;
/** How exactly it is known when a session was used last, in milliseconds: not every call is worth a write. */
const USE_MS = 60_000;
/** As much as is kept of what a browser says of itself: its name and its system come within. */
const USER_AGENT_LENGTH = 256;
/** More sessions than anybody reads; all but one end together. */
const LISTED = 100;

/** The viewer that a token identifies, or why it identifies none. */
type Authentication =
  | { readonly kind: 'signedIn'; readonly viewer: Viewer; readonly sessionId: string }
  /** Refresh it (403). */
  | { readonly kind: 'expired' }
  /** Missing, forged, revoked or too old to refresh (401). */
  | { readonly kind: 'over' };

export type Sessions = {
  /**
   * Starts a session and gives its first access token.
   * @param userAgent What the browser says of itself.
   */
  start(accountId: number, place: Place, userAgent?: string): Promise<string>;
  /** Whether a sign-in with that browser comes from a device that the account has not been used with in the last 90 days. */
  isNewDevice(accountId: number, userAgent?: string): Promise<boolean>;
  authenticate(token: string): Promise<Authentication>;
  /**
   * Exchanges a token, expired or not, for a fresh one (API-05); null when its session is over. A token that is exchanged
   * again although the one it was exchanged for is in use has two holders, one of them a thief, so its whole session ends.
   * As long as the fresh one has never come back, its answer may have been lost on the way, and it is given again.
   */
  refresh(token: string, username: string | undefined, place: Place): Promise<string | null>;
  /** The open sessions of an account, the last used first, 100 at most; the one of the token is marked. */
  listOpen(accountId: number, token: string): Promise<readonly (OpenSession & { readonly isCurrent: boolean })[]>;
  /** Ends a session of an account, ended before or not; false where the account has no such session. */
  endOne(accountId: number, sessionId: string): Promise<boolean>;
  /** Ends every session of an account, but the one of the token `keep` where there is one. */
  endAll(accountId: number, keep?: string): Promise<void>;
  /** Ends the session of a token, expired or not; false when the token is forged. */
  end(token: string): Promise<boolean>;
};

const before = (now: Date, milliseconds: number) => new Date(now.getTime() - milliseconds);

const isOpen = (session: SessionRow, now: Date) =>
  session.revokedAt === null && !session.disabled && session.signedInAt > before(now, SESSION_LIFE_MS);

/** Sessions: all tokens that descend from one sign-in, rotated and revoked together. */
export function createSessions({
  database,
  clock,
  secret,
}: {
  readonly database: Database;
  readonly clock: Clock;
  readonly secret: Uint8Array;
}): Sessions {
  const tokens = createAccessTokens({ clock, secret });
  const queries = sessionQueries(database.db);

  function sign(claims: TokenClaims, signedInAt: Date, now: Date): Promise<string> {
    const expiresMs = Math.min(now.getTime() + ACCESS_TOKEN_LIFE_MS, signedInAt.getTime() + SESSION_LIFE_MS);
    return tokens.sign(claims, new Date(expiresMs));
  }

  return {
    async start(accountId, place, userAgent = '') {
      const now = clock();
      const claims = { sessionId: randomUUID(), rotation: 1 };
      await queries.insert({
        id: claims.sessionId,
        accountId,
        now,
        place,
        userAgent: userAgent === '' ? null : userAgent.slice(0, USER_AGENT_LENGTH),
        forgetBefore: before(now, REMEMBERED_MS),
      });
      return sign(claims, now, now);
    },

    async isNewDevice(accountId, userAgent = '') {
      return isNewDevice(userAgent, await queries.userAgents(accountId));
    },

    async authenticate(token) {
      const read = await tokens.read(token);
      if (read.kind === 'forged') return { kind: 'over' };
      const session = await queries.find(read.claims.sessionId);
      const now = clock();
      if (session === undefined || !isOpen(session, now)) return { kind: 'over' };
      if (read.kind === 'expired') return { kind: 'expired' };
      const { sessionId, rotation } = read.claims;
      const unlessAfter = before(now, USE_MS);
      const used = { id: sessionId, rotation, now, unlessAfter };
      if (rotation > session.usedRotation) await queries.markUsed(used);
      // Not worth a failed call: what is there can be read while the disk is full.
      else if (session.usedAt <= unlessAfter) await queries.markUsed(used).catch(() => undefined);
      return { kind: 'signedIn', viewer: session.viewer, sessionId };
    },

    async refresh(token, username, place) {
      const read = await tokens.read(token);
      if (read.kind === 'forged') return null;
      const { sessionId, rotation } = read.claims;
      const now = clock();
      const session = await queries.find(sessionId);
      if (session === undefined || !isOpen(session, now)) return null;
      if (username !== undefined && usernameKey(username) !== usernameKey(session.username)) return null;

      // Who exchanges a token holds it.
      if (rotation > session.usedRotation && rotation <= session.rotation)
        await queries.markUsed({ id: sessionId, rotation, now, unlessAfter: before(now, USE_MS) });
      const settledBefore = before(now, ROTATION_LEEWAY_MS);
      const rotated = await queries.rotate({ id: sessionId, rotation, now, settledBefore, place });
      if (rotated !== undefined) return sign({ sessionId, rotation: rotated }, session.signedInAt, now);

      // Somebody was faster, or the answer was lost: an adviser in a lift asks again when the doors open.
      const current = await queries.find(sessionId);
      if (current === undefined || !isOpen(current, now)) return null;
      const justRotated = current.rotatedAt !== null && current.rotatedAt > settledBefore;
      const neverArrived = current.usedRotation < current.rotation;
      if ((justRotated || neverArrived) && rotation >= current.rotation - 1) {
        return sign({ sessionId, rotation: current.rotation }, current.signedInAt, now);
      }
      await queries.revoke(sessionId, now);
      return null;
    },

    async listOpen(accountId, token) {
      const read = await tokens.read(token);
      const current = read.kind === 'forged' ? null : read.claims.sessionId;
      const open = await queries.listOpen(accountId, before(clock(), SESSION_LIFE_MS), LISTED);
      return open.map((session) => ({ ...session, isCurrent: session.id === current }));
    },

    endOne: (accountId, sessionId) => queries.revokeOwn(accountId, sessionId, clock()),

    async endAll(accountId, keep = '') {
      const read = await tokens.read(keep);
      await queries.revokeAll(accountId, clock(), read.kind === 'forged' ? null : read.claims.sessionId);
    },

    async end(token) {
      const read = await tokens.read(token);
      if (read.kind === 'forged') return false;
      await queries.revoke(read.claims.sessionId, clock());
      return true;
    },
  };
}

/**
 * The form in which user names are compared: without outer spaces, upper and lower case the same. Compatibility forms stay
 * apart, or older accounts that have some could not sign in; the registration takes none.
 */
export function usernameKey(username: string): string {
  return username.trim().normalize('NFC').toLocaleLowerCase('es');
}
