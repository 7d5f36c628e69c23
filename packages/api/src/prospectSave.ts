import type { ProspectRecord } from '@sereno/domain/prospect';
import type { Client } from './client.ts';
import { keyHeader } from './idempotency.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import { wireProspect } from './prospectRecord.ts';
import { fieldsOf, integerOf } from './readers.ts';

/** A prospect to be registered. */
export type ProspectAddition = {
  readonly record: ProspectRecord;
  /** The lead that it was, attended by the signed-in person; null for none. */
  readonly leadId: number | null;
};

/** The state of a prospect that a change is made upon: of several made upon one, the first wins. */
type Upon = { readonly version: number };

/**
 * Registers a prospect for the signed-in person (UND-09, UND-10). Gives its id, or null where it could not be read.
 * Refused with 409 where the lead is a prospect already.
 * @param key Makes sending it again harmless; only for a host that `honoursKeys`.
 */
export async function addProspect(
  client: Client,
  { record, leadId }: ProspectAddition,
  key?: string,
): Promise<Outcome<{ readonly id: number | null }>> {
  const requested = client.POST('/prospect/add', {
    params: keyHeader(key),
    body: { ...wireProspect(record), ...(leadId !== null && { LeadId: leadId }) },
  });
  return outcomeOf('POST /prospect/add', requested, (body) => ({ id: integerOf(fieldsOf(body)['Id']) }));
}

/** Changes what is written down of a prospect; refused with 409 when somebody else has changed it since. */
export async function editProspect(
  client: Client,
  prospectId: number,
  { record, version }: Upon & { readonly record: ProspectRecord },
): Promise<Outcome> {
  const requested = client.POST('/prospect/{id}/edit', {
    params: { path: { id: prospectId } },
    body: { ...wireProspect(record), Version: version },
  });
  return outcomeOf('POST /prospect/{id}/edit', requested);
}

/** Says that a prospect is not interested, or is followed again (UND-02); refused with 409 as `editProspect` is. */
export async function discardProspect(
  client: Client,
  prospectId: number,
  { discarded, version }: Upon & { readonly discarded: boolean },
): Promise<Outcome> {
  const requested = client.POST('/prospect/{id}/discard', {
    params: { path: { id: prospectId } },
    body: { Discarded: discarded, Version: version },
  });
  return outcomeOf('POST /prospect/{id}/discard', requested);
}

/** Hands a prospect to the adviser with that seller's number (UND-03, CAR-09); refused with 409 as `editProspect` is. */
export async function reassignProspect(
  client: Client,
  prospectId: number,
  { slpCode, version }: Upon & { readonly slpCode: number },
): Promise<Outcome> {
  const requested = client.POST('/prospect/{id}/assign', {
    params: { path: { id: prospectId } },
    body: { SlpCode: slpCode, Version: version },
  });
  return outcomeOf('POST /prospect/{id}/assign', requested);
}
