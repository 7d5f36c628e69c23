import { defineConfig } from 'tsup';
import { moduleFiles } from '../domain/tsup.config.ts';

/** The document that the calls are made of is published by scripts/declarations.ts, with the types. */
export default defineConfig(moduleFiles(import.meta.dirname));
