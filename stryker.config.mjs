import { fileURLToPath } from 'node:url';

/**
 * Changes the rules one expression at a time and asks their tests whether they notice: `npm run mutants` (docs/testing.md).
 */
export default {
  plugins: ['@stryker-mutator/vitest-runner'],
  testRunner: 'vitest',
  vitest: {
    configFile: fileURLToPath(new URL('scripts/mutants/vitest.config.ts', import.meta.url)),
    pool: 'forks',
    // Which tests reach a mutant is measured; what they import says less.
    related: false,
  },
  mutate: ['packages/domain/src/**/*.ts', '!packages/domain/src/**/*.test.ts', '!packages/domain/src/testing/**'],
  coverageAnalysis: 'perTest',
  // What runs while a module loads is run for every test: a table of constants is for a reader to check.
  ignoreStatic: true,
  concurrency: 1,
  timeoutMS: 10_000,
  incremental: true,
  incrementalFile: 'node_modules/.cache/stryker/incremental.json',
  tempDirName: '.mutants',
  ignorePatterns: ['**', '!packages/domain/src/**', '!packages/domain/package.json'],
  reporters: ['clear-text', 'html', 'json', 'progress-append-only'],
  htmlReporter: { fileName: 'node_modules/.cache/stryker/report.html' },
  jsonReporter: { fileName: 'node_modules/.cache/stryker/report.json' },
  clearTextReporter: { allowColor: false, reportTests: false, skipFull: true },
  thresholds: { high: 95, low: 90, break: 90 },
};
