import { addDays, timeAtMinute } from '@sereno/domain/calendar';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createApp } from '../../app.ts';
import { createDesk } from '../../testing/activityDesk.ts';
import { bearer, SECRET, START, startTestServer, TODAY, type TestServer } from '../../testing/testServer.ts';

let server: TestServer;
let desk: ReturnType<typeof createDesk>;
beforeAll(async () => {
  server = await startTestServer();
  desk = createDesk(server);
});
afterAll(() => server.close());
beforeEach(() => {
  server.now = START;
});

const start = (id: number, username = 'rol8') => desk.get(username, `/activity/${id}/start`);
const NOON = 12 * 60;

describe('when an activity may be started', () => {
  const late = { status: 422, body: null, message: 'No atendido a tiempo' };

  it.each([
    [-30, 422],
    [-3, 422],
    [-2, 422],
    [-1, 422],
    [0, 201],
    [1, 201],
    [2, 201],
    [3, 422],
    [90, 422],
  ])('ACL-23 ACL-24 ACL-25 %d days from today answers %d', async (offset, status) => {
    const id = await desk.activity({ activity_date: addDays(TODAY, offset) });
    const response = await start(id);
    expect(response.statusCode).toBe(status);
    expect((await desk.row(id)).started_at).toEqual(status === 201 ? START : null);
    expect(status === 201 || JSON.stringify(response.json()) === JSON.stringify(late)).toBe(true);
  });

  it('API-15 STA-01 STA-02 answers 201 with the activity, its start in the business zone', async () => {
    const id = await desk.activity();
    const response = await start(id);
    expect(response.statusCode).toBe(201);
    expect(response.json()).toMatchObject({
      status: 201,
      body: { Id: id, StartDate: '2026/11/20 12:00', OnTime: 1, ProspectName: 'Rosa Elena Campos' },
    });
  });

  it('STA-02 again answers the same once more, later too, and never moves the start', async () => {
    const id = await desk.activity();
    const first = await start(id);
    server.now = new Date(START.getTime() + 14 * 60_000);
    const second = await start(id);
    expect([second.statusCode, second.json()]).toEqual([201, first.json()]);
    expect((await desk.row(id)).started_at).toEqual(START);
  });

  it('STA-02 what has been started answers again though its day is over', async () => {
    const started_at = new Date(START.getTime() - 86_400_000);
    const id = await desk.activity({ activity_date: addDays(TODAY, -1), started_at, on_time: true });
    expect((await start(id)).json()).toMatchObject({ status: 201, body: { StartDate: '2026/11/19 12:00', OnTime: 1 } });
  });

  it('ADL-24 one that has ended answers 409 and stays as it is', async () => {
    const id = await desk.activity({ ended_at: START });
    const response = await start(id);
    expect([response.statusCode, response.json()]).toEqual([
      409,
      { status: 409, body: null, message: 'Actividad ya finalizada' },
    ]);
    expect((await desk.row(id)).started_at).toBeNull();
  });

  it('CAR-18 the GET is never kept by a cache', async () => {
    expect((await start(await desk.activity())).headers['cache-control']).toBe('no-store');
  });
});

describe('whose activities may be started', () => {
  it.each([
    ['rol1', 201],
    ['rol4', 201],
    ['rol7', 201],
    ['rol9', 404],
    ['rol11', 404],
    ['rol14', 404],
    ['empresa2', 404],
  ])('API-15 %s gets %d for one of rol8', async (username, status) => {
    const id = await desk.activity();
    expect((await start(id, username)).statusCode).toBe(status);
    expect((await desk.row(id)).started_at === null).toBe(status === 404);
  });

  it.each([2_147_483_647, 1])('API-15 %d, unknown or of another company, is not found', async (id) => {
    expect((await start(id, 'funeral')).statusCode).toBe(404);
  });

  it.each(['0', '-1', 'abc', '1.5', '2147483648'])('API-15 %s is no id', async (id) => {
    const response = await desk.get('rol8', `/activity/${id}/start`);
    expect(response.statusCode).toBe(400);
  });
});

describe('whether an activity was begun on time', () => {
  it.each([
    [-15, 'an hour and more early', true],
    [0, 'at the minute', true],
    [15, 'at the last minute', true],
    [16, 'a minute too late', false],
    [300, 'hours later', false],
  ])('ACL-27 %d minutes: %s', async (minutes, _title, expected) => {
    const time = timeAtMinute(NOON - minutes);
    const id = await desk.activity({ start_time: time, end_time: '23:00' });
    expect((await start(id)).json()).toMatchObject({ body: { OnTime: expected ? 1 : 0 } });
    expect((await desk.row(id)).on_time).toBe(expected);
  });

  it('ACL-27 counts the days as well: one of tomorrow is on time, whatever its hour', async () => {
    const id = await desk.activity({ activity_date: addDays(TODAY, 1), start_time: '00:05' });
    expect((await start(id)).json()).toMatchObject({ body: { OnTime: 1 } });
  });
});

describe('what the channel of a started activity needs', () => {
  const nothing = { Email: null, MobilePhone: null, Address: null };
  const address = 'Av. Juárez 12, Guadalajara, Jalisco, 44100';

  it.each([
    [1, 1, { Address: address }],
    [2, 6, { MobilePhone: '5510003001' }],
    [3, 9, { Email: 'rosa.campos@correo.example' }],
    [4, 12, { MobilePhone: '5510003001' }],
    [5, 14, { MobilePhone: '5510003001' }],
    [6, 16, {}],
  ])(
    'CDR-08 ACL-18 type %d gives its one contact field to a viewer who sees none in the lists',
    async (activity_type_id, subject_id, datum) => {
      const id = await desk.activity({ activity_type_id, subject_id, created_by: 7 });
      const response = await start(id);
      expect(response.json()).toMatchObject({ body: { ...nothing, ...datum, Prospect: null } });
    },
  );

  it('CDR-01 the activity’s own datum comes before its prospect’s', async () => {
    const id = await desk.activity({ phone_number: '5511112222', created_by: 7 });
    expect((await start(id)).json()).toMatchObject({ body: { MobilePhone: '5511112222' } });
  });

  it('ACL-18 who made it sees all of it', async () => {
    const response = await start(await desk.activity());
    expect(response.json()).toMatchObject({
      body: { MobilePhone: '5510003001', Prospect: { Addresses: [address], Email: 'rosa.campos@correo.example' } },
    });
  });
});

describe('many at once', () => {
  it('STA-02 ten starts of one activity set one start', async () => {
    const id = await desk.activity();
    const headers = bearer(await server.signIn('rol8'));
    let seconds = 0;
    // Each request reads another time.
    const clock = () => {
      seconds += 1;
      return new Date(START.getTime() + seconds * 1000);
    };
    const app = await createApp({ database: server.database, clock, config: { tokenSecret: SECRET } });
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => app.inject({ url: `/api/activity/${id}/start`, headers })),
    );
    await app.close();
    expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    expect(new Set(responses.map(({ body }) => body)).size).toBe(1);
    expect((await desk.row(id)).started_at?.getTime()).toBeGreaterThan(START.getTime());
  });
});
