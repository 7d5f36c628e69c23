import { globSync } from 'node:fs';
import { defineConfig } from 'tsup';

/** The published subpaths: each folder's index, `foundation/index` for `@sereno/ui/foundation`. */
const subpaths = globSync('src/*/index.ts', { cwd: import.meta.dirname });

/**
 * Every module is an entry, so a bundler can drop by file what a page does not use: a sign-in page takes a button without
 * the drawer's dialog. Types are rolled up for the published subpaths alone.
 */
export default defineConfig({
  entry: ['src/**/*.{ts,tsx}', '!src/**/*.{test,stories}.*', '!src/**/samples.*'],
  format: ['esm'],
  target: 'es2022',
  platform: 'neutral',
  dts: { entry: Object.fromEntries(subpaths.map((file) => [file.slice('src/'.length, -'.ts'.length), file])) },
  sourcemap: true,
  clean: true,
  splitting: true,
  // The extra pass of rollup would drop the 'use client' at the top of the entries.
  treeshake: false,
});
