import { defineProject } from 'vitest/config';

/** The workbench as it is built for designers, page by page: minutes, so it belongs to the long run. */
export default defineProject({
  root: import.meta.dirname,
  test: {
    name: 'workbench',
    environment: 'node',
    include: ['*.test.ts'],
    globalSetup: './setup.ts',
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
