import * as fc from 'fast-check';
import { decodeJwt, SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { outOfSight, sightOf } from '../contract/callers.ts';
import { breachesOf } from '../contract/judge.ts';
import { fuzzedOperations } from '../contract/operations.ts';
import { validRequests } from '../contract/requests.ts';
import type { Known } from '../contract/values.ts';
import { bearer, SECRET, startTestServer, TODAY, type TestServer } from '../testing/testServer.ts';

/** Somebody who has made nothing yet, so that the database lets them change companies. */
const WHO = 'rol11';
const COMPANIES = [1, 2, 3];

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  token = await server.signIn(WHO);
  const { db } = server.database;
  await db
    .insertInto('role')
    .values([0, 99].map((id) => ({ id, name: 'Nadie' })))
    .execute();
  await db.insertInto('company').values({ id: 99, name: 'Ninguna' }).execute();
  const employees = [...COMPANIES, 99].map((company_id) => ({ id: 9000 + company_id, company_id, first_name: 'Ana' }));
  await db.insertInto('employee').values(employees).execute();
});
afterAll(() => server.close());

type Change = {
  role_id?: number;
  company_id?: number;
  employee_id?: number | null;
  disabled?: boolean;
  team_carousel?: boolean;
};
const become = (change: Change) =>
  server.database.db.updateTable('account').set(change).where('username', '=', WHO).execute();
beforeEach(async () => {
  await become({ role_id: 11, company_id: 1, employee_id: null, disabled: false, team_carousel: false });
});

const get = (url: string, access = token) => server.ask('GET', url, { headers: bearer(access) });
const me = async () => (await get('/user/me')).json<{ body: object }>().body;

describe('a token that was given before', () => {
  it('API-07 ENT-01 tells what the person is now: role, company, employee, carousel', async () => {
    expect(await me()).toMatchObject({ RoleId: 11, CompanyId: 1, EmployeeId: null, Employee: null, TeamCarousel: 0 });
    await become({ role_id: 5, company_id: 2, employee_id: 9002, team_carousel: true });
    expect(await me()).toMatchObject({
      RoleId: 5,
      Role: { Name: 'Gerente de canal' },
      CompanyId: 2,
      Company: { Name: 'Seguros del Bajío' },
      EmployeeId: 9002,
      Employee: { FirstName: 'Ana', LastName: null, Seller: null, BusinessLine: null, manager: null },
      TeamCarousel: 1,
    });
  });

  it('SES-06 is over at once for an account that is disabled, for calls and for a refresh', async () => {
    await become({ disabled: true });
    expect((await get('/user/me')).statusCode).toBe(401);
    const refresh = await server.ask('POST', '/user/updateToken', { payload: { token, username: WHO } });
    expect(refresh.statusCode).toBe(401);
  });

  it.each([
    ['RTE-05', '/carousel', 1, 8],
    ['PDF-03', '/bi/down-analytics-trainer', 7, 8],
    ['PDF-06', '/bi/down-analytics-subdirector', 4, 5],
  ])('%s %s opens and closes with the role', async (_id, url, allowed, refused) => {
    const statusOf = async () => (await get(`${url}?desconocidoX=1`)).statusCode;
    await become({ role_id: allowed });
    expect(await statusOf()).toBe(400);
    await become({ role_id: refused });
    expect(await statusOf()).toBe(404);
  });

  it.each(COMPANIES)('shows nothing of another company after a change to company %d', async (company_id) => {
    await become({ role_id: 1, company_id, employee_id: 9000 + company_id });
    const sight = await sightOf(server.database, WHO);
    for (const url of ['/catalog/advisers', '/catalog/managements', '/catalog/active-teams', '/user/me']) {
      const answer = await get(url);
      expect(answer.statusCode).toBe(200);
      expect([url, ...outOfSight('', answer.json(), sight)]).toEqual([url]);
    }
  });
});

/** A token of the same session that claims more than it may, signed with a key. */
async function claiming(claims: object, key: Uint8Array): Promise<string> {
  return new SignJWT({ ...decodeJwt(token), ...claims }).setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' }).sign(key);
}

describe('a token that claims a role', () => {
  const raised = { RoleId: 1, role: 1, CompanyId: 2, EmployeeId: 101, TeamCarousel: 1, scope: '*' };

  it('SES-06 is refused when it is not ours', async () => {
    expect((await get('/user/me', await claiming(raised, new Uint8Array(32).fill(8)))).statusCode).toBe(401);
  });

  it('is believed nothing, even under our own key: role, company and employee come from the database', async () => {
    const forged = await claiming(raised, SECRET);
    expect((await get('/user/me', forged)).json()).toMatchObject({
      body: { RoleId: 11, CompanyId: 1, EmployeeId: null, TeamCarousel: 0 },
    });
    expect((await get('/carousel', forged)).statusCode).toBe(404);
    expect((await get('/user/carousel/on', forged)).statusCode).toBe(404);
  });
});

const reads = fuzzedOperations().filter(({ changesState, isOpen }) => !changesState && !isOpen);

describe('an unknown role or company', () => {
  it.each([
    [0, 1, 9001],
    [0, 99, null],
    [99, 99, 9099],
    [99, 1, null],
  ])('MNU-01 role %d of company %d, employee %j, sees no row of others', async (role_id, company_id, employee_id) => {
    await become({ role_id, company_id, employee_id });
    const sight = await sightOf(server.database, WHO);
    const known: Known = { today: TODAY, ids: [101, 108, 208], texts: [] };
    for (const operation of reads) {
      for (const { url } of fc.sample(validRequests(operation, known), { numRuns: 3, seed: 1 })) {
        const answer = await server.app.inject({ url, headers: bearer(token) });
        const faults = breachesOf(operation, answer);
        expect([url, ...faults, ...outOfSight(operation.id, answer.json(), sight)]).toEqual([url]);
      }
    }
  });
});

describe('two devices', () => {
  it('SES-04 AUTH-26 sign in at once, and the end of one session leaves the other', async () => {
    const [phone, laptop] = await Promise.all([server.signIn('rol9'), server.signIn('rol9')]);
    expect(phone).not.toBe(laptop);
    const refreshed = await server.ask('POST', '/user/updateToken', { payload: { token: phone } });
    expect(refreshed.statusCode).toBe(200);
    expect((await get('/user/me', laptop)).statusCode).toBe(200);
    expect((await server.ask('POST', '/user/logout', { headers: bearer(phone) })).statusCode).toBe(200);
    expect((await get('/user/me', phone)).statusCode).toBe(401);
    expect((await get('/user/me', laptop)).statusCode).toBe(200);
  });
});
