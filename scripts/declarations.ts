import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { root, run } from './run.ts';
import { subpathsOf } from './subpaths.ts';
import { withoutRequirements } from './withoutRequirements.ts';

/** A module of our own that a declaration names: the words and quote before its path, the path without its ending. */
const OWN_MODULE = /(?<before>\bfrom |\bimport\()(?<quote>["'])(?<file>\.{1,2}\/[^"']*)\.tsx?\k<quote>/g;

/**
 * Writes the types of a published package into its `dist`: the declarations of its subpaths and of every module that these name, one file
 * for each module, as its code is, and the documents that it publishes. The native compiler makes the types and checks nothing, which
 * `tsc -b` has done.
 * @param folder The package's folder.
 * @throws When the compiler fails.
 */
async function writeDeclarations(folder: string): Promise<void> {
  const made = mkdtempSync(path.join(tmpdir(), 'declarations-'));
  try {
    const rootDir = path.join(folder, 'src');
    // Not beside the package's own, where a development server that runs would load it.
    const project = path.join(made, 'tsconfig.json');
    const compilerOptions = { rootDir, outDir: made, types: [], composite: false, noCheck: true };
    // Neither stories nor tests, which take most of the compiler's time and memory.
    const files = [...subpathsOf(folder).values()];
    const entries = files.filter((file) => file.endsWith('.ts'));
    const include = [...entries.map((file) => path.join(folder, file)), `${rootDir}/*.d.ts`];
    writeFileSync(project, JSON.stringify({ extends: path.join(folder, 'tsconfig.json'), compilerOptions, include }));
    const { ok } = await run(path.join(root, 'node_modules/.bin/tsc'), ['-p', project]);
    if (!ok) throw new Error(`No declarations of ${folder}: see above.`);
    const named = new Set(entries.map((file) => path.relative('src', file).replace(/\.ts$/, '.d.ts')));
    // A set is walked on while it grows.
    for (const file of named) {
      const target = path.join(folder, 'dist', file);
      const text = withoutRequirements(readFileSync(path.join(made, file), 'utf8')).replaceAll(
        OWN_MODULE,
        (_, before: string, quote: string, own: string) => {
          named.add(path.join(path.dirname(file), `${own}.d.ts`));
          return `${before}${quote}${own}.js${quote}`;
        },
      );
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, text);
    }
    for (const file of files.filter((each) => each.endsWith('.json'))) {
      const target = path.join(folder, 'dist', path.relative('src', file));
      mkdirSync(path.dirname(target), { recursive: true });
      copyFileSync(path.join(folder, file), target);
    }
  } finally {
    rmSync(made, { recursive: true, force: true });
  }
}

await writeDeclarations(process.cwd());
