import { monthOf, monthRange } from '@sereno/domain/calendar';
import type { Handlers } from '../../http/handlers.ts';
import type { DashboardContext } from '../context.ts';
import { teamFilterOf } from './rowFilter.ts';
import { compareTeam, findGoals, listTeam, sumTeam } from './teamQueries.ts';
import { comparisonOnWire, teamSalesOnWire } from './teamWire.ts';

/** The sales of teams (API-41, API-42). */
export function teamHandlers({ database: { db }, timeZone, access }: DashboardContext) {
  return {
    async getTeamSales(call) {
      const filter = teamFilterOf(call, call.query, access);
      if ('status' in filter) return filter;
      const withSalesOnly = call.query.SaleOnlySwitch ?? false;
      const month = monthOf(filter.range.end);
      const isInMonth = monthOf(filter.range.start) === month;
      const rows = await listTeam(db, filter, { withSalesOnly, timeZone });
      const ofMonth = await sumTeam(db, { ...filter, range: monthRange(month) });
      const goals = isInMonth ? await findGoals(db, filter, month) : { renewals: null, contracts: null };
      return { status: 201, body: teamSalesOnWire(rows, ofMonth, goals) };
    },

    async compareTeamSales(call) {
      const filter = teamFilterOf(call, call.query, access);
      if ('status' in filter) return filter;
      return { status: 200, body: comparisonOnWire(await compareTeam(db, filter)) };
    },
  } satisfies Handlers;
}
