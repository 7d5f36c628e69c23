import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';

/** The workspace's folder. */
export const root = path.resolve(import.meta.dirname, '..');

export type RunResult = { readonly ok: boolean; readonly output: string };

/** How long a program that is stopped may take to put things in order, its browsers and servers among them. */
const STOP_MS = 10_000;

/** Ends a process and all that it has started. */
function stopGroup({ pid }: ChildProcess, name: NodeJS.Signals): void {
  try {
    if (pid !== undefined) process.kill(-pid, name);
  } catch {
    // It has ended by itself.
  }
}

/**
 * Runs a program of the workspace to its end, or until `signal` is aborted, which ends all that it has started. With `quiet` its output
 * is the result's alone; otherwise it is shown, and the result has what came of its errors.
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
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['inherit', 'inherit', 'pipe'],
      env: { ...process.env, ...env },
      // A group of its own, so that what it has started can be ended with it.
      detached: signal !== undefined,
    });
    let impatience: NodeJS.Timeout | undefined;
    const stop = (): void => {
      stopGroup(child, 'SIGTERM');
      impatience = setTimeout(() => stopGroup(child, 'SIGKILL'), STOP_MS);
    };
    const end = (result: RunResult): void => {
      clearTimeout(impatience);
      signal?.removeEventListener('abort', stop);
      resolve(result);
    };
    if (signal?.aborted) stop();
    signal?.addEventListener('abort', stop);
    const output: string[] = [];
    // By its encoding: a letter of two bytes may come in two pieces.
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output.push(text);
        if (!quiet) process.stderr.write(text);
      });
    child.on('error', (error) => {
      if (!quiet) process.stderr.write(`${command}: ${error.message}\n`);
      end({ ok: false, output: `${output.join('')}${error.message}\n` });
    });
    child.on('close', (code) => end({ ok: code === 0, output: output.join('') }));
  });
}
