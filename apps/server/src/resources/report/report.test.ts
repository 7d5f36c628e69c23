import type { components } from '@sereno/api/types';
import { addDays, type DateRange, formatWireDate } from '@sereno/domain/calendar';
import { isSum, type ReportId, REPORTS } from '@sereno/domain/report';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDesk } from '../../testing/activityDesk.ts';
import { createLeadDesk } from '../../testing/leadDesk.ts';
import { addQuotations } from '../../testing/manyQuotations.ts';
import { startTestServer, TODAY, type TestServer } from '../../testing/testServer.ts';

type Schemas = components['schemas'];
type Figures = Schemas['ReportFiguresAnswer']['body'];
type Rows = Schemas['ReportRowsAnswer']['body'];

let server: TestServer;
let desk: ReturnType<typeof createDesk>;
beforeAll(async () => {
  server = await startTestServer();
  desk = createDesk(server);
});
afterAll(() => server.close());

const QUARTER: DateRange = { start: addDays(TODAY, -89), end: TODAY };
const daysOf = ({ start, end }: DateRange) => `StartDate=${formatWireDate(start)}&EndDate=${formatWireDate(end)}`;
const url = (report: string, more = '', range = QUARTER) => `/report/${report}?${daysOf(range)}${more}`;
const get = (username: string, path: string) => desk.get(username, path);
async function bodyOf<Body>(username: string, path: string): Promise<Body> {
  const response = await get(username, path);
  expect([200, 201]).toContain(response.statusCode);
  return response.json<{ body: Body }>().body;
}
const figuresOf = (username: string, report: string, more = '', range = QUARTER) =>
  bodyOf<Figures>(username, url(report, more, range));

/** The requirement of each report, and who may read it. */
const NAMED: Readonly<Record<ReportId, readonly [requirement: string, reader: string]>> = {
  rejected: ['UND-15', 'rol1'],
  discounts: ['UND-16', 'rol1'],
  'discounts-requested': ['UND-17', 'rol1'],
  'activity-types': ['UND-18', 'rol1'],
  activities: ['UND-19', 'rol1'],
  'tipify-tracings': ['UND-20', 'rol1'],
  'prospection-means': ['UND-21', 'rol1'],
  prospects: ['UND-22', 'rol1'],
  prospects2: ['UND-23', 'rol1'],
  quotations: ['UND-24', 'rol1'],
  weighing: ['UND-25', 'rol1'],
  insurance: ['UND-26', 'rol13'],
  'contract-sheet': ['UND-27', 'rol1'],
  'additionals-top': ['UND-28', 'rol1'],
  marketing: ['UND-29', 'rol1'],
};
const REPORT_IDS = REPORTS.map((report) => [...NAMED[report.id], report] as const);

const cents = (value: number) => Math.round(value * 100);
const addUp = (parts: readonly Schemas['ReportSums'][], measure: string) =>
  parts.reduce((sum, part) => sum + cents(part[measure] ?? 0), 0);

const sumOf = (parts: readonly number[]) => parts.reduce((sum, part) => sum + cents(part), 0);
const countsOf = ({ Groups }: Figures, measure: string) =>
  Object.fromEntries(Groups.filter(({ Keys }) => Keys[0] !== null).map(({ Names, Sums }) => [Names[0], Sums[measure]]));
const readersOf = async (report: string) => {
  const roles: number[] = [];
  for (const role of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]) {
    const { statusCode } = await get(`rol${role}`, url(report));
    expect([200, 404]).toContain(statusCode);
    if (statusCode === 200) roles.push(role);
  }
  return roles;
};

