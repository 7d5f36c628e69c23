import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_TIME_ZONE } from '@sereno/domain/calendar';
import * as v from 'valibot';
import { StartError } from './startError.ts';

/** The web application's runtime configuration, as far as the server knows it. */
export type WebConfiguration = {
  /** The file as it is, for `/config.json`; null when there is none. */
  readonly text: string | null;
  /** IANA name of the zone of the business day. */
  readonly timeZone: string;
  /** Origins elsewhere that the application is told to call; its content security policy has to name them. */
  readonly connectTo: readonly string[];
};

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('es', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** The origin of an address elsewhere; undefined for one below this site. */
const originOf = (address: string) => (/^https?:/iu.test(address) ? URL.parse(address)?.origin : undefined);

// The rest is the web application's business, which checks it when it loads.
const schema = v.looseObject({
  timeZone: v.optional(v.pipe(v.string(), v.check(isTimeZone)), DEFAULT_TIME_ZONE),
  api: v.fallback(v.looseObject({ baseUrl: v.fallback(v.string(), '') }), { baseUrl: '' }),
});

function read(file: string): string | null {
  try {
    // Editors on Windows begin the file with a mark that is no part of its JSON.
    return readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw new StartError(`No se puede leer el archivo de configuración ${file}. Revisa sus permisos.`);
  }
}

function parse(file: string, text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    // A list would pass for an object without any of its keys.
    return Array.isArray(value) ? null : value;
  } catch {
    throw new StartError(`El archivo de configuración ${file} no es JSON válido. Corrígelo y vuelve a iniciar.`);
  }
}

/**
 * Reads `config.json` from the data folder, where an operator may put one, else the one that was built with the
 * application. It is read once: a change takes a new start.
 */
export function readWebConfiguration(folders: {
  readonly dataDir: string;
  readonly webRoot: string;
}): WebConfiguration {
  for (const folder of [folders.dataDir, folders.webRoot]) {
    const file = path.join(folder, 'config.json');
    const text = read(file);
    if (text === null) continue;
    const configuration = v.safeParse(schema, parse(file, text));
    if (configuration.success) {
      const { timeZone, api } = configuration.output;
      const origin = originOf(api.baseUrl);
      return { text, timeZone, connectTo: origin === undefined ? [] : [origin] };
    }
    const [issue] = configuration.issues;
    throw new StartError(
      issue.path === undefined
        ? `El archivo de configuración ${file} debe contener un objeto JSON. Corrígelo y vuelve a iniciar.`
        : `El archivo de configuración ${file} tiene un valor no válido en timeZone: debe ser una zona como America/Mexico_City. Corrígelo y vuelve a iniciar.`,
    );
  }
  return { text: null, timeZone: DEFAULT_TIME_ZONE, connectTo: [] };
}
