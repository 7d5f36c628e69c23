import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { configDefaults, defineConfig } from 'vitest/config';
import { chromiumOrEnd } from './scripts/chromium.ts';
import { LongestFirst } from './scripts/longestFirst.ts';

const launchOptions = await chromiumOrEnd();
/** Components take their zone from props; `STORYBOOK_ZONE=Pacific/Kiritimati pnpm stories` proves it. */
const timezoneId = process.env['STORYBOOK_ZONE'] ?? 'America/Mexico_City';

/** Files share one process and what they import; each test leaves things as it found them. */
const inNode = {
  environment: 'node',
  isolate: false,
  // A limit ends what hangs: a busy machine takes ten times as long as an idle one.
  testTimeout: 60_000,
  hookTimeout: 60_000,
  env: { TZ: 'Pacific/Kiritimati' },
} as const;

/** A new one for each project: the runner writes a project's name into it. */
const inBrowser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions, contextOptions: { timezoneId, locale: 'es-MX' } }),
  instances: [{ browser: 'chromium' as const }],
});

/**
 * Where each kind of test runs; docs/testing.md says which kind proves what. `npm test` runs those in a browser one
 * after the other, and those in Node at once, always on both cores.
 */
export default defineConfig({
  test: {
    globalSetup: ['scripts/generate.ts'],
    maxWorkers: 2,
    // With `--sequence.shuffle.files` any order must do.
    sequence: process.argv.some((argument) => argument.startsWith('--sequence.shuffle'))
      ? {}
      : { sequencer: LongestFirst },
    projects: [
      // The first, because what its set-up begins goes on beside those of the others.
      'tests/package/vitest.config.ts',
      'tests/workbench/vitest.config.ts',
      'tests/examples/vitest.config.ts',
      {
        test: {
          ...inNode,
          name: 'node',
          include: [
            'packages/*/src/**/*.test.ts',
            'apps/web/src/**/*.test.ts',
            'scripts/**/*.test.ts',
            '.storybook/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          ...inNode,
          name: 'server',
          include: ['apps/server/src/**/*.test.ts'],
          exclude: [...configDefaults.exclude, '**/*.postgres.test.ts'],
          globalSetup: 'scripts/demo.ts',
        },
      },
      'apps/server/src/testing/postgres/vitest.config.ts',
      {
        optimizeDeps: { entries: ['packages/ui/src/**/*.{test,stories}.tsx', '.storybook/preview.tsx'] },
        test: {
          name: 'behaviour',
          include: ['packages/ui/src/**/*.test.tsx'],
          setupFiles: ['.storybook/ownerStacks.ts', '.storybook/behaviour.ts'],
          // Files share a frame and what it has loaded: a new one for each would ask the server for every module again.
          isolate: false,
          testTimeout: 60_000,
          browser: {
            ...inBrowser(),
            // The window of most tests: another one would be given to each file first.
            viewport: { width: 1200, height: 900 },
            commands: {
              letGo: async ({ page }) => {
                await page.mouse.move(-1000, -1000);
                // After a real click the browser marks no focus that a script sets, until somebody presses a key; this one does nothing.
                await page.keyboard.press('Pause');
              },
            },
          },
        },
      },
      {
        plugins: [
          storybookTest({ configDir: fileURLToPath(new URL('.storybook', import.meta.url)), disableAddonDocs: true }),
        ],
        test: {
          name: 'stories',
          // Stories of whole screens show what the server answers.
          globalSetup: ['scripts/recordings.ts'],
          setupFiles: [
            // The pointer that one story left over a button must not hover in the next.
            '@storybook/addon-vitest/internal/setup-file.browser.4',
            '.storybook/ownerStacks.ts',
            '.storybook/everyStory/everyStory.ts',
          ],
          // As in `behaviour`.
          isolate: false,
          // Whole screens of the application are fetched from a development server when their first story is shown.
          testTimeout: 60_000,
          browser: inBrowser(),
        },
      },
      {
        test: {
          name: 'e2e',
          environment: 'node',
          // As long as for an element: the runner itself would wait for one second.
          expect: { poll: { timeout: 15_000 } },
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: 'tests/e2e/setup.ts',
          // Files share a browser, and what it has loaded.
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
