import { accessSync, constants, mkdirSync } from 'node:fs';
import { isIP } from 'node:net';
import path from 'node:path';
import { isEmail } from '@sereno/domain/contact';
import type { MailServer } from '../mail/outbox.ts';
import { StartError } from './startError.ts';

const workspace = path.resolve(import.meta.dirname, '../../../..');

const DEFAULT_PORT = 4173;
const MOST_CONNECTIONS = 500;
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
type LogLevel = (typeof LOG_LEVELS)[number];

/**
 * Which proxies are believed about the caller's address and TLS: one on this machine, addresses and networks, those that are near
 * enough (`hop` 0 is the caller), or every one.
 */
export type TrustProxy = 'loopback' | string[] | ((address: string, hop: number) => boolean) | true;

/** The connections of one process. */
export type PoolSettings = {
  readonly connections: number;
  /** How long a call waits for one of them, or for a new one, before it is told to come back, ms. */
  readonly waitMs: number;
};

export const DEFAULT_POOL: PoolSettings = { connections: 10, waitMs: 2000 };

/** What the environment may set. */
export type Settings = {
  /** PORT, 4173 by default; 0 takes any free one. */
  readonly port: number;
  /** HOST, the address to listen on; this machine alone by default, `0.0.0.0` for the whole network. */
  readonly host: string;
  /** DATA_DIR, the folder of database, key and configuration; `.data` in the workspace by default. */
  readonly dataDir: string;
  /** DATABASE_URL, a PostgreSQL server in place of the embedded database; null for the embedded one. */
  readonly databaseUrl: string | null;
  /** DATABASE_CONNECTIONS and DATABASE_WAIT_MS, how many statements of PostgreSQL run at once, and how long a call waits for its turn. */
  readonly databasePool: PoolSettings;
  /** PUBLIC_URL, where people reach the application, for the links of mails; null for this machine's own address. */
  readonly publicUrl: string | null;
  /** TRUST_PROXY, the proxies in front; one on this machine alone by default. */
  readonly trustProxy: TrustProxy;
  /** SMTP_URL and MAIL_FROM, the mail server; null for files in the folder `outbox` of DATA_DIR. */
  readonly mailServer: MailServer | null;
  /** API_DOCS, whether `/api/docs` describes the calls; with the embedded database, unless it says otherwise. */
  readonly apiDocs: boolean;
  /** LOG_LEVEL of the log on the error output; `warn` by default. */
  readonly logLevel: LogLevel;
  /** Folder of the built web application. */
  readonly webRoot: string;
};

/** A whole number within its limits, or the default where nothing is set. */
function readInteger(
  name: string,
  text: string | undefined,
  { from, to, otherwise }: { readonly from: number; readonly to: number; readonly otherwise: number },
): number {
  if (text === undefined || text.trim() === '') return otherwise;
  const number = /^\d{1,9}$/u.test(text.trim()) ? Number(text) : Number.NaN;
  if (number >= from && number <= to) return number;
  throw new StartError(
    `${name} debe ser un número entero de ${from} a ${to}, y vale «${text}». Corrígelo y vuelve a iniciar.`,
  );
}

function readLogLevel(text: string | undefined): LogLevel {
  if (text === undefined || text === '') return 'warn';
  const level = LOG_LEVELS.find((known) => known === text);
  if (level !== undefined) return level;
  throw new StartError(`LOG_LEVEL debe ser uno de ${LOG_LEVELS.join(', ')}, y vale «${text}».`);
}

function readSwitch(name: string, text: string | undefined, otherwise: boolean): boolean {
  const value = text?.trim() ?? '';
  if (value === '') return otherwise;
  if (value === 'on' || value === 'off') return value === 'on';
  throw new StartError(`${name} debe ser on u off, y vale «${value}».`);
}

/** The address of a PostgreSQL server. It may hold a password, so the sentence does not repeat it. */
function readDatabaseUrl(text: string | undefined): string | null {
  const address = text?.trim() ?? '';
  if (address === '') return null;
  if (/^postgres(?:ql)?:$/u.test(URL.parse(address)?.protocol ?? '')) return address;
  throw new StartError(
    'DATABASE_URL debe tener la forma postgresql://usuario:contraseña@servidor:5432/base. Corrígela, o quítala para usar la base de datos integrada.',
  );
}

function readPublicUrl(text: string | undefined): string | null {
  const address = text?.trim() ?? '';
  if (address === '') return null;
  const url = URL.parse(address);
  if (url !== null && /^https?:$/u.test(url.protocol) && url.search === '' && url.hash === '') {
    return url.href.replace(/\/+$/u, '');
  }
  throw new StartError(
    `PUBLIC_URL debe ser la dirección de la aplicación, por ejemplo https://sereno.example, y vale «${address}».`,
  );
}

const LOOPBACK = '127.0.0.1';
/** Of mails, in the data folder. */
export const OUTBOX_FOLDER = 'outbox';
const MOST_HOPS = 10;

