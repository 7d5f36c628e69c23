import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDesk } from '../../testing/activityDesk.ts';
import { START, startTestServer, type TestServer } from '../../testing/testServer.ts';

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

const FULL = {
  FirstName: 'Rosa Elena',
  LastName: 'Campos',
  MobilePhone: '5510003001',
  HomePhone: '5510003002',
  Email: 'rosa.campos@correo.example',
  AcceptsEmail: true,
  ProspectionMeansId: 4,
  Street: 'Av. Juárez 12',
  County: 'Guadalajara',
  State: 'Jalisco',
  ZipCode: '44100',
  Comments: 'Prefiere por la tarde',
};
const COLUMNS = {
  first_name: 'Rosa Elena',
  last_name: 'Campos',
  mobile_phone: '5510003001',
  home_phone: '5510003002',
  email: 'rosa.campos@correo.example',
  accepts_email: true,
  means_id: 4,
  street: 'Av. Juárez 12',
  county: 'Guadalajara',
  state: 'Jalisco',
  zip_code: '44100',
  comments: 'Prefiere por la tarde',
};
const SIMPLE = { FirstName: 'Rosa', MobilePhone: '5510003001' };

const row = (id: number) =>
  server.database.db.selectFrom('prospect').where('id', '=', id).selectAll().executeTakeFirstOrThrow();
const statuses = (responses: readonly { statusCode: number }[]) =>
  responses.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);

const CHANGED = { ...FULL, FirstName: 'Rosa María', HomePhone: null, Comments: null };

const edit = (id: number, payload: object, username = 'rol8') => desk.post(username, `/prospect/${id}/edit`, payload);

describe('changing a prospect', () => {
  it('UND-11 replaces all data, and records who did it and when', async () => {
    const id = await desk.prospect({ comments: 'viejo' });
    server.now = new Date(START.getTime() + 60_000);
    const response = await edit(id, { ...CHANGED, Version: 1 });
    expect(response.json()).toEqual({ status: 200, body: null });
    expect(await row(id)).toMatchObject({
      ...COLUMNS,
      first_name: 'Rosa María',
      home_phone: null,
      comments: null,
      version: 2,
      updated_at: server.now,
      updated_by: 8,
      created_at: START,
      created_by: 8,
      employee_id: 108,
      state_code: 'JAL',
    });
  });

  it('UND-11 the code of a state goes with the state', async () => {
    const id = await desk.prospect();
    await edit(id, { ...FULL, State: 'Colima', Version: 1 });
    expect(await row(id)).toMatchObject({ state: 'Colima', state_code: null });
  });

  it('UND-11 what is left out is emptied', async () => {
    const id = await desk.prospect();
    await edit(id, { ...SIMPLE, Version: 1 });
    expect(await row(id)).toMatchObject({ last_name: null, email: null, street: null, zip_code: null, means_id: null });
  });

  it('UND-11 an older state than the newest is refused, and nothing is lost', async () => {
    const id = await desk.prospect();
    await edit(id, { ...CHANGED, Version: 1 });
    const saved = await row(id);
    for (const Version of [1, 3, 99]) {
      const response = await edit(id, { ...FULL, FirstName: 'Otra', Version }, 'rol1');
      expect(response.json()).toEqual({
        status: 409,
        body: null,
        message: 'Otra persona cambió este prospecto mientras lo editabas. Revisa los datos más recientes.',
        fields: [{ field: 'Version', code: 'stale' }],
      });
    }
    expect(await row(id)).toEqual(saved);
  });

  it('UND-11 of twelve different ones at the same moment one wins', async () => {
    for (let round = 0; round < 3; round += 1) {
      const id = await desk.prospect();
      const responses = await Promise.all(
        Array.from({ length: 12 }, (_, index) =>
          edit(id, { ...FULL, FirstName: `Rosa ${index}`, Version: 1 }, index % 2 === 0 ? 'rol8' : 'rol1'),
        ),
      );
      expect(statuses(responses)).toEqual([200, ...Array.from({ length: 11 }, () => 409)]);
      const winner = responses.findIndex(({ statusCode }) => statusCode === 200);
      expect(await row(id)).toMatchObject({ first_name: `Rosa ${winner}`, version: 2 });
    }
  });

  it('UND-11 the same change of the same person again is a success, and changes nothing more', async () => {
    const id = await desk.prospect();
    await edit(id, { ...CHANGED, Version: 1 });
    const saved = await row(id);
    expect((await edit(id, { ...CHANGED, Version: 1 })).statusCode).toBe(200);
    expect((await edit(id, { ...CHANGED, Version: 1 }, 'rol1')).statusCode).toBe(409);
    expect((await edit(id, { ...CHANGED, FirstName: 'Otra', Version: 1 })).statusCode).toBe(409);
    expect(await row(id)).toEqual(saved);
    await edit(id, { ...CHANGED, Version: 2 });
    expect((await edit(id, { ...CHANGED, Version: 1 })).statusCode).toBe(409);
  });

  it('UND-11 holds the rules of registering', async () => {
    const id = await desk.prospect();
    const saved = await row(id);
    for (const change of [{ FirstName: 'A' }, { MobilePhone: '1' }, { ProspectionMeansId: 99 }]) {
      expect((await edit(id, { ...FULL, ...change, Version: 1 })).statusCode).toBe(422);
    }
    expect((await edit(id, { FirstName: 'Rosa', Version: 1 })).statusCode).toBe(422);
    expect((await edit(id, FULL)).statusCode).toBe(400);
    expect(await row(id)).toEqual(saved);
  });

  it.each([
    ['rol1', 200],
    ['rol8', 200],
    ['rol7', 422],
    ['rol4', 422],
    ['rol13', 422],
    ['rol9', 404],
    ['rol11', 404],
    ['empresa2', 404],
  ])('ACL-18 CDR-08 %s is answered %d: only who sees the contact data changes them', async (username, status) => {
    const id = await desk.prospect();
    const changed = await edit(id, { ...CHANGED, Version: 1 }, username);
    expect(changed.statusCode).toBe(status);
    expect((await row(id)).version).toBe(status === 200 ? 2 : 1);
    const other = await desk.prospect();
    const discarded = await desk.post(username, `/prospect/${other}/discard`, { Discarded: true, Version: 1 });
    expect(discarded.statusCode).toBe(status);
    expect((await row(other)).discarded_at).toEqual(status === 200 ? START : null);
  });
});

