import { defineProject } from 'vitest/config';

/** The two packages as they would be published: packed, installed by a stranger, rendered, weighed. */
export default defineProject({
  root: import.meta.dirname,
  test: {
    name: 'package',
    environment: 'node',
    // By itself a project in a file of its own leaves a core to others, which on two cores is half of them.
    maxWorkers: 2,
    include: ['*.test.ts'],
    globalSetup: './setup.ts',
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
