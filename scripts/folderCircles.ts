import path from 'node:path';
import { importedPaths } from './importGraph.ts';

/** Two names in one folder, each of a folder or of a file; the first imports the second. */
type Tie = { readonly folder: string; readonly from: string; readonly to: string; readonly files: string };

/** The folder where the paths of two files part, and what each of them is called there. */
function tieOf(importer: string, imported: string): Tie[] {
  const [one, other] = [importer.split('/'), imported.split('/')];
  const depth = one.findIndex((name, at) => name !== other[at]);
  const [from, to] = [one[depth], other[depth]];
  if (from === undefined || to === undefined) return [];
  return [{ folder: one.slice(0, depth).join('/'), from, to, files: `${importer} imports ${imported}` }];
}

const isFolder = (name: string) => path.extname(name) === '';

/** The ties of one folder that are part of a circle. A circle of files alone is for the linter (`import/no-cycle`). */
function tiesInCircles(ties: readonly Tie[]): Tie[] {
  const names = new Set(ties.map(({ from }) => from));
  const reached = new Map<string, Set<string>>();
  for (const name of names) {
    const found = new Set([name]);
    // A set is walked on while it grows.
    for (const one of found) for (const { from, to } of ties) if (from === one) found.add(to);
    reached.set(name, found);
  }
  const isBetween = (one: string, other: string) => reached.get(one)?.has(other) && reached.get(other)?.has(one);
  return ties.filter(
    ({ from, to }) => isBetween(from, to) && [...names].some((name) => isFolder(name) && isBetween(from, name)),
  );
}

/**
 * Import cycles between the parts of one folder: its subfolders, and the files beside them. Types count, since moving
 * or reading a folder needs the others too.
 * @param texts Sources by path from the workspace's folder.
 * @returns Folders with a cycle, each with its imports.
 */
export function folderCircles(texts: ReadonlyMap<string, string>): Readonly<Record<string, readonly string[]>> {
  const ties = [...texts].flatMap(([file, text]) => importedPaths(file, text).flatMap((one) => tieOf(file, one)));
  const circles = [...Map.groupBy(ties, ({ folder }) => folder)].map(
    ([folder, own]) => [folder, tiesInCircles(own).map(({ files }) => files)] as const,
  );
  return Object.fromEntries(circles.filter(([, files]) => files.length > 0));
}
