import { defineConfig } from 'tsup';

// One entry per folder: what is imported as '@sereno/domain/calendar' is published as dist/calendar.
export default defineConfig({
  entry: ['src/*/index.ts'],
  format: ['esm'],
  target: 'es2022',
  platform: 'neutral',
  dts: true,
  sourcemap: true,
  clean: true,
});
