import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { ownName } from './drafts.ts';
import { root } from './run.ts';

/** What the scripts keep from one run to the next. */
export const cacheFolder = path.join(root, 'node_modules/.cache/sereno');

/** Whether the folder is writable. If not, a message was printed: it is full, or read-only. */
export function canWriteCache(folder = cacheFolder): boolean {
  const probe = ownName(path.join(folder, 'probe'));
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(probe, 'x');
    rmSync(probe);
    return true;
  } catch (error) {
    process.stderr.write(`${folder} cannot be written: ${error instanceof Error ? error.message : String(error)}.\n`);
    return false;
  }
}
