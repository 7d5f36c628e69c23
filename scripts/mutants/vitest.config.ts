import { configDefaults, defineConfig } from 'vitest/config';
import { oneProcess } from './oneProcess.ts';
import { QuickestFirst } from './quickestFirst.ts';

/** Tests of packages/domain only: nothing generated, no browser. Its root is the copy with the mutated code. */
export default defineConfig({
  plugins: [oneProcess()],
  test: {
    environment: 'node',
    sequence: { sequencer: QuickestFirst },
    // What runs everything in every zone has nothing to say about a single expression.
    exclude: [...configDefaults.exclude, 'packages/domain/src/testing/**'],
    include: ['packages/domain/src/**/*.test.ts'],
    setupFiles: ['packages/domain/src/testing/sameExamples.ts'],
    // An endless loop is detected by counting, not by the clock.
    testTimeout: 60_000,
    env: { TZ: 'Pacific/Kiritimati' },
  },
});
