import type { AccessConfig } from '@sereno/domain/access';
import type { Clock } from '../../config/clock.ts';
import type { Database } from '../../database/database.ts';

/** What the calls of the dashboards need. */
export type DashboardContext = {
  readonly database: Database;
  readonly clock: Clock;
  /** The zone of the business day. */
  readonly timeZone: string;
  /** The lists and flags that rights depend on. */
  readonly access: AccessConfig;
};
