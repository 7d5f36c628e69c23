import type { components } from '@sereno/api/types';
import type { CalendarDate } from '@sereno/domain/calendar';
import { balanceOf, paymentsOf } from '@sereno/domain/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type QuotationDesk, startQuotationDesk } from '../../testing/quotationDesk.ts';
import { addContract } from '../../testing/salesDesk.ts';
import { START, TODAY } from '../../testing/testServer.ts';

type Schemas = components['schemas'];
type Desk = Schemas['DiscountDeskAnswer']['body'];

let desk: QuotationDesk;
beforeAll(async () => {
  desk = await startQuotationDesk();
});
afterAll(() => desk.server.close());
beforeEach(() => {
  desk.server.now = START;
});

const PRICE = 3_702_470;
const cents = (pesos: number | null | undefined) => Math.round((pesos ?? 0) * 100);
const saved = (id: number) => desk.saved(id);

async function quoted(change: object = {}): Promise<number> {
  const response = await desk.quote('rol8', { DiscountPercent: 0, Total: 37_024.7, ...change });
  expect(response.statusCode).toBe(201);
  return response.json<Schemas['AddedQuotationAnswer']>().body.Id;
}

const asking = (SaleId: number, change: object = {}) => ({
  Kind: 'quotation',
  SaleId,
  Amount: 3000,
  Reason: 'Ya tiene dos planes con nosotros.',
  ...change,
});
const ask = (SaleId: number, change: object = {}, username = 'rol8', headers: Record<string, string> = {}) =>
  desk.post(username, '/discount/ask', asking(SaleId, change), headers);
async function asked(SaleId: number, change: object = {}, username = 'rol8'): Promise<number> {
  const response = await ask(SaleId, change, username);
  expect([response.statusCode, response.body]).toEqual([201, expect.any(String)]);
  return response.json<Schemas['AskedDiscountAnswer']>().body.Id;
}
const decide = (id: number, payload: object, username = 'rol1', headers: Record<string, string> = {}) =>
  desk.post(username, `/discount/${id}/decide`, payload, headers);
const deskOf = async (id: number, username = 'rol8', kind = 'quotation') =>
  (await desk.get(username, `/discount/sale/${kind}/${id}`)).json<{ body: Desk }>().body;
const statusesOf = (answers: readonly { readonly statusCode: number }[]) =>
  answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other);
const rowOf = async (id: number) =>
  (await desk.get('rol1', `/register/discount-requests/${id}`)).json<{ body: Schemas['RegisterRow'] }>().body;
const usesOf = async (code: string) => {
  const { db } = desk.server.database;
  const row = await db
    .selectFrom('discount_certificate')
    .where('code', '=', code)
    .select(['uses_left', 'id'])
    .executeTakeFirstOrThrow();
  return row;
};

