import { addDays, formatWireDate } from '@sereno/domain/calendar';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDesk } from '../../testing/activityDesk.ts';
import { createLeadDesk } from '../../testing/leadDesk.ts';
import { START, startTestServer, TODAY, type TestServer } from '../../testing/testServer.ts';

type Share = {
  EmployeeId: number;
  SlpCode: number | null;
  Adviser: string;
  CarouselOn: 0 | 1;
  Attended: number;
  Assigned: number;
  Registered: number;
  LastAt: string | null;
};

let server: TestServer;
let desk: ReturnType<typeof createDesk>;
let leads: ReturnType<typeof createLeadDesk>;
beforeAll(async () => {
  server = await startTestServer();
  desk = createDesk(server);
  leads = createLeadDesk(server);
});
afterAll(() => server.close());
beforeEach(() => leads.clear());

const ask = (start: string, end: string, username = 'rol4') =>
  desk.get(username, `/carousel/fairness?InitialDate=${start}&FinalDate=${end}`);

/** The shares of a range that ends today and is so many days long. */
async function shares(username = 'rol4', days = 7): Promise<Share[]> {
  const response = await ask(formatWireDate(addDays(TODAY, 1 - days)), formatWireDate(TODAY), username);
  expect(response.statusCode).toBe(200);
  return response.json<{ body: Share[] }>().body;
}

const shareOf = async (employee: number, username?: string, days?: number) =>
  (await shares(username, days)).find(({ EmployeeId }) => EmployeeId === employee);

/** The advisers that the catalogue offers to that person, by name as well. */
async function offered(username: string): Promise<number[]> {
  const response = await desk.get(username, '/catalog/advisers');
  return response.json<{ body: { EmployeeId: number }[] }>().body.map(({ EmployeeId }) => EmployeeId);
}

describe('who got how many leads', () => {
  it.each(['rol1', 'rol2', 'rol3', 'rol4'])(
    'CAR-09 has for %s every active adviser they see, without any too',
    async (who) => {
      const rows = await shares(who);
      expect(rows.map(({ EmployeeId }) => EmployeeId)).toEqual(await offered(who));
      expect(rows.length).toBeGreaterThan(20);
      expect(rows.every(({ Attended, Assigned, Registered }) => Attended + Assigned + Registered === 0)).toBe(true);
      expect(rows.every(({ LastAt }) => LastAt === null)).toBe(true);
    },
  );

  it('CAR-09 counts what was attended, what was handed over, and what of both is a prospect', async () => {
    const prospect_id = await desk.prospect();
    const later = new Date(START.getTime() + 60_000);
    await leads.lead({ attended_by: 8, attended_at: START });
    await leads.lead({ attended_by: 8, attended_at: START, prospect_id });
    await leads.lead({ assigned_to: 108, assigned_at: later, prospect_id: await desk.prospect() });
    await leads.lead({ assigned_to: 109, assigned_at: START });
    await leads.lead();
    expect(await shareOf(108)).toEqual({
      EmployeeId: 108,
      SlpCode: 1108,
      Adviser: expect.stringMatching(/\S \S/u),
      CarouselOn: 0,
      Attended: 2,
      Assigned: 1,
      Registered: 2,
      LastAt: later.toISOString(),
    });
    expect(await shareOf(109)).toMatchObject({ Attended: 0, Assigned: 1, Registered: 0, LastAt: START.toISOString() });
    const all = await shares();
    expect(all.reduce((sum, { Attended, Assigned }) => sum + Attended + Assigned, 0)).toBe(4);
  });

  it('CAR-09 includes everyone who got a lead, so that the rows add up', async () => {
    await leads.lead({ attended_by: 5, attended_at: START });
    await leads.lead({ assigned_to: 420, assigned_at: START });
    expect(await shareOf(105)).toMatchObject({ Attended: 1, Assigned: 0, CarouselOn: 1 });
    expect(await shareOf(420)).toMatchObject({ Attended: 0, Assigned: 1 });
    expect(await shareOf(105, 'rol4', 1)).toBeDefined();
    const yesterday = formatWireDate(addDays(TODAY, -1));
    const before = (await ask(yesterday, yesterday)).json<{ body: Share[] }>().body;
    expect(before.filter(({ EmployeeId }) => [105, 420].includes(EmployeeId))).toEqual([]);
  });

  it('CAR-09 is limited to the people that the viewer sees', async () => {
    await leads.lead({ assigned_to: 163, assigned_at: START });
    await leads.lead({ attended_by: 1, attended_at: START });
    await leads.lead({ company_id: 2, attended_by: 16, attended_at: START });
    expect(await shareOf(163, 'rol4')).toBeUndefined();
    expect(await shareOf(101, 'rol4')).toBeUndefined();
    expect(await shareOf(163, 'rol2')).toMatchObject({ Assigned: 1 });
    expect(await shareOf(101, 'rol2')).toMatchObject({ Attended: 1 });
    expect(await shareOf(202, 'rol1')).toBeUndefined();
  });

  it.each([
    // The business day of Mexico City is UTC-6.
    ['the first moment of the first day', '2026-11-20T06:00:00.000Z', 1],
    ['the moment before', '2026-11-20T05:59:59.999Z', 0],
    ['the last moment of the last day', '2026-11-21T05:59:59.999Z', 1],
    ['the moment after', '2026-11-21T06:00:00.000Z', 0],
  ])('FMT-09 counts %s as of the business zone', async (_title, moment, count) => {
    await leads.lead({ attended_by: 8, attended_at: moment });
    await leads.lead({ assigned_to: 108, assigned_at: moment });
    expect(await shareOf(108, 'rol4', 1)).toMatchObject({ Attended: count, Assigned: count, LastAt: moment });
  });

  it('CAR-18 tells who is available now, but no disabled account', async () => {
    const { db } = server.database;
    const set = (username: string, change: { carousel_on: boolean }) =>
      db.updateTable('account').set(change).where('username', '=', username).execute();
    await set('rol8', { carousel_on: true });
    await set('deshabilitado', { carousel_on: true });
    expect(await shareOf(108)).toMatchObject({ CarouselOn: 1 });
    expect(await shareOf(120)).toMatchObject({ CarouselOn: 0 });
    await set('rol8', { carousel_on: false });
    await set('deshabilitado', { carousel_on: false });
  });

  it.each(['rol5', 'rol7', 'rol8', 'rol12', 'empresa2'])('CAR-09 does not exist for %s', async (username) => {
    expect((await ask('2026/11/14', '2026/11/20', username)).statusCode).toBe(404);
  });
});

describe('the range of the shares', () => {
  it.each([
    ['2026/11/20', '2026/11/19', 'beforeInitial'],
    ['2025/10/16', '2026/11/20', 'rangeTooLong'],
    ['0001/01/01', '9999/12/31', 'rangeTooLong'],
  ])('CAR-09 from %s to %s is refused with 422, %s', async (start, end, code) => {
    const response = await ask(start, end);
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ fields: [{ field: 'FinalDate', code }] });
  });

  it.each([
    ['2025/10/17', '2026/11/20'],
    ['9999/12/31', '9999/12/31'],
    ['0001/01/01', '0001/01/01'],
  ])('CAR-09 from %s to %s is taken', async (start, end) => {
    expect((await ask(start, end)).statusCode).toBe(200);
  });

  it.each([
    ['2026/02/30', '2026/11/20'],
    ['2026-11-14', '2026-11-20'],
    ['', '2026/11/20'],
    ['2026/11/20', 'hoy'],
  ])('CAR-09 from %j to %j is answered 400', async (start, end) => {
    expect((await ask(start, end)).statusCode).toBe(400);
  });
});
