import { SessionEndedError } from './errors.ts';
import { abortAfter, type Send } from './transport.ts';

/** Where the host keeps the session. The client asks it for the token and tells it what became of it. */
export type SessionPort = {
  /** The access token of the current session; null when signed out. */
  readonly token: () => string | null;
  /** Whose session it is, or null: a call of one person is never sent again in the name of another. */
  readonly owner: () => number | null;
  /** A fresh token took the place of the one given; it is not called when the session has changed meanwhile. */
  readonly renewed: (token: string) => void;
  /** The server no longer accepts the session: forget token, user and persisted state (SES-06). */
  readonly ended: () => void;
  /** Takes over what another tab has done to the session, without waiting to be told of it. */
  readonly sync: () => void;
};

/** Asks for a fresh token in place of an expired one; null when the server refuses to give one. */
export type Renew = (expired: string) => Promise<string | null>;

/** Does the work while nothing else runs under the same lock, in this tab or another one. */
export type Exclusively = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** How long a refresh waits for that of another tab, in ms: longer than an answer takes, shorter than anybody's patience. */
const LOCK_WAIT_MS = 10_000;

/**
 * Works under the lock that all tabs of the browser share. A tab that holds it and does not go on, frozen or out of memory,
 * is not waited for longer than `wait`, in ms: then, and where there are no locks (plain http), each tab works by itself.
 */
export function acrossTabs(
  locks: Pick<LockManager, 'request'> | undefined = globalThis.navigator?.locks,
  wait = LOCK_WAIT_MS,
): Exclusively {
  return async (work) => {
    if (locks === undefined) return work();
    const { signal, release } = abortAfter(wait);
    let begun = false;
    try {
      return await locks.request('sereno:refresh', { signal }, () => {
        begun = true;
        return work();
      });
    } catch (error) {
      // What the work itself throws is its caller's.
      if (begun || !signal.aborted) throw error;
      return work();
    } finally {
      release();
    }
  };
}

function withToken(request: Request, token: string): Request {
  // Node lets a clone forget its signal once memory is collected; a signal of its own it keeps.
  const copy = new Request(request.clone(), { signal: request.signal });
  copy.headers.set('Authorization', `Bearer ${token}`);
  return copy;
}

/**
 * Wraps `send` with the session's rules: a bearer token on every call (SES-01), 401 ends the session (SES-06), 403
 * starts one refresh, in all tabs, that every concurrent call waits for and is replayed after (SES-07 to SES-09), a second 403 is
 * answered as it is (SES-16). A session that was closed or replaced meanwhile is never brought back or ended by a late
 * answer, and a failing connection does not sign out.
 */
export function withSession(
  send: Send,
  port: SessionPort,
  renew: Renew,
  exclusively: Exclusively = acrossTabs(),
): Send {
  const refreshes = new Map<string, Promise<string>>();

  /** The token of the session as it is now, when it is another one than `expired`; null when it is still that one. */
  function replaced(expired: string): string | null {
    const current = port.token();
    if (current === null) throw new SessionEndedError();
    return current === expired ? null : current;
  }

  async function refresh(expired: string): Promise<string> {
    port.sync();
    const already = replaced(expired);
    if (already !== null) return already;
    const fresh = await renew(expired);
    // The person may have left, somebody else come, or another tab been quicker, while the answer was on its way.
    port.sync();
    const meanwhile = replaced(expired);
    if (meanwhile !== null) return meanwhile;
    if (fresh === null) {
      port.ended();
      throw new SessionEndedError();
    }
    port.renewed(fresh);
    return fresh;
  }

  async function refreshOnce(expired: string): Promise<string> {
    const current = replaced(expired);
    if (current !== null) return current;
    const running = refreshes.get(expired);
    if (running) return running;
    const started = exclusively(() => refresh(expired)).finally(() => refreshes.delete(expired));
    refreshes.set(expired, started);
    return started;
  }

  async function sendWith(request: Request, token: string): Promise<Response> {
    const response = await send(withToken(request, token));
    if (response.status === 401) {
      // Another tab may have opened a session since.
      port.sync();
      if (port.token() === token) port.ended();
    }
    return response;
  }

  return async (request) => {
    const token = port.token();
    const owner = port.owner();
    if (token === null) throw new SessionEndedError();
    const response = await sendWith(request, token);
    if (response.status !== 403) return response;
    const fresh = await refreshOnce(token);
    if (port.owner() !== owner) throw new SessionEndedError();
    return sendWith(request, fresh);
  };
}
