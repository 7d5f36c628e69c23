import process from 'node:process';
import { rmSync } from 'node:fs';
import { run } from '../../scripts/run.ts';
import { startServer } from '../server.ts';

/** The moment at which the journeys begin unless E2E_NOW names another: a Friday, noon in Mexico City. */
const BEGINNING = '2026-11-20T18:00:00Z';

/**
 * Sets the clock of all journeys, builds the application where it has changed, and meanwhile lets a server fill one database with the demo
 * of that day: the others begin with a copy.
 */
export default async function setup(): Promise<() => void> {
  const beginning = Date.parse(process.env['E2E_NOW'] ?? BEGINNING);
  if (Number.isNaN(beginning)) throw new Error(`E2E_NOW is no moment: ${process.env['E2E_NOW']}`);
  process.env['CLOCK_AHEAD_MS'] = String(beginning - Date.now());
  const [build, server] = await Promise.all([run('node', ['scripts/build.ts']), startServer()]);
  await (build.ok ? server.stopServer() : server.stop());
  if (!build.ok) throw new Error('The application could not be built.');
  process.env['E2E_DATA'] = server.data;
  return () => rmSync(server.data, { recursive: true, force: true });
}