describe('UND-35 asking for a discount', () => {
  it('of an amount, a share of the price or a certificate makes a request that waits', async () => {
    for (const [wish, comesTo] of [
      [{ Amount: 3000.01 }, 300_001],
      [{ Amount: null, Percent: 7.5 }, 277_685],
      [{ Amount: null, Certificate: 'familia-10' }, 370_247],
    ] as const) {
      const quotation = await quoted();
      const id = await asked(quotation, wish);
      const { Sale, Requests, Limits } = await deskOf(quotation);
      expect(Requests).toMatchObject([{ Id: id, State: 'asked', IsOwn: true, Granted: null, DecidedBy: null }]);
      expect(cents(Requests[0]?.Asked)).toBe(comesTo);
      expect([Sale.Closed, Sale.Cost, cents(Sale.Amount)]).toEqual([null, null, PRICE]);
      expect(Limits.map(({ RoleId, Percent }) => [RoleId, Percent])).toEqual([
        [1, 50],
        [2, 40],
        [3, 35],
        [4, 30],
        [5, 20],
      ]);
      expect(await saved(quotation)).toMatchObject({ discount: 0 });
    }
  });

  it('twice is refused with the request that waits, also at the same moment', async () => {
    const quotation = await quoted();
    await desk.get('rol5', '/quotation/options');
    const answers = await Promise.all([ask(quotation), ask(quotation, { Amount: 5 }, 'rol5'), ask(quotation)]);
    expect(statusesOf(answers)).toEqual([201, 409, 409]);
    const refused = await ask(quotation, { Amount: 1 });
    expect(refused.json()).toMatchObject({
      status: 409,
      body: { State: 'asked', SaleId: quotation },
      fields: [{ field: '', code: 'alreadyAsked' }],
    });
    expect((await deskOf(quotation)).Requests).toHaveLength(1);
  });

  it('under one key asks once', async () => {
    const quotation = await quoted();
    const headers = { 'idempotency-key': 'discount-once' };
    const answers = await Promise.all([1, 2, 3].map(() => ask(quotation, {}, 'rol8', headers)));
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(201);
  });

  it.each([
    ['nothing', { Amount: 0 }, 'Amount', 'tooSmall'],
    ['more than all', { Amount: 37_024.71 }, 'Amount', 'tooLarge'],
    ['half a cent', { Amount: 1.005 }, 'Amount', 'wrongFormat'],
    ['more than a hundred percent', { Amount: null, Percent: 100.01 }, 'Percent', 'wrongFormat'],
    ['an unknown certificate', { Amount: null, Certificate: 'NADA' }, 'Certificate', 'unknown'],
    ['a certificate that is used up', { Amount: null, Certificate: 'ANIVERSARIO' }, 'Certificate', 'usedUp'],
    ['a certificate of last year', { Amount: null, Certificate: 'BUEN-FIN' }, 'Certificate', 'expired'],
    ['a reason of spaces', { Reason: '  ' }, 'Reason', 'required'],
    ['a long reason', { Reason: 'a'.repeat(301) }, 'Reason', 'tooLong'],
  ])('for %s is refused', async (_title, change, field, code) => {
    expect((await ask(await quoted(), change)).json()).toMatchObject({ status: 422, fields: [{ field, code }] });
  });

  it('for two things, or none, is refused', async () => {
    const quotation = await quoted();
    for (const change of [{ Percent: 5 }, { Amount: null }, { Amount: null, Certificate: ' ' }])
      expect((await ask(quotation, change)).json()).toMatchObject({ status: 422, fields: [{ code: 'required' }] });
  });

  it('is refused for a quotation that expired or is a contract, and for a contract that is paid or cancelled', async () => {
    const { db } = desk.server.database;
    const old = await quoted();
    await db
      .updateTable('quotation')
      .set({ quoted_on: '2026-09-01', valid_until: '2026-11-19' })
      .where('id', '=', old)
      .execute();
    const taken = await quoted();
    const cash = await addContract(desk.server, TODAY, { down_payment: 100_000 });
    await db.updateTable('quotation').set({ contract_id: cash }).where('id', '=', taken).execute();
    const cancelled = await addContract(desk.server, TODAY, { cancelled_on: TODAY, payments: 12 });
    for (const [Kind, id, code] of [
      ['quotation', old, 'expired'],
      ['quotation', taken, 'contracted'],
      ['contract', cash, 'paid'],
      ['contract', cancelled, 'cancelled'],
    ] as const) {
      expect((await ask(id, { Kind })).json()).toMatchObject({ status: 422, fields: [{ field: '', code }] });
      expect((await deskOf(id, 'rol8', Kind)).Sale.Closed).toBe(code);
    }
  });

  it('ACL-15 is for those who see the quotation or contract; others get 404', async () => {
    const quotation = await quoted();
    const contract = await addContract(desk.server, TODAY, { payments: 12 });
    for (const [username, status] of [
      ['rol9', 404],
      ['rol11', 404],
      ['empresa2', 404],
      ['rol5', 200],
      ['rol13', 200],
    ] as const) {
      expect((await desk.get(username, `/discount/sale/quotation/${quotation}`)).statusCode).toBe(status);
      expect((await desk.get(username, `/discount/sale/contract/${contract}`)).statusCode).toBe(status);
      if (status !== 404) continue;
      expect((await ask(quotation, {}, username)).statusCode).toBe(404);
      expect((await ask(contract, { Kind: 'contract' }, username)).statusCode).toBe(404);
    }
    const id = await asked(quotation);
    expect((await desk.get('rol9', `/discount/${id}`)).statusCode).toBe(404);
    expect((await desk.get('empresa2', `/discount/${id}`)).statusCode).toBe(404);
    expect((await desk.get('rol8', `/discount/${id}`)).statusCode).toBe(200);
  });

  it('tells what a certificate of the company is worth', async () => {
    const found = await desk.get('rol8', '/discount/certificate?Code=bienvenida');
    expect(found.json()).toMatchObject({ body: { Amount: 500, Percent: null, UsesLeft: 40 } });
    expect((await desk.get('empresa2', '/discount/certificate?Code=BIENVENIDA')).statusCode).toBe(404);
    expect((await desk.get('rol8', '/discount/certificate?Code=NADA')).statusCode).toBe(404);
  });
});

