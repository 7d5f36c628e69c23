import { addToMonth, monthOf, monthRange } from '@sereno/domain/calendar';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDesk } from '../../testing/activityDesk.ts';
import { startTestServer, TODAY, type TestServer } from '../../testing/testServer.ts';

type Offer = {
  NameOffer: string;
  StartOffer: string;
  EndOffer: string;
  RankingOffer: { Position: number; Name: string; Amount: number }[];
};

let server: TestServer;
let desk: ReturnType<typeof createDesk>;
beforeAll(async () => {
  server = await startTestServer();
  desk = createDesk(server);
});
afterAll(() => server.close());

const ask = (username: string, year: number | string, month: number | string) =>
  desk.get(username, `/dashboard/graph-monthlyoffer?Year=${year}&Month=${month}`);

async function offerOf(username: string, year: number, month: number): Promise<Offer | null> {
  const response = await ask(username, year, month);
  expect(response.statusCode).toBe(200);
  return response.json<{ body: Offer | null }>().body;
}

const monthsBack = (count: number) =>
  Array.from({ length: count }, (_, back) => addToMonth(monthOf(TODAY), -back)).map((month) => ({
    month,
    year: Number(month.slice(0, 4)),
    number: Number(month.slice(5)),
  }));

describe('API-43 ENT-16 the offer of a month', () => {
  it.each(['rol1', 'empresa2', 'funeral'])(
    'OFR-01 OFR-02 OFR-03 is there in each month of the year of %s',
    async (who) => {
      for (const { month, year, number } of monthsBack(13)) {
        const offer = await offerOf(who, year, number);
        const { start, end } = monthRange(month);
        expect(offer).toMatchObject({
          NameOffer: expect.stringMatching(/\S/u),
          StartOffer: start.replaceAll('-', '/'),
          EndOffer: end.replaceAll('-', '/'),
        });
        expect(offer?.RankingOffer.length).toBeGreaterThan(0);
        expect(offer?.RankingOffer.map(({ Position }) => Position)).toEqual(
          offer?.RankingOffer.map((_, index) => index + 1),
        );
        const amounts = offer?.RankingOffer.map(({ Amount }) => Amount) ?? [];
        expect(amounts).toEqual(amounts.toSorted((one, other) => other - one));
      }
    },
  );

  it.each([
    [2026, 12],
    [2025, 9],
    [2000, 1],
    [2100, 12],
  ])('OFR-04 is null in a month without one: %d/%d', async (year, month) => {
    expect(await offerOf('rol1', year, month)).toBeNull();
  });

  it.each([
    [2026, 0],
    [2026, 13],
    [1999, 12],
    [2101, 1],
    [10_000, 1],
    ['2026.5', 1],
    ['', 1],
    [2026, 'enero'],
    [2026, '11&Month=12'],
  ])('OFR-04 is not asked for by %s/%s', async (year, month) => {
    expect((await ask('rol1', year, month)).statusCode).toBe(400);
  });

  it('OFR-03 adds up to the sales of the month that were not cancelled, by position and to the cent', async () => {
    const offer = await offerOf('rol1', 2026, 10);
    const sold = await server.database.db
      .selectFrom('contract')
      .where('company_id', '=', 1)
      .where('sold_on', '>=', '2026-10-01')
      .where('sold_on', '<=', '2026-10-31')
      .where('status', '<>', 'cancelled')
      .select(['employee_id', 'amount', 'discount'])
      .execute();
    const totals = [...Map.groupBy(sold, ({ employee_id }) => employee_id).values()].map((contracts) =>
      contracts.reduce((sum, { amount, discount }) => sum + amount - discount, 0),
    );
    expect(offer?.RankingOffer.map(({ Amount }) => Math.round(Amount * 100))).toEqual(
      totals.toSorted((one, other) => other - one),
    );
  });

  it('OFR-03 is the same for all employees of a company, and never another company’s', async () => {
    const whole = await offerOf('rol1', 2026, 10);
    for (const who of ['rol4', 'rol8', 'rol15']) expect(await offerOf(who, 2026, 10)).toEqual(whole);
    const other = await offerOf('empresa2', 2026, 10);
    const people = await server.database.db
      .selectFrom('employee')
      .select(['company_id', 'first_name', 'last_name'])
      .execute();
    const namesOf = (company: number) =>
      new Set(
        people.filter((each) => each.company_id === company).map((each) => `${each.first_name} ${each.last_name}`),
      );
    expect(whole?.RankingOffer.every(({ Name }) => namesOf(1).has(Name))).toBe(true);
    expect(other?.RankingOffer.every(({ Name }) => namesOf(2).has(Name))).toBe(true);
    expect(other?.RankingOffer.length).toBeLessThan(whole?.RankingOffer.length ?? 0);
  });

  it('OFR-03 has no ranking for an account without an employee, nor without sales', async () => {
    const offer = await offerOf('rol1', 2026, 10);
    expect(await offerOf('rol11', 2026, 10)).toEqual({ ...offer, RankingOffer: [] });
    const { db } = server.database;
    const next = { company_id: 1, month: '2026-12-01', name: 'Cierre de año' } as const;
    await db
      .insertInto('monthly_offer')
      .values({ ...next, starts_on: '2026-12-01', ends_on: '2026-12-31' })
      .execute();
    expect(await offerOf('rol8', 2026, 12)).toEqual({
      NameOffer: 'Cierre de año',
      StartOffer: '2026/12/01',
      EndOffer: '2026/12/31',
      RankingOffer: [],
    });
    expect(await offerOf('empresa2', 2026, 12)).toBeNull();
  });
});
