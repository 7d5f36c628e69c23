import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { importedPaths } from './importGraph.ts';
import { root } from './run.ts';

/** What those entries bring along, as paths from the workspace's folder: no story, test or sample unless it is shipped. */
export function shippedFiles(entries: readonly string[]): string[] {
  const shipped = new Set(entries.map((entry) => path.relative(root, path.resolve(root, entry))));
  // A set is walked on while it grows.
  for (const file of shipped)
    for (const imported of importedPaths(file, readFileSync(path.join(root, file), 'utf8')))
      if (existsSync(path.join(root, imported))) shipped.add(imported);
  return [...shipped].toSorted();
}
