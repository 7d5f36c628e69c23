import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type AccessConfig, DEFAULT_ACCESS_CONFIG } from '@sereno/domain/access';
import type { LateRule } from '@sereno/domain/activity';
import { DEFAULT_TIME_ZONE } from '@sereno/domain/calendar';
import * as v from 'valibot';
import { StartError } from './startError.ts';
import { originOf, webSchema } from './webSchema.ts';

/** The web application's runtime configuration, as far as the server knows it. */
export type WebConfiguration = {
  /** The file as it is, for `/config.json`; null when there is none. */
  readonly text: string | null;
  /** IANA name of the zone of the business day. */
  readonly timeZone: string;
  /** Lists of employees and flags that rights depend on (MNU-02). */
  readonly access: AccessConfig;
  /** Which side of today makes an activity late (ACL-25). */
  readonly lateRule: LateRule;
  /** Origins elsewhere that the application is told to call; its content security policy has to name them. */
  readonly connectTo: readonly string[];
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
 * @throws StartError that names the file, and the key and what it should be where a value cannot be used.
 */
export function readWebConfiguration(folders: {
  readonly dataDir: string;
  readonly webRoot: string;
}): WebConfiguration {
  for (const folder of [folders.dataDir, folders.webRoot]) {
    const file = path.join(folder, 'config.json');
    const text = read(file);
    if (text === null) continue;
    const configuration = v.safeParse(webSchema, parse(file, text));
    if (configuration.success) {
      const { timeZone, api, postal, employees, roles, carousel, menu, activities } = configuration.output;
      const origins = [originOf(api.baseUrl), originOf(postal.url ?? '')].filter((origin) => origin !== undefined);
      const access = { employees, roles, carousel, menu };
      return { text, timeZone, access, lateRule: activities.lateRule, connectTo: [...new Set(origins)] };
    }
    const [issue] = configuration.issues;
    const place = v.getDotPath(issue);
    const fault = place === null ? issue.message : `tiene un valor no válido en ${place}: ${issue.message}`;
    throw new StartError(`El archivo de configuración ${file} ${fault}. Corrígelo y vuelve a iniciar.`);
  }
  return { text: null, timeZone: DEFAULT_TIME_ZONE, access: DEFAULT_ACCESS_CONFIG, lateRule: 'past', connectTo: [] };
}
