import type { Clock } from '../config/clock.ts';
import type { Database } from '../database/database.ts';

/** What the handlers of a resource need. */
export type ResourceContext = {
  readonly database: Database;
  readonly clock: Clock;
  /** The zone of the business day. */
  readonly timeZone: string;
};
