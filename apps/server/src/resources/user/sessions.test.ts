import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../demo/people.ts';
import { bearer, START, startTestServer, type TestServer } from '../../testing/testServer.ts';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:153.0) Gecko/20100101 Firefox/153.0';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

type Listed = {
  Id: string;
  Browser: string | null;
  System: string | null;
  OpenedAt: string;
  UsedAt: string;
  IsCurrent: boolean;
};

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.now = START;
  await server.database.db.deleteFrom('session').execute();
});

const pass = (milliseconds: number) => {
  server.now = new Date(server.now.getTime() + milliseconds);
};

async function list(token: string): Promise<readonly Listed[]> {
  const response = await server.ask('GET', '/user/sessions', { headers: bearer(token) });
  expect(response.statusCode).toBe(200);
  return response.json<{ body: Listed[] }>().body;
}

const idOf = async (token: string) => (await list(token)).find(({ IsCurrent }) => IsCurrent)?.Id ?? '';
const end = async (token: string, id: string) =>
  (await server.ask('POST', `/user/sessions/${id}/end`, { headers: bearer(token) })).statusCode;
const endOthers = async (token: string) =>
  (await server.ask('POST', '/user/sessions/end-others', { headers: bearer(token) })).statusCode;
const statusWith = async (token: string) =>
  (await server.ask('GET', '/user/me', { headers: bearer(token) })).statusCode;
const refreshStatus = async (token: string) =>
  (await server.ask('POST', '/user/updateToken', { payload: { token } })).statusCode;

describe('the list', () => {
  it('tells the device, when each was opened and used last, and which one asks, the last used first', async () => {
    const payload = { username: 'rol8', password: DEMO_PASSWORD, Latitude: null, Longitude: null };
    await server.ask('POST', '/user/auth/signin', { payload, headers: { 'user-agent': FIREFOX } });
    pass(10 * MINUTE);
    const here = await server.signIn('rol8');
    const first = { Browser: 'Firefox', System: 'Windows', OpenedAt: START.toISOString(), UsedAt: START.toISOString() };
    const opened = server.now.toISOString();
    const second = { Browser: null, System: null, OpenedAt: opened, UsedAt: opened };
    expect(await list(here)).toEqual([
      { Id: expect.any(String), ...second, IsCurrent: true },
      { Id: expect.any(String), ...first, IsCurrent: false },
    ]);
  });

  it('tells the browser of a registration', async () => {
    const payload = {
      email: 'nueva@correo.example',
      fullname: 'Nueva Persona',
      username: 'nueva.sesion',
      password: 'tres palabras',
    };
    const response = await server.ask('POST', '/user/auth/register', { payload, headers: { 'user-agent': FIREFOX } });
    const { accessToken } = response.json<{ accessToken: string }>();
    expect(await list(accessToken)).toMatchObject([{ Browser: 'Firefox', System: 'Windows', IsCurrent: true }]);
  });

  it('knows the last use to the minute, by a call or by a refresh', async () => {
    const elsewhere = await server.signIn('rol8');
    const here = await server.signIn('rol8');
    const usedElsewhere = async () => (await list(here)).find(({ IsCurrent }) => !IsCurrent)?.UsedAt;
    pass(MINUTE - 1);
    await statusWith(elsewhere);
    expect(await usedElsewhere()).toBe(START.toISOString());
    pass(1);
    await statusWith(elsewhere);
    expect(await usedElsewhere()).toBe(server.now.toISOString());
    pass(10 * MINUTE);
    const fresh = (await server.ask('POST', '/user/updateToken', { payload: { token: elsewhere } })).json<{
      token: string;
    }>().token;
    await statusWith(fresh);
    expect(await usedElsewhere()).toBe(server.now.toISOString());
  });

  it('has no session that was left, is too old, or is of somebody else', async () => {
    const old = await server.signIn('rol8');
    await server.signIn('rol7');
    pass(12 * HOUR - 1);
    const left = await server.signIn('rol8');
    const here = await server.signIn('rol8');
    expect(await list(here)).toHaveLength(3);
    await server.ask('POST', '/user/logout', { headers: bearer(left) });
    expect(await list(here)).toHaveLength(2);
    pass(1);
    expect(await list(here)).toMatchObject([{ IsCurrent: true }]);
    expect(await statusWith(old)).toBe(401);
  });

  it('stores no more of what a browser says than its name and system take', async () => {
    const payload = { username: 'rol8', password: DEMO_PASSWORD, Latitude: null, Longitude: null };
    await server.ask('POST', '/user/auth/signin', {
      payload,
      headers: { 'user-agent': `${FIREFOX} ${'x'.repeat(10_000)}` },
    });
    const rows = await server.database.db.selectFrom('session').select('user_agent').execute();
    expect(rows.map(({ user_agent }) => user_agent)).toEqual([`${FIREFOX} ${'x'.repeat(10_000)}`.slice(0, 256)]);
  });

  it('has 100 at most', async () => {
    const here = await server.signIn('rol8');
    pass(MINUTE);
    for (let count = 0; count < 100; count += 1) await server.signIn('rol8');
    expect(await list(here)).toHaveLength(100);
  });
});

