import { addDays, formatWireDate } from '@sereno/domain/calendar';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDesk } from '../../testing/activityDesk.ts';
import { startTestServer, TODAY, type TestServer } from '../../testing/testServer.ts';

const MANY = 2000;

let server: TestServer;
let desk: ReturnType<typeof createDesk>;
beforeAll(async () => {
  server = await startTestServer();
  desk = createDesk(server);
  // A year of open activities before today and a year after, beside the demo's.
  await sql`
    insert into activity (company_id, employee_id, activity_type_id, subject_id, activity_date, start_time, end_time, created_by, prospect_id, comments)
    select 1, 108, 2, 6, date '2026-11-20' + (step % 730 - 365), '10:00', '10:15', 8, own.id, 'Prefiere por la tarde'
    from generate_series(1, ${MANY}::integer) step
    join lateral (select id from prospect where employee_id = 108 order by (id * step) % 97, id limit 1) own on true`.execute(
    server.database.db,
  );
});
afterAll(() => server.close());

describe('an adviser with 2,000 open activities', () => {
  const from = formatWireDate(addDays(TODAY, -400));

  it.each([
    ['API-13', 'rol8', `/activity/activities?InitialActivityDate=${from}&FinalActivityDate=&All=true`, MANY],
    ['API-13', 'rol7', `/activity/activities?InitialActivityDate=${from}&FinalActivityDate=&All=true`, MANY],
    ['API-14', 'rol8', '/activity/expired-activities', MANY / 2 - 100],
  ])('%s %s is answered whole', async (_id, username, url, least) => {
    const { body } = (await desk.get(username, url)).json<{ body: unknown[] }>();
    expect(body.length).toBeGreaterThanOrEqual(least);
  });
});
