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

const checks: readonly (readonly [title: string, command: string, ...args: string[]])[] = [
  ['types', 'tsc', '-b'],
  ['lint', 'oxlint', '--type-aware'],
  ['format', 'oxfmt', '--check', '.'],
  ['unused code', 'knip'],
  ['documented props', 'node', 'scripts/propDocs.ts'],
  ['published API', 'node', 'scripts/apiReport.ts', '--check'],
  ['requirements named by tests', 'node', 'scripts/requirements.ts'],
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

/** Names those that failed once more, at the end, where nobody overlooks them. */
function tellFailures({ testResults }: TestReport): void {
  for (const { name, status, message, assertionResults } of testResults) {
    const file = path.relative(root, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    for (const { fullName, failureMessages } of failed)
      process.stdout.write(`✗ ${file}: ${fullName}\n${causeOf(failureMessages.join('\n'))}\n`);
    if (status === 'failed' && failed.length === 0) process.stdout.write(`✗ ${file}\n${causeOf(message)}\n`);
  }
}

/**
 * Unit, story and end-to-end tests in one run; a runner that ends without its report counts as one failure.
 * @param filters What the names of their files hold; all of them where it is empty.
 */
async function tests(filters: readonly string[]): Promise<Outcome> {
  mkdirSync(path.dirname(report), { recursive: true });
  rmSync(report, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { ok } = await run('vitest', ['run', ...reporters, ...filters]);
  try {
    const result: TestReport = JSON.parse(readFileSync(report, 'utf8'));
    tellFailures(result);
    // A file that cannot be loaded, or an error outside a test, fails the run without failing a test.
    const hidden = !ok && result.numFailedTests === 0 ? 1 : 0;
    return { passed: result.numPassedTests, failed: result.numFailedTests + hidden };
  } catch {
    process.stdout.write('✗ vitest ended before it could report.\n');
    return { passed: 0, failed: 1 };
  }
}

const filters = process.argv.slice(2);
const outcomes: Outcome[] = [];
// Whoever names a file wants to know about that one.
if (filters.length === 0) {
  for (const [title, command, ...args] of checks) outcomes.push(await check(title, command, args));
}
outcomes.push(await tests(filters));

const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;
