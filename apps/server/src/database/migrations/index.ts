import type { Migration } from 'kysely/migration';
import { foundations } from './2026_01_foundations.ts';

/** Every migration by name, in the order in which they are applied. A released one is never changed. */
export const migrations: Readonly<Record<string, Migration>> = {
  '2026_01_foundations': foundations,
};
