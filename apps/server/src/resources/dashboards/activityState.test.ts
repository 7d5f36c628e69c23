import { isOnTime, isUnattended, onTimeAt, type ZonedMinute } from '@sereno/domain/activity';
import { addDays, dateIn, parseTimeOfDay, timeAtMinute, timeIn } from '@sereno/domain/calendar';
import type { Insertable } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Schema } from '../../database/schema.ts';
import { createDesk } from '../../testing/activityDesk.ts';
import { START, startTestServer, TODAY, type TestServer } from '../../testing/testServer.ts';
import { timingOf } from '../activity/wire.ts';
import { inState, type Moment } from './activityState.ts';

/** Zones whose day begins at another moment than in Greenwich, before and after it, one with half an hour. */
const ZONES = ['America/Mexico_City', 'Pacific/Kiritimati', 'Asia/Kolkata'] as const;
const LAST_MINUTE = 24 * 60 - 1;
const MINUTES = [0, 1, 15, 16, 12 * 60 - 1, 12 * 60, 12 * 60 + 1, LAST_MINUTE - 15, LAST_MINUTE];
const MINUTE_MS = 60_000;

/** The first and the last moment of each of those minutes in a zone, on the day before, today and the day after. */
function momentsIn(timeZone: string): Date[] {
  const [hours, minutes] = timeIn(timeZone, START).split(':').map(Number);
  const midnight = START.getTime() - ((hours ?? 0) * 60 + (minutes ?? 0)) * MINUTE_MS;
  return [-1, 0, 1].flatMap((days) =>
    MINUTES.flatMap((minute) =>
      [0, MINUTE_MS - 1].map((ms) => new Date(midnight + (days * 24 * 60 + minute) * MINUTE_MS + ms)),
    ),
  );
}

let server: TestServer;
/** The activities of this test, beside those of the demo. */
let ids: readonly number[];
beforeAll(async () => {
  server = await startTestServer();
  const { db } = server.database;
  const common = { employee_id: 108, created_by: 8, company_id: 1, activity_type_id: 2, subject_id: 6 };
  const prospect_id = await createDesk(server).prospect();
  const rows: Insertable<Schema['activity']>[] = [-2, -1, 0, 1, 2].flatMap((days) =>
    MINUTES.flatMap((minute) =>
      [
        { started_at: null, ended_at: null, on_time: null },
        { started_at: START, ended_at: null, on_time: true },
        { started_at: START, ended_at: START, on_time: false },
        { started_at: null, ended_at: START, on_time: null },
        { started_at: null, ended_at: START, on_time: false },
      ].map((state) => ({
        ...common,
        ...state,
        prospect_id,
        activity_date: addDays(TODAY, days),
        start_time: timeAtMinute(minute),
        end_time: timeAtMinute(Math.min(minute + 15, LAST_MINUTE)),
      })),
    ),
  );
  ids = (await db.insertInto('activity').values(rows).returning('id').execute()).map(({ id }) => id);
});
afterAll(() => server.close());

const rowsOf = () =>
  server.database.db.selectFrom('activity').where('id', 'in', ids).selectAll().orderBy('id').execute();

async function idsIn(state: 'onTime' | 'unattended' | 'ended', moment: Moment): Promise<number[]> {
  const found = await server.database.db
    .selectFrom('activity')
    .where('id', 'in', ids)
    .where(inState(state, moment))
    .orderBy('id')
    .select('id')
    .execute();
  return found.map(({ id }) => id);
}

/** So many minutes after the noon of today, when the tests begin. */
const noonAnd = (minutes: number): ZonedMinute => ({ date: TODAY, time: timeAtMinute(12 * 60 + minutes) });

describe('the states of activities in the database', () => {
  it.each(ZONES)('DSH-03 DSH-11 are in %s at every minute those of the domain', async (timeZone) => {
    const rows = await rowsOf();
    const counts = new Set<number>();
    for (const now of momentsIn(timeZone)) {
      const minute = { date: dateIn(timeZone, now), time: timeIn(timeZone, now) };
      const unattended = rows.filter(({ activity_date: date, start_time, started_at, ended_at }) => {
        const planned = { date, time: parseTimeOfDay(start_time) ?? minute.time };
        return isUnattended({ planned, started: started_at !== null, ended: ended_at !== null }, minute);
      });
      counts.add(unattended.length);
      expect(await idsIn('unattended', { now, timeZone })).toEqual(unattended.map(({ id }) => id));
    }
    // Each minute leaves other rows behind.
    expect(counts.size).toBeGreaterThan(2 * MINUTES.length);
  });

  it('ACL-27 DSH-03 call on time what was begun so, whatever the day', async () => {
    const rows = await rowsOf();
    const moment = { now: START, timeZone: ZONES[0] };
    const onTime = rows.filter((row) => onTimeAt(TODAY, timingOf(row)) === true);
    expect(onTime.length).toBe(rows.length / 5);
    expect(await idsIn('onTime', moment)).toEqual(onTime.map(({ id }) => id));
  });

  it('ACL-27 hold what the domain says of the minute at which one was begun', async () => {
    for (const late of [-1, 0, 15, 16]) {
      // Another one signs in again: no access lasts that long.
      const desk = createDesk(server);
      const id = await desk.activity();
      server.now = new Date(START.getTime() + late * MINUTE_MS);
      expect((await desk.get('rol8', `/activity/${id}/start`)).statusCode).toBe(201);
      const { on_time } = await desk.row(id);
      expect([late, on_time]).toEqual([late, isOnTime(noonAnd(0), noonAnd(late))]);
    }
  });
});
