import type { components } from '@sereno/api/types';
import { filled } from '../../database/text.ts';
import type { LeadRow, UnregisteredRow } from './queries.ts';
import type { ShareRow } from './shares.ts';

type Schemas = components['schemas'];

/** A lead as the document has it (ENT-21). */
export const leadOnWire = ({ id, name, full_name, meansName, created_at }: LeadRow): Schemas['Lead'] => ({
  Id: id,
  Name: name,
  FullName: filled(full_name),
  ProspectionMeans: filled(meansName),
  CreatedAt: created_at.toISOString(),
});

/** A lead that is still to be registered, with what the form begins with. */
export const unregisteredOnWire = (row: UnregisteredRow): Schemas['AttendedLead'] => ({
  ...leadOnWire(row),
  ProspectionMeansId: row.means_id,
  MobilePhone: filled(row.mobile_phone),
  Email: filled(row.email),
});

/** The share of a person as the document has it. */
export const shareOnWire = (row: ShareRow): Schemas['LeadShare'] => ({
  EmployeeId: row.employeeId,
  SlpCode: row.slpCode,
  Adviser: row.name,
  CarouselOn: row.available ? 1 : 0,
  Attended: row.attended,
  Assigned: row.assigned,
  Registered: row.registered,
  LastAt: row.lastAt && row.lastAt.toISOString(),
});
