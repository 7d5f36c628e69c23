import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { openTestDatabase } from '../testing/database.ts';
import { SECRET, START } from '../testing/testServer.ts';
import type { Database } from './database.ts';
import { createWriteProbe } from './writeProbe.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'sereno-probe-'));
let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});
let now = START.getTime();
const clock = () => new Date(now);
beforeEach(() => {
  now = START.getTime();
});

const written = async () => (await database.db.selectFrom('marker').selectAll().execute()).map(({ value }) => value);

it('writes at most every five seconds, however often it is asked', async () => {
  const probe = createWriteProbe({ ...database, folder: path.join(folder, 'database') }, clock);
  await Promise.all(Array.from({ length: 100 }, probe));
  expect(await written()).toEqual([START.toISOString()]);
  now += 4999;
  await probe();
  expect(await written()).toEqual([START.toISOString()]);
  now += 1;
  await probe();
  expect(await written()).toEqual([new Date(now).toISOString()]);
  expect(existsSync(path.join(folder, 'database.probe'))).toBe(false);
});

it('writes again when the clock was set back', async () => {
  const probe = createWriteProbe(database, clock);
  await probe();
  now -= 60_000;
  await probe();
  expect(await written()).toEqual([new Date(now).toISOString()]);
});

const healthOf = (requested: Database) => createApp({ database: requested, clock, config: { tokenSecret: SECRET } });

it('answers 503 at /health while the disk takes nothing, and 200 soon after it does again', async () => {
  const gone = path.join(folder, 'gone');
  const app = await healthOf({ ...database, folder: path.join(gone, 'database') });
  const health = async () => (await app.inject({ url: '/api/health' })).json<{ status: number; message?: string }>();
  const refused = await health();
  expect(refused).toMatchObject({ status: 503, body: null, message: expect.stringContaining('no puede guardar') });
  expect(JSON.stringify(refused)).not.toContain(folder);
  now += 5000;
  const well = await healthOf({ ...database, folder: path.join(folder, 'database') });
  expect((await well.inject({ url: '/api/health' })).json()).toEqual({ status: 200, body: { database: 'ok' } });
});

it('answers 503 at /health while the database keeps nothing', async () => {
  const app = await healthOf(database);
  await sql`alter table marker rename to markers`.execute(database.db);
  expect((await app.inject({ url: '/api/health' })).json()).toMatchObject({ status: 503 });
  await sql`alter table markers rename to marker`.execute(database.db);
  expect((await app.inject({ url: '/api/health' })).json()).toMatchObject({ status: 503 });
  now += 5000;
  expect((await app.inject({ url: '/api/health' })).json()).toMatchObject({ status: 200 });
});
