import type { Clock } from '../../config/clock.ts';
import type { Database } from '../../database/database.ts';

/** What the calls of the commissions need. */
export type CommissionContext = {
  readonly database: Database;
  readonly clock: Clock;
  /** The zone of the business day. */
  readonly timeZone: string;
};
