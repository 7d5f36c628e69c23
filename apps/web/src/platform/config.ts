import { type Config, ConfigError, parseConfig } from '@sereno/domain/config';

/**
 * Reads `/config.json`. Throws a `ConfigError` when it is missing, not JSON, or not a configuration; a connection that
 * fails throws what the browser throws.
 */
export async function loadConfig(): Promise<Config> {
  const response = await fetch('/config.json');
  if (!response.ok) throw new ConfigError([{ key: null, message: `HTTP ${response.status}` }]);
  const value: unknown = await response.json().catch(() => {
    throw new ConfigError([{ key: null, message: 'no es JSON' }]);
  });
  return parseConfig(value);
}
