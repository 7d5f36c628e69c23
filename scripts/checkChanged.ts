import process from 'node:process';
import { run } from './run.ts';

/**
 * What a change can reach: types, lint, and the tests that import what has changed, directly or not. Without an argument that is what is
 * not committed yet; `npm run test:changed -- origin/main` takes what came since as well.
 */
const [, , since] = process.argv;
const steps: readonly (readonly [command: string, ...args: string[]])[] = [
  ['tsc', '-b'],
  ['oxlint', '--type-aware'],
  ['vitest', 'run', since === undefined ? '--changed' : `--changed=${since}`, '--passWithNoTests', '--reporter=dot'],
];
for (const [command, ...args] of steps) {
  if (!(await run(command, args)).ok) process.exit(1);
}
