import type { AccessConfig } from '@sereno/domain/access';
import type { LateRule } from '@sereno/domain/activity';
import type { Clock } from '../config/clock.ts';
import type { Database } from '../database/database.ts';

/** What the handlers of a resource need. */
export type ResourceContext = {
  readonly database: Database;
  readonly clock: Clock;
  /** The zone of the business day. */
  readonly timeZone: string;
};

/** What the calls about activities need. */
export type ActivityContext = ResourceContext & {
  /** Which side of today makes an activity late (ACL-25). */
  readonly lateRule: LateRule;
};

/** What the calls of the dashboards need. */
export type DashboardContext = ResourceContext & {
  /** The lists and flags that rights depend on. */
  readonly access: AccessConfig;
};
