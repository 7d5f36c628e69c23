import { scopeOf } from '@sereno/domain/access';
import { parseMonth } from '@sereno/domain/calendar';
import { viewerOf } from '../../access/authentication.ts';
import { dayRangeOf } from '../../http/dayRange.ts';
import { REFUSALS } from '../../http/envelope.ts';
import type { Handlers } from '../../http/handlers.ts';
import type { DashboardContext } from '../context.ts';
import { findOffer } from './offerQueries.ts';
import { sumByStatus } from './salesQueries.ts';
import { offerOnWire, totalSalesOnWire } from './wire.ts';

/** The totals of the sales and the offer of a month (API-43, API-44). */
export function totalHandlers({ database: { db } }: Pick<DashboardContext, 'database'>) {
  return {
    async getTotalSales(call) {
      const { StartDate, EndDate } = call.query;
      const range = dayRangeOf(StartDate, EndDate, 'EndDate');
      if ('status' in range) return range;
      return { status: 201, body: totalSalesOnWire(await sumByStatus(db, scopeOf(viewerOf(call)), range)) };
    },

    /**
     * All employees of a company take part in its offer, so all of them see the whole ranking (OFR-03). Accounts without an employee
     * do not: anybody can register one.
     */
    async getMonthlyOffer(call) {
      const { Year, Month } = call.query;
      const month = parseMonth(`${Year}-${String(Month).padStart(2, '0')}`);
      if (month === null) return REFUSALS.malformed();
      const viewer = viewerOf(call);
      const offer = await findOffer(db, viewer.companyId, month);
      if (offer === undefined) return { status: 200, body: null };
      const ranking = scopeOf(viewer).kind === 'none' ? [] : offer.ranking;
      return { status: 200, body: offerOnWire({ ...offer, ranking }) };
    },
  } satisfies Handlers;
}
