import { type Kysely, sql } from 'kysely';
import { type Scope, withinScope } from '../../access/scope.ts';
import type { Schema } from '../../database/schema.ts';
import { CONTACT_COLUMNS } from './contact.ts';
import { nameIn } from './names.ts';

/** A prospect of a scope with all that is written down; undefined where the scope has none. */
export async function findRecord(db: Kysely<Schema>, scope: Scope, id: number) {
  return db
    .selectFrom('prospect')
    .where('prospect.id', '=', id)
    .where(withinScope(scope, 'prospect'))
    .innerJoin('employee as adviser', 'adviser.id', 'prospect.employee_id')
    .leftJoin('employee as former', 'former.id', 'prospect.previous_employee_id')
    .leftJoin('prospection_means as means', (join) =>
      join.onRef('means.company_id', '=', 'prospect.company_id').onRef('means.id', '=', 'prospect.means_id'),
    )
    .select(['prospect.id', 'prospect.company_id', 'prospect.employee_id', 'prospect.created_by', 'prospect.version'])
    .select(['prospect.first_name', 'prospect.last_name', 'prospect.home_phone', 'prospect.accepts_email'])
    .select(['prospect.comments', 'prospect.state_code', 'prospect.updated_by'])
    .select(['prospect.created_at', 'prospect.reassigned_at', 'prospect.discarded_at'])
    .select(['prospect.means_id', 'means.name as meansName'])
    .select([nameIn('adviser').as('adviserName'), nameIn('former').as('formerName')])
    .select(CONTACT_COLUMNS)
    .executeTakeFirst();
}

/** A prospect with all that is written down. */
export type RecordRow = NonNullable<Awaited<ReturnType<typeof findRecord>>>;

/** Whether a company's catalogue has that prospection means. */
export async function hasMeans(db: Kysely<Schema>, companyId: number, id: number): Promise<boolean> {
  const found = await db
    .selectFrom('prospection_means')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .select('id')
    .executeTakeFirst();
  return found !== undefined;
}

/** Contracts of a prospect, newest first. */
export async function listContracts(db: Kysely<Schema>, prospectId: number) {
  return db
    .selectFrom('contract')
    .where('prospect_id', '=', prospectId)
    .orderBy('sold_on', 'desc')
    .orderBy('id', 'desc')
    .select(['id', 'number', 'business_line as line', 'sold_on as soldOn', 'cancelled_on as cancelledOn'])
    .select(sql<number>`net`.as('total'))
    .execute();
}

/** Quotations of a prospect, newest first. */
export async function listQuotations(db: Kysely<Schema>, prospectId: number) {
  return db
    .selectFrom('quotation')
    .where('quotation.prospect_id', '=', prospectId)
    .innerJoin('prospect', 'prospect.id', 'quotation.prospect_id')
    .innerJoin('employee as adviser', 'adviser.id', 'quotation.employee_id')
    .leftJoin('contract', 'contract.id', 'quotation.contract_id')
    .orderBy('quotation.quoted_on', 'desc')
    .orderBy('quotation.id', 'desc')
    .select([
      'quotation.id',
      'quotation.number',
      'quotation.business_line as line',
      'quotation.item_name as productName',
    ])
    .select(['quotation.amount', 'quotation.discount', 'quotation.payments'])
    .select(['quotation.quoted_on as quotedOn', 'quotation.valid_until as validUntil'])
    .select(['contract.number as contractNumber', 'quotation.prospect_id as prospectId'])
    .select([nameIn('prospect').as('prospectName'), nameIn('adviser').as('adviserName')])
    .execute();
}
