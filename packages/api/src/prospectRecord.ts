import type { ProspectRecord } from '@sereno/domain/prospect';
import { prospectionMeansOf, prospectOf } from './generated/readers/prospect.ts';
import type { components } from './generated/schema.ts';
import { listReader, rowReader } from './readers.ts';

type Schemas = components['schemas'];

/** Reads the ways by which prospects come; one without id or name cannot be chosen and is left out. */
export const readProspectionMeans = listReader(prospectionMeansOf);

/** Reads a prospect. Null without an id; of an unreadable version no change can be made, so it is 0, which no state has. */
export const readProspect = rowReader(prospectOf);

/** What is written down of a prospect, as the document has it. */
export function wireProspect({ address, ...record }: ProspectRecord): Schemas['ProspectRecord'] {
  return {
    FirstName: record.firstName,
    LastName: record.lastName,
    MobilePhone: record.mobilePhone,
    HomePhone: record.homePhone,
    Email: record.email,
    AcceptsEmail: record.acceptsEmail,
    ProspectionMeansId: record.meansId,
    Street: address.street,
    County: address.county,
    State: address.state,
    ZipCode: address.zipCode,
    Comments: record.comments,
  };
}
