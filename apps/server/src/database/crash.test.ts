import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { readSettings } from '../config/environment.ts';
import { ON_POSTGRES, openEmbeddedTestDatabase } from '../testing/database.ts';
import { EFFORT } from '../testing/effort.ts';
import { createPostgres } from '../testing/postgres/database.ts';
import { startProcess } from '../testing/serverProcess.ts';
import { openStore } from './store.ts';

const ROUNDS = EFFORT > 1 ? 20 : 5;
const ROUND_MS = 12_000;

const home = mkdtempSync(path.join(tmpdir(), 'sereno-crash-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

async function place(): Promise<Record<string, string>> {
  if (ON_POSTGRES) return { DATABASE_URL: await createPostgres() };
  // The first start takes its empty database from the same snapshot.
  await (await openEmbeddedTestDatabase()).close();
  return { DATA_DIR: home };
}

/** The halves of each write that the database holds. */
async function halves(environment: Record<string, string>): Promise<Map<number, string>> {
  const store = await openStore(readSettings(environment));
  const rows = await store.database.db.selectFrom('marker').select('name').orderBy('name').execute();
  await store.close();
  const found = new Map<number, string>();
  for (const { name } of rows) {
    const [, number, half = ''] = /^write (\d+) ([ab])$/u.exec(name) ?? [];
    if (number !== undefined) found.set(Number(number), (found.get(Number(number)) ?? '') + half);
  }
  return found;
}

/** Lets the program write for a while and kills it; returns the acknowledged writes. */
async function writeAndKill(environment: Record<string, string>, first: number, forMs: number): Promise<number[]> {
  const writer = startProcess({ ...environment, FIRST: String(first) }, 'testing/crashWriter.ts');
  const begun = Promise.withResolvers<void>();
  writer.process.stdout?.once('data', () => begun.resolve());
  await Promise.race([begun.promise, writer.ended]);
  await wait(forMs);
  writer.process.kill('SIGKILL');
  const { stdout, stderr } = await writer.ended;
  expect(stderr).toBe('');
  // A last line without its end was cut off by the kill.
  return stdout.split('\n').slice(0, -1).map(Number);
}

it(
  `kill -9 while writing loses nothing that was acknowledged and leaves nothing by half, ${ROUNDS} rounds`,
  { timeout: ROUNDS * ROUND_MS },
  async () => {
    const environment = await place();
    const acknowledged: number[] = [];
    for (let round = 1; round <= ROUNDS; round += 1) {
      const written = await writeAndKill(environment, round * 100_000, 50 + 37 * (round % 7));
      expect(written.length).toBeGreaterThan(0);
      acknowledged.push(...written);
      const held = await halves(environment);
      expect(acknowledged.filter((number) => held.get(number) !== 'ab')).toEqual([]);
      expect([...held].filter(([, half]) => half !== 'ab')).toEqual([]);
    }
  },
);
