import { addDays, type CalendarDate, formatWireDate } from '@sereno/domain/calendar';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { planDemo } from '../../demo/seed.ts';
import { createDesk } from '../../testing/activityDesk.ts';
import { startTestServer, TODAY, type TestServer } from '../../testing/testServer.ts';

type Row = {
  Id: number;
  ActivityTypeId: number;
  ActivityDateFullDate: string;
  StartTime: string;
  [field: string]: unknown;
};

let server: TestServer;
let desk: ReturnType<typeof createDesk>;
beforeAll(async () => {
  server = await startTestServer();
  desk = createDesk(server);
});
afterAll(() => server.close());

const day = (offset: number) => formatWireDate(addDays(TODAY, offset));
const days = (first: string, last: string) =>
  `/activity/activities?InitialActivityDate=${first}&FinalActivityDate=${last}&All=true`;
const EXPIRED = '/activity/expired-activities';

async function list(username: string, url: string): Promise<Row[]> {
  const response = await desk.get(username, url);
  expect(response.statusCode).toBe(200);
  return response.json<{ body: Row[] }>().body;
}
const find = async (username: string, url: string, id: number) =>
  (await list(username, url)).find(({ Id }) => Id === id);

const { employees, accounts, activities } = planDemo(TODAY);

/** Ids of an employee and everybody below, without SQL. */
function branchOf(id: number): Set<number> {
  const below = new Set([id]);
  // A superior comes before those below, so one pass reaches everybody.
  for (const { id: employee, managerId } of employees) {
    if (managerId !== null && below.has(managerId)) below.add(employee);
  }
  return below;
}

const WHOLE_COMPANY = [1, 2, 3, 12, 13, 14];
const BRANCH = [4, 5, 6, 7];

/** Day, start and type of the open activities that the demo's plan promises to an account. */
function promised({ roleId, companyId, employeeId }: (typeof accounts)[number], from: CalendarDate, to: CalendarDate) {
  const below = branchOf(employeeId ?? 0);
  const sees = (employee: number) => {
    if (WHOLE_COMPANY.includes(roleId)) return true;
    return BRANCH.includes(roleId) ? below.has(employee) : employee === employeeId;
  };
  return activities
    .filter(({ endedAfter, date }) => endedAfter === null && from <= date && date <= to)
    .filter((activity) => activity.companyId === companyId && sees(activity.employeeId))
    .map(({ date, start, typeId }) => `${formatWireDate(date)} ${start} ${typeId}`)
    .toSorted();
}
const told = (rows: readonly Row[]) =>
  rows.map((row) => `${row.ActivityDateFullDate} ${row.StartTime} ${row.ActivityTypeId}`).toSorted();

describe('the open activities by role', () => {
  it.each(accounts.filter(({ disabled }) => !disabled))(
    'API-13 API-14 ACL-05 ACL-06 ACL-07 ACL-08 $username gets those of their scope, in each tab',
    async (account) => {
      const { username } = account;
      const far = '2100-12-31';
      const tabs = [
        [days(day(0), day(0)), TODAY, TODAY],
        [days(day(1), day(7)), addDays(TODAY, 1), addDays(TODAY, 7)],
        [days(day(8), ''), addDays(TODAY, 8), far],
        [`/activity/activities?InitialActivityDate=${day(8)}`, addDays(TODAY, 8), far],
        [EXPIRED, '2000-01-01', addDays(TODAY, -1)],
      ] as const;
      for (const [url, from, to] of tabs) {
        expect([url, ...told(await list(username, url))]).toEqual([url, ...promised(account, from, to)]);
      }
    },
  );

  it('ACL-05 has something to show of today and of days that are over', () => {
    expect(accounts.flatMap((account) => promised(account, TODAY, TODAY)).length).toBeGreaterThan(20);
    expect(accounts.flatMap((account) => promised(account, '2000-01-01', '2026-11-19')).length).toBeGreaterThan(20);
  });

  it('API-13 come by day, start and id', async () => {
    const rows = await list('rol1', days(day(-30), ''));
    const keys = rows.map((row) => `${row.ActivityDateFullDate} ${row.StartTime} ${String(row.Id).padStart(9, '0')}`);
    expect(keys).toEqual(keys.toSorted());
    expect(new Set(rows.map(({ ActivityDateFullDate }) => ActivityDateFullDate)).size).toBeGreaterThan(10);
  });

  it('ACL-23 hold open activities only, the ones that have been started among them', async () => {
    const started = await desk.activity({ started_at: server.now });
    const ended = await desk.activity({ started_at: server.now, ended_at: server.now });
    const ids = (await list('rol8', days(day(0), day(0)))).map(({ Id }) => Id);
    expect(ids).toContain(started);
    expect(ids).not.toContain(ended);
  });

  it('ACL-08 a day ends at midnight in the business zone, not in the zone of the server', async () => {
    const id = await desk.activity({ activity_date: TODAY });
    const noon = server.now;
    try {
      // 23:59 in Mexico City, the next day in UTC.
      server.now = new Date('2026-11-21T05:59:00Z');
      const late = await server.signIn('rol8');
      const expired = () => server.ask('GET', EXPIRED, { headers: { authorization: `Bearer ${late}` } });
      expect(told((await expired()).json<{ body: Row[] }>().body).filter((row) => row.startsWith(day(0)))).toEqual([]);
      server.now = new Date('2026-11-21T06:00:00Z');
      expect((await expired()).json<{ body: Row[] }>().body.map(({ Id }) => Id)).toContain(id);
    } finally {
      server.now = noon;
    }
  });
});

