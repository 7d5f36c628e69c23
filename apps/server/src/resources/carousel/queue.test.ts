import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDesk } from '../../testing/activityDesk.ts';
import { createLeadDesk } from '../../testing/leadDesk.ts';
import { START, startTestServer, type TestServer } from '../../testing/testServer.ts';

let server: TestServer;
let desk: ReturnType<typeof createDesk>;
let leads: ReturnType<typeof createLeadDesk>;
beforeAll(async () => {
  server = await startTestServer();
  desk = createDesk(server);
  leads = createLeadDesk(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  server.now = START;
  await leads.clear();
});

const minutesAgo = (minutes: number) => new Date(START.getTime() - minutes * 60_000);
const attend = (id: number | string, username = 'rol4', payload = {}) =>
  desk.post(username, `/carousel/${id}/attend`, payload);
const setAccount = (username: string, change: { carousel_on?: boolean; employee_id?: number | null }) =>
  server.database.db.updateTable('account').set(change).where('username', '=', username).execute();

async function queueOf(username: string): Promise<number[]> {
  const response = await desk.get(username, '/carousel');
  expect(response.statusCode).toBe(200);
  return response.json<{ body: { Id: number }[] }>().body.map(({ Id }) => Id);
}

async function ownOf(username: string): Promise<number[]> {
  const response = await desk.get(username, '/carousel/attended');
  expect(response.statusCode).toBe(200);
  return response.json<{ body: { Id: number }[] }>().body.map(({ Id }) => Id);
}

describe('the leads that wait', () => {
  it('API-09 CAR-01 CAR-03 CAR-04 CAR-05 have their names, means and arrival times', async () => {
    const id = await leads.lead();
    expect((await desk.get('rol4', '/carousel')).json()).toEqual({
      status: 200,
      body: [
        {
          Id: id,
          Name: 'Rosa',
          FullName: 'Rosa Elena Campos',
          ProspectionMeans: 'Facebook',
          CreatedAt: '2026-11-20T17:55:00.000Z',
        },
      ],
    });
  });

  it('CAR-01 come oldest first, then by id, with blank names as null', async () => {
    const young = await leads.lead({ created_at: minutesAgo(1) });
    const old = await leads.lead({ created_at: minutesAgo(90), full_name: '  ' });
    const twin = await leads.lead({ created_at: minutesAgo(1) });
    const response = await desk.get('rol4', '/carousel');
    expect(response.json()).toMatchObject({ body: [{ Id: old, FullName: null }, { Id: young }, { Id: twin }] });
  });

  it('CAR-01 are neither attended nor handed to anybody, and of the person’s company', async () => {
    const waiting = await leads.lead();
    await leads.lead({ attended_by: 4, attended_at: START });
    await leads.lead({ assigned_to: 108, assigned_at: START });
    const other = await leads.lead({ company_id: 2 });
    expect(await queueOf('rol4')).toEqual([waiting]);
    await setAccount('empresa2', { carousel_on: true });
    expect(await queueOf('empresa2')).toEqual([other]);
    await setAccount('empresa2', { carousel_on: false });
  });

  it('CAR-15 are hidden from viewers who pass the guard without the list, and those who reassign them always see them', async () => {
    const id = await leads.lead();
    for (const username of ['rol1', 'rol4', 'rol5']) await setAccount(username, { carousel_on: false });
    expect(await queueOf('rol5')).toEqual([]);
    for (const username of ['rol1', 'rol4']) expect(await queueOf(username)).toEqual([id]);
    expect((await attend(id, 'rol5')).statusCode).toBe(404);
    expect((await leads.row(id)).attended_at).toBeNull();
    for (const username of ['rol1', 'rol4', 'rol5']) await setAccount(username, { carousel_on: true });
    expect(await queueOf('rol5')).toEqual([id]);
  });

  it('CAR-15 are hidden from accounts without an employee, which could not register them', async () => {
    const id = await leads.lead();
    await setAccount('rol11', { carousel_on: true });
    expect(await queueOf('rol11')).toEqual([]);
    expect((await attend(id, 'rol11')).statusCode).toBe(404);
    expect((await leads.row(id)).attended_at).toBeNull();
    await setAccount('rol11', { carousel_on: false });
  });

  it.each(['rol6', 'rol8', 'empresa2'])('RTE-05 CAR-15 do not exist for %s, nor does attending', async (username) => {
    const id = await leads.lead();
    expect((await desk.get(username, '/carousel')).statusCode).toBe(404);
    expect((await attend(id, username)).statusCode).toBe(404);
    expect((await leads.row(id)).attended_at).toBeNull();
  });
});

describe('attending a lead', () => {
  it('API-12 CAR-06 answers 201 with the lead, which waits no more and is the person’s', async () => {
    const id = await leads.lead();
    const response = await attend(id, 'rol5');
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
    expect(await leads.row(id)).toMatchObject({
      attended_by: 5,
      attended_at: START,
      assigned_to: null,
      prospect_id: null,
    });
    expect(await queueOf('rol4')).toEqual([]);
    expect(await ownOf('rol5')).toEqual([id]);
    expect(await ownOf('rol4')).toEqual([]);
  });

  it('CAR-06 needs no body, and reads none', async () => {
    const [none, some] = [await leads.lead(), await leads.lead()];
    const headers = { authorization: `Bearer ${await server.signIn('rol4')}` };
    expect((await server.ask('POST', `/carousel/${none}/attend`, { headers })).statusCode).toBe(201);
    expect((await attend(some, 'rol4', { attended_by: 1, Id: none, company_id: 2 })).statusCode).toBe(201);
    expect(await leads.row(some)).toMatchObject({ attended_by: 4, company_id: 1 });
  });

  it('CAR-21 refuses every later request, of the same person too, and writes nothing more', async () => {
    const id = await leads.lead();
    await attend(id, 'rol4');
    server.now = new Date(START.getTime() + 60_000);
    for (const username of ['rol5', 'rol4']) {
      const response = await attend(id, username);
      expect(response.statusCode).toBe(409);
      expect(response.json()).toEqual({ status: 409, body: null, message: 'El prospecto ya fue atendido.' });
    }
    expect(await leads.row(id)).toMatchObject({ attended_by: 4, attended_at: START });
  });

  it('CAR-21 refuses one that was handed to an adviser', async () => {
    const id = await leads.lead({ assigned_to: 108, assigned_at: START });
    expect((await attend(id)).statusCode).toBe(409);
    expect((await leads.row(id)).attended_by).toBeNull();
  });

  it('API-12 knows no lead of another company, and none that is not there', async () => {
    const other = await leads.lead({ company_id: 2 });
    const taken = await leads.lead({ company_id: 2, attended_by: 16, attended_at: START });
    for (const id of [other, taken, 2_000_000_000]) expect([id, (await attend(id)).statusCode]).toEqual([id, 404]);
    expect((await leads.row(other)).attended_at).toBeNull();
  });

  it.each(['0', '-1', '1.5', 'abc', '99999999999999', '%20'])('API-12 answers 400 to the id %s', async (id) => {
    expect((await attend(id)).statusCode).toBe(400);
  });

  it('CAR-06 answers the lead of the campaign, once', async () => {
    const digital = await leads.digitalLead();
    const known = await leads.digitalLead({ answered_at: minutesAgo(3) });
    const [first, second] = [
      await leads.lead({ digital_lead_id: digital }),
      await leads.lead({ digital_lead_id: known }),
    ];
    await attend(first);
    await attend(second);
    expect(await leads.digitalRow(digital)).toMatchObject({ answered_at: START, prospect_id: null });
    expect(await leads.digitalRow(known)).toMatchObject({ answered_at: minutesAgo(3) });
  });

  it('CAR-06 answers no lead before it came, where the clock of the campaign goes before ours', async () => {
    const soon = new Date(START.getTime() + 90_000);
    const digital = await leads.digitalLead({ received_at: soon });
    const id = await leads.lead({ digital_lead_id: digital, created_at: soon });
    expect((await attend(id)).statusCode).toBe(201);
    expect((await leads.digitalRow(digital)).answered_at).toEqual(soon);
  });
});

describe('the leads that are still to be registered', () => {
  it('CAR-07 tells the form what it begins with', async () => {
    const id = await leads.lead({
      attended_by: 8,
      attended_at: START,
      mobile_phone: ' 5510003001 ',
      email: '',
      means_id: 2,
    });
    expect((await desk.get('rol8', '/carousel/attended')).json()).toEqual({
      status: 200,
      body: [
        {
          Id: id,
          Name: 'Rosa',
          FullName: 'Rosa Elena Campos',
          ProspectionMeans: 'Google',
          ProspectionMeansId: 2,
          CreatedAt: '2026-11-20T17:55:00.000Z',
          MobilePhone: '5510003001',
          Email: null,
        },
      ],
    });
  });

  it('CAR-07 are the person’s own, the oldest first, without those that are prospects', async () => {
    const young = await leads.lead({ attended_by: 8, attended_at: minutesAgo(30), created_at: minutesAgo(31) });
    const old = await leads.lead({ attended_by: 8, attended_at: START, created_at: minutesAgo(60) });
    const prospect_id = await desk.prospect();
    await leads.lead({ attended_by: 8, attended_at: START, prospect_id });
    await leads.lead({ attended_by: 9, attended_at: START });
    await leads.lead({ assigned_to: 108, assigned_at: START });
    expect(await ownOf('rol8')).toEqual([old, young]);
    expect(await ownOf('rol11')).toEqual([]);
  });

  it('AUTH-05 asks for a token', async () => {
    for (const url of [
      '/carousel',
      '/carousel/attended',
      '/carousel/fairness?InitialDate=2026/11/20&FinalDate=2026/11/20',
    ]) {
      expect([url, (await server.ask('GET', url)).statusCode]).toEqual([url, 401]);
    }
  });
});

describe('the table of leads', () => {
  it('CAR-21 refuses a lead with two takers, and the prospect of a lead without one', async () => {
    const twice = leads.lead({ attended_by: 4, attended_at: START, assigned_to: 108, assigned_at: START });
    await expect(twice).rejects.toThrow('carousel_lead_taken_once');
    const prospect_id = await desk.prospect();
    await expect(leads.lead({ prospect_id })).rejects.toThrow('carousel_lead_registered');
  });
});
