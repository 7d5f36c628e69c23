import * as v from 'valibot';
import { safeReturnPath } from '../navigation/index.ts';
import { configSchema } from './schema.ts';

/** A complete configuration: keys missing in the file have their defaults. */
export type Config = v.InferOutput<ReturnType<typeof configSchema>>;

/** A fault of a configuration. */
export type ConfigFault = {
  /** The key, such as `auth.requireLocation`; null for the file itself. */
  readonly key: string | null;
  /** The expected value, in Spanish: 'debe ser true o false'. */
  readonly message: string;
};

/** Thrown for an invalid configuration; the message names every wrong key and its fault. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly faults: readonly ConfigFault[];

  constructor(faults: readonly ConfigFault[]) {
    super(faults.map(({ key, message }) => `${key ?? 'config.json'}: ${message}`).join('; '));
    this.faults = faults;
  }
}

const isOwnPath = (path: string): boolean => path !== '/' && safeReturnPath(path) !== null;

/**
 * Validates a configuration and fills in defaults.
 * @param isPage Whether the application has a page at that path. Default: any path of this site, so that the login page
 * does not load the menu.
 * @throws ConfigError that names every wrong key.
 */
export function parseConfig(value: unknown, isPage: (path: string) => boolean = isOwnPath): Config {
  // Valibot treats a list as an object without keys, which would pass as an empty configuration.
  const result = v.safeParse(configSchema(isPage), Array.isArray(value) ? null : value);
  if (result.success) return result.output;
  throw new ConfigError(result.issues.map((issue) => ({ key: v.getDotPath(issue), message: issue.message })));
}
