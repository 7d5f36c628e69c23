import { addDays, formatWireDate } from '@sereno/domain/calendar';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDesk } from '../../testing/activityDesk.ts';
import { startTestServer, TODAY, type TestServer } from '../../testing/testServer.ts';

let server: TestServer;
let desk: ReturnType<typeof createDesk>;
beforeAll(async () => {
  server = await startTestServer();
  desk = createDesk(server);
});
afterAll(() => server.close());

const NAMED = [
  '/bi/dashboard/activities-count',
  '/bi/sales-amount',
  '/bi/dashboard/tipify-tracings-count',
  '/bi/dashboard/prospection-means-count',
  '/dashboard/get-activities',
  '/bi/detail/contracts',
  '/bi/detail/renewals',
  '/bi/detail/activities',
  '/bi/detail/prospects',
] as const;
const CREATED = ['/bi/created-prospects-per-date', '/bi/created-prospects-date'] as const;

/** Each call with the names of its days and of its lists. */
const CALLS: readonly (readonly [path: string, first: string, last: string, brackets: string])[] = [
  ...NAMED.map((path) => [path, 'StartDate', 'EndDate', '[]'] as const),
  ...CREATED.map((path) => [path, 'InitialDate', 'FinalDate', ''] as const),
];
/** Calls whose lists have other names, or that have none. */
const OTHERS = [
  '/dashboard/getTotal',
  '/dashboard/get-insurance-contract',
  '/dashboard/compare-insurance-contract',
  '/dashboard/get-financial-v2',
];
const RANGED = [...CALLS, ...OTHERS.map((path) => [path, 'StartDate', 'EndDate', ''] as const)];

type Body = unknown[] | { OnTime: number; UnattendedDetail: unknown[] };

async function bodyOf(url: string, username = 'rol1'): Promise<Body> {
  const response = await desk.get(username, url);
  expect([200, 201]).toContain(response.statusCode);
  return response.json<{ body: Body }>().body;
}

const rowsOf = (body: Body) => (Array.isArray(body) ? body.length : body.OnTime + body.UnattendedDetail.length);
const first = formatWireDate(addDays(TODAY, -30));
const last = formatWireDate(TODAY);

describe.each(RANGED)('FLT-01 the range of %s', (path, start, end) => {
  const answer = async (from: string, to: string) => {
    const response = await desk.get('rol1', `${path}?${start}=${from}&${end}=${to}`);
    const { fields } = response.json<{ fields?: { field: string; code: string }[] }>();
    return { status: response.statusCode, fields };
  };

  it('is refused where it ends before it begins', async () => {
    const refused = { status: 422, fields: [{ field: end, code: 'beforeInitial' }] };
    expect(await answer('2026/11/20', '2026/11/19')).toEqual(refused);
    expect(await answer('9999/12/31', '0001/01/01')).toEqual(refused);
  });

  it('has 400 days at most, which a range of ten years exceeds', async () => {
    expect((await answer(formatWireDate(addDays(TODAY, -399)), last)).status).toBeLessThan(300);
    const refused = { status: 422, fields: [{ field: end, code: 'rangeTooLong' }] };
    expect(await answer(formatWireDate(addDays(TODAY, -400)), last)).toEqual(refused);
    expect(await answer('2016/11/20', '2026/11/20')).toEqual(refused);
  });

  it.each(['10000/01/01', '2026/02/30', '2026-11-20', '20/11/2026', 'hoy'])('is no range with %s', async (text) => {
    expect((await answer(first, text)).status).toBe(400);
    expect((await answer(text, last)).status).toBe(400);
  });

  it.each(['0001/01/01', '9999/12/31', '2024/02/29'])('may be %s, which has no rows', async (text) => {
    expect((await answer(text, text)).status).toBeLessThan(300);
  });

  it('must be given, and by its own names', async () => {
    for (const query of ['', `${start}=${first}`, `${end}=${last}`, `${start}=&${end}=${last}`])
      expect((await desk.get('rol1', `${path}?${query}`)).statusCode).toBe(400);
    const foreign =
      start === 'StartDate' ? `InitialDate=${first}&FinalDate=${last}` : `StartDate=${first}&EndDate=${last}`;
    expect((await desk.get('rol1', `${path}?${foreign}`)).statusCode).toBe(400);
  });
});

