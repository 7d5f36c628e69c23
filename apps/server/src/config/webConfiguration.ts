import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { AccessConfig } from '@sereno/domain/access';
import type { LateRule } from '@sereno/domain/activity';
import { type Config, ConfigError, parseConfig } from '@sereno/domain/config';
import { breadcrumbsFor, safeReturnPath } from '@sereno/domain/navigation';
import { StartError } from './startError.ts';

/** The web application's runtime configuration, as far as the server knows it. */
export type WebConfiguration = {
  /** The file's text, for `/config.json`; null without a file. */
  readonly text: string | null;
  /** IANA name of the zone of the business day. */
  readonly timeZone: string;
  /** Lists of employees and flags that rights depend on (MNU-02). */
  readonly access: AccessConfig;
  /** Which side of today makes an activity late (ACL-25). */
  readonly lateRule: LateRule;
  /** The fewest characters of a password that somebody chooses. */
  readonly minPasswordLength: number;
  /** Other origins that the application calls; its content security policy has to name them. */
  readonly connectTo: readonly string[];
  /** The name under which the browser stores the session. */
  readonly sessionKey: string;
};

function read(file: string): string | null {
  try {
    // Editors on Windows begin the file with a mark that is no part of its JSON.
    return readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw new StartError(`No se puede leer el archivo de configuración ${file}. Revisa sus permisos.`);
  }
}

/** Whether a page of the menu has that path, whole: one below it leads nowhere. */
function isMenuPage(page: string): boolean {
  const [address = ''] = page.toLowerCase().split(/[?#]/u, 1);
  return safeReturnPath(page) !== null && breadcrumbsFor(address).at(-1)?.path === address;
}

function parse(file: string, text: string): Config {
  const stop = (fault: string) =>
    new StartError(`El archivo de configuración ${file} ${fault}. Corrígelo y vuelve a iniciar.`);
  try {
    return parseConfig(JSON.parse(text), isMenuPage);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw stop('no es JSON válido');
    const [fault] = error.faults;
    if (fault === undefined || fault.key === null) throw stop(fault?.message ?? error.message);
    throw stop(`tiene un valor no válido en ${fault.key}: ${fault.message}`);
  }
}

/** The origin of an address elsewhere; undefined for one below this site. */
const originOf = (address: string): string | undefined =>
  /^https?:/iu.test(address) ? URL.parse(address)?.origin : undefined;

function known(text: string | null, config: Config): WebConfiguration {
  const { timeZone, api, auth, session, postal, employees, roles, carousel, menu, activities } = config;
  const origins = [originOf(api.baseUrl), originOf(postal.url ?? '')].filter((origin) => origin !== undefined);
  return {
    text,
    timeZone,
    access: { employees, roles, carousel, menu },
    lateRule: activities.lateRule,
    minPasswordLength: auth.minPasswordLength,
    connectTo: [...new Set(origins)],
    sessionKey: session.storageKey,
  };
}

/**
 * Reads `config.json` from the data folder, where an operator may put one, else the one that was built with the
 * application. It is read once: a change takes a new start.
 * @throws StartError that names the file, and the key and what it should be where a value cannot be used.
 */
export function readWebConfiguration(folders: {
  readonly dataDir: string;
  readonly webRoot: string;
}): WebConfiguration {
  for (const folder of [folders.dataDir, folders.webRoot]) {
    const file = path.join(folder, 'config.json');
    const text = read(file);
    if (text !== null) return known(text, parse(file, text));
  }
  return known(null, parseConfig({}));
}
