import type { Lead } from '@sereno/domain/carousel';
import { bodyOf } from './answer.ts';
import type { Client } from './client.ts';
import { nothing, type Outcome, outcomeOf } from './outcome.ts';
import { asText } from './asText.ts';
import { instantOf, integerOf, rowsOf, textOf } from './readers.ts';

/** Reads the leads of the carousel (ENT-21); one without an id cannot be attended and is left out. */
export function readLeads(body: unknown): readonly Lead[] {
  return rowsOf(body, (row) => {
    const id = integerOf(row['Id']);
    return id === null
      ? null
      : {
          id,
          name: textOf(row['Name']) ?? '',
          fullName: textOf(row['FullName']),
          prospectionMeans: textOf(row['ProspectionMeans']),
          createdAt: instantOf(row['CreatedAt']),
        };
  });
}

/** The leads that wait (API-09). */
export async function leads(client: Client, signal?: AbortSignal): Promise<readonly Lead[]> {
  const reply = await client.GET('/carousel', asText(signal));
  return readLeads(bodyOf('GET /carousel', reply));
}

/** Takes the lead for the signed-in person (API-12); refused when somebody else was faster (CAR-21). */
export async function attendLead(client: Client, leadId: number): Promise<Outcome> {
  const reply = await client.POST('/carousel/{Id}/attend', { params: { path: { Id: leadId } }, parseAs: 'text' });
  return outcomeOf('POST /carousel/{Id}/attend', reply, nothing);
}

/**
 * Hands the lead to the adviser with that seller's number (API-11, CAR-14). Null sends an empty object, as the
 * specification has it for an empty choice (CAR-13).
 */
export async function assignLead(client: Client, leadId: number, slpCode: number | null): Promise<Outcome> {
  const reply = await client.POST('/carousel/{Id}/assign', {
    params: { path: { Id: leadId } },
    body: slpCode === null ? {} : { SlpCode: slpCode },
    parseAs: 'text',
  });
  return outcomeOf('POST /carousel/{Id}/assign', reply, nothing);
}
