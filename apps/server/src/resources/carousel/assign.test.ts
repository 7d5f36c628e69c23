import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDesk } from '../../testing/activityDesk.ts';
import { createLeadDesk } from '../../testing/leadDesk.ts';
import { START, startTestServer, type TestServer } from '../../testing/testServer.ts';
import { NAMELESS, personOf } from './leadPerson.ts';

let server: TestServer;
let desk: ReturnType<typeof createDesk>;
let leads: ReturnType<typeof createLeadDesk>;
beforeAll(async () => {
  server = await startTestServer();
  desk = createDesk(server);
  leads = createLeadDesk(server);
});
afterAll(() => server.close());
beforeEach(() => {
  server.now = START;
});

/** The seller's number of the demo's employee. */
const sellerOf = (employeeId: number) => 1000 + employeeId;
const assign = (id: number, payload: object = { SlpCode: sellerOf(108) }, username = 'rol4') =>
  desk.post(username, `/carousel/${id}/assign`, payload);
const prospectRow = async (leadId: number) => {
  const { prospect_id } = await leads.row(leadId);
  return server.database.db.selectFrom('prospect').where('id', '=', prospect_id).selectAll().executeTakeFirst();
};
const prospects = async () => {
  const { count } = await server.database.db
    .selectFrom('prospect')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
};

describe('handing a lead to an adviser', () => {
  it('API-11 CAR-11 CAR-14 answers 201 with the lead, which is a prospect of the adviser at once', async () => {
    const digital = await leads.digitalLead();
    const id = await leads.lead({ digital_lead_id: digital });
    const response = await assign(id);
    expect(response.statusCode).toBe(201);
    expect(response.json()).toEqual({
      status: 201,
      body: {
        Id: id,
        Name: 'Rosa',
        FullName: 'Rosa Elena Campos',
        ProspectionMeans: 'Facebook',
        CreatedAt: '2026-11-20T17:55:00.000Z',
      },
    });
    const prospect = await prospectRow(id);
    expect(prospect).toMatchObject({
      company_id: 1,
      employee_id: 108,
      created_by: 4,
      created_at: START,
      first_name: 'Rosa',
      last_name: 'Elena Campos',
      mobile_phone: '5510003001',
      email: 'rosa.campos@correo.example',
      accepts_email: false,
      means_id: 1,
      discarded_at: null,
      reassigned_at: null,
    });
    expect(await leads.row(id)).toMatchObject({ assigned_to: 108, assigned_at: START, attended_by: null });
    expect(await leads.digitalRow(digital)).toMatchObject({ answered_at: START, prospect_id: prospect?.id });
  });

  it('CAR-11 shows it to the adviser as a prospect, and removes it from the queue', async () => {
    const id = await leads.lead({ name: 'Zenobia', full_name: 'Zenobia Única' });
    await assign(id, { SlpCode: sellerOf(109) });
    const own = await desk.get('rol9', '/prospect/choices?Search=zenobia');
    expect(own.json()).toMatchObject({ body: [{ Name: 'Zenobia Única', HasPhone: true, HasEmail: true }] });
    expect((await desk.get('rol8', '/prospect/choices?Search=zenobia')).json()).toMatchObject({ body: [] });
    const queue = (await desk.get('rol4', '/carousel')).json<{ body: { Id: number }[] }>().body;
    expect(queue.map(({ Id }) => Id)).not.toContain(id);
  });

  it('CAR-12 CAR-13 refuses an empty choice with 422, for a lead of any company', async () => {
    const id = await leads.lead();
    for (const lead of [id, await leads.lead({ company_id: 2 })]) {
      const response = await assign(lead, {});
      expect(response.statusCode).toBe(422);
      expect(response.json()).toEqual({
        status: 422,
        body: null,
        message: 'Falta información requerida',
        fields: [{ field: 'SlpCode', code: 'required' }],
      });
    }
    expect((await leads.row(id)).assigned_at).toBeNull();
  });

  it.each([
    ['an unknown number', 'rol1', 999_999],
    ['zero', 'rol1', 0],
    ['a negative number', 'rol1', -1108],
    ['an adviser of another company', 'rol1', sellerOf(202)],
    ['an adviser who has left', 'rol1', sellerOf(420)],
    ['a trainer, who is no adviser', 'rol1', sellerOf(107)],
    ['an adviser of another branch', 'rol4', sellerOf(163)],
    ['an adviser beside the branch', 'rol4', sellerOf(110)],
  ])('CAR-11 CAR-12 refuses %s with 422, and nothing is written', async (_title, username, SlpCode) => {
    const id = await leads.lead();
    const before = await prospects();
    const response = await assign(id, { SlpCode }, username);
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({
      message: 'Ese asesor no puede recibir prospectos.',
      fields: [{ field: 'SlpCode', code: 'unknown' }],
    });
    expect(await leads.row(id)).toMatchObject({ assigned_to: null, prospect_id: null });
    expect(await prospects()).toBe(before);
  });

  it('CAR-09 lets a role of the whole company choose from all of it, and role 4 from its own branch', async () => {
    const [all, own] = [await leads.lead(), await leads.lead()];
    expect((await assign(all, { SlpCode: sellerOf(163) }, 'rol2')).statusCode).toBe(201);
    expect((await assign(own, { SlpCode: sellerOf(143) }, 'rol4')).statusCode).toBe(201);
    expect([(await leads.row(all)).assigned_to, (await leads.row(own)).assigned_to]).toEqual([163, 143]);
  });

  it.each(['rol5', 'rol6', 'rol8', 'rol13', 'empresa2'])('CAR-09 does not exist for %s', async (username) => {
    const id = await leads.lead();
    expect((await assign(id, { SlpCode: sellerOf(108) }, username)).statusCode).toBe(404);
    expect((await leads.row(id)).assigned_at).toBeNull();
  });

  it('API-11 knows no lead of another company, and none that is not there', async () => {
    const other = await leads.lead({ company_id: 2 });
    for (const id of [other, 2_000_000_000]) expect([id, (await assign(id)).statusCode]).toEqual([id, 404]);
    expect((await leads.row(other)).assigned_at).toBeNull();
  });

  it('CAR-21 refuses an attended or assigned lead with 409, whichever adviser is chosen', async () => {
    const attended = await leads.lead({ attended_by: 4, attended_at: START });
    const handed = await leads.lead();
    await assign(handed);
    const before = await prospects();
    for (const id of [attended, handed]) {
      for (const employee of [109, 420]) {
        const response = await assign(id, { SlpCode: sellerOf(employee) });
        expect(response.statusCode).toBe(409);
        expect(response.json()).toMatchObject({ message: 'El prospecto ya fue atendido.' });
      }
    }
    expect(await prospects()).toBe(before);
    expect((await leads.row(handed)).assigned_to).toBe(108);
  });

  it('CAR-11 leaves what is known of the campaign’s lead as it is', async () => {
    const answered_at = new Date(START.getTime() - 60_000);
    const prospect_id = await desk.prospect();
    const digital = await leads.digitalLead({ answered_at, prospect_id });
    const id = await leads.lead({ digital_lead_id: digital });
    expect((await assign(id)).statusCode).toBe(201);
    expect(await leads.digitalRow(digital)).toMatchObject({ answered_at, prospect_id });
  });

  it.each([
    ['null', { SlpCode: null }],
    ['a text', { SlpCode: '1108' }],
    ['a fraction', { SlpCode: 1108.5 }],
    ['more than 32 bits', { SlpCode: 2 ** 31 }],
    ['another field', { SlpCode: 1108, EmployeeId: 109 }],
    ['a list', []],
  ])('CAR-11 answers 400 to %s', async (_title, payload) => {
    expect((await assign(await leads.lead(), payload)).statusCode).toBe(400);
  });
});

