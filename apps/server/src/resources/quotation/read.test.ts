import type { components } from '@sereno/api/types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type QuotationDesk, startQuotationDesk } from '../../testing/quotationDesk.ts';

type Schemas = components['schemas'];

let desk: QuotationDesk;
beforeAll(async () => {
  desk = await startQuotationDesk();
});
afterAll(() => desk.server.close());

async function options(username: string): Promise<Schemas['QuotationOptions']> {
  const response = await desk.get(username, '/quotation/options');
  expect(response.statusCode).toBe(200);
  return response.json<Schemas['QuotationOptionsAnswer']>().body;
}

async function list(username: string): Promise<Schemas['QuotationRow'][]> {
  const response = await desk.get(username, '/quotation/list');
  expect(response.statusCode).toBe(200);
  return response.json<Schemas['QuotationListAnswer']>().body;
}

async function quote(change: object = {}, username = 'rol8'): Promise<number> {
  const response = await desk.quote(username, change);
  expect(response.statusCode).toBe(201);
  return response.json<Schemas['AddedQuotationAnswer']>().body.Id;
}

const sheet = (username: string, id: number) => desk.get(username, `/quotation/${id}`);

describe('what can be quoted', () => {
  it('UND-33 is what the company sells, by line and name, within its limits', async () => {
    const { Products, ...limits } = await options('rol8');
    expect(limits).toEqual({ Terms: [0, 6, 12, 24, 36], MaxDiscount: 15, MinDownPayment: 10, ValidDays: 30 });
    expect(Products.map(({ Code }) => Code)).toEqual([
      'PF-CRE',
      'PF-BAS',
      'PF-FAM',
      'PF-PRE',
      'PF-TRA',
      'SG-ACC',
      // One plan for each of its prices in use.
      ...[1, 2, 3, 4, 5, 6].map((id) => `SG-GFU:${id}`),
      'SG-VID',
      'BF-CRI',
      'BF-NIC',
      'BF-URN',
    ]);
    expect(Products).toContainEqual({
      Code: 'PF-FAM',
      Name: 'Plan Familiar',
      BusinessLine: 'PF',
      Price: 32_901,
      Services: 2,
    });
  });

  it('is another in another company', async () => {
    const lines = (await options('empresa2')).Products.map(({ BusinessLine }) => BusinessLine);
    expect([...new Set(lines)]).toEqual(['PF', 'SG']);
  });

  it('is nothing in a company without products, which has limits all the same', async () => {
    const { db } = desk.server.database;
    await db.insertInto('company').values({ id: 78, name: 'Nueva' }).execute();
    const move = (company_id: number, employee_id: number | null) =>
      db.updateTable('account').set({ company_id, employee_id }).where('username', '=', 'rol15').execute();
    const account = await db
      .selectFrom('account')
      .where('username', '=', 'rol15')
      .selectAll()
      .executeTakeFirstOrThrow();
    await move(78, null);
    expect(await options('rol15')).toEqual({
      Products: [],
      Terms: [0, 6, 12, 24, 36],
      MaxDiscount: 15,
      MinDownPayment: 10,
      ValidDays: 30,
    });
    await move(account.company_id, account.employee_id);
  });

  it('leaves out what is sold no more, and tells a term once, in order', async () => {
    const { db } = desk.server.database;
    await db.updateTable('product').set({ active: false }).where('code', '=', 'BF-URN').execute();
    await db
      .updateTable('company')
      .set({ quotation_terms: [12, 0, 12] })
      .where('id', '=', 3)
      .execute();
    const { Products, Terms } = await options('funeral');
    expect(Products.map(({ Code }) => Code)).not.toContain('BF-URN');
    expect(Terms).toEqual([0, 12]);
  });
});

