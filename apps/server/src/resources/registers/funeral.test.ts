import { diffDays, parseWireDate } from '@sereno/domain/calendar';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addManagers } from '../../testing/managers.ts';
import { startTestServer, TODAY, type TestServer } from '../../testing/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

type Row = { Id: number; Version: number; Values: Record<string, unknown>; Names: Record<string, string> };

const get = (path: string, username: string) => server.get(username, path);
const page = async (register: string, username: string, query = '?PageSize=200') =>
  (await get(`/register/${register}${query}`, username)).json<{ body: { Rows: Row[]; Total: number } }>().body;

async function ownerOf(table: 'prospect' | 'quotation', id: number) {
  return server.database.db
    .selectFrom(table)
    .where('id', '=', id)
    .select(['employee_id as employeeId', 'company_id as companyId'])
    .executeTakeFirstOrThrow();
}

async function slpCodeOf(employeeId: number) {
  const { db } = server.database;
  const row = await db.selectFrom('employee').where('id', '=', employeeId).select('slp_code').executeTakeFirst();
  return row?.slp_code ?? 0;
}

const reassign = (id: number, payload: object, username: string) =>
  server.post(username, `/quotation/${id}/assign`, payload);

const REGISTERS = ['follow-up', 'assigned-quotations'] as const;

describe.each(REGISTERS)('the register %s', (register) => {
  const table = register === 'follow-up' ? 'prospect' : 'quotation';

  it('MNU-22 is visible to company 3 and to role 1, and to no other role of company 1', async () => {
    for (const username of ['funeral', 'funeral4', 'rol1'])
      expect((await get(`/register/${register}`, username)).statusCode).toBe(200);
    for (const username of ['rol2', 'rol8', 'rol13', 'rol15', 'empresa2'])
      expect((await get(`/register/${register}`, username)).statusCode).toBe(404);
  });

  it('RTE-03 holds the rows that the person sees: their own, or those of who works below them', async () => {
    const own = await page(register, 'funeral');
    const team = await page(register, 'funeral4');
    expect(own.Total).toBeGreaterThan(0);
    expect(team.Total).toBeGreaterThan(own.Total);
    for (const { Id } of own.Rows) expect(await ownerOf(table, Id)).toEqual({ employeeId: 302, companyId: 3 });
    for (const { Id } of team.Rows) expect(await ownerOf(table, Id)).toMatchObject({ companyId: 3 });
  });

  it('has no row of another company, and nothing that changes it', async () => {
    const [foreign] = (await page(register, 'rol1', '?PageSize=1')).Rows;
    expect((await get(`/register/${register}/${foreign?.Id}`, 'funeral4')).statusCode).toBe(404);
    const [own] = (await page(register, 'funeral4', '?PageSize=1')).Rows;
    const url = `/register/${register}/${own?.Id}`;
    const changed = await server.post('funeral4', `${url}/edit`, { Version: 1, Values: {} });
    expect(changed.statusCode).toBe(404);
  });

  it('ACL-15 names advisers to those who see them, and offers those of their branch', async () => {
    const [own] = (await page(register, 'funeral', '?PageSize=1')).Rows;
    expect(own?.Values).not.toHaveProperty('employeeId');
    expect((await get(`/register/${register}/choices?Field=employeeId`, 'funeral')).statusCode).toBe(422);
    const [seen] = (await page(register, 'funeral4', '?PageSize=1')).Rows;
    expect(seen?.Names['employeeId']).toMatch(/\S/u);
    const ofAdviser = `?Search=${encodeURIComponent(seen?.Names['employeeId'] ?? '')}`;
    expect((await page(register, 'funeral4', ofAdviser)).Rows.map(({ Id }) => Id)).toContain(seen?.Id);
    expect((await page(register, 'funeral', ofAdviser)).Rows).toEqual([]);
    const choices = await get(`/register/${register}/choices?Field=employeeId`, 'funeral4');
    const ids = choices.json<{ body: { Id: number }[] }>().body.map(({ Id }) => Id);
    expect(ids.toSorted((one, other) => one - other)).toEqual([301, 302, 303, 304, 305, 306]);
  });

  it('is searched, filtered, ordered and paged on the server', async () => {
    const all = await page(register, 'funeral4');
    const [name, other] = register === 'follow-up' ? ['name', 'daysAlone'] : ['prospect', 'total'];
    const sought = String(all.Rows[0]?.Values[name]);
    const found = await page(register, 'funeral4', `?Search=${encodeURIComponent(sought.toUpperCase())}`);
    expect(found.Rows.map(({ Values }) => Values[name])).toContain(sought);
    const sorted = await page(register, 'funeral4', `?Sort=-${other}&PageSize=200`);
    const figures = sorted.Rows.map(({ Values }) => Number(Values[other]));
    expect(figures).toEqual(figures.toSorted((one, two) => two - one));
    const least = figures[Math.floor(figures.length / 2)] ?? 0;
    const filtered = await page(register, 'funeral4', `?Filter=${other}:${least}..&PageSize=200`);
    expect(filtered.Rows.every(({ Values }) => Number(Values[other]) >= least)).toBe(true);
    const second = await page(register, 'funeral4', `?Sort=-${other}&PageSize=10&Page=1`);
    expect(second.Rows.map(({ Id }) => Id)).toEqual(sorted.Rows.slice(10, 20).map(({ Id }) => Id));
  });
});

