import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { createApp } from '../app.ts';
import { type FaultProxy, startFaultProxy } from '../testing/faultProxy.ts';
import { bearer, SECRET, START, startTestServer, type TestServer } from '../testing/testServer.ts';
import type { Database } from './database.ts';
import { DatabaseUnavailableError } from './outage.ts';
import { connectPostgres } from './postgres.ts';

const UNAVAILABLE = { status: 503, body: null, message: expect.any(String) };
/** What a caller may have to wait for the news, and what the server may take to be well again. */
const TOLD_MS = 5000;
const WELL_MS = 10_000;

let server: TestServer;
let proxy: FaultProxy;
let direct: Database;
let token: string;

beforeAll(async () => {
  server = await startTestServer();
  direct = server.database;
  token = await server.signIn('rol8');
  await server.app.close();
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(direct.db);
  const url = new URL(inject('postgresUrl'));
  proxy = await startFaultProxy(Number(url.port));
  url.port = String(proxy.port);
  url.pathname = rows[0]?.name ?? '';
  const database = connectPostgres(url.href);
  server = {
    ...server,
    database,
    app: await createApp({
      database,
      clock: () => START,
      config: { tokenSecret: SECRET },
      logger: { level: 'error', stream: { write: (line: string) => log.push(line) } },
    }),
  };
});
const log: string[] = [];
afterAll(async () => {
  proxy.close();
  await server.app.close();
  await server.database.close();
  await direct.close();
});
beforeEach(() => {
  log.length = 0;
  proxy.set('none');
});

const call = (url: string) => server.app.inject({ url: `/api${url}`, headers: bearer(token) });

async function timed<Result>(work: Promise<Result>): Promise<readonly [result: Result, milliseconds: number]> {
  const begun = performance.now();
  const result = await work;
  return [result, performance.now() - begun];
}

/** Asks until the call succeeds and gives back how long that took. */
async function recovery(url: string): Promise<number> {
  const [, milliseconds] = await timed(
    (async () => {
      while ((await call(url)).statusCode !== 200) await wait(50);
    })(),
  );
  return milliseconds;
}

describe('a database that goes away', { timeout: 40_000 }, () => {
  it.each(['stall', 'refuse'] as const)(
    '%s: 503 in time and in the envelope, truth at /health, then recovery',
    async (fault) => {
      expect((await call('/user/me')).statusCode).toBe(200);
      proxy.set(fault);
      for (const url of ['/user/me', '/health']) {
        const [response, milliseconds] = await timed(call(url));
        expect(response.statusCode).toBe(503);
        expect(response.json()).toEqual(UNAVAILABLE);
        expect(milliseconds).toBeLessThan(TOLD_MS);
      }
      proxy.set('none');
      expect(await recovery('/user/me')).toBeLessThan(WELL_MS);
      expect((await call('/health')).json()).toEqual({ status: 200, body: { database: 'ok' } });
    },
  );

  it('tells forty callers at once in time, more than there are connections', async () => {
    await Promise.all(Array.from({ length: 40 }, () => call('/user/me')));
    proxy.set('stall');
    const [answers, milliseconds] = await timed(Promise.all(Array.from({ length: 40 }, () => call('/user/me'))));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([503]));
    expect(new Set(answers.map(({ headers }) => headers['retry-after']))).toEqual(new Set(['1']));
    expect(log).toHaveLength(40);
    expect(log.join('')).not.toContain('    at ');
    expect(milliseconds).toBeLessThan(TOLD_MS);
    proxy.set('none');
    expect(await recovery('/user/me')).toBeLessThan(WELL_MS);
  });

  it('makes a call wait for one of its connections no longer than was set', async () => {
    // To connect takes part of that time, on a busy machine more than a little.
    const database = connectPostgres(inject('postgresUrl'), 'serving', { connections: 1, waitMs: 2000 });
    await database.db.transaction().execute(async () => {
      await expect(sql`select 1`.execute(database.db)).rejects.toThrow(DatabaseUnavailableError);
    });
    await expect(sql`select 1`.execute(database.db)).resolves.toBeDefined();
    await database.close();
  });

  it('survives the server closing all connections, idle ones and one in a transaction', async () => {
    const ending = server.database.db.transaction().execute(async (trx) => {
      await sql`select 1`.execute(trx);
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
                where datname = current_database() and pid <> pg_backend_pid()`.execute(direct.db);
      await sql`select 1`.execute(trx);
    });
    await expect(ending).rejects.toThrow(DatabaseUnavailableError);
    expect(await recovery('/user/me')).toBeLessThan(WELL_MS);
  });

  it('cuts off a statement that takes too long, and keeps none of its connections busy', async () => {
    const sleeping = sql`select pg_sleep(30)`.execute(server.database.db);
    const [error, milliseconds] = await timed(sleeping.catch((reason: unknown) => reason));
    expect(error).toBeInstanceOf(DatabaseUnavailableError);
    expect(milliseconds).toBeLessThan(TOLD_MS);
    const busy = sql`select 1 from pg_stat_activity where query like 'select pg_sleep%' and state = 'active'`;
    await expect.poll(async () => (await busy.execute(direct.db)).rows, { timeout: TOLD_MS }).toEqual([]);
  });

  it('is not what a wrong statement means', async () => {
    await expect(sql`select nothing from nowhere`.execute(server.database.db)).rejects.toThrow('nowhere');
    await expect(sql`select nothing from nowhere`.execute(server.database.db)).rejects.not.toThrow(
      DatabaseUnavailableError,
    );
  });
});
