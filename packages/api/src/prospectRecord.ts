import type { Prospect, ProspectRecord } from '@sereno/domain/prospect';
import { prospectionMeansOf } from './generated/readers/prospect.ts';
import type { components } from './generated/schema.ts';
import { fieldsOf, flagOf, instantOf, integerOf, listReader, textOf } from './readers.ts';

type Schemas = components['schemas'];

/** Reads the ways by which prospects come; one without id or name cannot be chosen and is left out. */
export const readProspectionMeans = listReader(prospectionMeansOf);

/** A datum that can be read is there, whatever the flag says. */
const isThere = (flag: unknown, ...data: readonly (string | null)[]) =>
  data.some((datum) => datum !== null) || flagOf(flag);

/** Reads a prospect. Null without an id; of an unreadable version no change can be made, so it is 0, which no state has. */
export function readProspect(body: unknown): Prospect | null {
  const row = fieldsOf(body);
  const id = integerOf(row['Id']);
  if (id === null) return null;
  const mobilePhone = textOf(row['MobilePhone']);
  const homePhone = textOf(row['HomePhone']);
  const email = textOf(row['Email']);
  const street = textOf(row['Street']);
  return {
    id,
    firstName: textOf(row['FirstName']) ?? '',
    lastName: textOf(row['LastName']),
    mobilePhone,
    homePhone,
    email,
    acceptsEmail: flagOf(row['AcceptsEmail']),
    hasPhone: isThere(row['HasPhone'], mobilePhone, homePhone),
    hasEmail: isThere(row['HasEmail'], email),
    hasAddress: isThere(row['HasAddress'], street),
    means: prospectionMeansOf(fieldsOf(row['ProspectionMeans'])),
    address: {
      street,
      county: textOf(row['County']),
      state: textOf(row['State']),
      zipCode: textOf(row['ZipCode']),
    },
    comments: textOf(row['Comments']),
    adviserName: textOf(row['AdvisorName']),
    formerAdviserName: textOf(row['FormerAdvisorName']),
    createdAt: instantOf(row['CreatedAt']),
    reassignedAt: instantOf(row['ReassignedAt']),
    discardedAt: instantOf(row['DiscardedAt']),
    canEdit: flagOf(row['CanEdit']),
    canReassign: flagOf(row['CanReassign']),
    version: integerOf(row['Version']) ?? 0,
  };
}

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
