import type { GuardTables } from './migrations/guardTables.ts';
import type { OrganisationTables } from './migrations/organisationTables.ts';
import type { ProspectingTables } from './migrations/prospectingTables.ts';
import type { RecordariTables } from './migrations/recordariTables.ts';
import type { RegisterTables } from './migrations/registerTables.ts';
import type { ReportTables } from './migrations/reportTables.ts';
import type { RequestTables } from './migrations/requestTables.ts';
import type { SalesTables } from './migrations/salesTables.ts';

/** The tables as the newest migration leaves them. */
export type Schema = OrganisationTables &
  ProspectingTables &
  SalesTables &
  RequestTables &
  RegisterTables &
  RecordariTables &
  GuardTables &
  ReportTables;