describe('the range', () => {
  it.each([
    ['no day', '', 400, 'InitialActivityDate', 'required'],
    ['another form', '?InitialActivityDate=2026-11-01', 400, 'InitialActivityDate', 'wrongFormat'],
    ['a day that does not exist', '?InitialActivityDate=2026/02/29', 400, 'InitialActivityDate', 'wrongFormat'],
    [
      'an end before the beginning',
      '?InitialActivityDate=2026/11/20&FinalActivityDate=2026/11/19',
      422,
      'FinalActivityDate',
      'beforeInitial',
    ],
  ])('API-13 with %s is refused', async (_title, query, status, field, code) => {
    const response = await desk.get('rol8', `/activity/activities${query}`);
    expect(response.statusCode).toBe(status);
    expect(response.json<{ fields: unknown[] }>().fields).toContainEqual({ field, code });
  });
});

const CONTACT = ['Email', 'MobilePhone', 'Address', 'Prospect', 'HasEmail', 'HasPhone', 'HasAddress'];
/** What a row tells of how the prospect is reached. */
const contact = (row: Row | undefined): Readonly<Record<string, unknown>> =>
  Object.fromEntries(CONTACT.map((field) => [field, row?.[field]]));

describe('the contact data of a row', () => {
  const today = days(day(0), day(0));
  const flags = { HasEmail: true, HasPhone: true, HasAddress: true };
  const blank = { Email: null, MobilePhone: null, Address: null, Prospect: null };

  it('ACL-18 CDR-08 ACL-28 are shown to role 1 and to the creator, and blank for everybody else', async () => {
    const id = await desk.activity({ phone_number: '5510009999', address: 'Calle 5' });
    const all = {
      Email: null,
      MobilePhone: '5510009999',
      Address: 'Calle 5',
      Prospect: {
        Addresses: ['Av. Juárez 12, Guadalajara, Jalisco, 44100'],
        MobilePhone: '5510003001',
        Email: 'rosa.campos@correo.example',
      },
    };
    expect(contact(await find('rol8', today, id))).toEqual({ ...all, ...flags });
    expect(contact(await find('rol1', today, id))).toEqual({ ...all, ...flags });
    for (const username of ['rol2', 'rol4', 'rol7', 'rol13', 'rol14']) {
      expect([username, contact(await find(username, today, id))]).toEqual([username, { ...blank, ...flags }]);
    }
  });

  it('ACL-18 are hidden from the adviser of an activity that somebody else created', async () => {
    const id = await desk.activity({ created_by: 7 });
    expect(contact(await find('rol8', today, id))).toEqual({ ...blank, ...flags });
    expect(contact(await find('rol7', today, id))['Prospect']).not.toBeNull();
  });

  it('ACL-18 blank data appear nowhere in the answer', async () => {
    const secret = { mobile_phone: '5598765432', email: 'nadie.debe@leer.example', street: 'Calle Secreta 7' };
    const prospect_id = await desk.prospect(secret);
    await desk.activity({ prospect_id, phone_number: '5587654321', address: 'Callejón Oculto 3', created_by: 7 });
    const { body } = await desk.get('rol8', today);
    for (const text of [...Object.values(secret), '5587654321', 'Callejón Oculto 3']) expect(body).not.toContain(text);
  });

  it.each([
    ['nothing', { mobile_phone: ' ', email: '', street: null }, {}, [false, false, false]],
    ['a county without a street', { mobile_phone: null, email: null, street: ' ' }, {}, [false, false, false]],
    ['an e-mail address', { mobile_phone: null, street: null }, {}, [true, false, false]],
    ['its own phone', { mobile_phone: null, email: null, street: null }, { phone_number: '55' }, [false, true, false]],
    ['its own address', { mobile_phone: null, email: null, street: null }, { address: 'X' }, [false, false, true]],
  ])('CDR-01 CDR-08 the flags tell of %s', async (_title, of, own, [HasEmail, HasPhone, HasAddress]) => {
    const id = await desk.activity({ prospect_id: await desk.prospect(of), ...own });
    expect(await find('rol7', today, id)).toMatchObject({ HasEmail, HasPhone, HasAddress });
  });
});

