import type { Handlers } from '../../http/handlers.ts';
import type { DashboardContext } from '../context.ts';
import { filterOf } from './rowFilter.ts';
import { findSalesDashboard } from './salesDashboardQuery.ts';
import { salesDashboardOnWire } from './salesWire.ts';

/** The sales dashboard (API-38). */
export function salesHandlers({ database: { db }, clock, timeZone }: DashboardContext) {
  return {
    async getSalesDashboard(call) {
      const query: typeof call.query & { readonly SlpCode?: readonly number[] } = call.query;
      const filter = filterOf(call, { ...query, Advisors: query.SlpCode ?? [] });
      if ('status' in filter) return filter;
      const line = query.BusinessLine === '*' ? undefined : query.BusinessLine;
      const row = await findSalesDashboard(db, filter, line, { now: clock(), timeZone });
      return { status: 201, body: salesDashboardOnWire(row) };
    },
  } satisfies Handlers;
}
