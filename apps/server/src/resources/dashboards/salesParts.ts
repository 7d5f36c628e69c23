import { type RawBuilder, sql } from 'kysely';

type Text = RawBuilder<string>;

/** What a part of the sales is called where the rows have no name for it: one without a name would be shown nowhere. */
const NO_COUNTY = 'Sin municipio';
const NO_MEANS = 'Sin medio';

/** The whole number nearest to a quotient of whole numbers from 0 on, a half going away from zero; 0 where it divides by 0. */
export const quotient = (dividend: RawBuilder<unknown>, divisor: RawBuilder<unknown>): RawBuilder<number> =>
  sql<number>`coalesce(div(2 * (${dividend})::numeric + (${divisor}), nullif(2 * (${divisor})::numeric, 0)), 0)`;

/** A blank that does not break a line comes along with what is copied out of a table. */
const trimmed = (text: Text): Text => sql<string>`btrim(regexp_replace(${text}, '[\\s\\u00a0]+', ' ', 'g'))`;

/** A county as it is written, without what was typed around it. */
export const countySpelling = (county: Text): Text =>
  sql<string>`coalesce(nullif(${trimmed(county)}, ''), ${sql.lit(NO_COUNTY)})`;

/** A spelling without accents and case. */
const plain = (spelling: Text): Text =>
  sql<string>`lower(regexp_replace(normalize(${spelling}, NFKD), '[\\u0300-\\u036f]', '', 'g'))`;

/**
 * A county as it is compared: accents, case and blanks make no other one. Together with `stateKey` it says which county a row
 * belongs to, and it takes any spelling of it.
 */
export const countyKey = (county: Text): Text => plain(countySpelling(county));

/** An item as it is written, without what was typed around it. */
export const itemSpelling = (item: Text): Text => trimmed(item);

/** An item as it is compared: like a county, in any spelling. */
export const itemKey = (item: Text): Text => plain(itemSpelling(item));

/** The order of spellings that names what they mean: the most frequent, of two rather capitals and small letters, and accents. */
export const usualFirst = (spelling: Text, count: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`${count} desc, (${spelling} in (upper(${spelling}), lower(${spelling}))), ${spelling} collate "C" desc`;

/** A code of a state as it is compared, and shown. */
export const stateKey = (stateCode: Text): Text => sql<string>`upper(btrim(${stateCode}))`;

/** The name of the medium by which a contract's prospect came; of a table or alias of media that may be missing. */
export const meansName = (means: string): Text =>
  sql<string>`coalesce(nullif(btrim(${sql.ref(`${means}.name`)}), ''), ${sql.lit(NO_MEANS)})`;

/**
 * An item's share of its contract's amount after discount, in whole cents, by the prices of the items. Running totals are rounded,
 * so that the shares add up to the amount. For a statement over the items of whole contracts.
 * @param net The amount after discount of the item's contract.
 */
export function itemShare(item: string, net: RawBuilder<unknown>): RawBuilder<number> {
  const amount = sql.ref(`${item}.amount`);
  const all = sql`partition by ${sql.ref(`${item}.contract_id`)}`;
  const total = sql`sum(${amount}) over (${all})`;
  const until = sql`sum(${amount}) over (${all} order by ${sql.ref(`${item}.line`)})`;
  return sql<number>`case when ${amount} = ${total} then ${net}
    else ${quotient(sql`${net} * ${until}`, total)} - ${quotient(sql`${net} * (${until} - ${amount})`, total)} end`;
}
