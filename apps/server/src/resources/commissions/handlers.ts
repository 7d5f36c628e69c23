import { mayDecide, scopeOf } from '@sereno/domain/access';
import { dateIn } from '@sereno/domain/calendar';
import { parseWeek } from '@sereno/domain/week';
import { viewerOf } from '../../access/authentication.ts';
import { dayRangeOf } from '../../http/dayRange.ts';
import { REFUSALS } from '../../http/envelope.ts';
import type { Handlers } from '../../http/handlers.ts';
import { keyOf } from '../../idempotency/keyHeader.ts';
import { once } from '../../idempotency/once.ts';
import type { ResourceContext } from '../context.ts';
import { decideWeek } from './deciding.ts';
import { seesAdviser } from './people.ts';
import { isRunning, weekOfAll } from './queries.ts';
import { COMMISSION_REFUSALS } from './refusals.ts';
import { listReport } from './reportQueries.ts';
import { readSignature } from './signature/signature.ts';
import { listPending, listStates } from './stateQueries.ts';
import { pendingOnWire, reportRowOnWire, stateOnWire, weekOnWire } from './wire.ts';

/** The calls about commissions but for their files (API-45 to API-47). */
export function commissionHandlers(context: ResourceContext) {
  const { database, clock, timeZone } = context;
  const { db } = database;
  return {
    async getCommissionReport(call) {
      const { StartDate, EndDate } = call.query;
      const range = dayRangeOf(StartDate, EndDate, 'EndDate');
      if ('status' in range) return range;
      const viewer = viewerOf(call);
      const rows = await listReport(db, scopeOf(viewer), range, timeZone);
      return { status: 200, body: rows.map((row) => reportRowOnWire(row, viewer)) };
    },

    async getWeeklyCommissions(call) {
      const { WeekNumber, SlpCode, ManagerId } = call.query;
      const week = parseWeek(WeekNumber);
      if (week === null) return COMMISSION_REFUSALS.noSuchWeek();
      const viewer = viewerOf(call);
      if (SlpCode !== undefined && !(await seesAdviser(db, viewer, SlpCode))) return REFUSALS.notFound();
      const managements = ManagerId === undefined ? [] : [ManagerId];
      const weekly = await weekOfAll(context, viewer, { week, slpCode: SlpCode, managements });
      return { status: 200, body: weekOnWire(weekly, week) };
    },

    async decideWeeklyCommissions(call) {
      const { body: payload } = call;
      const week = parseWeek(payload.WeekNumber);
      if (week === null) return COMMISSION_REFUSALS.noSuchWeek();
      const viewer = viewerOf(call);
      const deciding = { week, viewer, now: clock(), running: isRunning(week, context) };
      const request = {
        accountId: viewer.accountId,
        key: keyOf(call),
        operation: 'decideWeeklyCommissions',
        body: payload,
        now: deciding.now,
      } as const;
      if (payload.Status === 'R') {
        const decision = { kind: 'reconcile', reasons: payload.Reasons ?? [] } as const;
        return once(db, request, (trx) => decideWeek(trx, deciding, decision));
      }
      // Unpacking takes its time, which no transaction has.
      const signature = await readSignature(payload.Signature);
      if ('fault' in signature) return COMMISSION_REFUSALS.signature(signature.fault);
      const decision = { kind: 'accept', image: signature.image, digest: payload.Digest } as const;
      return once(db, request, (trx) => decideWeek(trx, deciding, decision));
    },

    async getPendingCommissionWeeks(call) {
      const viewer = viewerOf(call);
      if (!mayDecide(viewer) || viewer.employeeId === null) return { status: 200, body: [] };
      const rows = await listPending(db, viewer.employeeId, dateIn(timeZone, clock()));
      return { status: 200, body: rows.map(pendingOnWire) };
    },

    async getCommissionStates(call) {
      const { WeekNumber, ManagerId } = call.query;
      const week = parseWeek(WeekNumber);
      if (week === null) return COMMISSION_REFUSALS.noSuchWeek();
      const managements = ManagerId === undefined ? [] : [ManagerId];
      const rows = await listStates(db, viewerOf(call), { week, managements });
      const running = isRunning(week, context);
      return { status: 200, body: rows.map((row) => stateOnWire(row, running)) };
    },
  } satisfies Handlers;
}
