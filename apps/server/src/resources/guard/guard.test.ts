import type { components } from '@sereno/api/types';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDesk } from '../../testing/activityDesk.ts';
import { START, startTestServer, type TestServer } from '../../testing/testServer.ts';

type Schemas = components['schemas'];
type Month = Schemas['GuardMonthAnswer']['body'];
type Change = Schemas['GuardChange'];
type Own = Schemas['OwnGuardsAnswer']['body'];

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

/** Five nights of its own for each test, behind those of the demo. */
let tests = 0;
function freshDays(): (at: number) => string {
  const month = 2 + Math.floor(tests / 5);
  const first = 1 + (tests % 5) * 6;
  tests += 1;
  return (at) => `2027/${String(month).padStart(2, '0')}/${String(first + at).padStart(2, '0')}`;
}

const night = (Day: string, EmployeeId = 108) => ({ Day, EmployeeId });
const assign = (
  Guards: readonly object[],
  {
    username = 'rol1',
    Confirmed = false,
    headers = {},
  }: { username?: string; Confirmed?: boolean; headers?: object } = {},
) => desk.post(username, '/guard/assign', { Guards, Confirmed }, { ...headers });
const monthOf = async (Month: string, username = 'rol1') =>
  (await desk.get(username, `/guard/month?Month=${Month}`)).json<{ body: Month }>().body;
async function guardsOn(Day: string, username = 'rol1') {
  return (await monthOf(Day, username)).Guards.filter((one) => one.Day === Day);
}
async function planned(Day: string, EmployeeId = 108) {
  expect((await assign([night(Day, EmployeeId)], { Confirmed: true })).statusCode).toBe(200);
  const guard = (await guardsOn(Day)).find((one) => one.EmployeeId === EmployeeId);
  if (guard === undefined) throw new Error(`The guard of ${Day} is not there.`);
  return guard;
}
async function setMonth(Day: string, change: object, username = 'rol1') {
  const { Month, Version, Places, IsPublished } = await monthOf(Day);
  return desk.post(username, '/guard/month/change', { Month, Version, Places, IsPublished, ...change });
}
const own = async (username: string) => (await desk.get(username, '/guard/own')).json<{ body: Own }>().body;
const refused = (status: number, code: string) => ({ status, fields: [{ code }] });
const withKey = (key: string) => ({ headers: { 'idempotency-key': key } });

