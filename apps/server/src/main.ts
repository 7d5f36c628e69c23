import process from 'node:process';
import { readSettings, startNotes } from './config/environment.ts';
import { StartError } from './config/startError.ts';
import { causeOf } from './database/fileFault.ts';
import { type RunningServer, startServer } from './server.ts';

/** Signals that follow one another this closely count as one. */
const SAME_SIGNAL_MS = 500;

/**
 * Starts the server from the environment (`Settings`). Says that it is ready, and of one that others use whom it believes and where
 * its mails go; what keeps it from starting is one sentence and exit code 1. SIGINT and SIGTERM let the requests under way
 * finish; a second one ends at once.
 */
async function main(): Promise<void> {
  let server: RunningServer | undefined;
  let stoppingSince: number | undefined;
  const stop = async () => {
    const now = performance.now();
    // A terminal's Ctrl-C reaches this process directly and once more through the npm that started it.
    if (stoppingSince !== undefined && now - stoppingSince < SAME_SIGNAL_MS) return;
    // Before it is ready there is nothing to finish: the lock ends with the process, a draft database is made again.
    if (stoppingSince !== undefined || server === undefined) process.exit(1);
    stoppingSince = now;
    await server.stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      stop().catch(fail);
    });
  }
  const settings = readSettings(process.env);
  server = await startServer(settings, () => new Date());
  for (const line of [`Sereno listo en http://localhost:${server.port}`, ...startNotes(settings)]) {
    process.stdout.write(`${line}\n`);
  }
}

function fail(error: unknown): never {
  const sentence = error instanceof StartError ? error.message : `Sereno no pudo continuar: ${causeOf(error)}`;
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

main().catch(fail);
