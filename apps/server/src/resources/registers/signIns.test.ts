import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bearer, startTestServer, type TestServer } from '../../testing/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

type Row = { Id: number; Values: Record<string, unknown> };

async function get(path: string, username = 'rol15') {
  return server.ask('GET', `/register/user-locations${path}`, { headers: bearer(await server.signIn(username)) });
}
const rows = async (path: string) => (await get(path)).json<{ body: { Rows: Row[]; Total: number } }>().body;

async function signedIn(
  username: string,
  at: string,
  latitude: number | null,
  longitude: number | null,
): Promise<number> {
  const { db } = server.database;
  const { id } = await db.selectFrom('account').where('username', '=', username).select('id').executeTakeFirstOrThrow();
  const session = { id: randomUUID(), account_id: id, rotation: 1, signed_in_at: new Date(at), latitude, longitude };
  await db.insertInto('session').values(session).execute();
  return id;
}

describe('UND-50 where people signed in', () => {
  it('shows when and where each person signed in last, in the business zone, the newest first', async () => {
    // 05:30 in London is half past eleven of the day before in Mexico City.
    await signedIn('rol4', '2027-01-10T05:30:00Z', 19.4326, -99.1332);
    const id = await signedIn('rol5', '2027-01-11T05:30:00Z', null, null);
    const { Rows, Total } = await rows('?PageSize=2');
    expect(Total).toBeGreaterThan(2);
    expect(Rows.map(({ Values }) => Values)).toMatchObject([
      { signedInAt: '2027/01/10 23:30', latitude: null, longitude: null },
      { signedInAt: '2027/01/09 23:30', latitude: 19.4326, longitude: -99.1332 },
    ]);
    expect(Rows[0]?.Id).toBe(id);
  });

  it('is filtered by the days of the business zone, and written to a file as on the screen', async () => {
    const id = await signedIn('rol6', '2027-02-02T05:59:00Z', 20.5, -100.25);
    const found = await rows('?Filter=signedInAt:2027-02-01..2027-02-01');
    expect(found.Rows.map((row) => row.Id)).toEqual([id]);
    expect((await rows('?Filter=signedInAt:2027-02-02..2027-02-02')).Total).toBe(0);
    const headers = bearer(await server.signIn('rol1'));
    const url = '/api/register/user-locations/csv?Column=signedInAt:Acceso&Filter=signedInAt:2027-02-01..2027-02-01';
    expect((await server.app.inject({ url, headers })).body).toBe('\uFEFFAcceso\r\n01/02/2027 23:59\r\n');
  });

  it('has the times before in the history of a person', async () => {
    await signedIn('rol7', '2027-03-01T12:00:00Z', 20.6736, -103.344);
    const id = await signedIn('rol7', '2027-03-02T12:00:00Z', null, null);
    const { body } = (await get(`/${id}/history`)).json<{ body: object[] }>();
    expect(body.slice(0, 2)).toMatchObject([
      { Kind: 'signedIn', At: '2027-03-02T12:00:00.000Z', Fields: [] },
      {
        Kind: 'signedIn',
        At: '2027-03-01T12:00:00.000Z',
        Fields: [
          { Field: 'latitude', Before: null, After: '20.6736' },
          { Field: 'longitude', Before: null, After: '-103.344' },
        ],
      },
    ]);
  });

  it('is only read: nothing can be created, changed, ended or restored', async () => {
    const [row] = (await rows('?PageSize=1')).Rows;
    const headers = bearer(await server.signIn('rol1'));
    for (const [path, payload] of [
      ['create', { Values: {} }],
      [`${row?.Id}/edit`, { Version: 1, Values: {} }],
      [`${row?.Id}/end`, { Version: 1 }],
      [`${row?.Id}/restore`, { Version: 1 }],
      [`${row?.Id}/action/endSessions`, { Version: 1 }],
    ] as const) {
      const { statusCode } = await server.ask('POST', `/register/user-locations/${path}`, { headers, payload });
      expect([path, statusCode]).toEqual([path, 404]);
    }
  });

  it('is of the own company: a person of another one is not found', async () => {
    const id = await signedIn('empresa2', '2027-04-01T12:00:00Z', 21, -101);
    expect((await get(`/${id}`)).statusCode).toBe(404);
    expect((await get(`/${id}/history`)).statusCode).toBe(404);
    expect((await rows('?Filter=signedInAt:2027-04-01..2027-04-01')).Total).toBe(0);
  });
});
