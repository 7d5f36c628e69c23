import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { configDefaults, defineConfig } from 'vitest/config';
import { chromiumLaunch } from './scripts/chromium.ts';

const storybookConfig = fileURLToPath(new URL('.storybook', import.meta.url));

/**
 * Four projects: `node` (rules, calls, server, in plain Node), `server-postgres` (the server's tests again, on a real
 * PostgreSQL), `stories` (every story of the library in Chromium, play functions and axe included) and `e2e` (the built
 * application against the real server).
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: ['packages/*/src/**/*.test.ts', 'apps/*/src/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: [...configDefaults.exclude, '**/*.postgres.test.ts'],
          testTimeout: 20_000,
          hookTimeout: 30_000,
          env: { TZ: 'Pacific/Kiritimati' },
        },
      },
      'apps/server/src/testing/postgres/vitest.config.ts',
      {
        plugins: [storybookTest({ configDir: storybookConfig, disableAddonDocs: true })],
        test: {
          name: 'stories',
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: await chromiumLaunch() }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['tests/e2e/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