describe('UND-35 deciding on a discount', () => {
  it('takes what is granted off the quotation, to the cent', async () => {
    const quotation = await quoted();
    const id = await asked(quotation, { Amount: null, Percent: 12.25 });
    expect((await decide(id, { Granted: 4535.53, Answer: null })).statusCode).toBe(200);
    // The same figures as of a quotation that was made with that discount.
    expect(await saved(quotation)).toMatchObject({
      amount: 3_702_470,
      discount: 453_553,
      discount_percent: 12.25,
      untaxed: 2_800_791,
      down_payment: 400_000,
      version: 2,
    });
    const { body } = (await desk.get('rol8', `/quotation/${quotation}`)).json<{ body: Schemas['Quotation'] }>();
    expect(body).toMatchObject({ Total: 32_489.17, Discount: 4535.53, Financed: 28_489.17 });
    expect((await rowOf(id)).Values).toMatchObject({ status: 'approved', granted: 4535.53 });
  });

  it('of cash leaves all of it as the down payment, and a second discount comes on top', async () => {
    const quotation = await quoted({ Payments: 0 });
    await decide(await asked(quotation), { Granted: 2000, Answer: 'La mitad' });
    await decide(await asked(quotation), { Granted: 3000, Answer: null });
    expect(await saved(quotation)).toMatchObject({
      discount: 500_000,
      down_payment: 3_202_470,
      discount_percent: 13.5,
    });
    const { Requests, Sale } = await deskOf(quotation, 'rol1');
    expect(Requests.map(({ State, Granted }) => [State, Granted])).toEqual([
      ['approved', 3000],
      ['partlyApproved', 2000],
    ]);
    expect(Sale.Cost).toBeGreaterThan(0);
  });

  it('grants no more than the limit of the role, and says up to how much and who may', async () => {
    const quotation = await quoted();
    const id = await asked(quotation, { Amount: null, Percent: 32 });
    const refused = await decide(id, { Granted: 11_847.9, Answer: null }, 'rol5');
    expect(refused.json()).toMatchObject({ status: 422, fields: [{ field: 'Granted', code: 'overLimit' }] });
    const { message } = refused.json<{ message: string }>();
    const { Limits } = await deskOf(quotation);
    expect(message).toContain('Puedes conceder hasta $7,404.94.');
    for (const { RoleName, Percent } of Limits) expect(message.includes(RoleName)).toBe(Percent >= 32);
    expect((await decide(id, { Granted: 11_847.9, Answer: null }, 'rol4')).statusCode).toBe(422);
    expect(await saved(quotation)).toMatchObject({ discount: 0 });
    expect((await decide(id, { Granted: 7404.94, Answer: 'Hasta mi límite' }, 'rol5')).statusCode).toBe(200);
    expect(await saved(quotation)).toMatchObject({ discount: 740_494 });
  });

  it('grants by the limit of the role as administrators keep it, and nothing by one out of use', async () => {
    const limits = '/register/discount-limits';
    type Row = Schemas['RegisterRow'];
    const { Rows } = (await desk.get('rol1', limits)).json<{ body: { Rows: Row[] } }>().body;
    const limit = Rows.find(({ Values }) => Values['roleId'] === 5);
    expect(limit?.Values).toEqual({ roleId: 5, percent: 20 });
    const id = limit?.Id ?? 0;
    const edit = (Version: number, percent: number, username = 'rol1') =>
      desk.post(username, `${limits}/${id}/edit`, { Version, Values: { percent } });
    for (const username of ['rol2', 'rol5', 'rol8']) expect((await edit(1, 90, username)).statusCode).toBe(404);
    expect((await edit(1, 100.5)).json()).toMatchObject({ fields: [{ field: 'percent', code: 'tooLarge' }] });
    const other = await desk.server.database.db
      .selectFrom('discount_limit')
      .where('company_id', '=', 2)
      .select('id')
      .executeTakeFirstOrThrow();
    const foreign = await desk.post('rol1', `${limits}/${other.id}/edit`, { Version: 1, Values: { percent: 1 } });
    expect(foreign.statusCode).toBe(404);

    const quotation = await quoted();
    const request = await asked(quotation);
    const approve = () => decide(request, { Granted: 3000, Answer: null }, 'rol5');
    const overLimit = { status: 422, fields: [{ field: 'Granted', code: 'overLimit' }] };
    expect((await edit(1, 5)).statusCode).toBe(200);
    expect((await approve()).json()).toMatchObject({ ...overLimit, message: expect.stringContaining('$1,851.24') });
    expect((await edit(2, 20)).statusCode).toBe(200);
    expect((await desk.post('rol1', `${limits}/${id}/end`, { Version: 3 })).statusCode).toBe(200);
    expect((await approve()).json()).toMatchObject(overLimit);
    expect((await deskOf(quotation)).Limits.map(({ RoleId }) => RoleId)).toEqual([1, 2, 3, 4]);
    expect((await desk.post('rol1', `${limits}/${id}/restore`, { Version: 4 })).statusCode).toBe(200);
    expect((await approve()).statusCode).toBe(200);
    const history = await desk.get('rol1', `${limits}/${id}/history`);
    const changes = history.json<{ body: Schemas['RegisterChange'][] }>().body;
    expect(changes.map(({ Kind }) => Kind)).toEqual(['restored', 'ended', 'changed', 'changed']);
    expect(changes.at(-1)?.Fields).toEqual([{ Field: 'percent', Before: '20', After: '5' }]);
    for (const [roleId, code] of [
      [5, 'taken'],
      [8, 'unknown'],
    ] as const)
      expect((await desk.post('rol1', `${limits}/create`, { Values: { roleId, percent: 5 } })).json()).toMatchObject({
        fields: [{ field: 'roleId', code }],
      });
  });

  it.each([
    ['more than was asked', { Granted: 3000.01 }, 'Granted', 'tooLarge'],
    ['nothing, as a grant', { Granted: 0 }, 'Granted', 'tooSmall'],
    ['a part without a reason', { Granted: 2000 }, 'Answer', 'required'],
    ['no discount without a reason', { Granted: null, Answer: ' ' }, 'Answer', 'required'],
  ])('refuses %s', async (_title, payload, field, code) => {
    const id = await asked(await quoted());
    expect((await decide(id, payload)).json()).toMatchObject({ status: 422, fields: [{ field, code }] });
  });

  it('by two at once is taken once: the other is told what was decided and who decided it', async () => {
    const quotation = await quoted();
    const id = await asked(quotation);
    await Promise.all(['rol1', 'rol5'].map((username) => desk.get(username, `/discount/${id}`)));
    const answers = await Promise.all([
      decide(id, { Granted: 3000, Answer: null }),
      decide(id, { Granted: null, Answer: 'No alcanza' }, 'rol5'),
      decide(id, { Granted: 1000, Answer: 'Una parte' }, 'rol4'),
    ]);
    expect(statusesOf(answers)).toEqual([200, 409, 409]);
    const [request] = (await deskOf(quotation)).Requests;
    for (const answer of answers.filter(({ statusCode }) => statusCode === 409)) {
      expect(answer.json()).toMatchObject({
        body: { State: request?.State, DecidedBy: request?.DecidedBy },
        fields: [{ field: '', code: 'decided' }],
      });
      expect(answer.json<{ message: string }>().message).toContain(request?.DecidedBy ?? 'nobody');
    }
    expect((await saved(quotation)).discount).toBe(cents(request?.Granted));
  });

  it('under one key decides once', async () => {
    const quotation = await quoted();
    const id = await asked(quotation);
    const headers = { 'idempotency-key': 'decide-once' };
    const answers = await Promise.all([1, 2, 3].map(() => decide(id, { Granted: 3000 }, 'rol1', headers)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await saved(quotation)).toMatchObject({ discount: 300_000 });
  });

  it('uses a certificate once for each request that is granted, and none for one that is refused', async () => {
    const before = await usesOf('CIERRE-MES');
    const quotations = await Promise.all([1, 2, 3].map(() => quoted()));
    const ids: number[] = [];
    for (const quotation of quotations) ids.push(await asked(quotation, { Amount: null, Certificate: 'CIERRE-MES' }));
    const [whole = 0, part = 0, none = 0] = ids;
    const headers = { 'idempotency-key': 'certificate-once' };
    await Promise.all([1, 2].map(() => decide(whole, { Granted: 1000 }, 'rol1', headers)));
    await decide(part, { Granted: 400, Answer: 'Una parte' });
    await decide(none, { Granted: null, Answer: 'No' });
    expect((await usesOf('CIERRE-MES')).uses_left).toBe(before.uses_left - 2);
    const history = await desk.get('rol1', `/register/discount-certificates/${before.id}/history`);
    expect(history.json<{ body: Schemas['RegisterChange'][] }>().body[0]?.Fields).toEqual([
      { Field: 'usesLeft', Before: String(before.uses_left - 1), After: String(before.uses_left - 2) },
    ]);
  });

  it('of a certificate whose last use another took at the same moment is refused', async () => {
    const { db } = desk.server.database;
    const day: CalendarDate = TODAY;
    const last = {
      company_id: 1,
      code: 'ULTIMO',
      percent: 1,
      amount: null,
      valid_from: day,
      valid_until: day,
      uses_left: 1,
    };
    await db.insertInto('discount_certificate').values(last).execute();
    const [one, other] = [await quoted(), await quoted()];
    const ids = [
      await asked(one, { Amount: null, Certificate: 'ULTIMO' }),
      await asked(other, { Amount: null, Certificate: 'ULTIMO' }),
    ];
    const answers = await Promise.all(ids.map((id) => decide(id, { Granted: 370.25 })));
    expect(statusesOf(answers)).toEqual([200, 422]);
    expect(answers.find(({ statusCode }) => statusCode === 422)?.json()).toMatchObject({
      fields: [{ field: 'Certificate', code: 'usedUp' }],
    });
    expect((await usesOf('ULTIMO')).uses_left).toBe(0);
    expect((await saved(one)).discount + (await saved(other)).discount).toBe(37_025);
  });

  it('of a quotation that became a contract can only be refused', async () => {
    const quotation = await quoted();
    const id = await asked(quotation);
    const contract = await addContract(desk.server, TODAY);
    await desk.server.database.db
      .updateTable('quotation')
      .set({ contract_id: contract })
      .where('id', '=', quotation)
      .execute();
    expect((await decide(id, { Granted: 3000 })).json()).toMatchObject({ fields: [{ field: '', code: 'contracted' }] });
    expect((await decide(id, { Granted: null, Answer: 'Ya es contrato' })).statusCode).toBe(200);
  });

  it('MNU-31 is for roles 1 to 5, each for their own people', async () => {
    const id = await asked(await quoted());
    for (const username of ['rol6', 'rol8', 'rol13'])
      expect((await decide(id, { Granted: 3000 }, username)).statusCode).toBe(404);
    expect((await decide(id, { Granted: 3000 }, 'empresa2')).statusCode).toBe(404);
    const foreign = await desk.server.database.db
      .selectFrom('discount_request')
      .where('company_id', '=', 2)
      .select('id')
      .executeTakeFirstOrThrow();
    expect((await decide(foreign.id, { Granted: 1 })).statusCode).toBe(404);
  });
});

describe('UND-35 a discount of a contract', () => {
  it('lowers what is to be paid and nothing that was paid, and the sales figures follow', async () => {
    const { db } = desk.server.database;
    const contract = await addContract(
      desk.server,
      '2026-08-20',
      { amount: 1_000_000, discount: 50_000, down_payment: 100_000, payments: 12, financing_plan: '12 meses' },
      [{ amount: 1_000_000 }],
    );
    const receipts = [1, 2].map((number) => ({
      company_id: 1,
      contract_id: contract,
      number,
      paid_on: '2026-10-20' as const,
      amount: 70_834,
    }));
    await db.insertInto('contract_payment').values(receipts).execute();
    const figures = async () =>
      (await desk.get('rol1', '/dashboard/getTotal?StartDate=2026/08/20&EndDate=2026/08/20')).json<{
        body: { SalesAmount: number; DiscountAmount: number };
      }>().body;
    const before = await figures();

    const id = await asked(contract, { Kind: 'contract', Amount: 1000.01 });
    expect((await decide(id, { Granted: 1000.01 })).statusCode).toBe(200);

    const { body } = (await desk.get('rol8', `/contract/${contract}`)).json<{ body: Schemas['Contract'] }>();
    expect(cents(body.Discount)).toBe(150_001);
    const payments = paymentsOf(
      {
        soldOn: '2026-08-20',
        cancelledOn: null,
        amount: cents(body.Amount),
        discount: cents(body.Discount),
        downPayment: cents(body.DownPayment),
        payments: body.Payments,
      },
      receipts.map(({ number, paid_on, amount }) => ({ number, paidOn: paid_on, amount })),
      TODAY,
    );
    expect(balanceOf(payments)).toMatchObject({ paid: 241_668, owed: 608_331 });
    const late = await db
      .selectFrom('contract')
      .where('id', '=', contract)
      .select(['net', 'status'])
      .executeTakeFirstOrThrow();
    expect(late).toEqual({ net: 849_999, status: 'current' });
    const after = await figures();
    expect(cents(before.SalesAmount) - cents(after.SalesAmount)).toBe(100_001);
    expect(cents(after.DiscountAmount) - cents(before.DiscountAmount)).toBe(100_001);
    const history = await desk.get('rol1', `/register/contracts/${contract}/history`);
    expect(history.json<{ body: Schemas['RegisterChange'][] }>().body[0]?.Fields).toContainEqual({
      Field: 'net',
      Before: '9500',
      After: '8499.99',
    });
  });

  it('that takes all that is owed settles it', async () => {
    const contract = await addContract(desk.server, TODAY, { amount: 100_000, down_payment: 60_000, payments: 2 });
    const id = await asked(contract, { Kind: 'contract', Amount: 400 });
    expect((await ask(contract, { Kind: 'contract', Amount: 400.01 })).statusCode).toBe(409);
    expect((await decide(id, { Granted: 400 })).statusCode).toBe(200);
    const row = await desk.server.database.db
      .selectFrom('contract')
      .where('id', '=', contract)
      .select(['net', 'status'])
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ net: 60_000, status: 'settled' });
  });

  it('is counted in the ranking of the offer of its day, which keeps its order', async () => {
    const { db } = desk.server.database;
    const ranks = async () => {
      const { rows } = await sql<{ employee_id: number; amount: number; position: number; offer_id: number }>`
        select employee_id, amount, position, offer_id from monthly_offer_rank rank join monthly_offer offer on offer.id = offer_id
        where offer.company_id = 1 and ${TODAY}::date between starts_on and ends_on order by position`.execute(db);
      return rows;
    };
    const before = await ranks();
    const [first, second] = before;
    const prospect = await db
      .selectFrom('prospect')
      .where('employee_id', '=', first?.employee_id ?? 0)
      .select('id')
      .executeTakeFirstOrThrow();
    const amount = 4 * ((first?.amount ?? 0) + 100_000);
    const contract = await addContract(desk.server, TODAY, {
      amount,
      payments: 12,
      employee_id: first?.employee_id ?? 0,
      prospect_id: prospect.id,
    });
    const more = (first?.amount ?? 0) - (second?.amount ?? 0) + 1;
    const id = await asked(contract, { Kind: 'contract', Amount: more / 100 }, 'rol1');
    expect((await decide(id, { Granted: more / 100 })).statusCode).toBe(200);
    const after = await ranks();
    expect(after.map(({ position }) => position)).toEqual(before.map(({ position }) => position));
    expect(after.find((rank) => rank.employee_id === first?.employee_id)?.amount).toBe((first?.amount ?? 0) - more);
    expect(after.map((rank) => rank.amount)).toEqual(
      after.map((rank) => rank.amount).toSorted((one, other) => other - one),
    );
  });
});