describe.each(REPORT_IDS)('%s the report read by %s', (_requirement, reader, report) => {
  const { id } = report;
  it(`${id} counts every row once, whatever it is grouped by`, async () => {
    const whole = await figuresOf(reader, id);
    expect(whole.Groups.length).toBeGreaterThan(0);
    for (const dimension of report.dimensions) {
      const other = report.dimensions.find((one) => one !== dimension)?.id ?? '';
      for (const grouping of [dimension.id, `${dimension.id},${other}`]) {
        const { Groups, Total } = await figuresOf(reader, id, `&GroupBy=${grouping}`);
        expect([grouping, Total]).toEqual([grouping, whole.Total]);
        const keys = Groups.map(({ Keys }) => JSON.stringify(Keys));
        expect(new Set(keys).size).toBe(keys.length);
        for (const measure of report.measures.filter(isSum))
          expect([
            measure.id,
            addUp(
              Groups.map(({ Sums }) => Sums),
              measure.id,
            ),
          ]).toEqual([measure.id, cents(whole.Total[measure.id] ?? Number.NaN)]);
      }
    }
  });

  it(`${id} has behind a group the rows that it counts`, async () => {
    const { Groups } = await figuresOf(reader, id);
    const group = Groups[0];
    const key = `&Group=${report.groupedBy}:${encodeURIComponent(group?.Keys[0] ?? '')}`;
    const pages: Rows['Rows'] = [];
    let total = 1;
    for (let page = 0; page * 200 < total; page += 1) {
      const path = `/report/${id}/rows?${daysOf(QUARTER)}${key}&PageSize=200&Page=${page}`;
      const answer = await bodyOf<Rows>(reader, path);
      pages.push(...answer.Rows);
      total = answer.Total;
    }
    expect(pages).toHaveLength(total);
    for (const measure of report.measures.filter(isSum))
      expect([
        measure.id,
        addUp(
          pages.map(({ Sums }) => Sums),
          measure.id,
        ),
      ]).toEqual([measure.id, cents(group?.Sums[measure.id] ?? Number.NaN)]);
  });
});

describe('the figures of a report are those of the screens that show them too', () => {
  const days = daysOf(QUARTER);

  it.each(['rol1', 'rol4', 'rol6'])('DSH-02 DSH-05 DSH-07 as %s sees activities and prospects', async (username) => {
    const [activities, tracings, means] = await Promise.all([
      figuresOf(username, 'activities'),
      figuresOf(username, 'tipify-tracings'),
      figuresOf(username, 'prospection-means'),
    ]);
    const [counts, status, outcomes, media] = await Promise.all([
      bodyOf<Schemas['ActivityCount'][]>(username, `/bi/dashboard/activities-count?${days}`),
      bodyOf<Schemas['ActivityStatus']>(username, `/dashboard/get-activities?${days}`),
      bodyOf<Schemas['TracingCount'][]>(username, `/bi/dashboard/tipify-tracings-count?${days}`),
      bodyOf<Schemas['ProspectionMeansCount'][]>(username, `/bi/dashboard/prospection-means-count?${days}`),
    ]);
    expect(activities.Total).toMatchObject({
      planned: sumOf(counts.map(({ NumActivities }) => NumActivities)) / 100,
      onTime: status.OnTime,
      unattended: status.UnattendedDetail.length,
    });
    expect(countsOf(tracings, 'done')).toEqual(Object.fromEntries(outcomes.map(({ Name, Count }) => [Name, Count])));
    expect(countsOf(means, 'prospects')).toEqual(Object.fromEntries(media.map(({ Name, Count }) => [Name, Count])));
  });

  it('FIN-04 as the financial dashboard has leads, sales and cost', async () => {
    const { Total } = await figuresOf('rol1', 'marketing');
    const { DigitalLeads } = await bodyOf<Schemas['FinancialResult']>('rol1', `/dashboard/get-financial-v2?${days}`);
    expect(addUp([Total], 'cost')).toBe(sumOf(DigitalLeads.map(({ ExercisedBudget }) => ExercisedBudget)));
    expect(addUp([Total], 'amount')).toBe(sumOf(DigitalLeads.map(({ SalesContract }) => SalesContract)));
    expect(addUp([Total], 'leads')).toBe(sumOf(DigitalLeads.map(({ TotalLeads }) => TotalLeads)));
    expect(addUp([Total], 'contracts')).toBe(sumOf(DigitalLeads.map(({ SalesTotal }) => SalesTotal)));
  });

  it.each(['rol1', 'rol4', 'rol6'])(
    'CMA-02 as the review of their weeks tells %s what is disputed',
    async (username) => {
      const path = `/report/rejected/rows?${days}&PageSize=200`;
      const disputed = (await bodyOf<Rows>(username, path)).Rows;
      expect(disputed.length).toBeGreaterThan(0);
      for (const { Name, AdviserName, Sums } of disputed) {
        const [week, year] = Name.split('/');
        const states = await bodyOf<Schemas['AdviserWeek'][]>(
          username,
          `/bi/commissions-states?WeekNumber=${week?.padStart(2, '0')}-${year}`,
        );
        const stands = states.find(({ Adviser }) => Adviser === AdviserName);
        expect([Sums['amount'], Sums['reasons']]).toEqual([stands?.PAGAR, stands?.Disputed]);
      }
    },
  );

  it.each(['rol1', 'rol5'])('UND-35 as the list of requests has what was asked of %s', async (username) => {
    const { Total } = await figuresOf(username, 'discounts-requested');
    const question = `Filter=askedAt:${QUARTER.start}..${QUARTER.end}&State=all&PageSize=200`;
    const list = await bodyOf<{ readonly Rows: readonly { readonly Values: Readonly<Record<string, number>> }[] }>(
      username,
      `/register/discount-requests?${question}`,
    );
    const sum = (field: string) => sumOf(list.Rows.map(({ Values }) => Values[field] ?? 0));
    expect([Total['requests'], addUp([Total], 'asked'), addUp([Total], 'granted')]).toEqual([
      list.Rows.length,
      sum('asked'),
      sum('granted'),
    ]);
  });

  it('as what an index weighs has in reports of its own', async () => {
    const [index, tracings, prospects, quotations] = await Promise.all(
      ['weighing', 'tipify-tracings', 'prospects', 'quotations'].map((id) => figuresOf('rol1', id)),
    );
    const { done = 0, onTime = 0, prospects: added = 0, quotations: quoted = 0, contracts = 0 } = index?.Total ?? {};
    expect(index?.Total).toMatchObject({
      times: done + onTime + added + quoted + contracts,
      points: done + onTime + added * 2 + quoted * 3 + contracts * 10,
      done: tracings?.Total['done'],
      onTime: tracings?.Total['onTime'],
      prospects: prospects?.Total['prospects'],
      quotations: quotations?.Total['quotations'],
    });
  });
});

