import { defineProject } from 'vitest/config';

/** The examples that take minutes to install and to build, so they belong to the long run. */
export default defineProject({
  root: import.meta.dirname,
  test: {
    name: 'examples',
    environment: 'node',
    include: ['*.test.ts'],
    globalSetup: './setup.ts',
    testTimeout: 120_000,
    hookTimeout: 300_000,
  },
});
