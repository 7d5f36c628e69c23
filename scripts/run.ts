import { spawn } from 'node:child_process';
import path from 'node:path';

/** The workspace's folder. */
export const root = path.resolve(import.meta.dirname, '..');

export type RunResult = { readonly ok: boolean; readonly output: string };

/**
 * Runs a program of the workspace to its end, or until `signal` is aborted. `quiet` keeps its output for the caller instead of showing it.
 */
export function run(
  command: string,
  args: readonly string[],
  {
    cwd = root,
    quiet = false,
    env = {},
    signal,
  }: { cwd?: string; quiet?: boolean; env?: Record<string, string>; signal?: AbortSignal } = {},
): Promise<RunResult> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, ...env },
      ...(signal && { signal }),
    });
    const output: string[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (text: Buffer) => output.push(text.toString()));
    child.on('error', (error) => {
      // What is stopped has ended only when it is closed.
      if (signal?.aborted) return;
      if (!quiet) process.stderr.write(`${command}: ${error.message}\n`);
      resolve({ ok: false, output: `${output.join('')}${error.message}\n` });
    });
    child.on('close', (code) => resolve({ ok: code === 0, output: output.join('') }));
  });
}
