import type { components } from '@sereno/api/types';
import { addDays, type CalendarDate, formatWireDate } from '@sereno/domain/calendar';
import { weekFingerprint } from '@sereno/api/fingerprint';
import { addWeeks, type BusinessWeek, formatWeek } from '@sereno/domain/week';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCommissionDesk, lineFromWire } from '../../testing/commissionDesk.ts';
import { commissionOracle } from '../../testing/commissionOracle.ts';
import { START, startTestServer, TODAY, type TestServer } from '../../testing/testServer.ts';
import { weeksOf } from './queries.ts';

type Schemas = components['schemas'];

let server: TestServer;
let desk: ReturnType<typeof createCommissionDesk>;
let oracle: Awaited<ReturnType<typeof commissionOracle>>;
beforeAll(async () => {
  server = await startTestServer();
  desk = createCommissionDesk(server);
  // The ERP has sent only the lines of this week.
  await desk.line({ year: 2022, week: 5 });
  // Two reasons against one week.
  const disputed = { year: 2026, week: 45 };
  const { Data } = await desk.week('rol8', disputed);
  const Reasons = Data.slice(0, 2).map(({ TIPO, CONTRATO }) => ({ TIPO, CONTRATO, Reason: 'No coincide' }));
  await desk.reconcile('rol8', disputed, { Reasons });
  oracle = await commissionOracle(server.database, TODAY);
});
afterAll(() => server.close());

const RUNNING: BusinessWeek = { year: 2026, week: 47 };
const ROLES = [...Array.from({ length: 15 }, (_, role) => `rol${role + 1}`), 'empresa2'];
const WEEKS = [0, 1, 2, 3, 4, 12, 51, 52].map((back) => addWeeks(RUNNING, 0 - back));
const byText = (one: object, other: object) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1);
const queryOf = ({ slpCode, managerId }: { readonly slpCode?: number; readonly managerId?: number }) =>
  `${slpCode === undefined ? '' : `&SlpCode=${slpCode}`}${managerId === undefined ? '' : `&ManagerId=${managerId}`}`;

