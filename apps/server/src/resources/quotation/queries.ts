import type { Scope } from '@sereno/domain/access';
import type { QuotationOptions } from '@sereno/domain/quotation';
import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { type InsurancePrice, withInsurancePrices } from './insurancePlans.ts';
import { withinScope } from '../../access/scope.ts';
import { nameIn } from '../../database/text.ts';
import type { Schema } from '../../database/schema.ts';

/** What an insurance costs by age, sum and term: each price in use is a plan that can be quoted. */
async function findInsurancePrices(db: Kysely<Schema>, companyId: number): Promise<InsurancePrice[]> {
  return db
    .selectFrom('insurance_price as price')
    .innerJoin('product', 'product.id', 'price.product_id')
    .where('price.company_id', '=', companyId)
    .where('price.ended', '=', false)
    .orderBy('price.sum_insured')
    .orderBy('price.term_years')
    .orderBy('price.age_from')
    .select(['price.id', 'product.code as productCode', 'price.age_from as ageFrom', 'price.age_to as ageTo'])
    .select(['price.sum_insured as sumInsured', 'price.term_years as termYears', 'price.price'])
    .execute();
}

/** What a company quotes, and within which limits (UND-33); products in the order of their lines, and then by name. */
export async function findOptions(db: Kysely<Schema>, companyId: number): Promise<QuotationOptions> {
  const products = await db
    .selectFrom('product')
    .where('company_id', '=', companyId)
    .where('active', '=', true)
    .orderBy(sql`array_position(array['PF', 'SG', 'BF'], business_line)`)
    .orderBy('name')
    .orderBy('code')
    .select(['code', 'name', 'business_line as line', 'price', 'services'])
    .execute();
  const company = await db
    .selectFrom('company')
    .where('id', '=', companyId)
    .select(['quotation_max_discount as maxDiscount', 'quotation_min_down_payment as minDownPayment'])
    .select(['quotation_valid_days as validDays', 'quotation_terms as terms'])
    .executeTakeFirstOrThrow();
  const prices = await findInsurancePrices(db, companyId);
  return {
    ...company,
    products: withInsurancePrices(products, prices),
    terms: [...new Set(company.terms)].toSorted((one, other) => one - other),
  };
}

/** Visible to the adviser who made a quotation, and to the prospect's current adviser. */
export const seenBy = (scope: Scope): RawBuilder<SqlBool> =>
  sql<SqlBool>`((${withinScope(scope, 'quotation')}) or (${withinScope(scope, 'prospect')}))`;

function selectQuotations(db: Kysely<Schema>, scope: Scope) {
  return db
    .selectFrom('quotation')
    .innerJoin('prospect', 'prospect.id', 'quotation.prospect_id')
    .innerJoin('employee as adviser', 'adviser.id', 'quotation.employee_id')
    .leftJoin('contract', 'contract.id', 'quotation.contract_id')
    .where(seenBy(scope))
    .select(['quotation.id', 'quotation.number', 'quotation.prospect_id as prospectId'])
    .select(['quotation.business_line as line', 'quotation.item_name as productName'])
    .select(['quotation.amount', 'quotation.discount', 'quotation.payments'])
    .select(['quotation.quoted_on as quotedOn', 'quotation.valid_until as validUntil'])
    .select(['contract.number as contractNumber', nameIn('prospect').as('prospectName')])
    .select(nameIn('adviser').as('adviserName'));
}

const selectNewestFirst = (db: Kysely<Schema>, scope: Scope) =>
  selectQuotations(db, scope).orderBy('quotation.quoted_on', 'desc').orderBy('quotation.id', 'desc');

/** A quotation with all that a row of the wire tells. */
export type QuotationListRow = Awaited<ReturnType<typeof listQuotations>>[number];

/** The quotations of a scope, newest first (UND-32). */
export async function listQuotations(db: Kysely<Schema>, scope: Scope) {
  return selectNewestFirst(db, scope).execute();
}

/** The quotations of a prospect, whichever adviser made them, newest first. */
export async function listOfProspect(
  db: Kysely<Schema>,
  companyId: number,
  prospectId: number,
): Promise<QuotationListRow[]> {
  return selectNewestFirst(db, { kind: 'company', companyId })
    .where('quotation.prospect_id', '=', prospectId)
    .execute();
}

/** A quotation with all its saved figures. */
export type QuotationSheetRow = NonNullable<Awaited<ReturnType<typeof findQuotation>>>;

/** One quotation of a scope as it was made; undefined where the scope has none (UND-32). */
export async function findQuotation(db: Kysely<Schema>, scope: Scope, id: number) {
  return selectQuotations(db, scope)
    .where('quotation.id', '=', id)
    .select(['quotation.pieces', 'quotation.services', 'quotation.discount_percent as discountPercent'])
    .select(['quotation.untaxed', 'quotation.down_payment as downPayment'])
    .executeTakeFirst();
}

/** Whether an activity is one of that prospect. */
export async function isActivityOf(db: Kysely<Schema>, activityId: number, prospectId: number): Promise<boolean> {
  const found = await db
    .selectFrom('activity')
    .where('id', '=', activityId)
    .where('prospect_id', '=', prospectId)
    .select('id')
    .executeTakeFirst();
  return found !== undefined;
}

const NUMBER_DIGITS = 6;

/** The next number of a company, such as COT-000123; no two get the same one, and none is given again. */
export async function nextNumber(trx: Kysely<Schema>, companyId: number): Promise<string> {
  const { last_number } = await trx
    .insertInto('quotation_count')
    .values({ company_id: companyId, last_number: 1 })
    .onConflict((conflict) =>
      conflict.column('company_id').doUpdateSet({ last_number: sql<number>`quotation_count.last_number + 1` }),
    )
    .returning('last_number')
    .executeTakeFirstOrThrow();
  return `COT-${String(last_number).padStart(NUMBER_DIGITS, '0')}`;
}
