import type { components } from '@sereno/api/types';
import { type ProspectForm, prospectIssues, prospectRecord, type ProspectRecord } from '@sereno/domain/prospect';
import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import type { Refusal } from '../../http/envelope.ts';
import { hasMeans } from './recordQueries.ts';
import { PROSPECT_REFUSALS, recordRefusal } from './refusals.ts';

/** What is sent of a prospect, when it is registered and when it is changed. */
export type RecordPayload = components['schemas']['ProspectRecord'];

/** What is sent, as if it had been typed into the form: so it is tidied and judged as the form itself does it. */
const formOf = (payload: RecordPayload): ProspectForm => ({
  firstName: payload.FirstName,
  lastName: payload.LastName ?? '',
  mobilePhone: payload.MobilePhone ?? '',
  homePhone: payload.HomePhone ?? '',
  email: payload.Email ?? '',
  acceptsEmail: payload.AcceptsEmail ?? false,
  meansId: payload.ProspectionMeansId ?? null,
  street: payload.Street ?? '',
  county: payload.County ?? '',
  state: payload.State ?? '',
  zipCode: payload.ZipCode ?? '',
  comments: payload.Comments ?? '',
});

const columnsOf = ({ address, ...record }: ProspectRecord) => ({
  first_name: record.firstName,
  last_name: record.lastName,
  mobile_phone: record.mobilePhone,
  home_phone: record.homePhone,
  email: record.email,
  accepts_email: record.acceptsEmail,
  means_id: record.meansId,
  street: address.street,
  county: address.county,
  state: address.state,
  zip_code: address.zipCode,
  comments: record.comments,
});

/** What is written down of a prospect, as columns. */
export type RecordColumns = ReturnType<typeof columnsOf>;

/** The columns that a payload comes to; the refusal where a rule says no or the company has no such means (VAL-01 to VAL-05). */
export async function readRecord(
  db: Kysely<Schema>,
  companyId: number,
  payload: RecordPayload,
): Promise<{ readonly columns: RecordColumns } | { readonly refused: Refusal }> {
  const form = formOf(payload);
  const [first, ...others] = prospectIssues(form, 'simple');
  if (first !== undefined) return { refused: recordRefusal([first, ...others]) };
  const record = prospectRecord(form, 'simple');
  if (record === null) throw new Error('A prospect without an issue is no record.');
  const { meansId } = record;
  const isKnown = meansId === null || (await hasMeans(db, companyId, meansId));
  return isKnown ? { columns: columnsOf(record) } : { refused: PROSPECT_REFUSALS.unknownMeans() };
}