describe('a week’s commissions', () => {
  it.each(ROLES)(
    'API-46 CMA-04 CMA-11 CMA-22 %s gets the lines of the people they may see, to the cent',
    async (username) => {
      for (const week of WEEKS) {
        const { Data, Status } = await desk.week(username, week);
        const expected = oracle.week({ username, week });
        expect([week, Data.toSorted(byText), Status]).toEqual([week, expected.lines.toSorted(byText), expected.status]);
      }
    },
  );

  it.each(['rol1', 'rol4', 'rol6', 'rol7', 'rol8'])(
    'CMA-01 CMA-02 CMA-03 %s narrows them by adviser and management, and sees no more by it',
    async (username) => {
      const week = addWeeks(RUNNING, -2);
      for (const requested of [
        { slpCode: 1108 },
        { managerId: 6 },
        { managerId: 2 },
        { managerId: 99_999 },
        { slpCode: 1108, managerId: 6 },
        { slpCode: 1108, managerId: 11 },
      ]) {
        const { Data, Status } = await desk.week(username, week, queryOf(requested));
        const expected = oracle.week({ username, week, ...requested });
        expect([requested, Data.toSorted(byText), Status]).toEqual([
          requested,
          expected.lines.toSorted(byText),
          expected.status,
        ]);
      }
    },
  );

  it('CMA-03 an adviser outside the scope, of another company or of none is not found', async () => {
    const week = addWeeks(RUNNING, -2);
    for (const [username, slpCode] of [
      ['rol8', 1109],
      ['rol9', 1108],
      ['rol6', 1202],
      ['rol1', 99_999],
      ['rol10', 1108],
      ['rol11', 1108],
      ['empresa2', 1108],
    ] as const) {
      const { statusCode } = await desk.ask(username, week, `&SlpCode=${slpCode}`);
      expect([username, slpCode, statusCode]).toEqual([username, slpCode, 404]);
    }
  });

  it.each(['rol8', 'rol9', 'rol10', 'rol11', 'rol12', 'rol13', 'rol14', 'rol15'])(
    'CMA-02 CMA-03 %s sees only their own, whichever adviser is chosen, though the role sees the company elsewhere',
    async (username) => {
      const week = addWeeks(RUNNING, -1);
      const own = new Set((await desk.week(username, week)).Data.map(({ Vendedor }) => Vendedor));
      expect(own.size).toBe(['rol8', 'rol9', 'rol10'].includes(username) ? 1 : 0);
      for (const managerId of [2, 6, 11]) {
        const { Data } = await desk.week(username, week, queryOf({ managerId }));
        expect(Data.every(({ Vendedor }) => own.has(Vendedor))).toBe(true);
      }
      expect((await desk.ask(username, week, '&SlpCode=1204')).statusCode).toBe(404);
    },
  );

  it('CMA-06 come in the same order for every viewer and every request', async () => {
    const week = addWeeks(RUNNING, -1);
    const all = await desk.week('rol1', week);
    expect(await desk.week('rol1', week)).toEqual(all);
    expect(all.Data.length).toBeGreaterThan(30);
    const own = await desk.week('rol8', week);
    expect(own.Data).toEqual(all.Data.filter(({ Vendedor }) => Vendedor === own.Data[0]?.Vendedor));
  });

  it('CMA-22 a week waits as soon as it has ended and has lines, whatever else the ERP has sent', async () => {
    expect((await desk.week('rol8', { year: 2022, week: 5 })).Status).toBe('P');
    expect(await desk.week('rol8', { year: 2022, week: 6 })).toEqual({ Data: [] });
    expect(await desk.week('rol8', RUNNING)).not.toHaveProperty('Status');
    expect(await desk.week('rol1', addWeeks(RUNNING, -3))).not.toHaveProperty('Status');
  });

  it.each(['53-2026', '53-9999', '01-0000'])('WKP-10 %s is no week', async (text) => {
    const refused = { status: 422, fields: [{ field: 'WeekNumber', code: 'outOfRange' }] };
    const calls = ['commissions-bonuses-analytics', 'commissions-states'];
    for (const call of calls)
      expect((await desk.get('rol1', `/bi/${call}?WeekNumber=${text}`)).json()).toMatchObject(refused);
  });

  it('has the same fingerprint in the answer and on the server, for every week of every adviser', async () => {
    const viewer = {
      accountId: 1,
      roleId: 1,
      companyId: 1,
      employeeId: 101,
      teamCarousel: true,
      carouselOn: true,
    };
    const context = { database: server.database, clock: () => START, timeZone: 'America/Mexico_City' };
    let compared = 0;
    for (const week of WEEKS) {
      for (const { slpCode, adviserName, weekly } of await weeksOf(context, viewer, { week })) {
        const answer = await desk.week('rol1', week, `&SlpCode=${slpCode}`);
        const read = answer.Data.map(lineFromWire);
        expect(read).toEqual(weekly.lines);
        expect([adviserName, weekFingerprint(week, slpCode ?? 0, read)]).toEqual([
          adviserName,
          weekFingerprint(week, slpCode ?? 0, weekly.lines),
        ]);
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(150);
  });
});

describe('the statuses of the weeks', () => {
  it.each(['rol1', 'rol2', 'rol3', 'rol4', 'rol5', 'rol6', 'rol7'])(
    'CMA-15 %s sees it of everybody whose rows they see',
    async (username) => {
      for (const week of WEEKS) {
        for (const requested of [{}, { managerId: 6 }]) {
          const url = `/bi/commissions-states?WeekNumber=${formatWeek(week)}${queryOf(requested)}`;
          const { body } = (await desk.get(username, url)).json<{ body: Schemas['AdviserWeek'][] }>();
          expect(body.toSorted((one, other) => one.SlpCode - other.SlpCode)).toEqual(
            oracle.states({ username, week, ...requested }),
          );
          const names = body.map(({ Adviser }) => Adviser);
          expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'es')));
        }
      }
    },
  );

  it('CMA-15 tells how many lines are disputed', async () => {
    const { body } = (await desk.get('rol1', '/bi/commissions-states?WeekNumber=45-2026')).json<{
      body: Schemas['AdviserWeek'][];
    }>();
    expect(body.find(({ SlpCode }) => SlpCode === 1108)).toMatchObject({ Status: 'R', Disputed: 2 });
  });

  it.each(['rol8', 'rol9', 'rol10', 'rol11', 'rol12', 'rol13', 'rol14', 'rol15', 'empresa2'])(
    'CMA-15 is not there for %s',
    async (username) => {
      expect((await desk.get(username, '/bi/commissions-states?WeekNumber=45-2026')).statusCode).toBe(404);
    },
  );

  it.each(ROLES)('CMA-12 CMA-21 the weeks that wait for %s are their own, the newest first', async (username) => {
    const { body } = (await desk.get(username, '/bi/commissions-pending')).json<{ body: Schemas['PendingWeek'][] }>();
    expect(body).toEqual(['rol8', 'rol9', 'empresa2'].includes(username) ? oracle.pending(username) : []);
  });

  it('CMA-12 a week waits until it is decided', async () => {
    const weeks = async () =>
      (await desk.get('rol8', '/bi/commissions-pending'))
        .json<{ body: Schemas['PendingWeek'][] }>()
        .body.map(({ WeekNumber }) => WeekNumber);
    const before = await weeks();
    expect(before).toEqual(expect.arrayContaining(['46-2026', '44-2026', '05-2022']));
    await desk.accept('rol8', { year: 2022, week: 5 });
    expect(await weeks()).toEqual(before.filter((week) => week !== '05-2022'));
  });
});

