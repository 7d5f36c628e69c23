import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { root } from './run.ts';
import { whenChanged } from './whenChanged.ts';

const generated = {
  folder: 'packages/api/src/generated',
  from: {
    folders: ['openapi'],
    files: ['scripts/contract.ts', 'scripts/readers.ts', 'scripts/withoutRequirements.ts', 'pnpm-lock.yaml'],
  },
};

async function write(): Promise<boolean> {
  // Loading what reads the document takes longer than to see that nothing has changed.
  const { contractFiles } = await import('./contract.ts');
  const files = await contractFiles();
  if (files === null) {
    process.stderr.write('openapi/ does not describe a valid API; see the problems above. Nothing was made from it.\n');
    return false;
  }
  const folder = path.join(root, generated.folder);
  rmSync(path.join(folder, 'readers'), { recursive: true, force: true });
  mkdirSync(path.join(folder, 'readers'), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  return true;
}

/**
 * Generates `packages/api/src/generated/` from `openapi/`, unless unchanged: after every install, before every command
 * of the workspace and before tests. False when it failed, after a message.
 */
export const generate = (): Promise<boolean> => whenChanged(generated, write);

/** Vitest calls this before the tests of any project. */
export async function setup(): Promise<void> {
  if (!(await generate())) throw new Error('Without packages/api/src/generated no test can run.');
}

if (import.meta.main && !(await generate())) process.exitCode = 1;
