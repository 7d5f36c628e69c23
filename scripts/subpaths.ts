import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * What others import of a package, its modules and documents, by the name behind the package's own: `data-table` for `@sereno/ui/data-table`, '' for the
 * package itself. Paths are from the package's folder.
 */
export function subpathsOf(folder: string): ReadonlyMap<string, string> {
  const { exports }: { exports: Readonly<Record<string, string>> } = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  );
  const found = Object.entries(exports).flatMap(([subpath, module]): [string, string][] => {
    if (!module.includes('*')) return [[subpath.replace(/^\.\/?/, ''), path.normalize(module)]];
    const depth = module.split('/').indexOf('*') - 1;
    return globSync(path.normalize(module), { cwd: folder }).map((file) => [file.split(path.sep)[depth] ?? '', file]);
  });
  return new Map(found.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
