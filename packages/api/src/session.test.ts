import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it, vi } from 'vitest';
import { SessionEndedError, UnreachableError } from './errors.ts';
import type { Send } from './transport.ts';
import { acrossTabs, withSession, type Renew, type SessionPort } from './session.ts';

/** A session in memory that counts how often it was told to end. */
function sessionWith(token: string | null) {
  const state = { token, owner: 8, ended: 0 };
  const port: SessionPort = {
    token: () => state.token,
    owner: () => state.owner,
    renewed: (fresh) => {
      state.token = fresh;
    },
    ended: () => {
      state.token = null;
      state.ended += 1;
    },
    sync: () => undefined,
  };
  return { state, port };
}

const bearer = (request: Request) => request.headers.get('Authorization')?.replace('Bearer ', '') ?? '';
const request = (body?: string) =>
  new Request('http://server.test/api/call', body === undefined ? {} : { method: 'POST', body });
/** A server that knows one token: an older one has expired. */
const serverAccepting = (token: string) =>
  vi.fn<Send>(async (received) =>
    bearer(received) === token
      ? new Response(await received.text(), { status: 200 })
      : new Response(null, { status: 403 }),
  );
const never: Renew = () => Promise.reject(new Error('no refresh was expected'));

describe('a call under the session', () => {
  it('SES-01 carries the token as bearer', async () => {
    const { port } = sessionWith('first');
    const send = serverAccepting('first');
    const response = await withSession(send, port, never)(request());
    expect(response.status).toBe(200);
  });

  it('FLT-11 can be cancelled after memory was collected', async () => {
    setFlagsFromString('--expose-gc');
    const collect: unknown = runInNewContext('gc');
    const caller = new AbortController();
    const original = new Request('http://server.test/api/call', { signal: caller.signal });
    const received = new Promise<Request>((resolve) => {
      const send: Send = (sent) => {
        resolve(sent);
        return new Promise(() => undefined);
      };
      void withSession(send, sessionWith('first').port, never)(original);
    });
    const sent = await received;
    for (let round = 0; round < 3; round += 1) {
      await new Promise((resolve) => setTimeout(resolve, 0));
      if (typeof collect === 'function') collect();
    }
    caller.abort();
    expect([original.signal.aborted, sent.signal.aborted]).toEqual([true, true]);
  });

  it('SES-10 is rejected, and not sent, without a token', async () => {
    const send = vi.fn<Send>();
    await expect(withSession(send, sessionWith(null).port, never)(request())).rejects.toThrow(SessionEndedError);
    expect(send).not.toHaveBeenCalled();
  });

  it('SES-06 ends the session on 401', async () => {
    const { state, port } = sessionWith('first');
    const response = await withSession(async () => new Response(null, { status: 401 }), port, never)(request());
    expect(response.status).toBe(401);
    expect(state).toMatchObject({ token: null, ended: 1 });
  });

  it('SES-06 does not end a session that took the place of the refused one', async () => {
    const { state, port } = sessionWith('first');
    const send = async () => {
      state.token = 'second';
      return new Response(null, { status: 401 });
    };
    await withSession(send, port, never)(request());
    expect(state).toMatchObject({ token: 'second', ended: 0 });
  });

  it.each([400, 404, 409, 422, 500, 503])('SES-12 answers status %i as it is', async (status) => {
    const { state, port } = sessionWith('first');
    const response = await withSession(async () => new Response(null, { status }), port, never)(request());
    expect(response.status).toBe(status);
    expect(state.ended).toBe(0);
  });
});

