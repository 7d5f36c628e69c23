import type { AccessConfig } from '@sereno/domain/access';
import type { ResourceContext } from '../context.ts';

/** What the calls of the dashboards need. */
export type DashboardContext = ResourceContext & {
  /** The lists and flags that rights depend on. */
  readonly access: AccessConfig;
};
