import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { root } from './run.ts';

/** The files that a file imports by their own path, at once or when they are needed; types alone included. */
function importsOf(file: string): string[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(path.join(root, file), 'utf8'), true, true);
  return importedFiles
    .map(({ fileName }) => fileName)
    .filter((name) => /^\.{1,2}\/.*\.tsx?$/.test(name))
    .map((name) => path.join(path.dirname(file), name))
    .filter((name) => existsSync(path.join(root, name)));
}

/** What those entries bring along, as paths from the workspace's folder: no story, test or sample unless it is shipped. */
export function shippedFiles(entries: readonly string[]): string[] {
  const shipped = new Set(entries.map((entry) => path.relative(root, path.resolve(root, entry))));
  // A set is walked on while it grows.
  for (const file of shipped) for (const imported of importsOf(file)) shipped.add(imported);
  return [...shipped].toSorted();
}
