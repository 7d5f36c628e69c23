export { type Config, ConfigError, type ConfigFault, parseConfig } from './config.ts';
