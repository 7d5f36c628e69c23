import { type RawBuilder, sql, type SqlBool } from 'kysely';

/** A text without the blanks around it; null when nothing is left. */
export function filled(text: string | null | undefined): string | null {
  const trimmed = text?.trim() ?? '';
  return trimmed === '' ? null : trimmed;
}

/** SQL for a text as it is compared: without accents, which are parts of their own once it is taken apart, and without case. */
export const folded = (text: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`lower(regexp_replace(normalize(${text}, NFKD), '[\\u0300-\\u036f]', '', 'g'))`;

/** SQL for a pattern of `like` that finds a text as it stands, anywhere. */
export const anywhere = (text: string): RawBuilder<string> =>
  sql<string>`${`%${text.replaceAll(/[\\%_]/gu, String.raw`\$&`)}%`}::text`;

/** SQL for the full name of a person of that table or alias; null when both parts of the name are empty. */
export const nameIn = (table: string): RawBuilder<string | null> =>
  sql<string | null>`nullif(concat_ws(' ', ${sql.ref(`${table}.first_name`)}, ${sql.ref(`${table}.last_name`)}), '')`;

/** SQL for whether every word of a text is a part of the name of a prospect of that table or alias, whatever case and accents. */
export function isNamed(text: string, table = 'prospect'): RawBuilder<SqlBool> {
  const name = sql.ref(`${table}.folded_name`);
  const words = text.split(/\s+/u).map((word) => sql<SqlBool>`${name} like ${folded(anywhere(word))}`);
  return sql<SqlBool>`(${sql.join(words, sql` and `)})`;
}
