import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { chromiumLaunch } from './scripts/chromium.ts';

const storybookConfig = fileURLToPath(new URL('.storybook', import.meta.url));
const launchOptions = await chromiumLaunch();
/** Components take their zone from props; `STORYBOOK_ZONE=Pacific/Kiritimati pnpm stories` proves it. */
const timezoneId = process.env['STORYBOOK_ZONE'] ?? 'America/Mexico_City';

/** A run of stories in Chromium: those with or without a tag, each with its play function and axe. */
function stories(
  name: string,
  tags: { include?: string[]; exclude?: string[] },
  {
    forcedColors,
    setupFiles = [],
    exclude = [],
  }: { forcedColors?: 'active'; setupFiles?: string[]; exclude?: string[] },
): TestProjectInlineConfiguration {
  return {
    plugins: [storybookTest({ configDir: storybookConfig, disableAddonDocs: true, tags })],
    test: {
      name,
      exclude: [...configDefaults.exclude, ...exclude],
      // The pointer that one story left over a button must not hover in the next.
      // Stories of whole screens show what the server answers.
      globalSetup: ['scripts/recordings.ts'],
      setupFiles: ['@storybook/addon-vitest/internal/setup-file.browser.4', ...setupFiles],
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({
          launchOptions,
          contextOptions: { timezoneId, locale: 'es-MX', ...(forcedColors && { forcedColors }) },
        }),
        instances: [{ browser: 'chromium' }],
      },
    },
  };
}

/** Files without such a story need no browser: loading them would take longer than the stories. */
const withoutForcedColors = globSync([
  '.storybook/**/*.stories.tsx',
  'packages/ui/src/**/*.stories.tsx',
  'apps/web/src/**/*.stories.tsx',
]).filter((file) => !readFileSync(file, 'utf8').includes("'forced-colors'"));

/** What components do, in Chromium: `X.test.tsx` beside the stories of how they look. */
const behaviour: TestProjectInlineConfiguration = {
  optimizeDeps: { entries: ['packages/ui/src/**/*.{test,stories}.tsx', '.storybook/preview.tsx'] },
  test: {
    name: 'behaviour',
    include: ['packages/ui/src/**/*.test.tsx'],
    setupFiles: ['.storybook/behaviour.ts'],
    testTimeout: 20_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions, contextOptions: { timezoneId, locale: 'es-MX' } }),
      instances: [{ browser: 'chromium' }],
      commands: { resetMousePosition: async ({ page }) => page.mouse.move(-1000, -1000) },
    },
  },
};

const forcedColors = stories(
  'stories-forced-colors',
  { include: ['forced-colors'] },
  { forcedColors: 'active', exclude: withoutForcedColors },
);

/**
 * Six projects: `node` (rules, calls, server, in plain Node), `server-postgres` (the server's tests again, on a real
 * PostgreSQL), `package` (the packages as they are published), `stories` (every story of the library in Chromium: play functions and axe, and then each judged in the other
 * theme, in forced colours and at 200 %), `stories-forced-colors` (those whose play function needs colours to be forced) and
 * `e2e` (the built application against the real server).
 */
export default defineConfig({
  test: {
    globalSetup: ['scripts/generate.ts'],
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: [
            'packages/*/src/**/*.test.ts',
            'apps/*/src/**/*.test.ts',
            'scripts/**/*.test.ts',
            '.storybook/**/*.test.ts',
          ],
          exclude: [...configDefaults.exclude, '**/*.postgres.test.ts'],
          testTimeout: 20_000,
          hookTimeout: 30_000,
          env: { TZ: 'Pacific/Kiritimati' },
        },
      },
      'apps/server/src/testing/postgres/vitest.config.ts',
      'tests/package/vitest.config.ts',
      behaviour,
      stories('stories', { exclude: ['forced-colors'] }, { setupFiles: ['.storybook/everyStory/everyStory.ts'] }),
      // "Run tests" in the workbench gives every run of stories the same name, and two of one name are an error.
      ...(process.env['VITEST_STORYBOOK'] === 'true' ? [] : [forcedColors]),
      {
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['tests/e2e/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // Two visits at a time: each mostly waits, for a page or for the second that a sign-in takes (AUTH-15).
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