describe('the list of quotations', () => {
  it('UND-32 is the person’s own, newest first', async () => {
    const older = await quote();
    const newer = await quote({ Payments: 0 });
    const rows = await list('rol8');
    expect(rows.slice(0, 2).map(({ Id }) => Id)).toEqual([newer, older]);
    expect(rows[0]).toMatchObject({
      Number: expect.stringMatching(/^COT-\d{6}$/),
      ProspectName: 'Rosa Elena Campos',
      AdvisorName: null,
      BusinessLine: 'PF',
      ProductName: 'Plan Básico',
      Total: 32_489.17,
      Payments: 0,
      QuotedOn: '2026/11/20',
      ValidUntil: '2026/12/19',
      ContractNumber: null,
    });
    const days = rows.map(({ QuotedOn }) => QuotedOn);
    expect(days).toEqual(days.toSorted().toReversed());
  });

  it('names the contract that one became', async () => {
    const taken = (await list('rol8')).filter(({ ContractNumber }) => ContractNumber !== null);
    expect(taken.length).toBeGreaterThan(0);
  });

  it.each([
    ['rol1', true, true],
    ['rol5', true, true],
    ['rol6', false, true],
    ['rol7', false, true],
    ['rol8', false, true],
    ['rol9', false, false],
    ['rol11', false, false],
    ['rol13', true, true],
    ['empresa2', false, false],
  ])('ACL-15 %s: adviser named %o, that of rol8 seen %o', async (username, isNamed, isSeen) => {
    const id = await quote();
    const row = (await list(username)).find(({ Id }) => Id === id);
    expect(row !== undefined).toBe(isSeen);
    expect(typeof row?.AdvisorName === 'string').toBe(isNamed && isSeen);
    expect((await sheet(username, id)).statusCode).toBe(isSeen ? 200 : 404);
  });

  it('shows it to the prospect’s current adviser, and still to the adviser who made it', async () => {
    const { db } = desk.server.database;
    const ProspectId = await desk.prospect();
    const id = await quote({ ProspectId });
    await db.updateTable('prospect').set({ employee_id: 109 }).where('id', '=', ProspectId).execute();
    expect((await sheet('rol9', id)).statusCode).toBe(200);
    expect((await sheet('rol8', id)).statusCode).toBe(200);
    expect((await list('rol9')).map(({ Id }) => Id)).toContain(id);
  });
});

describe('one quotation', () => {
  it('UND-32 names the adviser to every viewer, unlike the lists', async () => {
    const { body } = (await sheet('rol8', await quote())).json<Schemas['QuotationAnswer']>();
    expect(body.AdvisorName).toMatch(/\S+ \S+/);
  });

  it('UND-32 FMT-04 has all that is printed', async () => {
    const id = await quote();
    const { body } = (await sheet('rol5', id)).json<Schemas['QuotationAnswer']>();
    expect(body).toMatchObject({
      Id: id,
      AdvisorName: expect.any(String),
      Pieces: 2,
      Services: 2,
      DiscountPercent: 12.25,
      Amount: 37_024.7,
      Discount: 4535.53,
      Total: 32_489.17,
      Untaxed: 28_007.91,
      Tax: 4481.26,
      DownPayment: 4000,
      Financed: 28_489.17,
      Payments: 12,
    });
  });

  it('stays as it was made, whatever prices and limits become', async () => {
    const { db } = desk.server.database;
    const id = await quote();
    const before = (await sheet('rol8', id)).body;
    await desk.reprice('PF-BAS', 1);
    await db
      .updateTable('company')
      .set({ quotation_max_discount: 0, quotation_valid_days: 1 })
      .where('id', '=', 1)
      .execute();
    expect((await sheet('rol8', id)).body).toBe(before);
    await desk.reprice('PF-BAS', 1_851_235);
    await db
      .updateTable('company')
      .set({ quotation_max_discount: 15, quotation_valid_days: 30 })
      .where('id', '=', 1)
      .execute();
  });

  it.each([2_147_483_647, 999_999])('is none under %d', async (id) => {
    expect((await sheet('rol1', id)).statusCode).toBe(404);
  });

  it.each(['0', '-1', 'x', '1.5', '2147483648', '%00'])('is none that can be asked for by %s', async (id) => {
    expect((await desk.get('rol1', `/quotation/${id}`)).statusCode).toBe(400);
  });
});
