import { DEFAULT_ACCESS_CONFIG } from '@sereno/domain/access';
import type { components } from '@sereno/api/types';
import { diffDays } from '@sereno/domain/calendar';
import { balanceOf, DEBT_AGES, debtAge, paymentsOf } from '@sereno/domain/contract';
import type { FieldValues } from '@sereno/domain/register';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askSales, salesUrl } from '../../testing/salesDesk.ts';
import { bearer, SECRET, startTestServer, TODAY, type TestServer } from '../../testing/testServer.ts';

/** Somebody who sees a branch, and may take files of it. */
const EMPLOYEE_OF_ROL6 = 106;

let server: TestServer;
beforeAll(async () => {
  const employees = { ...DEFAULT_ACCESS_CONFIG.employees, csvDownload: [EMPLOYEE_OF_ROL6] };
  server = await startTestServer({
    config: { tokenSecret: SECRET, access: { ...DEFAULT_ACCESS_CONFIG, employees } },
  });
});
afterAll(() => server.close());

type SalesDashboard = components['schemas']['SalesDashboard'];
type Row = { Id: number; Values: FieldValues; Names: Record<string, string> };
type Answer = { status: number; body: { Rows: Row[]; Total: number } & Row };
const read = async (username: string, path: string) =>
  (await server.get(username, `/register/contracts${path}`)).json<Answer>().body;

/** Every contract that somebody sees under a question. */
async function every(username: string, query: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 0; ; page += 1) {
    const { Rows, Total } = await read(username, `?PageSize=200&Page=${page}&${query}`);
    rows.push(...Rows);
    if (rows.length >= Total) return rows;
  }
}

const range = { start: '2026-09-01', end: '2026-11-30' } as const;
const cents = (pesos: unknown) => Math.round(Number(pesos) * 100);

// The company's, a branch's, and an adviser's own.
describe.each(['rol1', 'rol6', 'rol8'])('%s', (username) => {
  it('SAL-01 sees the contracts that the sales dashboard counts, to the cent', async () => {
    const { body } = (await server.get(username, salesUrl(askSales(username, range)))).json<{ body: SalesDashboard }>();
    for (const [field, sales, amount] of [
      ['soldOn', body.SalesTotal, body.SalesAmount],
      ['cancelledOn', body.SalesTotalCancelled, body.SalesAmountCancelled],
    ] as const) {
      const rows = await every(username, `Filter=${field}:${range.start}..${range.end}`);
      expect(rows.length).toBe(sales);
      expect(rows.reduce((sum, { Values }) => sum + cents(Values['net']), 0)).toBe(cents(amount));
    }
  });
});

describe('the scope', () => {
  it('of an adviser is their own contracts, in the list, one by one, in its history, its file and its choices', async () => {
    const own = await every('rol8', '');
    const all = await every('rol1', '');
    expect(new Set(own.map(({ Values }) => Values['employeeId'])).size).toBe(1);
    const mine = all.filter(({ Values }) => Values['employeeId'] === own[0]?.Values['employeeId']);
    expect(own.map(({ Id }) => Id)).toEqual(mine.map(({ Id }) => Id));
    const other = all.find(({ Values }) => Values['employeeId'] !== own[0]?.Values['employeeId']);
    for (const path of [`/${other?.Id}`, `/${other?.Id}/history`]) {
      expect((await server.get('rol1', `/register/contracts${path}`)).statusCode).toBe(200);
      expect((await server.get('rol8', `/register/contracts${path}`)).statusCode).toBe(404);
    }
    const names = await server.get('rol8', '/register/contracts/choices?Field=employeeId');
    expect(names.json<{ body: object[] }>().body).toMatchObject([{ Id: own[0]?.Values['employeeId'] }]);
    const authorization = bearer(await server.signIn('rol6'));
    const file = await server.app.inject({ url: '/api/register/contracts/csv?Column=number', headers: authorization });
    const lines = file.body.trimEnd().split('\r\n').length - 1;
    expect(lines).toBe((await read('rol6', '')).Total);
    expect(lines).toBeLessThan(all.length);
  });

  it('reaches into no other company', async () => {
    const { rows } = await sql<{ id: number; number: string }>`
      select id, number from contract where company_id <> 1 limit 1`.execute(server.database.db);
    expect((await server.get('rol1', `/register/contracts/${rows[0]?.id}`)).statusCode).toBe(404);
    expect((await read('rol1', `?Search=${rows[0]?.number}`)).Total).toBe(0);
  });
});

describe('a search', () => {
  it('finds a contract by its number, its prospect and its phone', async () => {
    const [row] = (await read('rol1', '?Filter=status:current')).Rows;
    for (const field of ['number', 'prospect', 'phone']) {
      const found = await read('rol1', `?PageSize=200&Search=${encodeURIComponent(String(row?.Values[field]))}`);
      expect(found.Rows.map(({ Id }) => Id)).toContain(row?.Id);
    }
  });

  it('ACL-18 by a phone finds nothing where the person may not see it', async () => {
    const [row] = (await read('rol1', '')).Rows;
    const phone = String(row?.Values['phone']);
    expect(phone).toMatch(/^\d{10}$/u);
    expect((await read('rol2', `/${row?.Id}`)).Values['phone']).toBeNull();
    expect((await read('rol2', `?Search=${phone}`)).Total).toBe(0);
    const [own] = (await read('rol8', '')).Rows;
    expect(own?.Values['phone']).toMatch(/^\d{10}$/u);
  });
});

