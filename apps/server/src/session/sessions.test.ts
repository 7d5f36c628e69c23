import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bearer, START, startTestServer, type TestServer } from '../testing/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.now = START;
});

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

const pass = (milliseconds: number) => {
  server.now = new Date(server.now.getTime() + milliseconds);
};
const statusWith = async (token: string) =>
  (await server.ask('GET', '/user/me', { headers: bearer(token) })).statusCode;
const refresh = (token: string, rest: object = {}) =>
  server.ask('POST', '/user/updateToken', { payload: { token, ...rest } });

async function refreshed(token: string): Promise<string> {
  return (await refresh(token)).json<{ token: string }>().token;
}

async function rotationOf(token: string): Promise<number> {
  const { sid }: { sid: string } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  const row = await server.database.db
    .selectFrom('session')
    .where('id', '=', sid)
    .select('rotation')
    .executeTakeFirst();
  return row?.rotation ?? 0;
}

describe('access', () => {
  it.each([
    ['no header', {}],
    ['another scheme', { authorization: 'Basic cm9sODpzZXJlbm8=' }],
    ['no token', { authorization: 'Bearer ' }],
    ['no real token', bearer('eyJhbGciOiJub25lIn0.e30.')],
  ])('SES-06 answers 401 to %s, before it looks at the request', async (_title, headers) => {
    const response = await server.ask('GET', '/activity/activities-by-type?Nada=1', { headers });
    expect(response.statusCode).toBe(401);
    expect(response.headers['www-authenticate']).toBe('Bearer');
  });

  it('SES-07 answers 403 to an expired token', async () => {
    const token = await server.signIn('rol8');
    pass(15 * MINUTE - SECOND);
    expect(await statusWith(token)).toBe(200);
    pass(SECOND);
    expect(await statusWith(token)).toBe(403);
  });

  it('answers 401 to an expired token that can no longer be refreshed', async () => {
    const token = await server.signIn('rol8');
    pass(12 * HOUR);
    expect(await statusWith(token)).toBe(401);
  });
});

describe('refreshing', () => {
  it('API-04 API-05 SES-15 answers the fresh token in both places', async () => {
    const token = await server.signIn('rol8');
    pass(20 * MINUTE);
    const response = await refresh(token, { username: 'ROL8', Latitude: 19.4, Longitude: null });
    const fresh = response.json<{ status: number; token: string; body: { accessToken: string } }>();
    expect(fresh.status).toBe(200);
    expect(fresh.body.accessToken).toBe(fresh.token);
    expect(await statusWith(fresh.token)).toBe(200);
  });

  it('takes a token that has not expired, whose calls under way still pass', async () => {
    const token = await server.signIn('rol8');
    expect(await statusWith(await refreshed(token))).toBe(200);
    expect(await statusWith(token)).toBe(200);
  });

  it('refuses another user’s token', async () => {
    const token = await server.signIn('rol8');
    expect((await refresh(token, { username: 'rol9' })).statusCode).toBe(401);
    expect((await refresh(token, { username: 'rol8' })).statusCode).toBe(200);
  });

  it.each([
    ['forged', 'eyJhbGciOiJIUzI1NiJ9.e30.c2lnbmF0dXJl'],
    ['no token at all', 'x'],
  ])('SES-11 refuses one that is %s', async (_title, token) => {
    expect((await refresh(token)).statusCode).toBe(401);
  });

  it('lasts twelve hours from sign-in, not from the last refresh', async () => {
    let token = await server.signIn('rol8');
    for (let hour = 0; hour < 11; hour += 1) {
      pass(HOUR);
      token = await refreshed(token);
    }
    pass(HOUR - SECOND);
    token = await refreshed(token);
    expect(await statusWith(token)).toBe(200);
    pass(SECOND);
    expect(await statusWith(token)).toBe(401);
    expect((await refresh(token)).statusCode).toBe(401);
  });

  it('SES-08 gives one rotation to fifty concurrent uses, and ends no session', async () => {
    const token = await server.signIn('rol8');
    pass(20 * MINUTE);
    const answers = await Promise.all(Array.from({ length: 50 }, () => refreshed(token)));
    expect(await rotationOf(token)).toBe(2);
    for (const fresh of new Set(answers)) expect(await statusWith(fresh)).toBe(200);
  });

  it('answers a late second tab within 15 s, even after the first one has gone on', async () => {
    const token = await server.signIn('rol8');
    pass(20 * MINUTE);
    const first = await refreshed(token);
    pass(5 * SECOND);
    const second = await refreshed(first);
    pass(10 * SECOND - 1);
    expect(await statusWith(await refreshed(token))).toBe(200);
    expect(await statusWith(second)).toBe(200);
    expect(await rotationOf(token)).toBe(2);
  });

  it('gives a lost answer again, however late: the fresh token has never come back', async () => {
    const token = await server.signIn('rol8');
    pass(20 * MINUTE);
    await refreshed(token);
    pass(HOUR);
    const again = await refreshed(token);
    expect(await rotationOf(token)).toBe(2);
    expect(await statusWith(again)).toBe(200);
    pass(20 * MINUTE);
    expect(await statusWith(await refreshed(again))).toBe(200);
  });

  it('ends the session when a token is exchanged again after 15 s, although its successor is in use', async () => {
    const token = await server.signIn('rol8');
    const fresh = await refreshed(token);
    expect(await statusWith(fresh)).toBe(200);
    const other = await server.signIn('rol8');
    pass(15 * SECOND);
    expect((await refresh(token)).statusCode).toBe(401);
    expect(await statusWith(fresh)).toBe(401);
    expect((await refresh(fresh)).statusCode).toBe(401);
    expect(await statusWith(other)).toBe(200);
  });
});

const logOut = (token: string) => server.ask('POST', '/user/logout', { headers: bearer(token) });

describe('logging out', () => {
  it('AUTH-06 AUTH-26 ends every token of the session, and only of it', async () => {
    const token = await server.signIn('rol8');
    const other = await server.signIn('rol8');
    const fresh = await refreshed(token);
    expect((await logOut(token)).json()).toEqual({ status: 200, body: null });
    for (const dead of [token, fresh]) {
      expect(await statusWith(dead)).toBe(401);
      expect((await refresh(dead)).statusCode).toBe(401);
    }
    expect(await statusWith(other)).toBe(200);
  });

  it('works with an expired token, and twice', async () => {
    const token = await server.signIn('rol8');
    pass(20 * MINUTE);
    expect((await logOut(token)).statusCode).toBe(200);
    expect((await logOut(token)).statusCode).toBe(200);
    expect(await statusWith(token)).toBe(401);
  });

  it('refuses a forged token', async () => {
    expect((await logOut('x')).statusCode).toBe(401);
  });
});
