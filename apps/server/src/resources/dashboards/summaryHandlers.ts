import { formatWireDate } from '@sereno/domain/calendar';
import { fromCents } from '@sereno/domain/money';
import type { FastifyRequest } from 'fastify';
import type { Handlers } from '../../http/handlers.ts';
import { countActivities, countOnTime, countTracings, listUnattended } from './activityQueries.ts';
import type { DashboardContext } from '../context.ts';
import { countByDay, countByMeans } from './prospectQueries.ts';
import { filterOf } from './rowFilter.ts';
import { sumByDay } from './salesQueries.ts';

/** The figures of `/dashboard` (API-30 to API-36). */
export function summaryHandlers({ database: { db }, clock, timeZone }: DashboardContext) {
  /** One answer under both names (API-36). */
  async function createdProspects(call: FastifyRequest, query: Parameters<typeof filterOf>[1]) {
    const filter = filterOf(call, query);
    if ('status' in filter) return filter;
    const days = await countByDay(db, filter, timeZone);
    return {
      status: 200 as const,
      body: days.map(({ date, count }) => ({ Date: formatWireDate(date), Count: count })),
    };
  }

  return {
    async getActivitiesCount(call) {
      const filter = filterOf(call, call.query);
      if ('status' in filter) return filter;
      const counts = await countActivities(db, filter);
      return {
        status: 200,
        body: counts.map(({ date, typeId, count }) => ({
          ActivityTypeId: typeId,
          NumActivities: count,
          ActivityDate: formatWireDate(date),
        })),
      };
    },

    async getSalesAmounts(call) {
      const filter = filterOf(call, call.query);
      if ('status' in filter) return filter;
      const days = await sumByDay(db, filter);
      return {
        status: 200,
        body: days.map(({ date, sales, net }) => ({
          Date: formatWireDate(date),
          Sales: sales,
          Amount: fromCents(net),
        })),
      };
    },

    async getTracingsCount(call) {
      const filter = filterOf(call, call.query);
      if ('status' in filter) return filter;
      const counts = await countTracings(db, filter);
      return { status: 200, body: counts.map(({ id, name, count }) => ({ Id: id, Name: name, Count: count })) };
    },

    async getProspectionMeansCount(call) {
      const filter = filterOf(call, call.query);
      if ('status' in filter) return filter;
      const counts = await countByMeans(db, filter, timeZone);
      return {
        status: 200,
        body: counts.map(({ id, name, count }) => ({ ProspectionMeansId: id, Name: name, Count: count })),
      };
    },

    async getActivityStatus(call) {
      const filter = filterOf(call, call.query);
      if ('status' in filter) return filter;
      const moment = { now: clock(), timeZone };
      const onTime = await countOnTime(db, filter, moment);
      const unattended = await listUnattended(db, filter, moment);
      return {
        status: 201,
        body: {
          OnTime: onTime,
          UnattendedDetail: unattended.map(({ date, prospectName, subjectName, adviserName }) => ({
            ProspectName: prospectName ?? '',
            Name: subjectName ?? '',
            ActivityDate: formatWireDate(date),
            Advisor: adviserName ?? '',
          })),
        },
      };
    },

    getCreatedProspectsPerDate: (call) => createdProspects(call, call.query),
    getCreatedProspectsDate: (call) => createdProspects(call, call.query),
  } satisfies Handlers;
}