describe.each(CALLS)('FLT-06 the filters of %s', (path, start, end, brackets) => {
  const url = (more = '') => `${path}?${start}=${first}&${end}=${last}${more}`;
  const list = (name: string, ids: readonly (number | string)[]) =>
    ids.map((id) => `&${name}${brackets}=${id}`).join('');

  it('narrow nothing where they are empty', async () => {
    const all = await bodyOf(url());
    expect(rowsOf(all)).toBeGreaterThan(3);
    expect(await bodyOf(url(list('Advisors', ['']) + list('Management', [''])))).toEqual(all);
  });

  it('take the same one twice for one, and either way of writing a list', async () => {
    const once = await bodyOf(url(list('Advisors', [1108])));
    expect(rowsOf(once)).toBeGreaterThan(0);
    expect(await bodyOf(url(list('Advisors', [1108, 1108, 1108])))).toEqual(once);
    expect(await bodyOf(url('&Advisors=1108'))).toEqual(once);
    expect(await bodyOf(url('&Advisors[]=1108'))).toEqual(once);
  });

  it('take 5,000 at once, and no more', async () => {
    const many = Array.from({ length: 5000 }, (_, index) => 1000 + index);
    const some = await bodyOf(
      url(
        list('Advisors', many) +
          list(
            'Management',
            many.map((id) => id - 999),
          ),
      ),
    );
    expect(rowsOf(some)).toBeGreaterThan(3);
    for (const name of ['Advisors', 'Management'])
      expect((await desk.get('rol1', url(list(name, [...many, 1])))).statusCode).toBe(400);
  });

  it('leave no rows when they match no one', async () => {
    for (const nobody of [list('Advisors', [2_147_483_647]), list('Management', [99_999]), list('Advisors', [1202])])
      expect(rowsOf(await bodyOf(url(nobody)))).toBe(0);
    // That adviser does not belong to that management.
    expect(rowsOf(await bodyOf(url(list('Advisors', [1108]) + list('Management', [11]))))).toBe(0);
  });

  it.each(['0', '-1', '1.5', 'x', '99999999999', "1' or '1'='1"])('are no number with %s', async (id) => {
    expect((await desk.get('rol1', url(list('Advisors', [encodeURIComponent(id)])))).statusCode).toBe(400);
    expect((await desk.get('rol1', url(list('Management', [encodeURIComponent(id)])))).statusCode).toBe(400);
  });

  it.each([
    ['rol8', [1109]],
    ['rol8', [1161]],
    ['rol7', [1161]],
    ['rol6', [1141]],
    ['empresa2', [1108]],
  ])('never widen what %s sees to sellers %j', async (username, sellers) => {
    expect(rowsOf(await bodyOf(url(list('Advisors', sellers)), username))).toBe(0);
    const own = await bodyOf(url(), username);
    expect(rowsOf(own)).toBeGreaterThan(0);
    // A management that holds all of the company, or all of another one, widens nothing either.
    const managed = await bodyOf(url(list('Management', [1, 9, 13, 16])), username);
    expect(managed).toEqual(own);
  });

  it('RTE-02 have no rows for an account without an employee', async () => {
    expect(rowsOf(await bodyOf(url(), 'rol11'))).toBe(0);
    expect(rowsOf(await bodyOf(url(list('Advisors', [1108])), 'rol11'))).toBe(0);
  });
});