it('a filter by line, state, range, adviser or financing leaves the contracts that fit, and no other', async () => {
  const all = await every('rol1', 'Filter=soldOn:2026-08-01..2026-11-30');
  const filters: readonly (readonly [string, (values: FieldValues) => boolean])[] = [
    ['businessLine:SG,BF', ({ businessLine }) => businessLine === 'SG' || businessLine === 'BF'],
    ['status:current', ({ status }) => status === 'current'],
    ['soldOn:2026-10-01..2026-10-31', ({ soldOn }) => String(soldOn).startsWith('2026/10/')],
    ['employeeId:108', ({ employeeId }) => employeeId === 108],
    ['financingPlan:12 meses', ({ financingPlan }) => financingPlan === '12 meses'],
    ['payments:24..36', ({ payments }) => Number(payments) >= 24 && Number(payments) <= 36],
  ];
  for (const [filter, fits] of filters) {
    const expected = all.filter(({ Values }) => fits(Values)).map(({ Id }) => Id);
    expect([filter, expected.length > 0 && expected.length < all.length]).toEqual([filter, true]);
    const autumn = filter.startsWith('soldOn') ? '' : 'Filter=soldOn:2026-08-01..2026-11-30&';
    const left = await every('rol1', `${autumn}Filter=${encodeURIComponent(filter)}`);
    expect([filter, left.map(({ Id }) => Id)]).toEqual([filter, expected]);
  }
});

it('is only read: every call that changes is answered as if there were none', async () => {
  const headers = bearer(await server.signIn('rol1'));
  const [row] = (await read('rol1', '')).Rows;
  for (const [path, payload] of [
    ['create', { Values: {} }],
    [`${row?.Id}/edit`, { Version: 1, Values: {} }],
    [`${row?.Id}/end`, { Version: 1 }],
    [`${row?.Id}/restore`, { Version: 1 }],
    [`${row?.Id}/action/nada`, { Version: 1 }],
  ] as const) {
    const { statusCode } = await server.ask('POST', `/register/contracts/${path}`, { headers, payload });
    expect([path, statusCode]).toEqual([path, 404]);
  }
});

const defaulters = async (username: string, query: string) =>
  (await server.get(username, `/register/defaulters?PageSize=200&${query}`)).json<Answer>().body;

const byId = (one: { readonly id: number }, other: { readonly id: number }) => one.id - other.id;

describe('UND-38 the defaulters', () => {
  it('are the contracts with a late payment by the rule of the domain, with its amount, days and age', async () => {
    const { rows: contracts } = await sql<{
      id: number;
      sale: Parameters<typeof paymentsOf>[0];
      receipts: Parameters<typeof paymentsOf>[1];
    }>`
      select id, json_build_object('soldOn', sold_on, 'cancelledOn', cancelled_on, 'amount', amount, 'discount', discount,
          'downPayment', down_payment, 'payments', payments) as sale,
        (select coalesce(json_agg(json_build_object('number', number, 'paidOn', paid_on, 'amount', amount)), '[]')
          from contract_payment payment where payment.contract_id = contract.id) as receipts
      from contract where company_id = 1`.execute(server.database.db);
    const expected = contracts.flatMap(({ id, sale, receipts }) => {
      const payments = paymentsOf(sale, receipts, TODAY);
      const late = payments.filter(({ state }) => state === 'late');
      const since = late[0]?.dueOn;
      if (since === undefined) return [];
      const { late: amount } = balanceOf(payments);
      return [{ id, amount, payments: late.length, days: diffDays(since, TODAY), age: debtAge(since, TODAY) }];
    });
    const { Rows, Total } = await defaulters('rol1', 'Sort=lateSince');
    expect(Total).toBe(expected.length);
    const found = Rows.map(({ Id, Values }) => ({
      id: Id,
      amount: cents(Values['lateAmount']),
      payments: Values['latePayments'],
      days: Values['lateDays'],
      age: Values['age'],
    }));
    const onPage = new Set(found.map(({ id }) => id));
    expect(found.toSorted(byId)).toEqual(expected.filter(({ id }) => onPage.has(id)).toSorted(byId));
    expect(new Set(expected.map(({ age }) => age)).size).toBe(4);
    for (const age of DEBT_AGES) {
      const { Total: some } = await defaulters('rol1', `Filter=age:${encodeURIComponent(age)}`);
      expect(some).toBe(expected.filter((one) => one.age === age).length);
    }
  });

  it('of an adviser are their own', async () => {
    const own = await defaulters('rol8', '');
    const all = await defaulters('rol1', '');
    expect(own.Total).toBeGreaterThan(0);
    expect(own.Total).toBeLessThan(all.Total);
    const other = all.Rows.find(({ Values }) => Values['employeeId'] !== own.Rows[0]?.Values['employeeId']);
    expect((await server.get('rol8', `/register/defaulters/${other?.Id}`)).statusCode).toBe(404);
  });
});
