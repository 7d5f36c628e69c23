import process from 'node:process';
import { canWriteCache } from './cache.ts';
import { run } from './run.ts';
import { conclude, runTests, type Outcome } from './testRun.ts';

/* The checks of a commit. Every step runs, whatever the previous ones returned; the last line is the sum. */

/**
 * Static checks. Those of a row run in parallel: most have one thread. The second row reads the declarations that the
 * first one writes.
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
  // Named again at the end: a log that is cut keeps its last lines.
  return ok ? { passed: 1, failed: 0, failures: [] } : { passed: 0, failed: 1, failures: [`✗ ${title}\n${output}`] };
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

if (!canWriteCache()) process.exit(1);
const filters = process.argv.slice(2);
const outcomes: Outcome[] = [];
if (filters.length > 0) {
  // A named file is run alone.
  const name = filters.join(' ');
  const outcome = await runTests(name, filters);
  const none = { passed: 0, failed: 1, failures: [`✗ No test or story has «${name}» in its path.`] };
  outcomes.push(outcome.passed + outcome.failed === 0 ? none : outcome);
} else {
  for (const row of checks)
    outcomes.push(...(await Promise.all(row.map(([title, command, ...args]) => check(title, command, args)))));
  for (const projects of runs)
    outcomes.push(
      await runTests(
        projects.join(', '),
        projects.flatMap((project) => ['--project', project]),
      ),
    );
}
conclude(outcomes);
