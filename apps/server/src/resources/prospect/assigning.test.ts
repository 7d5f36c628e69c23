import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDesk, NEXT_CALL } from '../../testing/activityDesk.ts';
import { addManagers } from '../../testing/managers.ts';
import { START, startTestServer, type TestServer } from '../../testing/testServer.ts';

let server: TestServer;
let desk: ReturnType<typeof createDesk>;
beforeAll(async () => {
  server = await startTestServer();
  desk = createDesk(server);
});
afterAll(() => server.close());

/** Seller's numbers of the demo: 1000 and the employee. */
const SLP = { rol8: 1108, rol9: 1109, beside: 1110, elsewhere: 1202 };

const row = (id: number) =>
  server.database.db.selectFrom('prospect').where('id', '=', id).selectAll().executeTakeFirstOrThrow();
const assign = (id: number, SlpCode: number, Version = 1, username = 'rol4') =>
  desk.post(username, `/prospect/${id}/assign`, { SlpCode, Version });
const idsIn = async (list: string, username: string) =>
  (await desk.get(username, `/prospect/list?List=${list}`)).json<{ body: { Id: number }[] }>().body.map(({ Id }) => Id);
/** Whose the open activities of a prospect are. */
async function openOf(id: number): Promise<number[]> {
  const rows = await server.database.db
    .selectFrom('activity')
    .where('prospect_id', '=', id)
    .where('ended_at', 'is', null)
    .select('employee_id')
    .execute();
  return rows.map(({ employee_id }) => employee_id);
}
const statuses = (responses: readonly { statusCode: number }[]) =>
  responses.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);

