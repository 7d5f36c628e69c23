import type { LateRule } from '@sereno/domain/activity';
import type { ResourceContext } from '../context.ts';

/** What the calls about activities need. */
export type ActivityContext = ResourceContext & {
  /** Which side of today makes an activity late (ACL-25). */
  readonly lateRule: LateRule;
};
