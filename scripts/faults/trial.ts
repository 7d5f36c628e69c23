import { existsSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { run } from '../run.ts';
import { type Fault, withFault } from './fault.ts';
import type { WorkingCopy } from './workingCopy.ts';

/** Result of the tests: `unclear` when the run failed without a failing test. */
export type Verdict = {
  readonly kind: 'passed' | 'failed' | 'unclear';
  readonly by: string;
  /** The files that did not pass, from the workspace's folder. */
  readonly failed: readonly string[];
};

/** The fields read from the runner's JSON report. */
type TestReport = {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
};

/** What noticed: a test, or what a file does before its tests; null where it was neither. A file that cannot be loaded has no tests at all. */
function noticedBy({ testResults }: TestReport): string | null {
  const test = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .find(({ status }) => status === 'failed');
  const file = testResults.find(({ status, assertionResults }) => status === 'failed' && assertionResults.length > 0);
  return test?.fullName ?? file?.message ?? null;
}

/** A fault may keep tests waiting for what never comes; no file takes that long. */
const LONGEST_MS = 8 * 60_000;
const SHOWN_LINES = 30;
/** Nor does any test: a machine that does something else as well must not be taken for a test that notices. */
const TEST_MS = 120_000;

/** Where the demo lies that all runs of the server's tests begin with: filling a database takes longer than most of them. */
const snapshotIn = ({ folder }: WorkingCopy): string => path.join(folder, 'node_modules/.cache/faults-demo.tar');

/** Fills that database; false where it could not be. */
export async function fillDemo(copy: WorkingCopy, signal: AbortSignal): Promise<boolean> {
  const args = ['apps/server/src/testing/writeDemoSnapshot.ts', snapshotIn(copy)];
  return (await run('node', args, { cwd: copy.folder, signal })).ok;
}

/** Runs test files of one project in a copy; `bail` until the first test fails. */
export async function runTests(
  copy: WorkingCopy,
  { project, files }: Fault['tests'],
  { signal, bail = false }: { readonly signal: AbortSignal; readonly bail?: boolean },
): Promise<Verdict> {
  const { folder } = copy;
  const file = path.join(folder, 'node_modules/.cache/faults.json');
  rmSync(file, { force: true });
  const report = ['--reporter=json', `--outputFile.json=${file}`];
  const limits = [`--testTimeout=${TEST_MS}`, `--hookTimeout=${TEST_MS}`, `--bail=${bail ? 1 : 0}`];
  const args = ['run', '--project', project, ...files, ...report, ...limits];
  const { ok, output } = await run(path.join(folder, 'node_modules/.bin/vitest'), args, {
    cwd: folder,
    quiet: true,
    env: {
      // What the copy builds, it builds with what is installed there.
      PATH: `${path.join(folder, 'node_modules/.bin')}${path.delimiter}${process.env['PATH'] ?? ''}`,
      ...(project === 'server' && { DEMO_SNAPSHOT: snapshotIn(copy) }),
    },
    signal: AbortSignal.any([signal, AbortSignal.timeout(LONGEST_MS)]),
  });
  const said: TestReport | null = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
  const by = said && noticedBy(said);
  const failed = (said?.testResults ?? [])
    .filter(({ status }) => status === 'failed')
    .map(({ name }) => path.relative(realpathSync(folder), realpathSync(name)));
  if (by !== null) return { kind: 'failed', by, failed };
  if (ok && said !== null && said.numPassedTests > 0) return { kind: 'passed', by: '', failed };
  return { kind: 'unclear', by: output.trim().split('\n').slice(-SHOWN_LINES).join('\n'), failed: files };
}

/** What the tests of a fault say while it is there. */
export const tryFault = (copy: WorkingCopy, fault: Fault, signal: AbortSignal): Promise<Verdict> =>
  copy.changing(
    fault.file,
    (text) => withFault(fault, text),
    () => runTests(copy, fault.tests, { signal, bail: true }),
  );
