import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isFree } from '../scripts/isFree.ts';
import { root } from '../scripts/run.ts';

/** Below the ports that systems give to clients, so that one stays free while its server starts again. */
const FIRST_PORT = 18_000;

let next = FIRST_PORT + (process.pid % 500) * 20;

/** A port that nobody listens on now, and that no other process of the tests tries. */
async function freePort(): Promise<number> {
  for (;;) {
    next += 1;
    if (await isFree(next)) return next;
  }
}

/** The real server as a process of its own, on data of its own. */
export type RunningServer = {
  readonly url: string;
  readonly port: number;
  /** The folder of its data, its mails among them. */
  readonly data: string;
  /** Milliseconds from the start of the process to its line "Sereno listo en …". */
  readonly startedIn: number;
  /** Ends the process and removes its data. */
  readonly stop: () => Promise<void>;
  /** Ends the process and leaves its data. */
  readonly stopProcess: () => Promise<void>;
  /** Ends the process, if it still runs, and starts it again on the same port and data. */
  readonly restart: () => Promise<void>;
};

function listening(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    const hear = (text: Buffer) => {
      output += text.toString();
      if (output.includes('Sereno listo en')) resolve();
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.on('exit', (code) => reject(new Error(`The server ended with code ${code} before it was ready:\n${output}`)));
  });
}

function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.on('exit', () => resolve());
    child.kill('SIGTERM');
  });
}

/** Where a server begins, where that is not an empty folder and any port. */
type Beginning = {
  /** A folder of data that is copied. */
  readonly copyOf?: string | undefined;
  /** What its `config.json` says. */
  readonly config?: Readonly<Record<string, unknown>> | undefined;
  readonly port?: number;
};

/** Starts the server of the build, with the clock of the tests, on data of its own, and waits until it is ready. */
export async function startServer({ copyOf, config, port: given }: Beginning = {}): Promise<RunningServer> {
  const data = mkdtempSync(path.join(tmpdir(), 'sereno-'));
  if (copyOf !== undefined) cpSync(copyOf, data, { recursive: true });
  if (config) writeFileSync(path.join(data, 'config.json'), JSON.stringify(config));
  const port = given ?? (await freePort());
  const started = performance.now();
  const launch = async () => {
    const child = spawn(process.execPath, ['tests/serve.ts'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NODE_ENV: 'production', PORT: String(port), DATA_DIR: data },
    });
    await listening(child);
    return child;
  };
  let child = await launch();
  return {
    url: `http://localhost:${port}`,
    port,
    data,
    startedIn: performance.now() - started,
    stop: async () => {
      await ended(child);
      rmSync(data, { recursive: true, force: true });
    },
    stopProcess: () => ended(child),
    restart: async () => {
      await ended(child);
      child = await launch();
    },
  };
}
