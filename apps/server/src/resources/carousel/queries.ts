import { type Expression, type Kysely, type SqlBool, sql } from 'kysely';
import type { Schema } from '../../database/schema.ts';

/** What is shown of a lead; `name` alone may be empty. */
const LEAD_COLUMNS = [
  'carousel_lead.id',
  'carousel_lead.name',
  'carousel_lead.full_name',
  'carousel_lead.created_at',
  'means.name as meansName',
] as const;

/** Leads beside the means by which they came. */
export const withMeans = (db: Kysely<Schema>) =>
  db
    .selectFrom('carousel_lead')
    .innerJoin('prospection_means as means', (join) =>
      join.onRef('means.company_id', '=', 'carousel_lead.company_id').onRef('means.id', '=', 'carousel_lead.means_id'),
    );

/** The condition that a lead waits. Written as the index of the queue has it, or the queue could not be read from there. */
const waits = sql<SqlBool>`carousel_lead.attended_at is null and carousel_lead.assigned_at is null`;

/** The question for the leads of a company that wait, the oldest first (CAR-01). */
export const waitingLeads = (db: Kysely<Schema>, companyId: number) =>
  withMeans(db)
    .where('carousel_lead.company_id', '=', companyId)
    .where(waits)
    .orderBy('carousel_lead.created_at')
    .orderBy('carousel_lead.id')
    .select(LEAD_COLUMNS);

/** The question for the leads that an account has attended and that are not prospects yet, the oldest first. */
export const unregisteredLeads = (db: Kysely<Schema>, accountId: number) =>
  withMeans(db)
    .where('carousel_lead.attended_by', '=', accountId)
    .where('carousel_lead.attended_at', 'is not', null)
    .where('carousel_lead.prospect_id', 'is', null)
    .orderBy('carousel_lead.created_at')
    .orderBy('carousel_lead.id')
    .select(LEAD_COLUMNS)
    .select(['carousel_lead.means_id', 'carousel_lead.mobile_phone', 'carousel_lead.email']);

type RowOf<Question extends { execute(): Promise<readonly unknown[]> }> = Awaited<
  ReturnType<Question['execute']>
>[number];
/** A lead as the lists show it. */
export type LeadRow = RowOf<ReturnType<typeof waitingLeads>>;
/** A lead that is still to be registered. */
export type UnregisteredRow = RowOf<ReturnType<typeof unregisteredLeads>>;

/** Whom a lead is attended by, and when. */
export type Attending = {
  readonly leadId: number;
  readonly companyId: number;
  readonly accountId: number;
  readonly now: Date;
};

/** No answer is older than its lead, even where the campaign's clock goes before ours. */
export const answeredAt = (now: Date, receivedAt: Expression<Date>) =>
  sql<Date>`greatest(${now}::timestamptz, ${receivedAt})`;

/**
 * Takes a waiting lead for an account, in one statement: of two at once the second finds that it does not wait any more. With
 * it the lead of the campaign counts as answered. Undefined where no such lead of the company waits.
 */
export async function takeLead(db: Kysely<Schema>, { leadId, companyId, accountId, now }: Attending) {
  return db
    .with('taken', (query) =>
      query
        .updateTable('carousel_lead')
        .set({ attended_by: accountId, attended_at: now })
        .where('id', '=', leadId)
        .where('company_id', '=', companyId)
        .where(waits)
        .returningAll(),
    )
    .with('answered', (query) =>
      query
        .updateTable('digital_lead')
        .from('taken')
        .whereRef('digital_lead.id', '=', 'taken.digital_lead_id')
        .where('digital_lead.answered_at', 'is', null)
        .set((eb) => ({ answered_at: answeredAt(now, eb.ref('digital_lead.received_at')) })),
    )
    .selectFrom('taken as carousel_lead')
    .innerJoin('prospection_means as means', (join) =>
      join.onRef('means.company_id', '=', 'carousel_lead.company_id').onRef('means.id', '=', 'carousel_lead.means_id'),
    )
    .select(LEAD_COLUMNS)
    .executeTakeFirst();
}

/** Whether the company has that lead at all. */
export async function hasLead(db: Kysely<Schema>, companyId: number, leadId: number): Promise<boolean> {
  const row = await db
    .selectFrom('carousel_lead')
    .where('id', '=', leadId)
    .where('company_id', '=', companyId)
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}
