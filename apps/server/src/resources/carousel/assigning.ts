import { scopeOf } from '@sereno/domain/access';
import type { Kysely, Transaction } from 'kysely';
import type { Clock } from '../../config/clock.ts';
import type { Schema } from '../../database/schema.ts';
import { type Refusal, REFUSALS } from '../../http/envelope.ts';
import type { Viewer } from '../../session/viewer.ts';
import { findAdviser } from '../catalog/organisationQueries.ts';
import { personOf } from './leadPerson.ts';
import { answeredAt, type LeadRow, withMeans } from './queries.ts';
import { CAROUSEL_REFUSALS } from './refusals.ts';

/** The lead, the adviser who gets it, and the viewer who assigns it. */
export type Assigning = {
  readonly leadId: number;
  /** The seller's number of the adviser (CAR-14). */
  readonly slpCode: number;
  readonly viewer: Viewer;
  readonly clock: Clock;
};

/** Locks a lead for this transaction: other changes wait, and then read what this one has written. */
async function lockLead(trx: Kysely<Schema>, companyId: number, leadId: number) {
  return withMeans(trx)
    .where('carousel_lead.id', '=', leadId)
    .where('carousel_lead.company_id', '=', companyId)
    .forUpdate('carousel_lead')
    .selectAll('carousel_lead')
    .select('means.name as meansName')
    .executeTakeFirst();
}

type LockedLead = NonNullable<Awaited<ReturnType<typeof lockLead>>>;

async function addProspect(
  trx: Kysely<Schema>,
  lead: LockedLead,
  rest: { readonly employee_id: number; readonly created_by: number; readonly created_at: Date },
): Promise<number> {
  const { company_id, means_id } = lead;
  const { id } = await trx
    .insertInto('prospect')
    .values({ company_id, means_id, ...personOf(lead), ...rest })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Hands a waiting lead to an adviser (CAR-11): it becomes a prospect of theirs, and the lead of the campaign counts as answered.
 * A later request, to assign or to attend it, gets the refusal that it is taken (CAR-21).
 */
export async function handLead(
  trx: Transaction<Schema>,
  { leadId, slpCode, viewer, clock }: Assigning,
): Promise<LeadRow | Refusal> {
  const lead = await lockLead(trx, viewer.companyId, leadId);
  if (lead === undefined) return REFUSALS.notFound();
  if (lead.attended_at !== null || lead.assigned_at !== null) return CAROUSEL_REFUSALS.gone();
  const employee_id = await findAdviser(trx, scopeOf(viewer), slpCode);
  if (employee_id === undefined) return CAROUSEL_REFUSALS.unknownAdviser();

  // Read after the lock: the assignment counts from when the lock was taken.
  const now = clock();
  const prospect_id = await addProspect(trx, lead, { employee_id, created_by: viewer.accountId, created_at: now });
  await trx
    .updateTable('carousel_lead')
    .set({ assigned_to: employee_id, assigned_at: now, prospect_id })
    .where('id', '=', lead.id)
    .execute();
  await trx
    .updateTable('digital_lead')
    .set((eb) => ({
      answered_at: eb.fn.coalesce('answered_at', answeredAt(now, eb.ref('received_at'))),
      prospect_id: eb.fn.coalesce('prospect_id', eb.val(prospect_id)),
    }))
    .where('id', '=', lead.digital_lead_id)
    .execute();
  return lead;
}
