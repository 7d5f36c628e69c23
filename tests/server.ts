import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../scripts/run.ts';

/** A port that nobody listens on now. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

/** The real server as a process of its own, on data of its own. */
export type RunningServer = {
  readonly url: string;
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

/**
 * Starts the server of the build on an empty data folder and waits until it is ready.
 * @param config What its `config.json` says, where it has one.
 */
export async function startServer(
  environment: Record<string, string> = {},
  config?: Readonly<Record<string, unknown>>,
): Promise<RunningServer> {
  const data = mkdtempSync(path.join(tmpdir(), 'sereno-'));
  if (config) writeFileSync(path.join(data, 'config.json'), JSON.stringify(config));
  const port = await freePort();
  const started = performance.now();
  const launch = async () => {
    const child = spawn(process.execPath, ['apps/server/src/main.ts'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NODE_ENV: 'production', PORT: String(port), DATA_DIR: data, ...environment },
    });
    await listening(child);
    return child;
  };
  let child = await launch();
  return {
    url: `http://localhost:${port}`,
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
