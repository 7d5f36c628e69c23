import type { FastifyInstance } from 'fastify';
import { createApp } from './app.ts';
import type { Clock } from './clock.ts';
import type { Settings } from './config/environment.ts';
import { StartError } from './config/startError.ts';
import { readWebConfiguration } from './config/webConfiguration.ts';
import { lockDataFolder } from './database/lock.ts';
import { openDatabase } from './database/open.ts';
import { seedDemo } from './demo/seed.ts';
import { tokenSecret } from './session/secret.ts';

/** How long requests under way may take to finish once the server is told to stop. */
const FINISH_MS = 4000;

export type RunningServer = {
  readonly port: number;
  /** Lets the requests under way finish, closes the database and gives the data folder free. */
  stop(): Promise<void>;
};

const LISTEN_ERRORS: Readonly<Record<string, (settings: Settings) => string>> = {
  EADDRINUSE: ({ port }) =>
    `El puerto ${port} ya está ocupado. Cierra el programa que lo usa, o elige otro puerto con PORT.`,
  EACCES: ({ port }) => `No hay permiso para usar el puerto ${port}. Elige otro con PORT, por ejemplo 4173.`,
  EADDRNOTAVAIL: ({ host }) => `HOST vale «${host}», que no es una dirección de esta máquina.`,
  ENOTFOUND: ({ host }) => `HOST vale «${host}», que no es una dirección de esta máquina.`,
};

async function listen(app: FastifyInstance, settings: Settings): Promise<number> {
  try {
    await app.listen({ port: settings.port, host: settings.host });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const sentence = LISTEN_ERRORS[code];
    throw sentence === undefined ? error : new StartError(sentence(settings));
  }
  const address = app.server.address();
  return typeof address === 'object' && address !== null ? address.port : settings.port;
}

/** Runs the releases of what has been taken so far, the last one first. */
async function releaseAll(releases: readonly (() => unknown)[]): Promise<void> {
  for (const release of releases.toReversed()) await release();
}

/**
 * Starts everything: configuration, lock, database, demo data at the first start, web application and calls. What was
 * taken is given back when a step fails.
 * @throws StartError with a sentence for whoever started it.
 */
export async function startServer(settings: Settings, clock: Clock): Promise<RunningServer> {
  const { text, timeZone } = readWebConfiguration(settings);
  const releases: (() => unknown)[] = [];
  try {
    const lock = lockDataFolder(settings.dataDir);
    releases.push(() => lock.release());
    const secret = tokenSecret(settings.dataDir);
    const database = await openDatabase(settings.dataDir);
    releases.push(() => database.close());
    await seedDemo(database, { clock, timeZone });
    const app = await createApp({
      database,
      clock,
      config: { tokenSecret: secret },
      web: { root: settings.webRoot, configuration: text },
      logger: { level: settings.logLevel, stream: process.stderr },
    });
    releases.push(async () => {
      const impatience = setTimeout(() => app.server.closeAllConnections(), FINISH_MS);
      await app.close();
      clearTimeout(impatience);
    });
    return { port: await listen(app, settings), stop: () => releaseAll(releases) };
  } catch (error) {
    await releaseAll(releases);
    throw error;
  }
}
