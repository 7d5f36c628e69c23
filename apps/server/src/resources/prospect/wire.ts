import type { components } from '@sereno/api/types';
import { canReassign, canSeeAdviserName, canSeeProspectContact } from '@sereno/domain/access';
import { formatWireDate } from '@sereno/domain/calendar';
import { filled } from '../../database/text.ts';
import type { Viewer } from '../../session/viewer.ts';
import { placeOf } from './contact.ts';
import type { RecordRow } from './recordQueries.ts';
import type { RegisterRow } from './registerQueries.ts';

type Schemas = components['schemas'];

const wireDay = (day: RegisterRow['discardedOn']) => day && formatWireDate(day);
const wireInstant = (moment: Date | null) => moment?.toISOString() ?? null;

/** Whether the viewer sees how to reach a prospect, and may so change it. */
export const mayChange = (prospect: { readonly createdBy: number; readonly employeeId: number }, viewer: Viewer) =>
  canSeeProspectContact(prospect, { id: viewer.accountId, roleId: viewer.roleId, employeeId: viewer.employeeId });

/** A row of a register as the document has it, with the contact data and names that the viewer may see. */
export function registerRowOnWire(row: RegisterRow, viewer: Viewer): Schemas['ProspectRow'] {
  const isSeen = mayChange(row, viewer);
  const isNamed = canSeeAdviserName(viewer.roleId);
  const phone = filled(row.mobile_phone) ?? filled(row.home_phone);
  const email = filled(row.email);
  return {
    Id: row.id,
    Name: row.name ?? '',
    Phone: isSeen ? phone : null,
    Email: isSeen ? email : null,
    HasPhone: phone !== null,
    HasEmail: email !== null,
    Place: placeOf(row),
    ProspectionMeans: row.meansName,
    AdvisorName: isNamed ? row.adviserName : null,
    FormerAdvisorName: isNamed ? row.formerName : null,
    CreatedOn: formatWireDate(row.createdOn),
    ReassignedOn: wireDay(row.reassignedOn),
    DiscardedOn: wireDay(row.discardedOn),
    LastActivityOn: wireDay(row.lastActivityOn),
    NextActivityOn: wireDay(row.nextActivityOn),
    Contracts: row.contracts,
  };
}

const NO_CONTACT = {
  MobilePhone: null,
  HomePhone: null,
  Email: null,
  Street: null,
  ZipCode: null,
} as const;

/** A prospect as the document has it, with the contact data and names that the viewer may see. */
export function prospectOnWire(row: RecordRow, viewer: Viewer): Schemas['Prospect'] {
  const { created_by: createdBy, employee_id: employeeId, means_id, meansName } = row;
  const isSeen = mayChange({ createdBy, employeeId }, viewer);
  const isNamed = canSeeAdviserName(viewer.roleId);
  const contact = {
    MobilePhone: filled(row.mobile_phone),
    HomePhone: filled(row.home_phone),
    Email: filled(row.email),
    Street: filled(row.street),
    ZipCode: filled(row.zip_code),
  };
  return {
    Id: row.id,
    FirstName: row.first_name,
    LastName: row.last_name,
    ...(isSeen ? contact : NO_CONTACT),
    // As in lists: it distinguishes two of one name, and is no contact data.
    County: filled(row.county),
    State: filled(row.state),
    AcceptsEmail: row.accepts_email,
    HasPhone: (contact.MobilePhone ?? contact.HomePhone) !== null,
    HasEmail: contact.Email !== null,
    HasAddress: contact.Street !== null,
    ProspectionMeans: means_id === null || meansName === null ? null : { Id: means_id, Name: meansName },
    Comments: row.comments,
    AdvisorName: isNamed ? row.adviserName : null,
    FormerAdvisorName: isNamed ? row.formerName : null,
    CreatedAt: row.created_at.toISOString(),
    ReassignedAt: wireInstant(row.reassigned_at),
    DiscardedAt: wireInstant(row.discarded_at),
    CanEdit: isSeen,
    CanReassign: canReassign(viewer),
    Version: row.version,
  };
}