/** So many advisers in an address. */
const strangers = (count: number) => Array.from({ length: count }, (_, at) => `&Advisors[]=${900_000 + at}`).join('');

describe('a report is read', () => {
  it('MNU-24 MNU-26 MNU-27 MNU-28 MNU-29 RTE-06 by those alone who have it in their menu', async () => {
    expect(await readersOf('activities')).toEqual([1, 2, 3, 4, 5, 6, 7, 12, 13, 14]);
    expect(await readersOf('discounts')).toEqual([1, 2, 3, 4, 5]);
    expect(await readersOf('insurance')).toEqual([13]);
    expect(await readersOf('additionals-top')).toEqual([1, 2, 13]);
    expect(await readersOf('marketing')).toEqual([1, 2, 3, 4, 5, 12, 13]);
    expect(await readersOf('nothing')).toEqual([]);
  });

  it('as far as the person sees its rows: of people below, of the own company, of chosen people', async () => {
    const all = await figuresOf('rol1', 'quotations');
    const branch = await figuresOf('rol7', 'quotations');
    const names = all.Groups.map(({ Names }) => Names[0]);
    expect(branch.Groups.length).toBeGreaterThan(0);
    expect(branch.Groups.length).toBeLessThan(all.Groups.length);
    expect(names).toEqual(expect.arrayContaining(branch.Groups.map(({ Names }) => Names[0])));
    const elsewhere = await server.database.db
      .selectFrom('quotation')
      .where('company_id', '<>', 1)
      .select('employee_id')
      .executeTakeFirstOrThrow();
    const foreign = `&Group=adviser:${elsewhere.employee_id}`;
    expect((await figuresOf('rol1', 'quotations', foreign)).Groups).toEqual([]);
  });

  it('CMA-02 of pay that is private only as far as the person sees the weeks of others', async () => {
    expect((await figuresOf('rol14', 'rejected')).Groups).toEqual([]);
    expect((await figuresOf('rol1', 'rejected')).Groups.length).toBeGreaterThan(1);
  });

  it.each([
    ['&GroupBy=nothing', 422],
    ['&GroupBy=adviser,adviser', 422],
    ['&GroupBy=adviser,month,line', 400],
    ['&Group=nothing:1', 422],
    ['&Group=month:2026-02-30', 422],
    [`&Group=product:${encodeURIComponent('\u0000')}`, 400],
    [`&Group=product:${'x'.repeat(201)}`, 422],
    ["&Group=product:'%3B--", 200],
  ])('with what it does not have refused: %s', async (more, status) => {
    const response = await get('rol1', url('quotations', more));
    expect(response.statusCode).toBe(status);
  });

  it('of as many people as the largest company has', async () => {
    expect((await figuresOf('rol1', 'quotations', strangers(5000))).Groups).toEqual([]);
    expect((await get('rol1', url('quotations', strangers(5001)))).statusCode).toBe(400);
  });

  it.each([400, 3652])('over 400 days at most, not %i more, and not backwards', async (days) => {
    const long: DateRange = { start: addDays(TODAY, -days), end: TODAY };
    expect((await get('rol1', url('quotations', '', long))).statusCode).toBe(422);
    expect((await get('rol1', url('quotations', '', { start: TODAY, end: addDays(TODAY, -1) }))).statusCode).toBe(422);
  });

  it('in 10,000 groups at most: more are refused, since a list that is cut off has a wrong total', async () => {
    const day = addDays(TODAY, -38_000);
    await addQuotations(server, 10_001, day);
    const range = { start: day, end: day };
    const refused = await get('rol1', url('quotations', '&GroupBy=product', range));
    expect(refused.statusCode).toBe(422);
    expect(refused.json<{ fields: unknown }>().fields).toEqual([{ field: 'GroupBy', code: 'tooMany' }]);
    expect((await figuresOf('rol1', 'quotations', '&GroupBy=line', range)).Total).toMatchObject({ quotations: 10_001 });
  });

  it('empty where there is nothing to count', async () => {
    const old: DateRange = { start: addDays(TODAY, -40_000), end: addDays(TODAY, -39_900) };
    const { Groups, Total } = await figuresOf('rol1', 'quotations', '', old);
    expect([Groups, Total]).toEqual([[], { quotations: 0, won: 0, lost: 0, amount: 0, wonAmount: 0, days: 0 }]);
  });
});