describe('ending one', () => {
  it('refuses its access token and its refresh at once, and leaves the others', async () => {
    const elsewhere = await server.signIn('rol8');
    const another = await server.signIn('rol8');
    const here = await server.signIn('rol8');
    const id = await idOf(elsewhere);
    expect(await end(here, id)).toBe(200);
    expect(await statusWith(elsewhere)).toBe(401);
    expect(await refreshStatus(elsewhere)).toBe(401);
    expect(await statusWith(another)).toBe(200);
    expect((await list(here)).map(({ Id }) => Id)).not.toContain(id);
    // Once more it is what was wanted.
    expect(await end(here, id)).toBe(200);
  });

  it('answers a session of somebody else as an unknown one, and leaves it', async () => {
    const foreign = await server.signIn('rol7');
    const here = await server.signIn('rol8');
    const answers = [await idOf(foreign), randomUUID()].map((id) =>
      server.ask('POST', `/user/sessions/${id}/end`, { headers: bearer(here) }),
    );
    const [other, unknown] = await Promise.all(answers);
    expect(other?.statusCode).toBe(404);
    expect(other?.body).toBe(unknown?.body);
    expect(await statusWith(foreign)).toBe(200);
  });

  it.each(['1', 'x', '00000000-0000-0000-0000-00000000000G'])('refuses %j, which is no id', async (id) => {
    expect(await end(await server.signIn('rol8'), id)).toBe(400);
  });

  it('keeps the moment at which a session ended first', async () => {
    const elsewhere = await server.signIn('rol8');
    const here = await server.signIn('rol8');
    const id = await idOf(elsewhere);
    await end(here, id);
    pass(MINUTE);
    await end(here, id);
    const row = server.database.db.selectFrom('session').where('id', '=', id).select('revoked_at');
    expect((await row.executeTakeFirstOrThrow()).revoked_at).toEqual(START);
  });
});

it('answers a call although its session’s last use cannot be written', async () => {
  const { db } = server.database;
  const token = await server.signIn('rol8');
  await statusWith(token);
  await sql`create function refuse() returns trigger language plpgsql as $$ begin raise 'no room'; end $$`.execute(db);
  await sql`create trigger full_disk before update on session execute function refuse()`.execute(db);
  try {
    pass(HOUR / 10);
    expect(await statusWith(token)).toBe(200);
  } finally {
    await sql`drop trigger full_disk on session`.execute(db);
    await sql`drop function refuse`.execute(db);
  }
});

describe('ending all others', () => {
  it('leaves the one that asks, and everybody else', async () => {
    const elsewhere = [await server.signIn('rol8'), await server.signIn('rol8')];
    const foreign = await server.signIn('rol7');
    const here = await server.signIn('rol8');
    expect(await endOthers(here)).toBe(200);
    for (const token of elsewhere) {
      expect(await statusWith(token)).toBe(401);
      expect(await refreshStatus(token)).toBe(401);
    }
    expect(await statusWith(foreign)).toBe(200);
    expect(await list(here)).toMatchObject([{ IsCurrent: true }]);
  });

  it('is refused to a session that has ended itself', async () => {
    const ended = await server.signIn('rol8');
    const here = await server.signIn('rol8');
    await endOthers(here);
    expect(await endOthers(ended)).toBe(401);
    expect(await statusWith(here)).toBe(200);
  });
});
