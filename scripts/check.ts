import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
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
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
};

const report = path.join(root, 'node_modules/.cache/sereno/tests.json');

const checks: readonly (readonly [title: string, command: string, ...args: string[]])[] = [
  ['types', 'tsc', '-b'],
  ['lint', 'oxlint', '--type-aware'],
  ['format', 'oxfmt', '--check', '.'],
  ['unused code', 'knip'],
  ['documented props', 'node', 'scripts/propDocs.ts'],
  ['published API', 'node', 'scripts/apiReport.ts', '--check'],
  ['requirements named by tests', 'node', 'scripts/requirements.ts'],
  ['web build', 'node', 'scripts/build.ts'],
];

async function check(title: string, command: string, args: readonly string[]): Promise<Outcome> {
  const started = performance.now();
  const { ok, output } = await run(command, args, { quiet: true });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(`${ok ? '✓' : '✗'} ${title} (${seconds} s)\n`);
  if (!ok) process.stdout.write(`${output}\n`);
  return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/**
 * Unit, story and end-to-end tests in one run, those that failed named once more at the end; a runner that ends without its report
 * counts as one failure.
 */
async function tests(): Promise<Outcome> {
  mkdirSync(path.dirname(report), { recursive: true });
  rmSync(report, { force: true });
  const { ok } = await run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]);
  try {
    const result: TestReport = JSON.parse(readFileSync(report, 'utf8'));
    for (const { name, status, assertionResults } of result.testResults) {
      const failed = assertionResults.filter((test) => test.status === 'failed');
      for (const { fullName } of failed) process.stdout.write(`✗ ${path.relative(root, name)}: ${fullName}\n`);
      if (status === 'failed' && failed.length === 0) process.stdout.write(`✗ ${path.relative(root, name)}\n`);
    }
    // A file that cannot be loaded, or an error outside a test, fails the run without failing a test.
    const hidden = !ok && result.numFailedTests === 0 ? 1 : 0;
    return { passed: result.numPassedTests, failed: result.numFailedTests + hidden };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

const outcomes: Outcome[] = [];
for (const [title, command, ...args] of checks) outcomes.push(await check(title, command, args));
outcomes.push(await tests());

const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;
