import type { Handlers } from '../../http/handlers.ts';
import type { DashboardContext } from '../context.ts';
import { detailHandlers } from './detailHandlers.ts';
import { financialHandlers } from './financialHandlers.ts';
import { salesHandlers } from './salesHandlers.ts';
import { summaryHandlers } from './summaryHandlers.ts';
import { teamHandlers } from './teamHandlers.ts';
import { totalHandlers } from './totalHandlers.ts';

/** The figures of the dashboards and the rows behind them (API-30 to API-36, API-38 to API-44). */
export function dashboardHandlers(context: DashboardContext) {
  return {
    ...summaryHandlers(context),
    ...salesHandlers(context),
    ...totalHandlers(context),
    ...teamHandlers(context),
    ...financialHandlers(context),
    ...detailHandlers(context),
  } satisfies Handlers;
}
