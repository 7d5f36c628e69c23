import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { cacheFolder } from './cache.ts';
import { root, run } from './run.ts';

/** How many checks or tests passed and failed, and why those that did. */
export type Outcome = { readonly passed: number; readonly failed: number; readonly failures: readonly string[] };

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

/** Excerpt of a failure, short enough for several on a screen. */
const CAUSE_LINES = 8;
/** Of an error outside the tests, which is the last that a runner writes. */
const LAST_LINES = 60;

const report = path.join(cacheFolder, 'tests.json');

/** The first lines of a test's failure, without colours and stack. */
const causeOf = (message: string): string =>
  stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s*(?:at |❯ )/u.test(line))
    .slice(0, CAUSE_LINES)
    .map((line) => `    ${line.slice(0, 600)}`)
    .join('\n');

const lastLinesOf = (errors: string): string =>
  stripVTControlCharacters(errors)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(-LAST_LINES)
    .map((line) => `    ${line.slice(0, 600)}`)
    .join('\n');

function failuresIn({ testResults }: TestReport): string[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative(root, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [`✗ ${file}\n${causeOf(message)}`];
    return failed.map(
      ({ fullName, failureMessages }) => `✗ ${file}: ${fullName}\n${failureMessages.map(causeOf).join('\n')}`,
    );
  });
}

/** Runs tests and reads the runner's report; a runner that ends without one counts as one failure. */
export async function runTests(
  title: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<Outcome> {
  rmSync(report, { force: true });
  const started = performance.now();
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { ok, output } = await run('vitest', ['run', '--passWithNoTests', ...reporters, ...args], { env });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(`${ok ? '✓' : '✗'} ${title} (${seconds} s)\n`);
  try {
    const result: TestReport = JSON.parse(readFileSync(report, 'utf8'));
    // A file that cannot be loaded, or an error outside a test, fails the run without failing a test.
    const hidden = !ok && result.numFailedTests === 0 ? [`✗ ${title}: outside the tests\n${lastLinesOf(output)}`] : [];
    return {
      passed: result.numPassedTests,
      failed: result.numFailedTests + hidden.length,
      failures: [...failuresIn(result), ...hidden],
    };
  } catch {
    const failure = `✗ ${title}: vitest ended before it could report.\n${lastLinesOf(output)}`;
    return { passed: 0, failed: 1, failures: [failure] };
  }
}

/** Prints the failures at the end, and the sum as the last line; exits with a failure if there is one. */
export function conclude(outcomes: readonly Outcome[]): void {
  for (const failure of outcomes.flatMap(({ failures }) => failures)) process.stdout.write(`${failure}\n`);
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
  process.stdout.write(`${passed} passed, ${failed} failed\n`);
  process.exitCode = failed === 0 ? 0 : 1;
}
