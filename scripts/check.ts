import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root, run } from './run.ts';

/** What has to hold of a commit. Every step runs, whatever the ones before it gave; the last line is the sum. */
type Outcome = { readonly passed: number; readonly failed: number };

/** What is read of the runner's report in JSON. */
type TestReport = {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
};

/** What is shown of a failure, so that some of them fit on a screen. */
const CAUSE_LINES = 8;

const report = path.join(root, 'node_modules/.cache/sereno/tests.json');

/**
 * What is checked without running it. Those of a row run at once: most have one thread, and leave a core idle. The second row reads the
 * declarations that the first one writes.
 */
const checks: readonly (readonly (readonly [title: string, command: string, ...args: string[]])[])[] = [
  [
    // By itself the compiler takes four checkers for each package: they share little, and do half of the work twice.
    ['types', 'tsc', '-b', '--checkers', '1', '--builders', '2'],
    ['format', 'oxfmt', '--check', '.'],
    ['unused code', 'knip'],
    ['documented props', 'node', 'scripts/propDocs.ts'],
    ['requirements named by tests', 'node', 'scripts/requirements.ts'],
  ],
  [
    ['lint', 'oxlint', '--type-aware'],
    ['published API', 'node', 'scripts/apiReport.ts', '--check'],
  ],
];

async function check(title: string, command: string, args: readonly string[]): Promise<Outcome> {
  const started = performance.now();
  const { ok, output } = await run(command, args, { quiet: true });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(`${ok ? '✓' : '✗'} ${title} (${seconds} s)\n`);
  if (!ok) process.stdout.write(`${output}\n`);
  return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** The first lines of what a test said when it failed, without colours and without the places it went through. */
const causeOf = (message: string): string =>
  stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s*(?:at |❯ )/u.test(line))
    .slice(0, CAUSE_LINES)
    .map((line) => `    ${line.slice(0, 200)}`)
    .join('\n');

/** What failed, with its cause; shown at the end, where nobody overlooks it. */
const failures: string[] = [];

function failuresIn({ testResults }: TestReport): string[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative(root, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [`✗ ${file}\n${causeOf(message)}`];
    return failed.map(
      ({ fullName, failureMessages }) => `✗ ${file}: ${fullName}\n${causeOf(failureMessages.join('\n'))}`,
    );
  });
}

/**
 * What a change breaks most often comes first, one after the other: beside others, a test in a browser would wait for the machine. What
 * runs in Node shares one run, so that both cores are busy until its end.
 */
const runs: readonly (readonly [project: string, ...more: string[]])[] = [
  ['e2e'],
  ['stories'],
  ['behaviour'],
  ['node', 'server', 'server-postgres', 'package'],
];

/** Runs tests and reads the runner's report; a runner that ends without one counts as one failure. */
async function tests(title: string, args: readonly string[]): Promise<Outcome> {
  mkdirSync(path.dirname(report), { recursive: true });
  rmSync(report, { force: true });
  const started = performance.now();
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { ok } = await run('vitest', ['run', '--passWithNoTests', ...reporters, ...args]);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(`${ok ? '✓' : '✗'} ${title} (${seconds} s)\n`);
  try {
    const result: TestReport = JSON.parse(readFileSync(report, 'utf8'));
    failures.push(...failuresIn(result));
    // A file that cannot be loaded, or an error outside a test, fails the run without failing a test.
    const hidden = !ok && result.numFailedTests === 0 ? 1 : 0;
    return { passed: result.numPassedTests, failed: result.numFailedTests + hidden };
  } catch {
    failures.push(`✗ ${title}: vitest ended before it could report.`);
    return { passed: 0, failed: 1 };
  }
}

const filters = process.argv.slice(2);
const outcomes: Outcome[] = [];
if (filters.length > 0) {
  // Whoever names a file wants to know about that one.
  outcomes.push(await tests(filters.join(' '), filters));
} else {
  for (const row of checks)
    outcomes.push(...(await Promise.all(row.map(([title, command, ...args]) => check(title, command, args)))));
  for (const projects of runs)
    outcomes.push(
      await tests(
        projects.join(', '),
        projects.flatMap((project) => ['--project', project]),
      ),
    );
}

for (const failure of failures) process.stdout.write(`${failure}\n`);
const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;