describe('an expired token', () => {
  it('SES-07 SES-08 SES-09 is refreshed once for 200 concurrent calls, each replayed with its own body', async () => {
    const { state, port } = sessionWith('expired');
    const renew = vi.fn<Renew>(async () => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      return 'fresh';
    });
    const call = withSession(serverAccepting('fresh'), port, renew);
    const bodies = Array.from({ length: 200 }, (_, index) => `body ${index}`);
    const answers = await Promise.all(bodies.map(async (body) => (await call(request(body))).text()));
    expect(answers).toEqual(bodies);
    expect(renew).toHaveBeenCalledExactlyOnceWith('expired');
    expect(state).toMatchObject({ token: 'fresh', ended: 0 });
  });

  it('SES-08 is not refreshed again for a call that left before the refresh and was answered after it', async () => {
    const { port } = sessionWith('expired');
    const renew = vi.fn<Renew>(async () => 'fresh');
    const gate = Promise.withResolvers<void>();
    const accepting = serverAccepting('fresh');
    const send = async (received: Request) => {
      if (received.url.endsWith('slow') && bearer(received) === 'expired') await gate.promise;
      return accepting(received);
    };
    const call = withSession(send, port, renew);
    const slow = call(new Request('http://server.test/api/slow'));
    await call(request());
    gate.resolve();
    expect((await slow).status).toBe(200);
    expect(renew).toHaveBeenCalledTimes(1);
  });

  it('SES-16 is refreshed once only: a second 403 is the answer', async () => {
    const { state, port } = sessionWith('expired');
    const renew = vi.fn<Renew>(async () => 'also refused');
    const response = await withSession(async () => new Response(null, { status: 403 }), port, renew)(request());
    expect(response.status).toBe(403);
    expect(renew).toHaveBeenCalledTimes(1);
    expect(state.ended).toBe(0);
  });

  it('SES-11 ends the session when the server gives no fresh one', async () => {
    const { state, port } = sessionWith('expired');
    await expect(withSession(serverAccepting('fresh'), port, async () => null)(request())).rejects.toThrow(
      SessionEndedError,
    );
    expect(state).toMatchObject({ token: null, ended: 1 });
  });

  it('stays signed in when the connection fails during the refresh, and refreshes again at the next call', async () => {
    const { state, port } = sessionWith('expired');
    const renew = vi
      .fn<Renew>()
      .mockRejectedValueOnce(new UnreachableError(new TypeError('fetch failed')))
      .mockResolvedValueOnce('fresh');
    const call = withSession(serverAccepting('fresh'), port, renew);
    await expect(call(request())).rejects.toThrow(UnreachableError);
    expect(state).toMatchObject({ token: 'expired', ended: 0 });
    expect((await call(request())).status).toBe(200);
  });

  it('stays signed out when the person left during the refresh', async () => {
    const { state, port } = sessionWith('expired');
    const renew: Renew = async () => {
      state.token = null;
      return 'fresh';
    };
    await expect(withSession(serverAccepting('fresh'), port, renew)(request())).rejects.toThrow(SessionEndedError);
    expect(state).toMatchObject({ token: null, ended: 0 });
  });

  it('is never replayed in the name of somebody else who has signed in meanwhile', async () => {
    const { state, port } = sessionWith('expired');
    const send = serverAccepting('of another person');
    const renew: Renew = async () => {
      Object.assign(state, { token: 'of another person', owner: 9 });
      return null;
    };
    await expect(withSession(send, port, renew)(request('a payment'))).rejects.toThrow(SessionEndedError);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('refreshes once for all tabs: under the lock it first looks what another tab has done', async () => {
    const { state, port } = sessionWith('expired');
    const renew = vi.fn<Renew>(never);
    const synced: SessionPort = { ...port, sync: () => Object.assign(state, { token: 'fresh' }) };
    const call = withSession(serverAccepting('fresh'), synced, renew);
    expect((await call(request())).status).toBe(200);
    expect(renew).not.toHaveBeenCalled();
  });
});

describe('the lock of all tabs', () => {
  it('SES-08 lets one work at a time', async () => {
    const exclusively = acrossTabs(navigator.locks);
    const order: string[] = [];
    const first = exclusively(async () => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      order.push('first');
    });
    const second = exclusively(async () => order.push('second'));
    await Promise.all([first, second]);
    expect(order).toEqual(['first', 'second']);
  });

  it('is not waited for longer than its limit: a tab that hangs holds no other up', async () => {
    const gate = Promise.withResolvers<void>();
    const hung = acrossTabs(navigator.locks)(() => gate.promise);
    expect(await acrossTabs(navigator.locks, 20)(async () => 'done')).toBe('done');
    gate.resolve();
    await hung;
  });

  it('gives back what the work throws, however long it took, and works once', async () => {
    const work = vi.fn<() => Promise<never>>(async () => {
      await new Promise((resolve) => setTimeout(resolve, 30));
      throw new UnreachableError(new TypeError('fetch failed'));
    });
    await expect(acrossTabs(navigator.locks, 10)(work)).rejects.toThrow(UnreachableError);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('is done without where the browser has none', async () => {
    expect(await acrossTabs(undefined)(async () => 'done')).toBe('done');
  });
});
