import { type RawBuilder, sql } from 'kysely';

/** The whole name of a person of that table or alias; null where there is none. */
export const nameIn = (table: string): RawBuilder<string | null> =>
  sql<string | null>`nullif(concat_ws(' ', ${sql.ref(`${table}.first_name`)}, ${sql.ref(`${table}.last_name`)}), '')`;
