import { globSync } from 'node:fs';
import { defineConfig } from 'tsup';
import { moduleByModule } from '../domain/tsup.config.ts';

const cwd = import.meta.dirname;

/** One published file for each module. The types and the document come from scripts/declarations.ts. */
export default defineConfig({
  entry: globSync('src/**/*.ts', { cwd, exclude: ['**/*.test.ts', 'src/testing/**'] }),
  format: ['esm'],
  target: 'es2022',
  platform: 'neutral',
  sourcemap: true,
  clean: true,
  splitting: false,
  esbuildPlugins: [moduleByModule],
});
