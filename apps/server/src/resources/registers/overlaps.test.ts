import type { components } from '@sereno/api/types';
import type { FieldValues } from '@sereno/domain/register';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type QuotationDesk, startQuotationDesk } from '../../testing/quotationDesk.ts';

type Schemas = components['schemas'];

let desk: QuotationDesk;
beforeAll(async () => {
  desk = await startQuotationDesk();
});
afterAll(() => desk.server.close());

const refusedAt = (field: string) => ({ status: 422, fields: [{ field, code: 'overlapping' }] });
type Saved = { status: number; body: { Id: number }; fields?: unknown };

const create = async (register: string, Values: FieldValues): Promise<Saved> =>
  (await desk.post('rol1', `/register/${register}/create`, { Values })).json<Saved>();

async function productId(code: string): Promise<number> {
  const product = desk.server.database.db.selectFrom('product').where('company_id', '=', 1).where('code', '=', code);
  return (await product.select('id').executeTakeFirstOrThrow()).id;
}

const offered = async (): Promise<Schemas['QuotationOptions']['Products']> =>
  (await desk.get('rol8', '/quotation/options'))
    .json<Schemas['QuotationOptionsAnswer']>()
    .body.Products.filter(({ Name }) => Name.startsWith('Accidentes'));

const ranking = async (Year: number, Month: number) =>
  (await desk.get('rol8', `/dashboard/graph-monthlyoffer?Year=${Year}&Month=${Month}`)).json<
    Schemas['MonthlyOfferAnswer']
  >().body?.RankingOffer ?? [];

describe('the prices of an insurance', () => {
  let price: FieldValues;
  beforeAll(async () => {
    price = {
      productId: await productId('SG-ACC'),
      ageFrom: 18,
      ageTo: 40,
      sumInsured: 100_000.5,
      termYears: 5,
      price: 2345.67,
    };
  });

  it('are what a quotation uses, in place of the one price of the product', async () => {
    expect(await offered()).toMatchObject([{ Code: 'SG-ACC', Name: 'Accidentes personales', Price: 3480.2 }]);
    const { body } = await create('insurance-prices', price);
    const Code = `SG-ACC:${body.Id}`;
    expect(await offered()).toEqual([
      {
        Code,
        Name: 'Accidentes personales, de 18 a 40 años, suma de $100,000.50, plazo de 5 años',
        BusinessLine: 'SG',
        Price: 2345.67,
        Services: 1,
      },
    ]);
    const chosen = { BusinessLine: 'SG', Pieces: 1, DiscountPercent: 0, Payments: 0 };
    const old = await desk.quote('rol8', { ...chosen, ItemCode: 'SG-ACC', Total: 3480.2 });
    expect(old.statusCode).toBe(422);
    const quoted = await desk.quote('rol8', { ...chosen, ItemCode: Code, Total: 2345.67 });
    expect(quoted.statusCode).toBe(201);
    // A price that goes out of use is quoted no more, and the product has its own again.
    await desk.post('rol1', `/register/insurance-prices/${body.Id}/end`, { Version: 1 });
    expect(await offered()).toMatchObject([{ Code: 'SG-ACC' }]);
    const id = quoted.json<Schemas['AddedQuotationAnswer']>().body.Id;
    const sheet = (await desk.get('rol8', `/quotation/${id}`)).json<Schemas['QuotationAnswer']>();
    expect(sheet.body).toMatchObject({ Amount: 2345.67 });
  });

  it('do not overlap for one insurance, sum and term, be they added, changed or put back into use', async () => {
    const first = await create('insurance-prices', { ...price, ageFrom: 0, ageTo: 17 });
    expect(first.status).toBe(201);
    for (const [ageFrom, ageTo] of [
      [17, 30],
      [0, 0],
      [5, 9],
      [0, 120],
    ] as const)
      expect(await create('insurance-prices', { ...price, ageFrom, ageTo })).toMatchObject(refusedAt('ageFrom'));
    for (const change of [{ ageFrom: 18 }, { ageFrom: 0, termYears: 6 }, { ageFrom: 0, sumInsured: 100_000.51 }])
      expect((await create('insurance-prices', { ...price, ...change })).status).toBe(201);
    await desk.post('rol1', `/register/insurance-prices/${first.body.Id}/end`, { Version: 1 });
    expect((await create('insurance-prices', { ...price, ageFrom: 10, ageTo: 12 })).status).toBe(201);
    const back = await desk.post('rol1', `/register/insurance-prices/${first.body.Id}/restore`, { Version: 2 });
    expect(back.json()).toMatchObject(refusedAt('ageFrom'));
  });

  it('are refused with ages that end before they begin, and for what is no insurance', async () => {
    expect(await create('insurance-prices', { ...price, ageFrom: 60, ageTo: 59 })).toMatchObject({
      fields: [{ field: 'ageTo', code: 'tooSmall' }],
    });
    const other = await productId('PF-BAS');
    expect(await create('insurance-prices', { ...price, productId: other })).toMatchObject({
      fields: [{ field: 'productId', code: 'unknown' }],
    });
  });
});

describe('the teams of the offers', () => {
  it('have one employee in one team at a time, to the day', async () => {
    const member = { employeeId: 105, teamId: 1, startsOn: '2024/03/01', endsOn: '2024/03/31' };
    expect((await create('offer-team-members', member)).status).toBe(201);
    for (const days of [
      { startsOn: '2024/03/31', endsOn: null },
      { startsOn: '2024/01/01', endsOn: '2024/03/01' },
      { startsOn: '2020/01/01', endsOn: null },
    ])
      expect(await create('offer-team-members', { ...member, ...days })).toMatchObject(refusedAt('startsOn'));
    expect(await create('offer-team-members', { ...member, endsOn: '2024/02/29' })).toMatchObject({
      fields: [{ field: 'endsOn', code: 'reversed' }],
    });
    expect(
      (await create('offer-team-members', { ...member, startsOn: '2024/04/01', endsOn: '2024/04/01' })).status,
    ).toBe(201);
  });

  it('OFR-03 are who an offer counts, once somebody is in one on a day of it, with positions of their own', async () => {
    const everybody = await ranking(2026, 9);
    expect(everybody.length).toBeGreaterThan(3);
    const offer = await desk.server.database.db
      .selectFrom('monthly_offer_rank as rank')
      .innerJoin('monthly_offer as offer', 'offer.id', 'rank.offer_id')
      .where('offer.company_id', '=', 1)
      .where('offer.month', '=', '2026-09-01')
      .orderBy('rank.position')
      .select('rank.employee_id as id')
      .execute();
    const day = { startsOn: '2026/09/30', endsOn: '2026/09/30' };
    for (const place of [2, 1])
      await create('offer-team-members', { employeeId: offer[place]?.id ?? 0, teamId: 1, ...day });
    const [, second, third] = everybody;
    expect(await ranking(2026, 9)).toEqual([
      { ...second, Position: 1 },
      { ...third, Position: 2 },
    ]);
    // The month before has no members.
    expect((await ranking(2026, 8)).length).toBeGreaterThan(3);
  });
});