const discard = (id: number, Discarded: boolean, Version: number, username?: string) =>
  desk.post(username ?? 'rol8', `/prospect/${id}/discard`, { Discarded, Version });

describe('who is not interested', () => {
  it('UND-02 is noted with the moment, and followed again', async () => {
    const id = await desk.prospect();
    expect((await discard(id, true, 1)).json()).toEqual({ status: 200, body: null });
    expect(await row(id)).toMatchObject({ discarded_at: START, version: 2, updated_by: 8 });
    await discard(id, false, 2);
    expect(await row(id)).toMatchObject({ discarded_at: null, version: 3 });
  });

  it('UND-02 what is so already stays as it is', async () => {
    const since = new Date('2026-10-01T18:00:00Z');
    const id = await desk.prospect({ discarded_at: since });
    expect((await discard(id, true, 1)).statusCode).toBe(200);
    expect(await row(id)).toMatchObject({ discarded_at: since, version: 1 });
  });

  it('UND-02 an older state is refused, but for the same again', async () => {
    const id = await desk.prospect();
    await discard(id, true, 1);
    expect((await discard(id, true, 1)).statusCode).toBe(200);
    expect((await discard(id, false, 1)).statusCode).toBe(409);
    expect((await discard(id, true, 1, 'rol1')).statusCode).toBe(409);
    expect((await row(id)).version).toBe(2);
  });

  it('UND-02 of a change and a discarding at the same moment one wins', async () => {
    for (let round = 0; round < 3; round += 1) {
      const id = await desk.prospect();
      const responses = await Promise.all([
        desk.post('rol1', `/prospect/${id}/edit`, { ...CHANGED, Version: 1 }),
        discard(id, true, 1),
      ]);
      expect(statuses(responses)).toEqual([200, 409]);
      expect((await row(id)).version).toBe(2);
    }
  });
});
