import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type QuotationDesk, startQuotationDesk, TWO_PLANS } from '../../testing/quotationDesk.ts';
import { START } from '../../testing/testServer.ts';

const PRICE = 1_851_235;
const CHANGED = 'Los precios cambiaron mientras hacías la cotización. Revisa las cifras y vuelve a guardarla.';

let desk: QuotationDesk;
beforeAll(async () => {
  desk = await startQuotationDesk();
});
beforeEach(() => desk.reprice('PF-BAS', PRICE));
afterAll(() => desk.server.close());

const numberOf = (row: { number: string }) => Number(row.number.replace('COT-', ''));

async function accountOf(username: string): Promise<number> {
  const { db } = desk.server.database;
  return (await db.selectFrom('account').where('username', '=', username).select('id').executeTakeFirstOrThrow()).id;
}

async function quoted(username: string, change: object = {}) {
  const response = await desk.quote(username, change);
  expect(response.statusCode).toBe(201);
  const { Id, Number: number } = response.json<{ body: { Id: number; Number: string } }>().body;
  const row = await desk.saved(Id);
  expect(row.number).toBe(number);
  return row;
}

describe('quoting a plan', () => {
  it('UND-33 FMT-04 FMT-08 keeps what was chosen and what it comes to', async () => {
    const ProspectId = await desk.prospect();
    expect(await quoted('rol8', { ProspectId })).toMatchObject({
      company_id: 1,
      prospect_id: ProspectId,
      employee_id: 108,
      activity_id: null,
      contract_id: null,
      business_line: 'PF',
      item_code: 'PF-BAS',
      item_name: 'Plan Básico',
      pieces: 2,
      services: 2,
      amount: 3_702_470,
      discount: 453_553,
      discount_percent: 12.25,
      untaxed: 2_800_791,
      down_payment: 400_000,
      payments: 12,
      quoted_on: '2026-11-20',
      valid_until: '2026-12-19',
      created_by: 8,
      created_at: START,
    });
  });

  it('counts the services of every piece', async () => {
    const family = {
      ItemCode: 'PF-FAM',
      Pieces: 3,
      DiscountPercent: 0,
      Payments: 6,
      DownPayment: 9870.3,
      Total: 98_703,
    };
    expect(await quoted('rol8', family)).toMatchObject({ services: 6, amount: 9_870_300, down_payment: 987_030 });
  });

  it.each([0, -5, 32_489.17, 999_999_999])(
    'is paid at once as a whole for cash, whatever down payment is sent: %d',
    async (sent) => {
      expect(await quoted('rol8', { Payments: 0, DownPayment: sent })).toMatchObject({
        payments: 0,
        down_payment: 3_248_917,
      });
    },
  );

  it('STA-13 names the activity that led to it', async () => {
    const ProspectId = await desk.prospect();
    const ActivityId = await desk.activity({ prospect_id: ProspectId });
    expect(await quoted('rol8', { ProspectId, ActivityId })).toMatchObject({ activity_id: ActivityId });
    expect(await quoted('rol8', { ProspectId, ActivityId: null })).toMatchObject({ activity_id: null });
  });

  it('ACL-18 a manager quotes in the name of the prospect’s adviser, and it is the manager’s own making', async () => {
    expect(await quoted('rol5')).toMatchObject({ employee_id: 108, created_by: 5 });
  });

  it.each([
    ['rol9', 404],
    ['rol11', 404],
    ['empresa2', 404],
    ['rol7', 201],
    ['rol13', 201],
  ])('ACL-15 %s gets %d for a prospect of rol8', async (username, status) => {
    const before = await desk.countQuotations();
    expect((await desk.quote(username)).statusCode).toBe(status);
    expect(await desk.countQuotations()).toBe(before + (status === 201 ? 1 : 0));
  });

  it('counts each company’s own', async () => {
    const first = await quoted('rol8');
    const author = await accountOf('empresa2');
    const foreign = await desk.prospect({ company_id: 2, employee_id: 202, created_by: author });
    const other = await desk.server.database.db
      .selectFrom('quotation_count')
      .selectAll()
      .orderBy('company_id')
      .execute();
    const next = await quoted('rol8');
    const there = {
      BusinessLine: 'SG',
      ItemCode: 'SG-VID',
      Pieces: 1,
      DiscountPercent: 0,
      Payments: 0,
      Total: 6200.45,
    };
    const abroad = await quoted('empresa2', { ...there, ProspectId: foreign });
    expect(next.number).toBe(`COT-${String(numberOf(first) + 1).padStart(6, '0')}`);
    expect(numberOf(abroad)).toBe((other.find(({ company_id }) => company_id === 2)?.last_number ?? 0) + 1);
  });

  it('begins with 1 in a company that has quoted nothing', async () => {
    const { db } = desk.server.database;
    await db.insertInto('company').values({ id: 77, name: 'Nueva' }).execute();
    await db.insertInto('employee').values({ id: 7701, company_id: 77, first_name: 'Ana' }).execute();
    const person = { company_id: 77, employee_id: 7701, role_id: 8 };
    const created_by = await accountOf('rol11');
    const prospect = { first_name: 'Eva', employee_id: 7701, company_id: 77, means_id: null, created_by };
    const product = { company_id: 77, code: 'A', business_line: 'PF', name: 'A', price: 100_000 } as const;
    await db.insertInto('product').values(product).execute();
    await db.updateTable('account').set(person).where('id', '=', created_by).execute();
    const ProspectId = await desk.prospect(prospect);
    const chosen = {
      ProspectId,
      ItemCode: 'A',
      Pieces: 1,
      DiscountPercent: 15,
      Payments: 36,
      DownPayment: 85,
      Total: 850,
    };
    expect(await quoted('rol11', chosen)).toMatchObject({ number: 'COT-000001', valid_until: '2026-12-19' });
    expect(await quoted('rol11', chosen)).toMatchObject({ number: 'COT-000002' });
    // What a new company begins with allows no more than that.
    expect((await desk.quote('rol11', { ...chosen, DiscountPercent: 15.01 })).statusCode).toBe(422);
    expect((await desk.quote('rol11', { ...chosen, DownPayment: 84.99 })).statusCode).toBe(422);
  });
});