const tenDays = daysOf({ start: addDays(TODAY, -9), end: TODAY });
const pageOf = (PageSize: number, Page: number) =>
  bodyOf<Rows>('rol6', `/report/activities/rows?${tenDays}&PageSize=${PageSize}&Page=${Page}`);

it('UND-19 the pages of rows are parts of one list, the last and one beyond it included', async () => {
  const whole = await pageOf(200, 0);
  expect(whole.Rows.length).toBeGreaterThan(30);
  for (const size of [7, 30]) {
    const count = Math.ceil(whole.Total / size);
    const pages = await Promise.all(Array.from({ length: count + 1 }, (_, page) => pageOf(size, page)));
    expect(pages.flatMap(({ Rows }) => Rows)).toEqual(whole.Rows);
    expect(pages.at(-1)).toEqual({ Rows: [], Total: whole.Total });
  }
});

describe('one row that says nothing of itself', () => {
  it('UND-29 is one group without a key, which leads to its row', async () => {
    const day = addDays(TODAY, -39_000);
    const range = { start: day, end: day };
    await createLeadDesk(server).digitalLead({ received_at: new Date(`${day}T18:00:00Z`) });
    for (const grouping of ['adviser', 'management', 'adviser,management']) {
      const { Groups, Total } = await figuresOf('rol1', 'marketing', `&GroupBy=${grouping}`, range);
      const nothing = grouping.split(',').map(() => null);
      expect(Groups).toEqual([{ Keys: nothing, Names: nothing, Sums: Total }]);
      expect(Total).toEqual({ leads: 1, answered: 0, prospects: 0, contracts: 0, amount: 0, cost: 0 });
    }
    const rows = await bodyOf<Rows>('rol1', `/report/marketing/rows?${daysOf(range)}&Group=adviser:`);
    expect(rows).toMatchObject({ Total: 1, Rows: [{ Id: 0, Name: '', AdviserName: null }] });
  });
});

