import process from 'node:process';
import { readSettings } from '../apps/server/src/config/environment.ts';
import { startServer, type RunningServer } from '../apps/server/src/server.ts';
import { now } from './clock.ts';

type Asked = { readonly settings: Readonly<Record<string, string>> | null };

let server: RunningServer | undefined;

/** Ends the server that runs, and starts one with the clock of the tests where settings are given. */
async function follow({ settings }: Asked): Promise<void> {
  await server?.stop();
  server = settings === null ? undefined : await startServer(readSettings({ ...process.env, ...settings }), now);
  process.send?.('done');
}

process.on('message', (requested: Asked) => void follow(requested));
process.on('disconnect', () => void (server?.stop() ?? Promise.resolve()).then(() => process.exit(0)));
