import { type RawBuilder, sql } from 'kysely';

/** A text without the blanks around it; null when nothing is left. */
export function filled(text: string | null | undefined): string | null {
  const trimmed = text?.trim() ?? '';
  return trimmed === '' ? null : trimmed;
}

/** SQL for a text as it is compared: without accents, which are parts of their own once it is taken apart, and without case. */
export const folded = (text: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`lower(regexp_replace(normalize(${text}, NFKD), '[\\u0300-\\u036f]', '', 'g'))`;

/** SQL for the full name of a person of that table or alias; null when both parts of the name are empty. */
export const nameIn = (table: string): RawBuilder<string | null> =>
  sql<string | null>`nullif(concat_ws(' ', ${sql.ref(`${table}.first_name`)}, ${sql.ref(`${table}.last_name`)}), '')`;
