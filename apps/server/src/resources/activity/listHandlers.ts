import { scopeOf } from '@sereno/domain/access';
import { lastOverdueDay } from '@sereno/domain/activity';
import { dateIn, parseWireDate } from '@sereno/domain/calendar';
import type { FastifyRequest } from 'fastify';
import { viewerOf } from '../../access/authentication.ts';
import { REFUSALS } from '../../http/envelope.ts';
import type { Handlers } from '../../http/handlers.ts';
import type { ActivityContext } from '../context.ts';
import { ACTIVITY_REFUSALS } from './refusals.ts';
import { listOpen } from './rowQueries.ts';
import { activityOnWire, type Reading } from './wire.ts';

/** The lists of open activities (API-13, API-14). */
export function listHandlers({ database: { db }, clock, timeZone }: ActivityContext) {
  async function open(call: FastifyRequest, daysAt: (today: Reading['today']) => Parameters<typeof listOpen>[2]) {
    const viewer = viewerOf(call);
    const today = dateIn(timeZone, clock());
    const rows = await listOpen(db, scopeOf(viewer), daysAt(today));
    const body = rows.map((row) => activityOnWire(row, { viewer, timeZone, today }));
    return { status: 200 as const, body };
  }

  return {
    async getActivities(call) {
      const { InitialActivityDate, FinalActivityDate = '' } = call.query;
      const start = parseWireDate(InitialActivityDate);
      const end = FinalActivityDate === '' ? null : parseWireDate(FinalActivityDate);
      if (start === null || (end === null && FinalActivityDate !== '')) return REFUSALS.malformed();
      if (end !== null && end < start) return ACTIVITY_REFUSALS.reversedRange();
      return open(call, () => ({ start, end }));
    },

    async getExpiredActivities(call) {
      return open(call, (today) => ({ start: null, end: lastOverdueDay(today) }));
    },
  } satisfies Handlers;
}
