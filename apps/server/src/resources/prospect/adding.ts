import type { components } from '@sereno/api/types';
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { type Refusal, REFUSALS } from '../../http/envelope.ts';
import type { Viewer } from '../../session/viewer.ts';
import { answeredAt } from '../carousel/queries.ts';
import { type RecordPayload, readRecord } from './payload.ts';
import { PROSPECT_REFUSALS } from './refusals.ts';

/** Takes the viewer's own lead for this transaction alone: of two registrations the second one finds it registered. */
async function lockLead(trx: Transaction<Schema>, { companyId, accountId }: Viewer, leadId: number) {
  return trx
    .selectFrom('carousel_lead')
    .where('id', '=', leadId)
    .where('company_id', '=', companyId)
    .where('attended_by', '=', accountId)
    .forUpdate('carousel_lead')
    .select(['id', 'digital_lead_id', 'prospect_id'])
    .executeTakeFirst();
}

type LockedLead = NonNullable<Awaited<ReturnType<typeof lockLead>>>;

async function takeLead(
  trx: Transaction<Schema>,
  viewer: Viewer,
  leadId: number | null,
): Promise<{ readonly lead: LockedLead | null } | { readonly refused: Refusal }> {
  if (leadId === null) return { lead: null };
  const lead = await lockLead(trx, viewer, leadId);
  if (lead === undefined) return { refused: REFUSALS.notFound() };
  return lead.prospect_id === null ? { lead } : { refused: PROSPECT_REFUSALS.registered() };
}

/** The lead, and that of the campaign which it came from, become the prospect. */
async function registerLead(db: Kysely<Schema>, lead: LockedLead, prospect_id: number, now: Date): Promise<void> {
  await db.updateTable('carousel_lead').set({ prospect_id }).where('id', '=', lead.id).execute();
  await db
    .updateTable('digital_lead')
    .set((eb) => ({
      answered_at: eb.fn.coalesce('answered_at', answeredAt(now, eb.ref('received_at'))),
      prospect_id: eb.fn.coalesce('prospect_id', eb.val(prospect_id)),
    }))
    .where('id', '=', lead.digital_lead_id)
    .execute();
}

type AdditionAnswer = components['schemas']['Refusal' | 'AddedProspectAnswer'];

/** Registers a prospect of the viewer's own employee; the lead that it was, if any, is registered with it (CAR-07). */
export async function addProspect(
  trx: Transaction<Schema>,
  {
    payload,
    viewer,
    now,
  }: {
    readonly payload: RecordPayload & { readonly LeadId?: number | null };
    readonly viewer: Viewer;
    readonly now: Date;
  },
): Promise<AdditionAnswer> {
  const { companyId: company_id, employeeId: employee_id, accountId: created_by } = viewer;
  if (employee_id === null) return PROSPECT_REFUSALS.withoutEmployee();
  const record = await readRecord(trx, company_id, payload);
  if ('refused' in record) return record.refused;
  const taken = await takeLead(trx, viewer, payload.LeadId ?? null);
  if ('refused' in taken) return taken.refused;
  const { id } = await trx
    .insertInto('prospect')
    .values({ company_id, employee_id, created_by, created_at: now, ...record.columns })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (taken.lead !== null) await registerLead(trx, taken.lead, id, now);
  return { status: 201, body: { Id: id } };
}
