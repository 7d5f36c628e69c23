import type { LateRule } from '@sereno/domain/activity';
import type { Clock } from '../../config/clock.ts';
import type { Database } from '../../database/database.ts';

/** What the calls about activities need. */
export type ActivityContext = {
  readonly database: Database;
  readonly clock: Clock;
  /** The zone of the business day. */
  readonly timeZone: string;
  /** Which side of today makes an activity late (ACL-25). */
  readonly lateRule: LateRule;
};