const createWeight = (username: string, Values: Readonly<Record<string, unknown>>) =>
  desk.post(username, '/register/work-weights/create', { Values });
const pointsOf = async () => (await figuresOf('rol1', 'weighing')).Total['points'] ?? Number.NaN;
const weighedOfType = async () => {
  const { Groups } = await figuresOf('rol1', 'weighing', '&GroupBy=type,outcome');
  const group = Groups.find(({ Keys }) => Keys[0] !== null && Keys[1] !== null);
  if (group === undefined) throw new Error('The demo has no finished activity.');
  return { type: Number(group.Keys[0]), outcome: Number(group.Keys[1]), done: group.Sums['done'] ?? 0 };
};

describe('UND-25 the weights of an index', () => {
  it('are kept by roles 1 to 3, and the figures follow: the row that says most of an activity counts', async () => {
    const before = await pointsOf();
    const { type, outcome, done } = await weighedOfType();
    const values = { work: 'activity', activityTypeId: type, tracingTypeId: outcome, weight: 3.5 };
    expect((await createWeight('rol4', values)).statusCode).toBe(404);
    const made = await createWeight('rol3', values);
    expect(made.statusCode).toBe(201);
    expect(await pointsOf()).toBe(before + done * 2.5);
    expect((await createWeight('rol1', { work: 'activity', activityTypeId: type, weight: 1 })).statusCode).toBe(201);
    expect(await pointsOf()).toBe(before + done * 2.5);
    const foreign = { activity_type_id: type, tracing_type_id: outcome, work: 'activity', weight: 500, company_id: 2 };
    await server.database.db.insertInto('work_weight').values(foreign).execute();
    expect(await pointsOf()).toBe(before + done * 2.5);

    const { Groups } = await figuresOf('rol1', 'weighing', `&GroupBy=work&Group=type:${type}&Group=outcome:${outcome}`);
    const weighed = Groups.find(({ Keys }) => Keys[0] === 'activity')?.Sums;
    expect(weighed).toMatchObject({ times: done, points: done * 3.5 });

    const { Id } = made.json<{ body: { Id: number } }>().body;
    const change = (Values: Readonly<Record<string, unknown>>, Version: number) =>
      desk.post('rol1', `/register/work-weights/${Id}/edit`, { Version, Values });
    expect((await change({ weight: 0 }, 1)).statusCode).toBe(200);
    expect(await pointsOf()).toBe(before - done);
    expect((await desk.post('rol1', `/register/work-weights/${Id}/end`, { Version: 2 })).statusCode).toBe(200);
    expect(await pointsOf()).toBe(before);
    // The type of an activity says more about it than its outcome.
    expect((await createWeight('rol1', { work: 'activity', tracingTypeId: outcome, weight: 9 })).statusCode).toBe(201);
    const narrowed = `&GroupBy=work&Group=type:${type}&Group=outcome:${outcome}`;
    const ofType = (await figuresOf('rol1', 'weighing', narrowed)).Groups.find(({ Keys }) => Keys[0] === 'activity');
    expect(ofType?.Sums['points']).toBe(done);
    const history = await desk.get('rol1', `/register/work-weights/${Id}/history`);
    expect(history.json<{ body: unknown[] }>().body).toHaveLength(3);
  });

  it.each([
    [{ weight: 1_000_000_000 }, 'weight', 'tooLarge'],
    [{ weight: 1000.01 }, 'weight', 'tooLarge'],
    [{ weight: -1 }, 'weight', 'tooSmall'],
    [{ weight: 0.001 }, 'weight', 'wrongFormat'],
    [{ weight: null }, 'weight', 'required'],
    [{ work: 'contract', activityTypeId: 1 }, 'activityTypeId', 'notWritable'],
    [{ work: 'contract' }, '', 'taken'],
  ])('are refused at the field where they cannot be: %j', async (change, field, code) => {
    const before = await pointsOf();
    const refused = await createWeight('rol1', { work: 'onTime', weight: 1, ...change });
    expect(refused.statusCode).toBe(422);
    expect(refused.json<{ fields: unknown }>().fields).toContainEqual(expect.objectContaining({ field, code }));
    expect(await pointsOf()).toBe(before);
  });
});
