import process from 'node:process';
import { readSettings } from '../apps/server/src/config/environment.ts';
import { startServer } from '../apps/server/src/server.ts';
import { now } from './clock.ts';

/** The server with the clock of the tests: says when it is ready, and ends when it is told to. */
const server = await startServer(readSettings(process.env), now);
process.on('SIGTERM', () => {
  void server.stop().then(() => process.exit(0));
});
process.stdout.write(`Sereno listo en http://localhost:${server.port}\n`);
