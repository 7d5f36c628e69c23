import { type RawBuilder, sql } from 'kysely';

/** SQL for the full name of a person of that table or alias; null when both parts of the name are empty. */
export const nameIn = (table: string): RawBuilder<string | null> =>
  sql<string | null>`nullif(concat_ws(' ', ${sql.ref(`${table}.first_name`)}, ${sql.ref(`${table}.last_name`)}), '')`;
