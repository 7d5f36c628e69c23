import { SessionEndedError } from './errors.ts';

/** Where the host keeps the session. The client asks it for the token and tells it what became of it. */
export type SessionPort = {
  /** The access token of the running session, or null when nobody is signed in. */
  readonly token: () => string | null;
  /** A fresh token took the place of the one given; it is not called when the session has changed meanwhile. */
  readonly renewed: (token: string) => void;
  /** The server no longer accepts the session: forget token, user and persisted state (SES-06). */
  readonly ended: () => void;
};

/** Asks for a fresh token in place of an expired one; null when the server refuses to give one. */
export type Renew = (expired: string) => Promise<string | null>;

type Fetch = (request: Request) => Promise<Response>;

function withToken(request: Request, token: string): Request {
  const copy = request.clone();
  copy.headers.set('Authorization', `Bearer ${token}`);
  return copy;
}

/**
 * Wraps `send` with the session's rules: a bearer token on every call (SES-01), 401 ends the session (SES-06), 403
 * starts one refresh that every concurrent call waits for and is replayed after (SES-07 to SES-09), a second 403 is
 * answered as it is (SES-16). A session that was closed or replaced meanwhile is never brought back or ended by a late
 * answer, and a failing connection signs nobody out.
 */
export function withSession(send: Fetch, port: SessionPort, renew: Renew): Fetch {
  const refreshes = new Map<string, Promise<string>>();

  async function refresh(expired: string): Promise<string> {
    const fresh = await renew(expired);
    const current = port.token();
    if (current !== expired) {
      if (current === null) throw new SessionEndedError();
      return current;
    }
    if (fresh === null) {
      port.ended();
      throw new SessionEndedError();
    }
    port.renewed(fresh);
    return fresh;
  }

  function refreshOnce(expired: string): Promise<string> {
    const current = port.token();
    if (current === null) return Promise.reject(new SessionEndedError());
    if (current !== expired) return Promise.resolve(current);
    const running = refreshes.get(expired);
    if (running) return running;
    const started = refresh(expired).finally(() => refreshes.delete(expired));
    refreshes.set(expired, started);
    return started;
  }

  async function sendWith(request: Request, token: string): Promise<Response> {
    const response = await send(withToken(request, token));
    if (response.status === 401 && port.token() === token) port.ended();
    return response;
  }

  return async (request) => {
    const token = port.token();
    if (token === null) throw new SessionEndedError();
    const response = await sendWith(request, token);
    if (response.status !== 403) return response;
    return sendWith(request, await refreshOnce(token));
  };
}