function isNetwork(text: string): boolean {
  const [, address = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/u.exec(text) ?? [];
  const version = isIP(address);
  return version !== 0 && (bits === undefined || Number(bits) <= (version === 4 ? 32 : 128));
}

function readTrustProxy(text: string | undefined, host: string | undefined): TrustProxy {
  const value = text?.trim() ?? '';
  if (value === '') return 'loopback';
  if (value === '*') {
    if (host) return true;
    throw new StartError(
      'TRUST_PROXY=* cree a cualquiera que llame, y sin HOST solo llama esta misma máquina. Quítalo, o escribe las direcciones del proxy.',
    );
  }
  const hops = /^\d{1,2}$/u.test(value) ? Number(value) : 0;
  if (hops >= 1 && hops <= MOST_HOPS) return (_address, hop) => hop < hops;
  const networks = value.split(',').map((part) => part.trim());
  if (networks.every(isNetwork)) return ['loopback', ...networks];
  throw new StartError(
    `TRUST_PROXY debe ser las direcciones del proxy (10.0.0.5, 10.1.0.0/16), cuántos proxies hay (1 a ${MOST_HOPS}) o *, y vale «${value}».`,
  );
}

/** The mail server. Its address may hold a password, so the sentence does not repeat it. */
function readMailServer(url: string | undefined, from: string | undefined): MailServer | null {
  const [address, sender] = [url?.trim() ?? '', from?.trim() ?? ''];
  if (address === '') return null;
  const { protocol = '', hostname = '' } = URL.parse(address) ?? {};
  if (!/^smtps?:$/u.test(protocol) || hostname === '') {
    throw new StartError(
      'SMTP_URL debe tener la forma smtps://usuario:contraseña@servidor:465. Corrígela, o quítala para que los correos se escriban en una carpeta.',
    );
  }
  if (isEmail(sender)) return { url: address, from: sender };
  throw new StartError(
    `Con SMTP_URL hace falta MAIL_FROM, la dirección de quien envía, por ejemplo sereno@empresa.example; vale «${sender}».`,
  );
}

/** Makes the data folder if it is missing, for its owner alone, and makes sure that it can be written to. */
function prepareDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch {
    throw new StartError(
      `No se puede escribir en la carpeta de datos ${dataDir}. Revisa que sea una carpeta y sus permisos, o usa otra con DATA_DIR.`,
    );
  }
}

/**
 * What the person at the terminal is told of a server that others use: whom it believes about the caller's address, and where
 * mails go. The address of a mail server may hold a password, and only its host is named.
 */
export function startNotes({ host, trustProxy, mailServer, dataDir, databaseUrl }: Settings): readonly string[] {
  const believed = Array.isArray(trustProxy)
    ? ['esta máquina', ...trustProxy.slice(1)].join(', ')
    : trustProxy === 'loopback'
      ? 'esta máquina'
      : trustProxy === true
        ? 'cualquiera que llame'
        : 'los proxies más cercanos, tantos como dice TRUST_PROXY';
  const mails =
    mailServer === null
      ? `se escriben en ${path.join(dataDir, OUTBOX_FOLDER)}`
      : `se envían por ${new URL(mailServer.url).host} desde ${mailServer.from}`;
  return [
    ...(host === LOOPBACK ? [] : [`La dirección de quien llama se le cree a: ${believed} (TRUST_PROXY).`]),
    ...(mailServer === null && databaseUrl === null ? [] : [`Los correos ${mails}.`]),
  ];
}

/** Reads the settings from the environment; a value that cannot be used ends the start with a sentence. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const databaseUrl = readDatabaseUrl(environment['DATABASE_URL']);
  const settings = {
    port: readInteger('PORT', environment['PORT'], { from: 0, to: 65_535, otherwise: DEFAULT_PORT }),
    host: environment['HOST'] || LOOPBACK,
    dataDir: path.resolve(environment['DATA_DIR'] || path.join(workspace, '.data')),
    databaseUrl,
    databasePool: {
      connections: readInteger('DATABASE_CONNECTIONS', environment['DATABASE_CONNECTIONS'], {
        from: 1,
        to: MOST_CONNECTIONS,
        otherwise: DEFAULT_POOL.connections,
      }),
      // A longer wait would answer after the 5 s within which a caller is to be answered.
      waitMs: readInteger('DATABASE_WAIT_MS', environment['DATABASE_WAIT_MS'], {
        from: 50,
        to: DEFAULT_POOL.waitMs,
        otherwise: DEFAULT_POOL.waitMs,
      }),
    },
    publicUrl: readPublicUrl(environment['PUBLIC_URL']),
    trustProxy: readTrustProxy(environment['TRUST_PROXY'], environment['HOST']),
    mailServer: readMailServer(environment['SMTP_URL'], environment['MAIL_FROM']),
    apiDocs: readSwitch('API_DOCS', environment['API_DOCS'], databaseUrl === null),
    logLevel: readLogLevel(environment['LOG_LEVEL']),
    webRoot: path.join(workspace, 'apps/web/dist'),
  };
  // With a database elsewhere the folder holds at most a configuration, and need not exist.
  if (settings.databaseUrl === null) prepareDataDir(settings.dataDir);
  return settings;
}
