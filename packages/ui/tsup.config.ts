import { globSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { defineConfig, type Options } from 'tsup';
import ts from 'typescript';
import { transformWithOxc } from 'vite';
import { moduleByModule } from '../domain/tsup.config.ts';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

const folder = import.meta.dirname;

/** The published subpaths: each folder's index, `foundation/index` for `@sereno/ui/foundation`. */
const subpaths = globSync('src/*/index.ts', { cwd: folder });

/** Those files and every file of the library that they import, directly or not. */
function reachedFrom(files: readonly string[], reached = new Set<string>()): Set<string> {
  for (const file of files) {
    if (reached.has(file)) continue;
    reached.add(file);
    const { importedFiles } = ts.preProcessFile(readFileSync(path.join(folder, file), 'utf8'));
    const own = importedFiles.map(({ fileName }) => fileName).filter((name) => name.startsWith('.'));
    reachedFrom(
      own.map((name) => path.join(path.dirname(file), name)),
      reached,
    );
  }
  return reached;
}

/**
 * Gives every styled component a name of its own, from its file and its place in it. Without one they are numbered as
 * they are loaded, and a page rendered on the server gets other class names than the browser expects.
 */
const namedStyles: Plugin = {
  name: 'named-styles',
  setup(build) {
    build.onLoad({ filter: /\.tsx?$/ }, async ({ path: file }) => {
      const source = await readFile(file, 'utf8');
      if (!source.includes("from 'styled-components'")) return undefined;
      const { code, map } = await transformWithOxc(source, path.relative(folder, file), {
        jsx: 'preserve',
        plugins: { styledComponents: { displayName: false, namespace: 'sereno' } },
      });
      const inlined = Buffer.from(JSON.stringify({ ...map, sources: [path.basename(file)] })).toString('base64');
      return {
        contents: `${code}\n//# sourceMappingURL=data:application/json;base64,${inlined}`,
        loader: file.endsWith('x') ? 'tsx' : 'ts',
      };
    });
  },
};

/**
 * One published file for each module, so that a bundler drops by file what a page does not use, and 'use client' stays
 * exactly where the source has it. The types come from scripts/declarations.ts.
 */
export default defineConfig({
  entry: [...reachedFrom(subpaths)],
  format: ['esm'],
  target: 'es2022',
  platform: 'neutral',
  sourcemap: true,
  clean: true,
  splitting: false,
  esbuildPlugins: [moduleByModule, namedStyles],
});
