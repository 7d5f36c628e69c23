import process from 'node:process';
import { canWriteCache } from './cache.ts';
import { run } from './run.ts';
import { conclude, runTests, type Outcome } from './testRun.ts';

/** What has to hold of a commit. Every step runs, whatever the ones before it gave; the last line is the sum. */
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
  return ok ? { passed: 1, failed: 0, failures: [] } : { passed: 0, failed: 1, failures: [] };
}

/** What a change breaks most often comes first. One after the other: beside others, a test would wait for the machine. */
const projects = ['e2e', 'stories', 'behaviour', 'node', 'server', 'server-postgres', 'package'];

if (!canWriteCache()) process.exit(1);
const filters = process.argv.slice(2);
const outcomes: Outcome[] = [];
if (filters.length > 0) {
  // Whoever names a file wants to know about that one.
  const name = filters.join(' ');
  const outcome = await runTests(name, filters);
  const none = { passed: 0, failed: 1, failures: [`✗ No test or story has «${name}» in its path.`] };
  outcomes.push(outcome.passed + outcome.failed === 0 ? none : outcome);
} else {
  for (const [title, command, ...args] of checks) outcomes.push(await check(title, command, args));
  for (const project of projects) outcomes.push(await runTests(project, ['--project', project]));
}
conclude(outcomes);