describe('UND-35 who asked', () => {
  it('is withdrawn while it waits, only by the person who asked', async () => {
    const quotation = await quoted();
    const id = await asked(quotation);
    expect((await desk.post('rol1', `/discount/${id}/withdraw`, {})).statusCode).toBe(404);
    expect((await desk.post('rol8', `/discount/${id}/withdraw`, {})).statusCode).toBe(200);
    expect((await decide(id, { Granted: 3000 })).json()).toMatchObject({ status: 409, body: { State: 'withdrawn' } });
    expect((await desk.post('rol8', `/discount/${id}/withdraw`, {})).statusCode).toBe(409);
    await asked(quotation);
  });

  it('is told what was decided until it is read', async () => {
    const news = async (username: string) =>
      (await desk.get(username, '/discount/news')).json<Schemas['DiscountNewsAnswer']>().body;
    const old = await news('rol8');
    const [one, other] = [await asked(await quoted()), await asked(await quoted())];
    expect(await news('rol8')).toEqual(old);
    await decide(one, { Granted: 3000 });
    await decide(other, { Granted: null, Answer: 'No alcanza' });
    const fresh = (await news('rol8')).slice(old.length);
    expect(fresh.map(({ Id, State, Answer }) => [Id, State, Answer])).toEqual([
      [one, 'approved', null],
      [other, 'refused', 'No alcanza'],
    ]);
    expect(await news('rol1')).toEqual([]);
    await desk.post('rol9', '/discount/news/read', { Ids: [one, other] });
    expect(await news('rol8')).toHaveLength(old.length + 2);
    await desk.post('rol8', '/discount/news/read', { Ids: [one] });
    expect((await news('rol8')).slice(old.length).map(({ Id }) => Id)).toEqual([other]);
    await desk.post('rol8', '/discount/news/read', { Ids: [...old.map(({ Id }) => Id), other] });
    expect(await news('rol8')).toEqual([]);
    // Who decides on their own request knows.
    await decide(await asked(await quoted(), {}, 'rol5'), { Granted: 3000 }, 'rol5');
    expect(await news('rol5')).toEqual([]);
  });
});