describe('UND-47 a guard', () => {
  it('is planned, moved to another night or person, and taken away upon the version that was read', async () => {
    const day = freshDays();
    const guard = await planned(day(0));
    const move = (Version: number, to: object) =>
      desk.post('rol2', `/guard/${guard.Id}/move`, { Version, Confirmed: false, ...to });
    expect((await move(1, night(day(1)))).statusCode).toBe(200);
    expect((await move(1, night(day(2)))).json()).toMatchObject(refused(409, 'stale'));
    expect((await move(2, night(day(1), 109))).statusCode).toBe(200);
    expect(await guardsOn(day(1))).toEqual([{ Id: guard.Id, Version: 3, Day: day(1), EmployeeId: 109 }]);
    const remove = (Version: number) => desk.post('rol1', '/guard/unassign', { Guards: [{ Id: guard.Id, Version }] });
    expect((await remove(2)).json()).toMatchObject(refused(409, 'stale'));
    expect((await remove(3)).statusCode).toBe(200);
    expect((await remove(3)).statusCode).toBe(404);
    expect(await guardsOn(day(1))).toEqual([]);
  });

  it('is refused twice a night, on a full night, in the past and too far ahead', async () => {
    const day = freshDays();
    await planned(day(0));
    expect((await assign([night(day(0))])).json()).toMatchObject(refused(409, 'twice'));
    await planned(day(0), 109);
    expect((await assign([night(day(0), 120)])).json()).toMatchObject(refused(409, 'full'));
    expect((await assign([night('2026/11/19')])).json()).toMatchObject(refused(422, 'past'));
    expect((await assign([night('2028/01/01')])).json()).toMatchObject(refused(422, 'far'));
    expect((await assign([night('2027/02/30')])).statusCode).toBe(400);
  });

  it('on two nights running has to be confirmed, 31 December and 1 January among them', async () => {
    const day = freshDays();
    await planned(day(1));
    expect((await assign([night(day(2))])).json()).toMatchObject(refused(422, 'running'));
    expect((await assign([night(day(0), 109), night(day(1), 109)])).json()).toMatchObject(refused(422, 'running'));
    expect((await assign([night(day(2))], { Confirmed: true })).statusCode).toBe(200);

    await planned('2026/12/31', 121);
    expect((await assign([night('2027/01/01', 121)])).json()).toMatchObject(refused(422, 'running'));
    // It belongs to the old year; the new one sees it as the night before its first.
    expect((await monthOf('2026/12/01')).Guards.map(({ Day }) => Day)).toContain('2026/12/31');
    const january = await monthOf('2027/01/31');
    expect(january).toMatchObject({ Month: '2027/01/01', Version: 0, Places: 2, IsPublished: false });
    expect(january.Guards.map(({ Day, EmployeeId }) => [Day, EmployeeId])).toContainEqual(['2026/12/31', 121]);
  });

  it('is planned with others or not at all, and once under one key', async () => {
    const day = freshDays();
    const batch = await assign([night(day(0)), night(day(2)), night(day(2))]);
    expect(batch.json()).toMatchObject(refused(409, 'twice'));
    expect(await guardsOn(day(0))).toEqual([]);
    const first = await assign([night(day(0)), night(day(2))], withKey(`guards-${day(0)}`));
    const second = await assign([night(day(0)), night(day(2))], withKey(`guards-${day(0)}`));
    expect([first.statusCode, second.json()]).toEqual([200, first.json()]);
    expect(await guardsOn(day(0))).toHaveLength(1);
  });

  it('lies within the rows of the planner: others are counted, and their people are not there', async () => {
    const day = freshDays();
    const theirs = await planned(day(0), 143);
    await planned(day(0), 108);
    const seen = await monthOf(day(0), 'rol7');
    expect(seen.IsWhole).toBe(false);
    expect(new Set(seen.People.map(({ Id }) => Id))).toEqual(new Set([108, 109, 120, 121, 122, 123]));
    expect(seen.Guards.filter(({ Day }) => Day === day(0)).map(({ EmployeeId }) => EmployeeId)).toEqual([108]);
    expect(seen.Others).toContainEqual({ Day: day(0), Count: 1 });
    // The night is full for both.
    expect((await assign([night(day(0), 109)], { username: 'rol7' })).json()).toMatchObject(refused(409, 'full'));
    expect((await assign([night(day(2), 143)], { username: 'rol7' })).statusCode).toBe(404);
    const upon = { Guards: [{ Id: theirs.Id, Version: 1 }] };
    expect((await desk.post('rol7', '/guard/unassign', upon)).statusCode).toBe(404);
    expect((await setMonth(day(0), { Places: 3 }, 'rol7')).statusCode).toBe(404);
  });

  it('of another company is not there, and people who lead or have left are given none', async () => {
    const day = freshDays();
    for (const employee of [202, 107, 420]) expect((await assign([night(day(0), employee)])).statusCode).toBe(404);
    const { id } = await server.database.db
      .selectFrom('guard')
      .where('company_id', '=', 2)
      .select('id')
      .executeTakeFirstOrThrow();
    expect((await desk.post('rol1', '/guard/unassign', { Guards: [{ Id: id, Version: 1 }] })).statusCode).toBe(404);
    const moved = { Version: 1, ...night(day(0)), Confirmed: false };
    expect((await desk.post('rol1', `/guard/${id}/move`, moved)).statusCode).toBe(404);
    expect((await assign([night(day(0))], { username: 'rol8' })).statusCode).toBe(404);
  });

  it('is a conflict for all but those for whom the night has a place', { timeout: 30_000 }, async () => {
    const day = freshDays();
    const people = [108, 109, 120, 121, 122, 123, 126, 127, 128, 129];
    const answers = await Promise.all(
      people.map((id, at) => assign([night(day(0), id)], { username: at % 2 === 0 ? 'rol1' : 'rol3' })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(2);
    const late = answers.filter(({ statusCode }) => statusCode !== 200);
    expect(late.map((answer) => answer.json())).toEqual(late.map(() => expect.objectContaining({ status: 409 })));
    expect(await guardsOn(day(0))).toHaveLength(2);
    // Two move the same guard: one of them is told.
    const [guard] = await guardsOn(day(0));
    const move = (username: string, to: string) =>
      desk.post(username, `/guard/${guard?.Id}/move`, {
        Version: 1,
        ...night(to, guard?.EmployeeId),
        Confirmed: true,
      });
    const moves = await Promise.all([move('rol1', day(2)), move('rol3', day(4))]);
    expect(new Set(moves.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
  });

  it('is held once a night by the database itself', async () => {
    const day = freshDays();
    await planned(day(0));
    const { db } = server.database;
    const row = await db
      .selectFrom('guard')
      .where('employee_id', '=', 108)
      .orderBy('id', 'desc')
      .select(['company_id', 'employee_id', 'day'])
      .executeTakeFirstOrThrow();
    await expect(db.insertInto('guard').values(row).execute()).rejects.toThrow(/guard_once_a_night/u);
    const foreign = { ...row, company_id: 2, employee_id: 120 };
    await expect(db.insertInto('guard').values(foreign).execute()).rejects.toThrow(/foreign key/u);
  });
});

const historyOf = async (Month: string, username = 'rol1') =>
  (await desk.get(username, `/guard/history?Month=${Month}`)).json<{ body: readonly Change[] }>().body;
const nameIn = (month: Month, id: number) => month.People.find((person) => person.Id === id)?.Name;

describe('UND-47 the history of a month', () => {
  it('says who planned, moved, removed, swapped and published what, the newest first', async () => {
    const guard = await planned('2027/06/05', 108);
    await desk.post('rol2', `/guard/${guard.Id}/move`, { Version: 1, Confirmed: false, ...night('2027/06/07', 109) });
    const moved = (await guardsOn('2027/06/07'))[0];
    await desk.post('rol1', '/guard/unassign', { Guards: [{ Id: moved?.Id, Version: moved?.Version }] });
    await planned('2027/06/10', 108);
    await planned('2027/06/20', 109);
    await setMonth('2027/06/01', { Places: 4 });
    await setMonth('2027/06/01', { IsPublished: true });
    const wanted = { Day: '2027/06/10', ToEmployeeId: 109, OtherDay: '2027/06/20' };
    expect((await desk.post('rol8', '/guard/swap', wanted)).statusCode).toBe(200);
    const swap = (await own('rol9')).Swaps.find(({ Day, State }) => Day === wanted.Day && State === 'asked');
    expect((await desk.post('rol9', `/guard/swap/${swap?.Id}/answer`, { State: 'accepted' })).statusCode).toBe(200);

    const month = await monthOf('2027/06/01');
    const [ana, luis] = [nameIn(month, 108), nameIn(month, 109)];
    const [first, ...others] = await historyOf('2027/06/15');
    expect(first).toMatchObject({
      Kind: 'swapped',
      Nights: [
        { Day: '2027/06/10', Before: ana, After: luis },
        { Day: '2027/06/20', Before: luis, After: ana },
      ],
    });
    expect(others.map(({ Kind, Places, Nights }) => ({ Kind, Places, Nights }))).toEqual([
      { Kind: 'published', Places: null, Nights: [] },
      { Kind: 'places', Places: { Before: 2, After: 4 }, Nights: [] },
      { Kind: 'assigned', Places: null, Nights: [{ Day: '2027/06/20', Before: null, After: luis }] },
      { Kind: 'assigned', Places: null, Nights: [{ Day: '2027/06/10', Before: null, After: ana }] },
      { Kind: 'unassigned', Places: null, Nights: [{ Day: '2027/06/07', Before: luis, After: null }] },
      {
        Kind: 'moved',
        Places: null,
        Nights: [
          { Day: '2027/06/05', Before: ana, After: null },
          { Day: '2027/06/07', Before: null, After: luis },
        ],
      },
      { Kind: 'assigned', Places: null, Nights: [{ Day: '2027/06/05', Before: null, After: ana }] },
    ]);
    const authors = await server.database.db.selectFrom('account').select(['username', 'full_name as name']).execute();
    const named = (username: string) => authors.find((account) => account.username === username)?.name;
    expect([first?.By, others[0]?.By, others[5]?.By]).toEqual([named('rol9'), named('rol1'), named('rol2')]);
    expect((await desk.get('rol8', '/guard/history?Month=2027/06/01')).statusCode).toBe(404);
    expect((await desk.get('rol1', '/guard/history?Month=2027/02/30')).statusCode).toBe(400);
  });

  it('leaves out the people whom the planner does not see, and nothing that was refused stands in it', async () => {
    await planned('2027/05/05', 143);
    await planned('2027/05/05', 108);
    expect((await assign([night('2027/05/05', 109)])).statusCode).toBe(409);
    expect(await historyOf('2027/05/01')).toHaveLength(2);
    expect((await historyOf('2027/05/01', 'rol7')).map(({ Nights }) => Nights.length)).toEqual([1]);
    // A change across the end of a month stands in both.
    const guard = (await guardsOn('2027/05/05')).find(({ EmployeeId }) => EmployeeId === 108);
    const move = { Version: 1, Confirmed: false, ...night('2027/04/28') };
    expect((await desk.post('rol1', `/guard/${guard?.Id}/move`, move)).statusCode).toBe(200);
    expect((await historyOf('2027/05/01'))[0]).toMatchObject({ Kind: 'moved', Nights: [{ After: null }] });
    expect((await historyOf('2027/04/01'))[0]).toMatchObject({ Kind: 'moved', Nights: [{ Before: null }] });
  });
});

/** Nights of a month that no other test plans. */
const inSeptember = (at: number) => `2027/09/${String(at).padStart(2, '0')}`;

describe('UND-48 a month', () => {
  it('is seen by the company once it is published, and stays published', async () => {
    const day = inSeptember;
    await planned(day(5), 108);
    const roster = async () =>
      (await desk.get('rol8', `/guard/roster?Month=${day(1)}`)).json<{ body: Schemas['RosterAnswer']['body'] }>().body;
    expect(await roster()).toEqual({ IsPublished: false, People: [], Guards: [] });
    expect((await own('rol8')).Nights).not.toContain(day(5));
    const { Version } = await monthOf(day(1));
    expect((await setMonth(day(1), { IsPublished: true, Places: 3 })).statusCode).toBe(200);
    expect((await setMonth(day(1), { Version, Places: 4 })).json()).toMatchObject(refused(409, 'stale'));
    expect((await setMonth(day(1), { IsPublished: false })).json()).toMatchObject(refused(422, 'fixed'));
    const shown = await roster();
    expect(shown.Guards).toMatchObject([{ Day: day(5), EmployeeId: 108 }]);
    expect(shown.People.map(({ Id }) => Id)).toContain(108);
    expect(shown.People.map(({ Id }) => Id)).not.toContain(202);
    expect((await own('rol8')).Nights).toContain(day(5));
    expect(await monthOf(day(1))).toMatchObject({ Places: 3, IsPublished: true });
    // The next one begins with as many people.
    expect(await monthOf('2027/10/01')).toMatchObject({ Version: 0, Places: 3, IsPublished: false });
  });

  it('is published by one of two who do it at once', async () => {
    const change = { Month: '2027/08/01', Version: 0, Places: 2, IsPublished: true };
    const answers = await Promise.all(
      ['rol1', 'rol13'].map((username) => desk.post(username, '/guard/month/change', change)),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
  });
});

describe('UND-48 a guard that runs', () => {
  it('across midnight of 31 December is the first of the own nights until the morning', async () => {
    const { db } = server.database;
    const month = { company_id: 1, month: '2027-12-01', places: 2, published_at: START } as const;
    await db.insertInto('guard_month').values(month).execute();
    await db.insertInto('guard').values({ company_id: 1, employee_id: 106, day: '2027-12-31' }).execute();
    // A session of that time ends earlier ones: no other test signs rol6 in.
    const firstAt = async (instant: string) => {
      server.now = new Date(instant);
      const answer = await createDesk(server).get('rol6', '/guard/own');
      return answer.json<{ body: Own }>().body.Nights[0];
    };
    expect(await firstAt('2028-01-01T04:00:00Z')).toBe('2027/12/31');
    expect(await firstAt('2028-01-01T08:00:00Z')).toBe('2027/12/31');
    expect(await firstAt('2028-01-01T13:59:00Z')).toBe('2027/12/31');
    expect(await firstAt('2028-01-01T14:00:00Z')).toBeUndefined();
  });
});

/** A published month with a night of rol8 and one of rol9. */
async function exchange() {
  const day = freshDays();
  await planned(day(1), 108);
  await planned(day(3), 109);
  if (!(await monthOf(day(0))).IsPublished) await setMonth(day(0), { IsPublished: true });
  return { day, wanted: { Day: day(1), ToEmployeeId: 109, OtherDay: day(3) } };
}
const ask = (body: object, username = 'rol8', headers = {}) => desk.post(username, '/guard/swap', body, headers);
async function asked(body: { readonly Day: string; readonly OtherDay: string | null }): Promise<number> {
  expect((await ask({ ToEmployeeId: 109, ...body })).statusCode).toBe(200);
  const swap = (await own('rol9')).Swaps.find((one) => one.Day === body.Day && one.State === 'asked');
  return swap?.Id ?? 0;
}
const answer = (id: number, State: string, username = 'rol9') =>
  desk.post(username, `/guard/swap/${id}/answer`, { State });
const employeesOn = async (Day: string) => (await guardsOn(Day)).map(({ EmployeeId }) => EmployeeId);

describe('UND-48 a swap', () => {
  it('is asked, accepted by the colleague, and changes both nights', async () => {
    const { day, wanted } = await exchange();
    const key = { 'idempotency-key': `swap-${day(1)}` };
    const first = await ask(wanted, 'rol8', key);
    expect((await ask(wanted, 'rol8', key)).json()).toEqual(first.json());
    expect((await ask(wanted)).json()).toMatchObject(refused(409, 'asked'));
    const [swap] = (await own('rol9')).Swaps;
    expect(swap).toMatchObject({ ...wanted, EmployeeId: 108, State: 'asked' });
    const id = swap?.Id ?? 0;
    // Who asked does not accept, and others are not part of it.
    expect((await answer(id, 'accepted', 'rol8')).statusCode).toBe(404);
    expect((await answer(id, 'accepted', 'rol1')).statusCode).toBe(404);
    expect((await answer(id, 'accepted', 'empresa2')).statusCode).toBe(404);
    expect((await answer(id, 'accepted')).statusCode).toBe(200);
    expect([await employeesOn(day(1)), await employeesOn(day(3))]).toEqual([[109], [108]]);
    expect((await answer(id, 'refused')).json()).toMatchObject(refused(409, 'stale'));
    expect((await own('rol8')).Nights).toContain(day(3));
  });

  it('is taken over without a night in exchange, refused and withdrawn', async () => {
    const { day } = await exchange();
    const wanted = { Day: day(1), OtherDay: null };
    const refusedOne = await asked(wanted);
    expect((await answer(refusedOne, 'refused')).statusCode).toBe(200);
    const withdrawn = await asked(wanted);
    expect((await answer(withdrawn, 'withdrawn')).statusCode).toBe(404);
    expect((await answer(withdrawn, 'withdrawn', 'rol8')).statusCode).toBe(200);
    expect((await answer(withdrawn, 'accepted')).json()).toMatchObject(refused(409, 'stale'));
    expect((await answer(await asked(wanted), 'accepted')).statusCode).toBe(200);
    expect(await employeesOn(day(1))).toEqual([109]);
  });

  it('keeps the rules, and is of nights to come that are published', async () => {
    const { day, wanted } = await exchange();
    expect((await ask({ ...wanted, OtherDay: day(4) })).json()).toMatchObject(refused(409, 'gone'));
    expect((await ask({ ...wanted, ToEmployeeId: 202 })).statusCode).toBe(404);
    expect((await ask(wanted, 'rol11')).statusCode).toBe(404);
    expect((await ask({ ...wanted, Day: '2026/11/20' })).json()).toMatchObject(refused(422, 'past'));
    await planned('2027/07/05', 108);
    expect((await ask({ ...wanted, Day: '2027/07/05', OtherDay: null })).json()).toMatchObject(refused(409, 'gone'));
    const id = await asked(wanted);
    // By then the colleague stands guard on the night beside.
    await planned(day(0), 109);
    expect((await answer(id, 'accepted')).json()).toMatchObject(refused(422, 'running'));
    expect(await employeesOn(day(1))).toEqual([108]);
  });

  it('ends with the guard that it is about', async () => {
    const { day, wanted } = await exchange();
    const id = await asked(wanted);
    const [guard] = await guardsOn(day(3));
    await desk.post('rol1', '/guard/unassign', { Guards: [{ Id: guard?.Id, Version: guard?.Version }] });
    expect((await answer(id, 'accepted')).json()).toMatchObject(refused(409, 'stale'));
    expect((await own('rol8')).Swaps.find((one) => one.Id === id)?.State).toBe('withdrawn');
  });

  it('is accepted once, whatever comes at the same moment', async () => {
    const { day, wanted } = await exchange();
    const id = await asked(wanted);
    const [guard] = await guardsOn(day(1));
    const answers = await Promise.all([
      answer(id, 'accepted'),
      answer(id, 'accepted'),
      answer(id, 'withdrawn', 'rol8'),
      desk.post('rol1', '/guard/unassign', { Guards: [{ Id: guard?.Id, Version: guard?.Version }] }),
    ]);
    expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBeLessThan(3);
    const swap = (await own('rol8')).Swaps.find((one) => one.Id === id);
    const people = [await employeesOn(day(1)), await employeesOn(day(3))];
    expect(people).toEqual(swap?.State === 'accepted' ? [[109], [108]] : [[], [109]]);
  });
});

describe('the demo', () => {
  it('UND-48 has a published month, a draft, a guard tonight and a swap that is asked for', async () => {
    expect(await monthOf('2026/11/01')).toMatchObject({ IsPublished: true, Places: 2 });
    expect(await monthOf('2026/12/01')).toMatchObject({ IsPublished: false });
    const { EmployeeId, Nights, Swaps } = await own('rol8');
    expect([EmployeeId, Nights[0]]).toEqual([108, '2026/11/20']);
    expect(Swaps.filter(({ ToEmployeeId, State }) => ToEmployeeId === 108 && State === 'asked')).toMatchObject([
      { Day: '2026/11/24', OtherDay: '2026/11/26', EmployeeId: 109 },
    ]);
    expect((await historyOf('2026/11/01')).map((change) => [change.Kind, change.Nights.length])).toEqual([
      ['published', 0],
      ['assigned', 60],
    ]);
    expect((await own('empresa2')).Nights.length).toBeGreaterThan(0);
    expect(await own('rol11')).toEqual({ EmployeeId: null, Nights: [], Swaps: [] });
  });
});