async function reportOf(username: string, [start, end]: readonly [CalendarDate, CalendarDate]) {
  const url = `/bi/commissions?StartDate=${formatWireDate(start)}&EndDate=${formatWireDate(end)}`;
  return (await desk.get(username, url)).json<{ body: Schemas['CommissionReportRow'][] }>().body;
}

describe('the commissions report', () => {
  const RANGES: readonly (readonly [CalendarDate, CalendarDate])[] = [
    [TODAY, TODAY],
    [addDays(TODAY, -1), addDays(TODAY, -1)],
    ['2026-10-01', '2026-10-31'],
    [addDays(TODAY, -399), TODAY],
  ];
  it.each(ROLES)('API-45 CMR-01 CMR-03 %s gets the rows of the people they may see, newest first', async (username) => {
    for (const range of RANGES) {
      const rows = await reportOf(username, range);
      const ids = rows.map(({ Id }) => Id);
      expect(ids.toSorted((one, other) => one - other)).toEqual(
        oracle.report(username, ...range).toSorted((one, other) => one - other),
      );
      const days = rows.map(({ InsertedSAPAt }) => InsertedSAPAt);
      expect(days).toEqual(days.toSorted().toReversed());
      // CMR-03: only role 1 gets it, whatever is requested.
      expect(rows.every(({ SecondaryCommission }) => (SecondaryCommission !== null) === (username === 'rol1'))).toBe(
        true,
      );
    }
  });

  it('CMR-02 tells the contract as the ERP took it in, to the cent', async () => {
    const rows = await reportOf('rol1', ['2026-10-01', '2026-10-31']);
    expect(rows.length).toBeGreaterThan(20);
    for (const row of rows) {
      const { Secondary, ...expected } = oracle.reportRow(row.Id);
      expect(row).toMatchObject({ ...expected, SecondaryCommission: Secondary });
    }
    expect(rows.every(({ ManagerName }) => ManagerName !== '')).toBe(true);
  });

  it.each([
    ['2026/11/20', '2026/11/19', 422],
    ['2025/01/01', '2026/11/20', 422],
    ['2026/02/30', '2026/11/20', 400],
  ])('CMR-01 from %s to %s answers %d', async (start, end, status) => {
    const { statusCode } = await desk.get('rol1', `/bi/commissions?StartDate=${start}&EndDate=${end}`);
    expect(statusCode).toBe(status);
  });
});