const list = async (username: string, query = '') =>
  (await desk.get(username, `/register/discount-requests?PageSize=100${query}`)).json<Schemas['RegisterRowsAnswer']>()
    .body;

describe('the register of requests', () => {
  it('lists those that wait first, and the decided ones apart', async () => {
    const id = await asked(await quoted(), { Certificate: 'BIENVENIDA', Amount: null });
    const { Rows } = await list('rol1');
    expect(new Set(Rows.map(({ Values }) => Values['status']))).toEqual(new Set(['asked']));
    expect(Rows.find(({ Id }) => Id === id)?.Values).toMatchObject({
      kind: 'quotation',
      asked: 500,
      askedPercent: 1.35,
      certificate: 'BIENVENIDA',
      employeeId: 108,
    });
    const decided = await list('rol1', '&State=ended');
    expect(decided.Rows.every(({ Values }) => Values['decidedBy'] !== null)).toBe(true);
    expect(new Set(decided.Rows.map(({ Values }) => Values['status'])).size).toBeGreaterThan(2);
  });

  it('shows managers those of their people', async () => {
    const everybody = await list('rol1');
    const own = await list('rol5');
    expect(own.Total).toBeGreaterThan(0);
    expect(own.Total).toBeLessThan(everybody.Total);
    const id = await asked(await quoted());
    await decide(id, { Granted: 3000 }, 'rol5');
    const history = await desk.get('rol1', `/register/discount-requests/${id}/history`);
    expect(history.json<{ body: Schemas['RegisterChange'][] }>().body.map(({ Kind }) => Kind)).toEqual([
      'changed',
      'created',
    ]);
  });
});
