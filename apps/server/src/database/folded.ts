import { type RawBuilder, sql } from 'kysely';

/** A text as it is compared: without accents, which are parts of their own once it is taken apart, and without case. */
export const folded = (text: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`lower(regexp_replace(normalize(${text}, NFKD), '[\\u0300-\\u036f]', '', 'g'))`;