/** Days from a day of the wire until now. */
const daysSince = (day: unknown) => diffDays(parseWireDate(String(day)) ?? TODAY, TODAY);

describe('UND-12 the follow-up of prospects', () => {
  it('tells the next step and the days without contact, who needs a step first', async () => {
    const { Rows } = await page('follow-up', 'funeral4');
    const steps = new Set(Rows.map(({ Values }) => Values['step']));
    expect(steps.size).toBeGreaterThan(1);
    for (const { Values } of Rows) {
      const next = typeof Values['nextActivity'] === 'string' ? parseWireDate(Values['nextActivity']) : null;
      const days = next === null ? null : diffDays(TODAY, next);
      const step = days === null ? 'none' : days < 0 ? 'overdue' : days === 0 ? 'today' : 'planned';
      expect(Values['step']).toBe(step);
      expect(Values['needsStep']).toBe(step === 'none' || step === 'overdue');
    }
    const contacted = Rows.filter(({ Values }) => Values['lastContact'] !== null);
    expect(contacted.map(({ Values }) => Values['daysAlone'])).toEqual(
      contacted.map(({ Values }) => daysSince(Values['lastContact'])),
    );
    const needs = Rows.map(({ Values }) => Values['needsStep'] === true);
    expect(needs.lastIndexOf(true)).toBeLessThan(needs.includes(false) ? needs.indexOf(false) : needs.length);
  });

  it('changes with an activity that is planned', async () => {
    const [row] = (await page('follow-up', 'funeral', '?Filter=step:none&PageSize=1')).Rows;
    await server.database.db
      .insertInto('activity')
      .values({
        company_id: 3,
        employee_id: 302,
        prospect_id: row?.Id ?? 0,
        activity_type_id: 2,
        subject_id: 6,
        quotation_launch: false,
        activity_date: TODAY,
        start_time: '10:00',
        end_time: '10:30',
        created_by: 17,
      })
      .execute();
    const after = await get(`/register/follow-up/${row?.Id}`, 'funeral');
    expect(after.json<{ body: Row }>().body.Values).toMatchObject({ step: 'today', needsStep: false });
  });
});

describe('UND-13 handing a quotation over', () => {
  it('gives it to another adviser, upon the version that was seen, and its history tells', async () => {
    const rows = (await page('assigned-quotations', 'funeral4')).Rows;
    const row = rows.find(({ Values }) => Values['employeeId'] !== 303);
    const { Id = 0, Version = 0 } = row ?? {};
    const payload = { SlpCode: await slpCodeOf(303), Version };
    expect((await reassign(Id, payload, 'funeral4')).statusCode).toBe(200);
    expect(await ownerOf('quotation', Id)).toMatchObject({ employeeId: 303 });
    // The answer did not come, and the person sends again.
    expect((await reassign(Id, payload, 'funeral4')).statusCode).toBe(200);
    expect((await reassign(Id, { ...payload, Version: Version + 1 }, 'funeral4')).statusCode).toBe(422);
    expect((await reassign(Id, { SlpCode: await slpCodeOf(304), Version }, 'funeral4')).statusCode).toBe(409);
    const history = await get(`/register/assigned-quotations/${Id}/history`, 'funeral4');
    const [last] = history.json<{ body: { Fields: object[] }[] }>().body;
    expect(last?.Fields).toMatchObject([{ Field: 'employeeId', Before: row?.Names['employeeId'] }]);
  });

  it('of twelve managers who choose one adviser at the same moment, one hands it over', async () => {
    const managers = await addManagers(server, 3, 12);
    const { Rows } = await page('assigned-quotations', 'funeral4');
    const free = Rows.filter(({ Values }) => Values['employeeId'] !== 305).slice(0, 3);
    expect(free).toHaveLength(3);
    for (const { Id, Version } of free) {
      const payload = { SlpCode: await slpCodeOf(305), Version };
      const responses = await Promise.all(managers.map((name) => reassign(Id, payload, name)));
      const statuses = responses.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other);
      expect(statuses).toEqual([200, ...Array.from({ length: 11 }, () => 409)]);
      const history = await get(`/register/assigned-quotations/${Id}/history`, 'funeral4');
      const winner = managers[responses.findIndex(({ statusCode }) => statusCode === 200)];
      expect(history.json<{ body: { By: string }[] }>().body.slice(0, 1)).toMatchObject([{ By: winner }]);
      // The winner's second request gets the same answer.
      expect((await reassign(Id, payload, winner ?? '')).statusCode).toBe(200);
    }
  });

  it('is refused to others, for others, and of another company', async () => {
    const [row] = (await page('assigned-quotations', 'funeral')).Rows;
    const { Id = 0, Version = 0 } = row ?? {};
    const payload = { SlpCode: await slpCodeOf(304), Version };
    expect((await reassign(Id, payload, 'funeral')).statusCode).toBe(404);
    expect((await reassign(Id, payload, 'rol1')).statusCode).toBe(404);
    expect((await reassign(Id, { ...payload, SlpCode: await slpCodeOf(108) }, 'funeral4')).statusCode).toBe(422);
    expect((await reassign(Id, { ...payload, SlpCode: 1 }, 'funeral4')).statusCode).toBe(422);
  });
});
