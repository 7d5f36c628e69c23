import { accessSync, constants, mkdirSync } from 'node:fs';
import path from 'node:path';
import { StartError } from './startError.ts';

const workspace = path.resolve(import.meta.dirname, '../../../..');

const DEFAULT_PORT = 4173;
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
type LogLevel = (typeof LOG_LEVELS)[number];

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
  /** PUBLIC_URL, where people reach the application, for the links of mails; null for this machine's own address. */
  readonly publicUrl: string | null;
  /** LOG_LEVEL of the log on the error output; `warn` by default. */
  readonly logLevel: LogLevel;
  /** Folder of the built web application. */
  readonly webRoot: string;
};

function readPort(text: string | undefined): number {
  if (text === undefined || text.trim() === '') return DEFAULT_PORT;
  const port = /^\d{1,5}$/u.test(text.trim()) ? Number(text) : Number.NaN;
  if (port <= 65_535) return port;
  throw new StartError(`PORT debe ser un número entero de 0 a 65535, y vale «${text}». Corrígelo y vuelve a iniciar.`);
}

function readLogLevel(text: string | undefined): LogLevel {
  if (text === undefined || text === '') return 'warn';
  const level = LOG_LEVELS.find((known) => known === text);
  if (level !== undefined) return level;
  throw new StartError(`LOG_LEVEL debe ser uno de ${LOG_LEVELS.join(', ')}, y vale «${text}».`);
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

/** Reads the settings from the environment; a value that cannot be used ends the start with a sentence. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const settings = {
    port: readPort(environment['PORT']),
    host: environment['HOST'] || '127.0.0.1',
    dataDir: path.resolve(environment['DATA_DIR'] || path.join(workspace, '.data')),
    databaseUrl: readDatabaseUrl(environment['DATABASE_URL']),
    publicUrl: readPublicUrl(environment['PUBLIC_URL']),
    logLevel: readLogLevel(environment['LOG_LEVEL']),
    webRoot: path.join(workspace, 'apps/web/dist'),
  };
  // With a database elsewhere the folder holds at most a configuration, and need not exist.
  if (settings.databaseUrl === null) prepareDataDir(settings.dataDir);
  return settings;
}
