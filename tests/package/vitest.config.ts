import { defineProject } from 'vitest/config';

/** The two packages as they would be published: packed, installed by a stranger, rendered, weighed. */
export default defineProject({
  root: import.meta.dirname,
  test: {
    name: 'package',
    environment: 'node',
    include: ['*.test.ts'],
    globalSetup: './setup.ts',
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