describe('prices that have changed', () => {
  it('UND-33 are refused before anything is quoted', async () => {
    const before = await desk.countQuotations();
    const ProspectId = await desk.prospect();
    await desk.reprice('PF-BAS', PRICE + 1);
    const response = await desk.quote('rol8', { ProspectId });
    const fields = [{ field: 'Total', code: 'changed' }];
    expect([response.statusCode, response.json()]).toEqual([
      409,
      { status: 409, body: null, message: CHANGED, fields },
    ]);
    expect(await desk.countQuotations()).toBe(before);
    expect(await quoted('rol8', { ProspectId, Total: 32_489.19 })).toMatchObject({ amount: 3_702_472 });
  });

  it('are refused before a down payment that is too small for the new total', async () => {
    await desk.reprice('PF-BAS', PRICE * 10);
    expect((await desk.quote('rol8')).statusCode).toBe(409);
  });

  it.each([0, -32_489.17, 32_489.18, 32_489.171, 2_147_483_647])(
    'are what a wrong total of %d looks like',
    async (Total) => {
      expect((await desk.quote('rol8', { Total })).statusCode).toBe(409);
    },
  );
});

describe('what cannot be quoted', () => {
  const dear = 'El número de piezas va de 1 a 99.';

  it.each([
    [
      'a discount beyond the limit',
      { DiscountPercent: 15.01 },
      'DiscountPercent',
      'tooLarge',
      'El descuento no puede ser mayor que 15 %.',
    ],
    [
      'a discount below zero',
      { DiscountPercent: -1 },
      'DiscountPercent',
      'tooSmall',
      'El descuento no puede ser menor que 0 %.',
    ],
    [
      'a discount of three decimals',
      { DiscountPercent: 1.005 },
      'DiscountPercent',
      'notANumber',
      'El descuento tiene dos decimales como máximo.',
    ],
    ['no piece', { Pieces: 0 }, 'Pieces', 'tooSmall', dear],
    ['a hundred pieces', { Pieces: 100 }, 'Pieces', 'tooLarge', dear],
    ['pieces without end', { Pieces: 2_147_483_647 }, 'Pieces', 'tooLarge', dear],
    ['a term that is not on offer', { Payments: 13 }, 'Payments', 'notOffered', 'Ese plazo ya no está disponible.'],
    ['a term below zero', { Payments: -6 }, 'Payments', 'notOffered', 'Ese plazo ya no está disponible.'],
    [
      'a cent less than the smallest down payment',
      { DownPayment: 3248.91 },
      'DownPayment',
      'tooSmall',
      'El enganche debe ser de al menos $3,248.92.',
    ],
    [
      'a cent more than the total',
      { DownPayment: 32_489.18 },
      'DownPayment',
      'tooLarge',
      'El enganche no puede ser mayor que el total, $32,489.17.',
    ],
    [
      'a down payment below zero',
      { DownPayment: -4000 },
      'DownPayment',
      'tooSmall',
      'El enganche debe ser de al menos $3,248.92.',
    ],
    [
      'half a cent',
      { DownPayment: 4000.005 },
      'DownPayment',
      'notANumber',
      'El enganche tiene dos decimales como máximo.',
    ],
    [
      'a product that there is not',
      { ItemCode: 'PF-XXX' },
      'ItemCode',
      'notOffered',
      'Ese plan ya no está disponible.',
    ],
    ['a product of another line', { ItemCode: 'BF-URN' }, 'ItemCode', 'notOffered', 'Ese plan ya no está disponible.'],
    [
      'an activity that there is not',
      { ActivityId: 2_147_483_647 },
      'ActivityId',
      'unknown',
      'La actividad no es de este prospecto.',
    ],
  ])('VAL-03 %s', async (_title, change, field, code, message) => {
    const before = await desk.countQuotations();
    const response = await desk.quote('rol8', change);
    expect([response.statusCode, response.json()]).toEqual([
      422,
      { status: 422, body: null, message, fields: [{ field, code }] },
    ]);
    expect(await desk.countQuotations()).toBe(before);
  });

  it.each([
    ['the smallest down payment', { DownPayment: 3248.92 }],
    ['all of it', { DownPayment: 32_489.17 }],
    ['the largest discount', { DiscountPercent: 15, Total: 31_470.99, DownPayment: 3147.1 }],
    ['ninety-nine pieces', { Pieces: 99, DiscountPercent: 0, Total: 1_832_722.65, DownPayment: 183_272.27 }],
  ])('VAL-03 %s can', async (_title, change) => {
    expect(await quoted('rol8', change)).toMatchObject({ item_code: 'PF-BAS' });
  });

  it('names every field at fault', async () => {
    const response = await desk.quote('rol8', { Pieces: 0, DiscountPercent: 50, Payments: 1, DownPayment: -1 });
    expect(response.json()).toMatchObject({
      fields: [
        { field: 'Pieces', code: 'tooSmall' },
        { field: 'DiscountPercent', code: 'tooLarge' },
        { field: 'Payments', code: 'notOffered' },
        { field: 'DownPayment', code: 'tooSmall' },
      ],
    });
  });

  it('a product that is sold no more, or by another company alone', async () => {
    const { db } = desk.server.database;
    const product = { company_id: 2, code: 'PF-NUE', business_line: 'PF', name: 'Plan Nuevo', price: 100 } as const;
    await db.insertInto('product').values(product).execute();
    expect((await desk.quote('rol8', { ItemCode: 'PF-NUE', Total: 1 })).statusCode).toBe(422);
    const active = (value: boolean) =>
      db
        .updateTable('product')
        .set({ active: value })
        .where('company_id', '=', 1)
        .where('code', '=', 'PF-BAS')
        .execute();
    await active(false);
    expect((await desk.quote('rol8')).statusCode).toBe(422);
    await active(true);
    expect((await desk.quote('rol8')).statusCode).toBe(201);
  });

  it('STA-13 an activity of another prospect', async () => {
    expect((await desk.quote('rol8', { ActivityId: await desk.activity() })).json()).toMatchObject({
      status: 422,
      fields: [{ field: 'ActivityId', code: 'unknown' }],
    });
  });

  it.each(Object.keys(TWO_PLANS))('VAL-01 nothing without %s', async (name) => {
    const payload = { ...TWO_PLANS, ProspectId: await desk.prospect() };
    const without = Object.fromEntries(Object.entries(payload).filter(([field]) => field !== name));
    const response = await desk.post('rol8', '/quotation/add', without);
    expect(response.json()).toMatchObject({ status: 400, fields: [{ field: name, code: 'required' }] });
  });

  it.each([
    ['half a piece', { Pieces: 1.5 }],
    ['pieces as text', { Pieces: '2' }],
    ['a line that there is not', { BusinessLine: 'XX' }],
    ['an amount beyond all', { DownPayment: 1e300 }],
    ['no prospect', { ProspectId: 0 }],
    ['somebody else’s employee', { EmployeeId: 109 }],
    ['a number of its own', { Number: 'COT-1' }],
  ])('%s does not fit the document', async (_title, change) => {
    expect((await desk.quote('rol8', change)).statusCode).toBe(400);
  });
});

describe('the limits of a company', () => {
  it('count as they are when it is quoted', async () => {
    const { db } = desk.server.database;
    const limits = (quotation_max_discount: number, quotation_terms: number[], quotation_valid_days: number) =>
      db
        .updateTable('company')
        .set({ quotation_max_discount, quotation_terms, quotation_valid_days })
        .where('id', '=', 1)
        .execute();
    await limits(12.24, [0, 3], 1);
    expect((await desk.quote('rol8')).json()).toMatchObject({
      message: 'El descuento no puede ser mayor que 12.24 %.',
      fields: [
        { field: 'DiscountPercent', code: 'tooLarge' },
        { field: 'Payments', code: 'notOffered' },
      ],
    });
    const allowed = { DiscountPercent: 0, Payments: 3, Total: 37_024.7 };
    expect(await quoted('rol8', allowed)).toMatchObject({ quoted_on: '2026-11-20', valid_until: '2026-11-20' });
    await limits(15, [0, 6, 12, 24, 36], 30);
  });
});
