import { open, rm } from 'node:fs/promises';
import type { Clock } from '../config/clock.ts';
import type { Database } from './database.ts';

/** How long the outcome of a write is reused, in milliseconds. */
const PERIOD_MS = 5000;
/** More than the free rest of a block, so that a full disk cannot take it. */
const PROBE_BYTES = 65_536;
const MARKER = 'writeProbe';

/** Writes a file beside the database's own, to the disk itself, and takes it away again. */
export async function writeBeside(folder: string): Promise<void> {
  const file = `${folder}.probe`;
  try {
    const handle = await open(file, 'w', 0o600);
    try {
      await handle.writeFile(Buffer.alloc(PROBE_BYTES));
      await handle.sync();
    } finally {
      await handle.close();
    }
  } finally {
    await rm(file, { force: true });
  }
}

async function write({ db, folder }: Database, now: Date): Promise<void> {
  // The embedded database writes into space that it has reserved, and fails on a full disk only when that is used up.
  if (folder !== undefined) await writeBeside(folder);
  const value = now.toISOString();
  await db
    .insertInto('marker')
    .values({ name: MARKER, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

/**
 * Checks by a write whether the database can store data. It writes at most every five seconds and reuses the last outcome
 * in between.
 * @returns A function that rejects with the error of the disk or the database.
 */
export function createWriteProbe(database: Database, clock: Clock): () => Promise<void> {
  let last: { readonly at: number; readonly outcome: Promise<void> } | undefined;
  return () => {
    const now = clock();
    const age = last === undefined ? Infinity : now.getTime() - last.at;
    // After the clock was set back, an old outcome would look fresh.
    if (last === undefined || age >= PERIOD_MS || age < 0) {
      last = { at: now.getTime(), outcome: write(database, now) };
    }
    return last.outcome;
  };
}
