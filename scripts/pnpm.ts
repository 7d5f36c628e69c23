import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root, run } from './run.ts';

/** Runs the pnpm that the root's scripts name, and returns its output. */
export async function pnpm(args: readonly string[], cwd: string): Promise<string> {
  const { scripts }: { scripts: { test: string } } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const named = /pnpm@[\d.]+/.exec(scripts.test)?.[0] ?? 'pnpm';
  const { ok, output } = await run('npx', ['--yes', named, ...args], { cwd, quiet: true });
  if (!ok) throw new Error(`pnpm ${args.join(' ')} failed in ${cwd}:\n${output}`);
  return output;
}
