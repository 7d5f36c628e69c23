import { globSync } from 'node:fs';
import { defineConfig, type Options } from 'tsup';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

/** Leaves every import of a module of our own an import, of the file that the module is published as. */
export const moduleByModule: Plugin = {
  name: 'module-by-module',
  setup(build) {
    build.onResolve({ filter: /^\.{1,2}\// }, ({ kind, path }) =>
      kind === 'entry-point' ? undefined : { path: path.replace(/\.tsx?$/, '.js'), external: true },
    );
  },
};

/**
 * One published file for each module of a package without components. In one file for each folder, a page would fetch with its first rule
 * of a folder whatever any later part of it uses of that folder. The types come from scripts/declarations.ts.
 * @param cwd The package's folder.
 */
export const moduleFiles = (cwd: string): Options => ({
  entry: globSync('src/**/*.ts', { cwd, exclude: ['**/*.test.ts', 'src/testing/**'] }),
  format: ['esm'],
  target: 'es2022',
  platform: 'neutral',
  sourcemap: true,
  clean: true,
  splitting: false,
  esbuildPlugins: [moduleByModule],
});

export default defineConfig(moduleFiles(import.meta.dirname));
