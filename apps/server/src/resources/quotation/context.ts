import type { Clock } from '../../config/clock.ts';
import type { Database } from '../../database/database.ts';

/** What the calls about quotations need. */
export type QuotationContext = {
  readonly database: Database;
  readonly clock: Clock;
  /** The zone of the business day. */
  readonly timeZone: string;
};