describe('a row', () => {
  const today = days(day(0), day(0));

  it('ENT-22 ACL-09 ACL-17 tells everything in the document’s names', async () => {
    const id = await desk.activity({
      comments: 'Prefiere por la tarde',
      subject_id: 7,
      quotation_launch: true,
      started_at: new Date('2026-11-20T18:01:30Z'),
      on_time: true,
    });
    expect(await find('rol8', today, id)).toMatchObject({
      Id: id,
      ProspectName: 'Rosa Elena Campos',
      ProspectionMean: 'Facebook',
      Manager: null,
      AdvisorName: null,
      EmployeeId: 108,
      ActivitySubject: 'Cotización por teléfono',
      Comments: 'Prefiere por la tarde',
      ActivityType: { Name: 'Llamada' },
      ActivityTypeId: 2,
      ActivityDateFullDate: '2026/11/20',
      StartTime: '12:00',
      EndTime: '12:15',
      StartDate: '2026/11/20 12:01',
      OnTime: 1,
      CreatedUserId: 8,
      QuotationLaunch: 1,
    });
  });

  it('ENT-22 of an older version, without prospect and subject, breaks no list', async () => {
    const id = await desk.activity({ prospect_id: null, subject_id: null });
    expect(await find('rol8', today, id)).toMatchObject({
      ProspectId: null,
      ProspectName: '',
      ProspectionMean: null,
      ActivitySubject: null,
      Prospect: null,
      HasEmail: false,
      HasPhone: false,
      HasAddress: false,
    });
  });

  it('ACL-15 ACL-16 names adviser and manager to those who see them, in lists and at the start', async () => {
    const names = new Map(employees.map((one) => [one.id, `${one.firstName} ${one.lastName}`]));
    const id = await desk.activity({ activity_date: '2026-11-19' });
    const offered = accounts.filter(({ disabled, companyId }) => !disabled && companyId === 1);
    const seen: Record<string, [roleId: number, adviser: unknown, manager: unknown]> = {};
    for (const { username, roleId } of offered) {
      const row = await find(username, EXPIRED, id);
      const listed = await find(username, days(day(-1), day(-1)), id);
      expect([listed?.AdvisorName, listed?.Manager]).toEqual([row?.AdvisorName, row?.Manager]);
      if (row !== undefined) seen[username] = [roleId, row.AdvisorName, row.Manager];
    }
    const [adviser, manager] = [names.get(108), names.get(107)];
    expect(seen).toEqual({
      rol1: [1, adviser, manager],
      rol2: [2, adviser, manager],
      rol3: [3, adviser, manager],
      rol4: [4, adviser, manager],
      rol5: [5, adviser, manager],
      rol6: [6, null, null],
      rol7: [7, null, null],
      rol8: [8, null, null],
      rol12: [12, null, null],
      rol13: [13, adviser, null],
      rol14: [14, null, null],
    });
    const open = await desk.activity();
    for (const [username, isNamed] of [
      ['rol8', false],
      ['rol7', false],
      ['rol5', true],
    ] as const) {
      const started = (await desk.get(username, `/activity/${open}/start`)).json<{ body: Row }>().body;
      expect([started.AdvisorName, started.Manager]).toEqual(isNamed ? [adviser, manager] : [null, null]);
    }
  });

  it('ACL-14 has no manager where the adviser has none', async () => {
    const id = await desk.activity({ employee_id: 101 });
    expect(await find('rol1', today, id)).toMatchObject({ Manager: null });
  });

  it.each([
    ['not begun, its day over', -1, null, null, 0],
    ['not begun, of today', 0, null, null, null],
    ['started, with an unknown due time', -1, new Date('2026-11-19T18:00:00Z'), null, null],
    ['begun too late', -1, new Date('2026-11-19T20:00:00Z'), false, 0],
    ['begun on time', -1, new Date('2026-11-19T18:00:00Z'), true, 1],
  ])('ACL-27 %s', async (_title, offset, started_at, on_time, expected) => {
    const id = await desk.activity({ activity_date: addDays(TODAY, offset), started_at, on_time });
    const url = offset < 0 ? EXPIRED : today;
    expect(await find('rol8', url, id)).toMatchObject({ OnTime: expected });
  });
});
