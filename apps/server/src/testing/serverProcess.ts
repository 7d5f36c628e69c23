import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export type ServerProcess = {
  readonly process: ChildProcess;
  /** Address of the running server; rejects with what it said when it ended instead. */
  readonly ready: Promise<string>;
  readonly ended: Promise<{ readonly code: number | null; readonly stdout: string; readonly stderr: string }>;
};

/** What a start has compiled, for those after it: a fifth of what one takes. */
const COMPILED = fileURLToPath(new URL('../../../../node_modules/.cache/node', import.meta.url));

/**
 * Starts the real program, or another one of this source, on any free port, with nothing of the tests' own environment
 * but the path.
 */
export function startProcess(environment: Record<string, string>, program = 'main.ts'): ServerProcess {
  const file = fileURLToPath(new URL(`../${program}`, import.meta.url));
  const child = spawn(process.execPath, [file], {
    env: { PATH: process.env['PATH'] ?? '', PORT: '0', NODE_COMPILE_CACHE: COMPILED, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = { stdout: '', stderr: '' };
  const { promise: ready, resolve, reject } = Promise.withResolvers<string>();
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said.stdout += text;
    const line = /^Sereno listo en (?<url>http:\/\/localhost:\d+)$/mu.exec(said.stdout);
    if (line?.groups?.['url'] !== undefined) resolve(line.groups['url']);
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said.stderr += text;
  });
  const ended = once(child, 'close').then(() => {
    reject(new Error(`The server ended: ${said.stderr}`));
    return { code: child.exitCode, ...said };
  });
  // A caller that waits for the end need not wait for readiness, too.
  ready.catch(() => undefined);
  return { process: child, ready, ended };
}