describe('the rows behind a figure', () => {
  const days = `StartDate=${first}&EndDate=${last}`;

  it.each(['Nada', 'vigente', 'current', ' ', '\'"%'])('TOT-03 are none of a status %j', async (name) => {
    expect(await bodyOf(`/bi/detail/contracts?${days}&Status=${encodeURIComponent(name)}`)).toEqual([]);
  });

  it('TOT-03 are of any status where it is empty', async () => {
    expect(await bodyOf(`/bi/detail/contracts?${days}&Status=&Basis=&BusinessLine=`)).toEqual(
      await bodyOf(`/bi/detail/contracts?${days}`),
    );
  });

  it.each([
    'ProspectionMeans',
    'DownPaymentMethod',
    'ItemName',
    'StateCode',
    'County',
    'ZipCode',
    'AdvisorName',
    'ManagerName',
  ])('SAL-34 are none of a %s that nothing has, and of all where it is empty', async (name) => {
    const url = `/bi/detail/contracts?${days}&${name}=`;
    for (const text of ['Nada', ' ', '\'"%_']) expect(await bodyOf(`${url}${encodeURIComponent(text)}`)).toEqual([]);
    expect(await bodyOf(url)).toEqual(await bodyOf(`/bi/detail/contracts?${days}`));
  });

  it.each([
    '/bi/detail/contracts?Basis=quoted',
    '/bi/detail/contracts?BusinessLine=*',
    `/bi/detail/contracts?Status=${'a'.repeat(41)}`,
    `/bi/detail/contracts?County=${'a'.repeat(301)}`,
    '/bi/detail/contracts?County=%00',
    '/bi/detail/contracts?NumberPayments=-1',
    '/bi/detail/contracts?NumberPayments=1.5',
    '/bi/detail/contracts?ZipCode=12345678901',
    '/bi/detail/contracts?SlpCode=0',
    '/bi/detail/renewals?AdvisorActiveSwitch=quizas',
    '/bi/detail/renewals?ItemName=Urna',
    '/bi/detail/activities?State=open',
    '/bi/detail/activities?ActivityTypeId=0',
    '/bi/detail/activities?TracingId=x',
    '/bi/detail/prospects?ProspectionMeansId=0',
    '/bi/detail/prospects?Basis=sold',
  ])('are not asked for by %s', async (url) => {
    expect((await desk.get('rol1', `${url}&${days}`)).statusCode).toBe(400);
  });

  it('DSH-06 are none of a tracing type, an activity type and a medium that there are not', async () => {
    for (const url of ['activities?TracingId=-99', 'activities?ActivityTypeId=99', 'prospects?ProspectionMeansId=99'])
      expect(await bodyOf(`/bi/detail/${url}&${days}`)).toEqual([]);
  });

  it('DSH-03 fit every filter at once', async () => {
    const rows = await bodyOf(`/bi/detail/activities?${days}&ActivityTypeId=2&State=onTime&Advisors[]=1108`);
    expect(rowsOf(rows)).toBeGreaterThan(0);
    expect(rowsOf(await bodyOf(`/bi/detail/activities?${days}&TracingId=1&State=unattended`))).toBe(0);
  });

  it('DSH-06 of a tracing type have ended, so a plan that names one does not count', async () => {
    await desk.activity({ tracing_type_id: 1, activity_date: '2026-08-02' });
    const day = 'StartDate=2026/08/02&EndDate=2026/08/02&Advisors[]=1108';
    expect(await bodyOf(`/bi/detail/activities?${day}&TracingId=1`)).toEqual([]);
    expect(await bodyOf(`/bi/dashboard/tipify-tracings-count?${day}`)).toEqual([]);
  });

  it('CDR-08 tell no contact data', async () => {
    for (const path of ['contracts', 'renewals', 'activities', 'prospects']) {
      const response = await desk.get('rol1', `/bi/detail/${path}?${days}`);
      expect(response.body).not.toMatch(/@|55\d{8}/u);
    }
  });
});

describe('DSH-02 when an activity becomes unattended', () => {
  const day = 'StartDate=2026/11/20&EndDate=2026/11/20&Advisors[]=1108';
  const unattended = async () => {
    // Signed in again, since a token expires within a day.
    const response = await createDesk(server).get('rol1', `/bi/detail/activities?${day}&State=unattended`);
    return response.json<{ body: { Id: number }[] }>().body.map(({ Id }) => Id);
  };

  it('is once the minute of its start is over, in the zone of the business', async () => {
    const id = await desk.activity({ start_time: '23:30', end_time: '23:45' });
    const isAt = async (moment: string) => {
      server.now = new Date(moment);
      return (await unattended()).includes(id);
    };
    // The zone is six hours behind: 23:30 of the 20th there.
    expect(await isAt('2026-11-21T05:29:59Z')).toBe(false);
    expect(await isAt('2026-11-21T05:30:59Z')).toBe(false);
    expect(await isAt('2026-11-21T05:31:00Z')).toBe(true);
    expect(await isAt('2026-11-21T18:00:00Z')).toBe(true);
  });
});
