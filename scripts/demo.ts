import path from 'node:path';
import process from 'node:process';
import { generate } from './generate.ts';
import { root, run } from './run.ts';
import { whenChanged } from './whenChanged.ts';

const snapshot = {
  folder: 'node_modules/.cache/sereno/demo',
  from: { folders: ['apps/server', 'packages/api', 'packages/domain'], files: ['pnpm-lock.yaml'] },
};

/**
 * Fills a database with the demo, unless its sources are unchanged; opening it takes a tenth of the time. Sets
 * `DEMO_SNAPSHOT` to its file for tests and recordings; an existing value is used. False when it failed, after a
 * message.
 */
export async function demo(): Promise<boolean> {
  if (process.env['DEMO_SNAPSHOT'] !== undefined) return true;
  if (!(await generate())) return false;
  const file = path.join(root, snapshot.folder, 'demo.tar');
  const write = async () => (await run('node', ['apps/server/src/testing/writeDemoSnapshot.ts', file])).ok;
  const isMade = await whenChanged(snapshot, write);
  if (isMade) process.env['DEMO_SNAPSHOT'] = file;
  return isMade;
}

/** Vitest calls this before the tests of the server. */
export async function setup(): Promise<void> {
  if (!(await demo())) throw new Error('Without a database that holds the demo the tests of the server cannot run.');
}
