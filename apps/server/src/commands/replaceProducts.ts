import { isVisibleText } from '@sereno/domain/contact';
import { toCents } from '@sereno/domain/money';
import { BUSINESS_LINES } from '@sereno/domain/quotation';
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import { StartError } from '../config/startError.ts';
import type { Schema } from '../database/schema.ts';

/** What the table takes (`migrations/2026_13_quotations.ts`): a price in pesos up to two thousand million. */
const MOST_PESOS = 2_000_000_000;
const MOST_PIECES = 1000;
const word = (most: number) => v.pipe(v.string(), v.trim(), v.maxLength(most), v.check(isVisibleText));

/** The file of what a company offers: an empty list offers nothing. */
const offer = v.array(
  v.strictObject({
    code: word(40),
    line: v.picklist(BUSINESS_LINES),
    name: word(100),
    /** Of one piece, in pesos with tax, with two decimals at most. */
    price: v.pipe(
      v.number(),
      v.minValue(0.01),
      v.maxValue(MOST_PESOS),
      v.check((pesos) => toCents(pesos) / 100 === pesos),
    ),
    services: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_PIECES)), 1),
    /** What a piece costs the company, in pesos without tax. Default: not known, so no margin is shown. */
    cost: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(MOST_PESOS))),
  }),
);

export type Offer = v.InferOutput<typeof offer>;

/** Reads the file of an operator. @throws StartError with the place of the first thing that is wrong. */
export function readOffer(text: string): Offer {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new StartError('El archivo de planes no es JSON. No se ha cambiado nada.');
  }
  const result = v.safeParse(offer, value);
  if (!result.success) {
    const place = v.getDotPath(result.issues[0]) ?? 'el archivo';
    throw new StartError(
      `Los planes no se pueden leer en ${place}: cada uno lleva code, line (PF, SG o BF), name, price en pesos y, si los hay, services y cost. No se ha cambiado nada.`,
    );
  }
  const codes = result.output.map(({ code }) => code);
  const twice = codes.find((code, index) => codes.indexOf(code) !== index);
  if (twice === undefined) return result.output;
  throw new StartError(`El plan «${twice}» está dos veces. No se ha cambiado nada.`);
}

/**
 * Makes a company offer exactly that (UND-33): new plans are added, known ones take the new price, the others are withdrawn.
 * Quotations that were made keep their own figures. Everything or nothing.
 * @returns How many were on offer before.
 * @throws StartError where there is no such company.
 */
export async function replaceProducts(db: Kysely<Schema>, company_id: number, products: Offer): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const company = await trx
      .selectFrom('company')
      .where('id', '=', company_id)
      .forUpdate()
      .select('id')
      .executeTakeFirst();
    if (company === undefined) throw new StartError(`No hay una empresa ${company_id}. No se ha cambiado nada.`);
    const withdrawn = await trx
      .updateTable('product')
      .set({ active: false })
      .where('company_id', '=', company_id)
      .where('active', '=', true)
      .executeTakeFirst();
    for (const { code, line, name, price, services, cost } of products) {
      const known = cost === undefined ? null : toCents(cost);
      const row = { business_line: line, name, price: toCents(price), services, cost: known, active: true };
      await trx
        .insertInto('product')
        .values({ company_id, code, ...row })
        .onConflict((conflict) => conflict.columns(['company_id', 'code']).doUpdateSet(row))
        .execute();
    }
    return Number(withdrawn.numUpdatedRows);
  });
}
