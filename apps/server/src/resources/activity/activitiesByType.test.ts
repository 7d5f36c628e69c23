import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { planDemo } from '../../demo/seed.ts';
import { startTestServer, TODAY, type TestServer } from '../../testing/testServer.ts';

type Row = { ActivityTypeId: number; NumActivities: number; ActivityDate: string };

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const { employees, accounts, activities } = planDemo(TODAY);

const ask = (username: string, query: string) => server.get(username, `/activity/activities-by-type${query}`);

const november = '?InitialActivityDate=2026/11/01&FinalActivityDate=2026/11/30';

/** Ids of an employee and everybody below, without SQL. */
function branchOf(id: number): Set<number> {
  const below = new Set([id]);
  // A superior comes before those below, so one pass reaches everybody.
  for (const { id: employee, managerId } of employees) {
    if (managerId !== null && below.has(managerId)) below.add(employee);
  }
  return below;
}

/** The rows that the demo's plan promises, counted by hand. */
function counted(sees: (employeeId: number, companyId: number) => boolean, from: string, to: string): Row[] {
  const counts = new Map<string, number>();
  for (const { employeeId, companyId, date, typeId } of activities) {
    if (date < from || date > to || !sees(employeeId, companyId)) continue;
    const key = `${date} ${typeId}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts.keys()].toSorted().map((key) => ({
    ActivityTypeId: Number(key.slice(11)),
    NumActivities: counts.get(key) ?? 0,
    ActivityDate: key.slice(0, 10).replaceAll('-', '/'),
  }));
}

const total = (rows: Row[]) => rows.reduce((sum, { NumActivities }) => sum + NumActivities, 0);

describe('API-37 rows by role', () => {
  const company = [1, 2, 3, 12, 13, 14];
  const branch = [4, 5, 6, 7];
  it.each(accounts.filter(({ disabled }) => !disabled))('$username counts the rows it may see', async (account) => {
    const { username, roleId, companyId, employeeId } = account;
    const below = branchOf(employeeId ?? 0);
    const sees = (employee: number, ofCompany: number) => {
      if (ofCompany !== companyId) return false;
      if (company.includes(roleId)) return true;
      return branch.includes(roleId) ? below.has(employee) : employee === employeeId;
    };
    const response = await ask(username, november);
    expect(response.json()).toEqual({ status: 200, body: counted(sees, '2026-11-01', '2026-11-30') });
  });

  it('shrinks from role 1 down the chain, and differs between the companies', async () => {
    const totals: number[] = [];
    for (const username of ['rol1', 'rol4', 'rol5', 'rol6', 'rol7', 'rol8']) {
      totals.push(total((await ask(username, november)).json<{ body: Row[] }>().body));
    }
    expect(totals).toEqual(totals.toSorted((a, b) => b - a));
    expect(new Set(totals).size).toBe(totals.length);
    for (const username of ['empresa2', 'funeral']) {
      expect(total((await ask(username, november)).json<{ body: Row[] }>().body)).toBeGreaterThan(0);
    }
    expect((await ask('rol11', november)).json()).toEqual({ status: 200, body: [] });
  });

  it('keeps to the company and ends even when managers manage one another in a circle', async () => {
    const { db } = server.database;
    const setManager = (manager_id: number | null) =>
      db.updateTable('employee').set({ manager_id }).where('id', '=', 104).execute();
    const before = (await ask('rol4', november)).json();
    await setManager(108);
    expect((await ask('rol4', november)).json()).toEqual(before);
    await setManager(102);
    await expect(db.updateTable('employee').set({ manager_id: 201 }).where('id', '=', 104).execute()).rejects.toThrow(
      'foreign key',
    );
  });
});

describe('API-37 the range', () => {
  it('ACD-08 includes both ends', async () => {
    const response = await ask('rol8', '?InitialActivityDate=2026/11/20&FinalActivityDate=2026/11/20');
    expect(response.json()).toEqual({ status: 200, body: counted((id) => id === 108, TODAY, TODAY) });
    expect(response.json<{ body: Row[] }>().body.length).toBeGreaterThan(0);
  });

  it.each([
    ['nothing', '', 'InitialActivityDate', 'required'],
    ['an empty end', '?InitialActivityDate=2026/11/01&FinalActivityDate=', 'FinalActivityDate', 'required'],
    [
      'another form',
      '?InitialActivityDate=2026-11-01&FinalActivityDate=2026/11/30',
      'InitialActivityDate',
      'wrongFormat',
    ],
    [
      'a day that does not exist',
      '?InitialActivityDate=2026/02/29&FinalActivityDate=2026/11/30',
      'InitialActivityDate',
      'wrongFormat',
    ],
    [
      'a repeated day',
      '?InitialActivityDate=2026/11/01&InitialActivityDate=2026/11/02&FinalActivityDate=2026/11/30',
      'InitialActivityDate',
      'wrongType',
    ],
    ['a name that is not known', `${november}&StartDate=2026/11/01`, 'StartDate', 'unknown'],
    ['a name in lower case', `${november}&initialActivityDate=2026/11/01`, 'initialActivityDate', 'unknown'],
  ])('answers 400 to %s', async (_title, query, field, code) => {
    const response = await ask('rol8', query);
    expect(response.statusCode).toBe(400);
    expect(response.json<{ fields: unknown[] }>().fields).toContainEqual({ field, code });
  });

  it.each([
    ['one that ends before it begins', '2026/11/30', '2026/11/29', 422],
    ['400 days', '2026/01/01', '2027/02/04', 200],
    ['401 days', '2026/01/01', '2027/02/05', 422],
  ])('%s', async (_title, initial, final, status) => {
    const response = await ask('rol1', `?InitialActivityDate=${initial}&FinalActivityDate=${final}`);
    expect(response.json()).toMatchObject({ status });
  });
});