describe('who a lead is, as a prospect', () => {
  const person = { name: 'Rosa', full_name: 'Rosa Elena Campos', mobile_phone: null, email: null };

  it.each([
    ['Rosa', 'Rosa Elena Campos', 'Rosa', 'Elena Campos'],
    ['Rosa', null, 'Rosa', null],
    ['Rosa', ' ', 'Rosa', null],
    [' Rosa ', ' Rosa  Campos ', 'Rosa', 'Campos'],
    ['Rosa', 'Rosalía Campos', 'Rosalía Campos', null],
    ['Campos', 'Rosa Campos', 'Rosa Campos', null],
    ['Rosa', 'Rosa', 'Rosa', null],
    ['', 'Rosa Campos', 'Rosa Campos', null],
    ['', null, NAMELESS, null],
  ])('CAR-11 of %j and %j has the name %j and the family name %j', (name, full_name, first_name, last_name) => {
    expect(personOf({ ...person, name, full_name })).toMatchObject({ first_name, last_name });
  });

  it.each([
    ['5510003001', '5510003001'],
    ['+52 1 55 1000 3001', '5510003001'],
    ['(55) 1000-3001', '5510003001'],
    ['+1 415 555 0123', '+14155550123'],
    [' llamar a Juan ', 'llamar a Juan'],
    ['', null],
    [null, null],
  ])('CAR-11 of the phone %j has %j', (mobile_phone, expected) => {
    expect(personOf({ ...person, mobile_phone }).mobile_phone).toBe(expected);
  });
});
