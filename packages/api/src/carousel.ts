import type { DateRange } from '@sereno/domain/calendar';
import type { AttendedLead, Lead, LeadShare } from '@sereno/domain/carousel';
import { bodyOf } from './answer.ts';
import type { Client } from './client.ts';
import { nothing, type Outcome, outcomeOf } from './outcome.ts';
import { asText } from './asText.ts';
import { initialAndFinalDate } from './query.ts';
import { type Fields, flagOf, instantOf, integerOf, rowsOf, textOf } from './readers.ts';

function readLead(row: Fields): Lead | null {
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
}

/** Reads the leads of the carousel (ENT-21); one without an id cannot be attended and is left out. */
export function readLeads(body: unknown): readonly Lead[] {
  return rowsOf(body, readLead);
}

/** Reads the leads that are still to be registered; one without an id cannot be, and is left out. */
export function readAttendedLeads(body: unknown): readonly AttendedLead[] {
  return rowsOf(body, (row) => {
    const lead = readLead(row);
    return (
      lead && {
        ...lead,
        prospectionMeansId: integerOf(row['ProspectionMeansId']),
        phone: textOf(row['MobilePhone']),
        email: textOf(row['Email']),
      }
    );
  });
}

/** A count; what is none is 0, since the sums of a table need one. */
const countOf = (value: unknown): number => Math.max(0, integerOf(value) ?? 0);

/** Reads who got how many leads; a row that names nobody is left out. */
export function readLeadShares(body: unknown): readonly LeadShare[] {
  return rowsOf(body, (row) => {
    const name = textOf(row['Adviser']);
    return name === null
      ? null
      : {
          employeeId: integerOf(row['EmployeeId']),
          slpCode: integerOf(row['SlpCode']),
          name,
          available: flagOf(row['CarouselOn']),
          attended: countOf(row['Attended']),
          assigned: countOf(row['Assigned']),
          registered: countOf(row['Registered']),
          lastAt: instantOf(row['LastAt']),
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

/** The signed-in person's leads that are still to be registered as prospects, the oldest first (`extension`). */
export async function attendedLeads(client: Client, signal?: AbortSignal): Promise<readonly AttendedLead[]> {
  const reply = await client.GET('/carousel/attended', asText(signal));
  return readAttendedLeads(bodyOf('GET /carousel/attended', reply));
}

/** Who got how many leads in the days of the range, both ends included (`extension`); for whoever hands leads out. */
export async function leadShares(
  client: Client,
  range: DateRange,
  signal?: AbortSignal,
): Promise<readonly LeadShare[]> {
  const reply = await client.GET('/carousel/fairness', {
    params: { query: initialAndFinalDate(range) },
    ...asText(signal),
  });
  return readLeadShares(bodyOf('GET /carousel/fairness', reply));
}
