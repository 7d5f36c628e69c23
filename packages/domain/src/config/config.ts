import * as v from 'valibot';
import { safeReturnPath } from '../navigation/index.ts';
import { configSchema } from './schema.ts';

/** A configuration with every key: what the file leaves out has its default. */
export type Config = v.InferOutput<ReturnType<typeof configSchema>>;

/** What is wrong with a configuration. */
export type ConfigFault = {
  /** `auth.requireLocation`; null where it is the file itself. */
  readonly key: string | null;
  /** What the value should be, in Spanish: 'debe ser true o false'. */
  readonly message: string;
};

/** A configuration that nothing can start with; the message names every wrong key and what is wrong with it. */
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
 * Checks a configuration and fills what it leaves out.
 * @param isPage Whether a page of the application has that path. Default: any path of this site, because the menu would weigh
 * on the login page.
 * @throws ConfigError that names every wrong key.
 */
export function parseConfig(value: unknown, isPage: (path: string) => boolean = isOwnPath): Config {
  // To valibot a list is an object without keys, and such a configuration would pass as an empty one.
  const result = v.safeParse(configSchema(isPage), Array.isArray(value) ? null : value);
  if (result.success) return result.output;
  throw new ConfigError(result.issues.map((issue) => ({ key: v.getDotPath(issue), message: issue.message })));
}
