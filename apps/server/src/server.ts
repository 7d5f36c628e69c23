import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createApp } from './app.ts';
import type { Clock } from './config/clock.ts';
import { OUTBOX_FOLDER, type Settings } from './config/environment.ts';
import { StartError } from './config/startError.ts';
import { readWebConfiguration } from './config/webConfiguration.ts';
import { openStore } from './database/store.ts';
import { seedDemo } from './demo/seed.ts';
import { fileOutbox, type Outbox, smtpOutbox } from './mail/outbox.ts';
import { sendMondayMails } from './resources/report/mondayMails.ts';

/** How often the server looks for mails that are due, in milliseconds. */
const MAILS_EVERY_MS = 10 * 60_000;
/** How long requests under way may take to finish after a stop signal. */
const FINISH_MS = 4000;

export type RunningServer = {
  readonly port: number;
  /** Lets the requests under way finish, closes the database and releases the data folder. */
  stop(): Promise<void>;
};

const LISTEN_ERRORS: Readonly<Record<string, (settings: Settings) => string>> = {
  EADDRINUSE: ({ port }) =>
    `El puerto ${port} ya está ocupado. Cierra el programa que lo usa, o elige otro puerto con PORT.`,
  EACCES: ({ port }) => `No hay permiso para usar el puerto ${port}. Elige otro con PORT, por ejemplo 4173.`,
  EADDRNOTAVAIL: ({ host }) => `HOST vale «${host}», que no es una dirección de esta máquina.`,
  ENOTFOUND: ({ host }) => `HOST vale «${host}», que no es una dirección de esta máquina.`,
};

/** @throws StartError when the address cannot be listened on. */
async function explained(settings: Settings, listening: () => Promise<unknown>): Promise<void> {
  try {
    await listening();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const sentence = LISTEN_ERRORS[code];
    throw sentence === undefined ? error : new StartError(sentence(settings));
  }
}

async function listen(app: FastifyInstance, settings: Settings): Promise<number> {
  await explained(settings, () => app.listen({ port: settings.port, host: settings.host }));
  const address = app.server.address();
  return typeof address === 'object' && address !== null ? address.port : settings.port;
}

/** Tries the address before anything is made: a port in use must not leave a new database behind. */
async function tryAddress({ port, host }: Settings): Promise<void> {
  const probe = createServer();
  probe.listen({ port, host });
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}

/** Does some work now and then, one time after the other; gives what ends it, which waits for the work under way. */
function repeat(
  work: () => Promise<unknown>,
  everyMs: number,
  log: { readonly error: (error: unknown) => void },
): () => Promise<void> {
  let under: Promise<void> | null = null;
  const begin = async (): Promise<void> => {
    try {
      await work();
    } catch (error) {
      log.error(error);
    }
    under = null;
  };
  const timer = setInterval(() => {
    under ??= begin();
  }, everyMs);
  under = begin();
  return async () => {
    clearInterval(timer);
    await under;
  };
}

const outboxOf = async ({ mailServer, dataDir }: Settings): Promise<Outbox> =>
  mailServer === null ? fileOutbox(path.join(dataDir, OUTBOX_FOLDER)) : smtpOutbox(mailServer);

/** Runs the releases of what has been taken so far, the last one first. */
async function releaseAll(releases: readonly (() => unknown)[]): Promise<void> {
  for (const release of releases.toReversed()) await release();
}

/**
 * Starts everything: configuration, database, web application and calls. At its first start the embedded database gets the
 * demo data; one on a server gets none but by `db:seed`. What was taken is given back when a step fails.
 * @throws StartError with a sentence for the person at the terminal.
 */
export async function startServer(settings: Settings, clock: Clock): Promise<RunningServer> {
  const { text, connectTo, sessionKey, ...rules } = readWebConfiguration(settings);
  const { timeZone, access } = rules;
  await explained(settings, () => tryAddress(settings));
  const releases: (() => unknown)[] = [];
  try {
    const store = await openStore(settings);
    releases.push(() => store.close());
    const { database } = store;
    const secret = await store.tokenSecret();
    if (settings.databaseUrl === null) await seedDemo(database, { clock, timeZone });
    let { port } = settings;
    const publicUrl = () => settings.publicUrl ?? `http://localhost:${port}`;
    const outbox = await outboxOf(settings);
    const app = await createApp({
      database,
      clock,
      config: {
        ...rules,
        tokenSecret: secret,
        publicUrl,
        outbox,
        trustProxy: settings.trustProxy,
      },
      web: { root: settings.webRoot, configuration: text, connectTo },
      apiDocs: settings.apiDocs ? { sessionKey } : undefined,
      logger: { level: settings.logLevel, stream: process.stderr },
    });
    releases.push(async () => {
      const impatience = setTimeout(() => app.server.closeAllConnections(), FINISH_MS);
      await app.close();
      clearTimeout(impatience);
    });
    port = await listen(app, settings);
    const mails = { database, clock, timeZone, access, outbox, publicUrl };
    releases.push(repeat(() => sendMondayMails(mails), MAILS_EVERY_MS, app.log));
    return { port, stop: () => releaseAll(releases) };
  } catch (error) {
    await releaseAll(releases);
    throw error;
  }
}
