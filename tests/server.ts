import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { isFree } from '../scripts/isFree.ts';
import { root } from '../scripts/run.ts';

/** Below the ephemeral ports, so that one stays free while its server restarts. */
const FIRST_PORT = 18_000;

let next = FIRST_PORT + (process.pid % 500) * 20;

/** A free port that no other process of the tests tries. */
async function freePort(): Promise<number> {
  for (;;) {
    next += 1;
    if (await isFree(next)) return next;
  }
}

/** The real server outside of this process, on data of its own. */
export type RunningServer = {
  readonly url: string;
  readonly port: number;
  /** The folder of its data, its mails among them. */
  readonly data: string;
  /** Milliseconds until it answered, from the start of its process where that is its own. */
  readonly startedIn: number;
  /** Ends it and removes its data. */
  readonly stop: () => Promise<void>;
  /** Ends it and leaves its data. */
  readonly stopServer: () => Promise<void>;
  /** Ends it, if it still runs, and starts it again on the same port and data. */
  readonly restart: () => Promise<void>;
};

type ServerSettings = Readonly<Record<'PORT' | 'DATA_DIR', string>>;

/** A process that servers run in, one after the other: what the first has loaded is at hand for the next. */
export type ServerProcess = {
  /** Starts a server in place of the one that runs, or none. */
  readonly run: (settings: ServerSettings | null) => Promise<void>;
  /** The last of its warnings and errors. */
  readonly warnings: () => readonly string[];
  readonly end: () => Promise<void>;
};

/** Starts such a process, with the tests' clock. */
export function startProcess(): ServerProcess {
  const warnings: string[] = [];
  let child = spawned(warnings);
  return {
    run: (settings) => {
      // One that brings its process down takes none of the next ones with it.
      if (!child.connected) child = spawned(warnings);
      return answered(child, settings);
    },
    warnings: () => warnings.slice(-5),
    end: () => ended(child),
  };
}

/** Starts the process and collects what it logs, which is warnings and errors. */
function spawned(warnings: string[]): ChildProcess {
  const child = spawn(process.execPath, ['tests/serve.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  // Read at all times: a full pipe would hold the server up.
  if (child.stderr !== null) createInterface({ input: child.stderr }).on('line', (line) => warnings.push(line));
  return child;
}

/** Sends the process a request, and waits until it is done. */
async function answered(child: ChildProcess, settings: ServerSettings | null): Promise<void> {
  const ending = new AbortController();
  const { signal } = ending;
  const output: string[] = [];
  const hear = (text: Buffer) => output.push(text.toString());
  child.stderr?.on('data', hear);
  const failed = once(child, 'close', { signal }).then(([code]) => {
    throw new Error(`The process of the server ended with code ${code}:\n${output.join('')}`);
  });
  child.send({ settings });
  await Promise.race([once(child, 'message', { signal }), failed]).finally(() => ending.abort());
  child.stderr?.off('data', hear);
}

async function ended(child: ChildProcess): Promise<void> {
  if (!child.connected) return;
  const exit = once(child, 'exit');
  child.disconnect();
  await exit;
}

/** Where a server begins, where that is not an empty folder and any port. */
type Beginning = {
  /** A folder of data that is copied. */
  readonly copyOf?: string | undefined;
  /** Its `config.json`. */
  readonly config?: Readonly<Record<string, unknown>> | undefined;
  readonly port?: number;
  /** Where it runs, if not in a process of its own. */
  readonly process?: ServerProcess;
};

/** Starts the server of the build, with the clock of the tests, on data of its own, and waits until it is ready. */
export async function startServer({
  copyOf,
  config,
  port: given,
  process: shared,
}: Beginning = {}): Promise<RunningServer> {
  const data = mkdtempSync(path.join(tmpdir(), 'sereno-'));
  if (copyOf !== undefined) cpSync(copyOf, data, { recursive: true });
  if (config) writeFileSync(path.join(data, 'config.json'), JSON.stringify(config));
  const port = given ?? (await freePort());
  const started = performance.now();
  const own = shared ?? startProcess();
  const start = () => own.run({ PORT: String(port), DATA_DIR: data });
  const stopServer = () => (shared ? shared.run(null) : own.end());
  await start();
  return {
    url: `http://localhost:${port}`,
    port,
    data,
    startedIn: performance.now() - started,
    stop: async () => {
      await stopServer();
      rmSync(data, { recursive: true, force: true });
    },
    stopServer,
    restart: start,
  };
}