describe('handing a prospect to another adviser', () => {
  it('UND-03 changes its adviser, records the former one and the time, and adds it to their register', async () => {
    const id = await desk.prospect();
    expect((await assign(id, SLP.rol9)).json()).toEqual({ status: 200, body: null });
    expect(await row(id)).toMatchObject({
      employee_id: 109,
      previous_employee_id: 108,
      reassigned_at: START,
      version: 2,
      updated_by: 4,
      created_by: 8,
    });
    expect((await idsIn('reassigned', 'rol9'))[0]).toBe(id);
    expect(await idsIn('following', 'rol8')).not.toContain(id);
    const told = await desk.get('rol9', `/prospect/${id}`);
    expect(told.json()).toMatchObject({ body: { MobilePhone: '5510003001', CanEdit: true } });
  });

  it('UND-02 UND-03 who was not interested is followed again, by the new adviser', async () => {
    const id = await desk.prospect({ discarded_at: START });
    expect((await assign(id, SLP.rol9)).statusCode).toBe(200);
    expect((await row(id)).discarded_at).toBeNull();
    expect(await idsIn('following', 'rol9')).toContain(id);
    expect(await idsIn('reassigned', 'rol9')).toContain(id);
    expect(await idsIn('not-following', 'rol9')).not.toContain(id);
  });

  it('UND-03 moves its open activities, and leaves the ended ones with the former adviser', async () => {
    const id = await desk.prospect();
    const ended = await desk.activity({ prospect_id: id, ended_at: START });
    const open = [
      await desk.activity({ prospect_id: id }),
      await desk.activity({ prospect_id: id, started_at: START, activity_date: '2026-11-25' }),
    ];
    const others = await desk.activity();
    await assign(id, SLP.rol9);
    const employees = await Promise.all([...open, ended, others].map(async (of) => (await desk.row(of)).employee_id));
    expect(employees).toEqual([109, 109, 108, 108]);
    const days = 'InitialActivityDate=2026/11/01&FinalActivityDate=&All=true';
    const list = (await desk.get('rol9', `/activity/activities?${days}`)).json<{ body: { Id: number }[] }>().body;
    expect(list.map(({ Id }) => Id)).toEqual(expect.arrayContaining(open));
  });

  it('UND-03 changes neither activities nor prospect when it is refused', async () => {
    const id = await desk.prospect({ version: 5 });
    const open = await desk.activity({ prospect_id: id });
    expect((await assign(id, SLP.rol9, 4)).statusCode).toBe(409);
    expect([(await row(id)).employee_id, (await desk.row(open)).employee_id]).toEqual([108, 108]);
  });

  it.each([
    ['rol1', 200],
    ['rol2', 200],
    ['rol3', 200],
    ['rol4', 200],
    ['rol5', 404],
    ['rol7', 404],
    ['rol8', 404],
    ['rol13', 404],
    ['empresa2', 404],
  ])('CAR-09 %s is answered %d', async (username, status) => {
    expect((await assign(await desk.prospect(), SLP.rol9, 1, username)).statusCode).toBe(status);
  });

  it.each([
    ['is above the person', { employee_id: 110, created_by: 10 }],
    ['is another company’s', { company_id: 2, employee_id: 202, created_by: 16 }],
  ])('UND-03 a prospect whose adviser %s is not found', async (_title, change) => {
    expect((await assign(await desk.prospect(change), SLP.rol9)).statusCode).toBe(404);
  });

  it.each([
    ['unknown', 999_999],
    ['that of an adviser whom the person does not see', SLP.beside],
    ['that of another company’s adviser', SLP.elsewhere],
    ['that of who is no adviser', 1107],
  ])('CAR-10 a number that is %s is refused', async (_title, SlpCode) => {
    const id = await desk.prospect();
    const response = await assign(id, SlpCode);
    expect(response.json()).toMatchObject({ status: 422, fields: [{ field: 'SlpCode', code: 'unknown' }] });
    expect((await row(id)).version).toBe(1);
  });

  it('CAR-10 an adviser who has left is refused', async () => {
    const { db } = server.database;
    await db.updateTable('employee').set({ active: false }).where('id', '=', 109).execute();
    const response = await assign(await desk.prospect(), SLP.rol9);
    await db.updateTable('employee').set({ active: true }).where('id', '=', 109).execute();
    expect(response.statusCode).toBe(422);
  });

  it('UND-03 to its current adviser is refused, but the same request again succeeds', async () => {
    const id = await desk.prospect();
    const response = await assign(id, SLP.rol8);
    expect(response.json()).toMatchObject({ status: 422, fields: [{ field: 'SlpCode', code: 'unchanged' }] });
    await assign(id, SLP.rol9);
    expect((await assign(id, SLP.rol9)).statusCode).toBe(200);
    expect((await assign(id, SLP.rol9, 1, 'rol1')).statusCode).toBe(409);
    expect(await row(id)).toMatchObject({ version: 2, previous_employee_id: 108 });
  });

  it('UND-03 of two managers at the same moment one wins, and the activities are where the prospect is', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await desk.prospect();
      const open = await desk.activity({ prospect_id: id });
      const responses = await Promise.all([assign(id, SLP.rol9), assign(id, 1120, 1, 'rol1')]);
      expect(statuses(responses)).toEqual([200, 409]);
      expect((await desk.row(open)).employee_id).toBe((await row(id)).employee_id);
    }
  });

  it('UND-03 of twelve managers who choose one adviser at the same moment one hands it over', async () => {
    const managers = await addManagers(server, 1, 12);
    for (let round = 0; round < 3; round += 1) {
      const id = await desk.prospect();
      const responses = await Promise.all(managers.map((name) => assign(id, SLP.rol9, 1, name)));
      expect(statuses(responses)).toEqual([200, ...Array.from({ length: 11 }, () => 409)]);
      expect(await row(id)).toMatchObject({ employee_id: 109, previous_employee_id: 108, version: 2 });
    }
  });

  it('UND-03 an activity that is being ended leaves no next one behind', async () => {
    for (let round = 0; round < 8; round += 1) {
      const id = await desk.prospect();
      const open = await desk.activity({ prospect_id: id, started_at: START });
      const [handed, ended] = await Promise.all([
        assign(id, SLP.rol9),
        desk.post('rol8', `/activity/${open}/end`, { ...NEXT_CALL, TipifyTracingId: 1 }),
      ]);
      expect(handed.statusCode).toBe(200);
      // Who is later finds it another adviser's.
      expect([201, 404]).toContain(ended.statusCode);
      expect(await openOf(id)).toEqual([109]);
    }
  });

  it('UND-03 an activity that is being booked is the new adviser’s, or not booked by the old one', async () => {
    for (let round = 0; round < 8; round += 1) {
      const id = await desk.prospect();
      const [handed, byAdviser, byManager] = await Promise.all([
        assign(id, SLP.rol9),
        desk.post('rol8', '/activity/add', { ...NEXT_CALL, ProspectId: id }),
        desk.post('rol7', '/activity/add', { ...NEXT_CALL, ProspectId: id }),
      ]);
      expect([handed.statusCode, byManager.statusCode]).toEqual([200, 201]);
      expect([201, 404]).toContain(byAdviser.statusCode);
      expect(new Set(await openOf(id))).toEqual(new Set([109]));
    }
  });

  it.each([{}, { SlpCode: 1109 }, { Version: 1 }, { SlpCode: 'x', Version: 1 }, { SlpCode: 1109, Version: 0 }])(
    'SES-17 answers 400 to %j',
    async (payload) => {
      expect((await desk.post('rol4', `/prospect/${await desk.prospect()}/assign`, payload)).statusCode).toBe(400);
    },
  );
});
