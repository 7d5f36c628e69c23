import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { reachedFrom } from './importGraph.ts';
import { root, run } from './run.ts';

/**
 * Checks what a change can affect: types, lint, and the tests that import it, directly or not. Without an argument that
 * is uncommitted work; `npm run test:changed -- origin/main` includes later commits.
 */
const [, , since] = process.argv;

/** Paths that git prints, from the workspace's folder. */
async function gitFiles(...args: readonly string[]): Promise<string[]> {
  const { ok, output } = await run('git', args, { quiet: true });
  if (!ok) throw new Error(output);
  return output.split('\0').filter((file) => file !== '');
}

const untracked = await gitFiles('ls-files', '-z', '--others', '--exclude-standard');
const base = since === undefined ? ['HEAD'] : ['--merge-base', since];
const changed = [...(await gitFiles('diff', '-z', '--name-only', ...base)), ...untracked];
const sources = [...(await gitFiles('ls-files', '-z')), ...untracked].filter(
  (file) => /(?:\.tsx?|(?:^|\/)package\.json)$/u.test(file) && existsSync(path.join(root, file)),
);
const isTest = (file: string) => /\.(?:test|stories)\.tsx?$/u.test(file);

/** What every test depends on, and no test imports. */
const DECIDES_ALL = /^(?:package\.json|pnpm-(?:lock|workspace)\.yaml|vitest\.config\.ts)$/u;
/** What the browser loads before a test or a story. */
const STAGE = /^\.storybook\//u;
/** Made from the document, and not in git. */
const GENERATED = 'packages/api/src/generated';

/** A whole screen shows a hundred components: its stories run where the application itself has changed, and in `npm test`. */
const SCREENS = 'apps/web/src/stories/';
const isOfScreens = (file: string) => file.startsWith(SCREENS) && !changed.some((one) => one.startsWith('apps/web/'));

/** The test files that the change reaches. */
function reachedTests(): string[] {
  if (changed.some((file) => DECIDES_ALL.test(file))) return sources.filter(isTest);
  const fromDocument = changed.some((file) => file.startsWith('openapi/'))
    ? readdirSync(path.join(root, GENERATED))
    : [];
  const onStage = changed.some((file) => STAGE.test(file))
    ? sources.filter((file) => /\.(?:test|stories)\.tsx$/u.test(file))
    : [];
  const texts = new Map(sources.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));
  const reached = reachedFrom([...changed, ...onStage, ...fromDocument.map((name) => `${GENERATED}/${name}`)], texts);
  return [...reached].filter((file) => isTest(file) && texts.has(file) && !isOfScreens(file));
}

/** Runs those of the tests that these projects have. */
const vitest = (files: readonly string[], project: string) =>
  files.length === 0 ||
  run('vitest', ['run', '--project', project, '--passWithNoTests', '--reporter=dot', ...files]).then(({ ok }) => ok);

const onPostgresAlone = /\.postgres\.test\.ts$/u;
const tests = reachedTests();
const steps: readonly (() => boolean | Promise<boolean>)[] = [
  () => run('tsc', ['-b']).then(({ ok }) => ok),
  () => run('oxlint', ['--type-aware']).then(({ ok }) => ok),
  // The server's tests a second time, on the other database, are for `npm test`.
  () =>
    vitest(
      tests.filter((file) => !onPostgresAlone.test(file)),
      '!server-postgres',
    ),
  () =>
    vitest(
      tests.filter((file) => onPostgresAlone.test(file)),
      'server-postgres',
    ),
];
process.stdout.write(`${changed.length} files changed, which ${tests.length} files of tests and stories import.\n`);
for (const step of steps) {
  if (!(await step())) process.exit(1);
}
