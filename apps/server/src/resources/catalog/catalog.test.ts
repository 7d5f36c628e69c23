import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function rows<Row>(username: string, url: string): Promise<Row[]> {
  const response = await server.get(username, `/catalog/${url}`);
  expect(response.statusCode).toBe(200);
  return response.json<{ body: Row[] }>().body;
}

type Tracing = { Id: number; Name: string; Reschedule: number; FollowIt: number };
const tracings = (key: number | string) => rows<Tracing>('rol8', `tipify-tracings?${key}`);

describe('the catalogues of activities', () => {
  it.each(['rol1', 'rol8', 'rol11', 'empresa2', 'funeral'])(
    'API-16 API-17 ENT-23 ENT-24 ENT-25 %s gets the types with their minutes, and subjects of each',
    async (who) => {
      const types = await rows<{ Id: number; DurationTime: number }>(who, 'activity-types');
      expect(types.map(({ Id }) => Id)).toEqual([1, 2, 3, 4, 5, 6]);
      expect(types.every(({ DurationTime }) => DurationTime > 0)).toBe(true);
      const subjects = await rows<{ ActivityTypeId: number }>(who, 'activity-subjects');
      expect(new Set(subjects.map(({ ActivityTypeId }) => ActivityTypeId))).toEqual(new Set([1, 2, 3, 4, 5, 6]));
    },
  );

  it('API-18 ADL-18 ADL-19 ADL-35 ENT-26 an activity type has outcomes of both kinds, never that of the unattended', async () => {
    for (const type of [1, 2, 3, 4, 5, 6]) {
      const found = await tracings(type);
      expect(new Set(found.map(({ Reschedule }) => Reschedule))).toEqual(new Set([0, 1]));
      expect(new Set(found.map(({ FollowIt }) => FollowIt))).toEqual(new Set([0, 1]));
      expect(found.some(({ Id }) => Id === -1)).toBe(false);
    }
  });

  it('ADL-20 ADL-21 key 7 has what rescheduling offers, 7 itself among it', async () => {
    const found = await tracings(7);
    expect(found.every(({ Reschedule }) => Reschedule === 1)).toBe(true);
    expect(found.map(({ Id }) => Id)).toContain(7);
  });

  it('ADL-22 key −1 has what ending offers, ‘No atendida’ with a next activity among it', async () => {
    const found = await tracings(-1);
    expect(found.every(({ Reschedule }) => Reschedule === 0)).toBe(true);
    expect(found).toContainEqual({ Id: -1, Name: 'No atendida', Reschedule: 0, FollowIt: 1 });
  });

  it('API-18 takes the bare number after a slash, too, and refuses any other query', async () => {
    const headers = await server.headersOf('rol8');
    const slash = await server.app.inject({ method: 'GET', url: '/api/catalog/tipify-tracings/?7', headers });
    expect(slash.json<{ body: unknown[] }>().body).toEqual(await tracings(7));
    expect(await tracings(99)).toEqual([]);
    for (const query of ['', '?', '?abc', '?1.5', '?7=1', '?Id=7', '?7&8']) {
      const { statusCode } = await server.ask('GET', `/catalog/tipify-tracings${query}`, { headers });
      expect([query, statusCode]).toEqual([query, 400]);
    }
  });
});

describe('the catalogue of weeks', () => {
  it('API-61 WKP-03 WKP-04 WKP-06 WKP-07 runs from 10 Nov 2021 to 14 days ahead, the newest first', async () => {
    const weeks = await rows<{ WeekNumber: string; StartDate: string; EndDate: string }>('rol8', 'weeks');
    expect(weeks.at(0)).toEqual({ WeekNumber: '49-2026', StartDate: '2026/12/02', EndDate: '2026/12/08' });
    expect(weeks.at(2)).toEqual({ WeekNumber: '47-2026', StartDate: '2026/11/18', EndDate: '2026/11/24' });
    expect(weeks.at(-1)).toEqual({ WeekNumber: '46-2021', StartDate: '2021/11/10', EndDate: '2021/11/16' });
    expect(new Set(weeks.map(({ WeekNumber }) => WeekNumber)).size).toBe(weeks.length);
  });
});

it('AUTH-05 every catalogue asks for a token', async () => {
  for (const path of ['activity-types', 'tipify-tracings?7', 'weeks', 'managements', 'advisers', 'active-teams']) {
    expect((await server.ask('GET', `/catalog/${path}`)).statusCode).toBe(401);
  }
});
