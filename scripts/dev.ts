import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { isFree } from './isFree.ts';
import { root } from './run.ts';

/** The server, started again on every change of its files, and the web app with its changes shown at once. */
const serverPort = process.env['API_PORT'] ?? '4174';
const webPort = process.env['PORT'] ?? '4173';

for (const [name, port] of [
  ['API_PORT', serverPort],
  ['PORT', webPort],
] as const) {
  if (await isFree(Number(port))) continue;
  process.stderr.write(`Port ${port} is in use. ${name} may name another one.\n`);
  process.exit(1);
}

const children: ChildProcess[] = [
  spawn('node', ['--watch', 'apps/server/src/main.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PORT: serverPort },
  }),
  spawn('vite', ['--port', webPort, '--strictPort'], {
    cwd: path.join(root, 'apps/web'),
    stdio: 'inherit',
    env: { ...process.env, API_ORIGIN: `http://127.0.0.1:${serverPort}` },
  }),
];

function stop(): void {
  for (const child of children) child.kill();
}

for (const child of children) child.on('exit', stop);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
