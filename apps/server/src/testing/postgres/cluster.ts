import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { copyProgram } from './program.ts';

/** A PostgreSQL server of the tests' own. */
export type Cluster = {
  /** The address of one of its databases; that of every server if none is named. */
  url(database?: string): string;
  stop(): Promise<void>;
};

const PASSWORD = 'sereno';
/** The id of the user `nobody`: PostgreSQL refuses to run as root. */
const NOBODY = 65_534;

/** Speed matters and nothing outlives the run; what the tests prove of a crash is about our processes, not about this one. */
const SETTINGS = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  autovacuum: 'off',
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  // Nothing may depend on the zone or the formats of the server.
  timezone: 'Pacific/Kiritimati',
  datestyle: 'German, DMY',
};

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** Resolves once the server takes connections; rejects with what it said when it ends instead. */
function readiness(server: ChildProcess): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  let said = '';
  server.stderr?.setEncoding('utf8').on('data', (text: string) => {
    if (said.length < 10_000) said += text;
    if (said.includes('ready to accept connections')) resolve();
  });
  server.on('error', reject);
  server.on('exit', () => reject(new Error(`PostgreSQL ended before it was ready:\n${said}`)));
  return promise;
}

/** Makes a server in a temporary folder and starts it on a free port; `stop` ends it and removes the folder. */
export async function startCluster(program: string): Promise<Cluster> {
  const home = mkdtempSync(path.join(tmpdir(), 'sereno-postgres-'));
  const remove = () => rmSync(home, { recursive: true, force: true });
  const isRoot = process.getuid?.() === 0;
  const user = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
  const bin = path.join(home, 'program/bin');
  const data = path.join(home, 'data');
  try {
    copyProgram(program, path.join(home, 'program'));
    mkdirSync(data, { mode: 0o700 });
    writeFileSync(path.join(home, 'password'), PASSWORD);
    chmodSync(home, 0o755);
    if (isRoot) chownSync(data, NOBODY, NOBODY);
    const own = { ...user, cwd: home, env: { LC_ALL: 'C', PATH: process.env['PATH'] ?? '' } };
    execFileSync(
      path.join(bin, 'initdb'),
      Object.entries({
        pgdata: data,
        username: 'postgres',
        pwfile: path.join(home, 'password'),
        auth: 'scram-sha-256',
        encoding: 'UTF8',
        'locale-provider': 'builtin',
        'builtin-locale': 'C.UTF-8',
      }).map(([name, value]) => `--${name}=${value}`),
      { ...own, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    const port = await freePort();
    const settings = Object.entries({ ...SETTINGS, port }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const server = spawn(path.join(bin, 'postgres'), ['-D', data, ...settings], {
      ...own,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    await readiness(server);
    return {
      url: (database = 'postgres') => `postgresql://postgres:${PASSWORD}@127.0.0.1:${port}/${database}`,
      async stop() {
        const ended = once(server, 'exit');
        server.kill('SIGQUIT');
        await ended;
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
}
