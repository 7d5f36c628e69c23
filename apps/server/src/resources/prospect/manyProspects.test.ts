import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bearer, startTestServer, type TestServer } from '../../testing/testServer.ts';

const MANY = 3000;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  const { db } = server.database;
  // Beside the demo's, one adviser's own, each with two activities that have ended and one that is open.
  await sql`
    with added as (
      insert into prospect (company_id, employee_id, first_name, last_name, mobile_phone, email, means_id, county, state,
        created_at, created_by, previous_employee_id, reassigned_at)
      select 1, 108, 'Rosa Elena', 'Campos ' || step, '33' || (10000000 + step), 'rosa' || step || '@correo.example', 1 + step % 8,
        'Guadalajara', 'Jalisco', timestamptz '2026-11-20 12:00Z' - step * interval '1 hour', 8, 109, timestamptz '2026-11-20 12:00Z'
      from generate_series(1, ${MANY}::integer) step
      returning id
    )
    insert into activity (company_id, employee_id, activity_type_id, subject_id, activity_date, start_time, end_time, created_by,
      prospect_id, started_at, ended_at)
    select 1, 108, 2, 6, date '2026-11-20' + turn, '10:00', '10:15', 8, id,
      case when turn < 1 then timestamptz '2026-11-20 12:00Z' end, case when turn < 1 then timestamptz '2026-11-20 12:15Z' end
    from added, generate_series(-1, 1) turn`.execute(db);
  await sql`analyze`.execute(db);
});
afterAll(() => server.close());

describe('an adviser with 3,000 prospects', () => {
  it.each([
    ['UND-01', 'rol8', '/prospect/list?List=following', MANY],
    ['UND-03', 'rol8', '/prospect/list?List=reassigned', MANY],
    ['UND-01', 'rol7', '/prospect/list?List=following', MANY],
    ['UND-01', 'rol1', '/prospect/list?List=following', MANY],
    ['UND-04', 'rol1', '/prospect/list?List=client', 100],
    ['VAL-05', 'rol8', '/prospect/similar?Phone=3310000007&Email=rosa9@correo.example', 2],
  ])('%s %s %s is answered whole', async (_id, username, url, least) => {
    const token = await server.signIn(username);
    const response = await server.app.inject({ url: `/api${url}`, headers: bearer(token) });
    const { length } = response.json<{ body: unknown[] }>().body;
    expect(length).toBeGreaterThanOrEqual(least);
  });
});
