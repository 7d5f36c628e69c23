import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './run.ts';

/** Tests and stories are never built into anything. */
const left = new Set(['node_modules', 'dist', '.data', 'stories']);
const ignored = /\.(?:test|stories)\.tsx?$|\.mdx?$/;

function filesBelow(folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter((entry) => !left.has(entry.name) && !ignored.test(entry.name))
    .flatMap((entry) => {
      const name = path.join(folder, entry.name);
      return entry.isDirectory() ? filesBelow(name) : [name];
    });
}

/** A hash of the names and contents of those files and folders. */
export function fingerprint(folders: readonly string[], files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of [...folders.flatMap(filesBelow), ...files].toSorted()) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(path.join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}
