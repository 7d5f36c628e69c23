import type { components } from '@sereno/api/types';
import { balanceOf, paymentsOf } from '@sereno/domain/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, TODAY, type TestServer } from '../../testing/testServer.ts';

type Contract = components['schemas']['Contract'];

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const get = (username: string, id: number) => server.get(username, `/contract/${id}`);
const read = async (username: string, id: number) => (await get(username, id)).json<{ body: Contract }>().body;
const cents = (pesos: number) => Math.round(pesos * 100);
const idWhere = async (condition: ReturnType<typeof sql>) => {
  const { rows } = await sql<{ id: number }>`
    select contract.id from contract where ${condition} order by id desc limit 1`.execute(server.database.db);
  return rows[0]?.id ?? 0;
};

/** What the demo has of each contract, as a contract's page reads it. */
async function everyContract() {
  const { rows } = await sql<{
    net: number;
    sale: Parameters<typeof paymentsOf>[0];
    receipts: Parameters<typeof paymentsOf>[1];
  }>`
    select net, json_build_object('soldOn', sold_on, 'cancelledOn', cancelled_on, 'amount', amount, 'discount', discount,
        'downPayment', down_payment, 'payments', payments) as sale,
      (select coalesce(json_agg(json_build_object('number', number, 'paidOn', paid_on, 'amount', amount)), '[]')
        from contract_payment payment where payment.contract_id = contract.id) as receipts
    from contract`.execute(server.database.db);
  return rows;
}

describe('a contract', () => {
  it('UND-34 of the demo comes to what was paid, is owed and was given up, to the cent', async () => {
    const contracts = await everyContract();
    expect(contracts.length).toBeGreaterThan(3000);
    for (const { net, sale, receipts } of contracts) {
      const payments = paymentsOf(sale, receipts, TODAY);
      const { paid, owed, cancelled } = balanceOf(payments);
      expect(paid + owed + cancelled).toBe(net);
      expect(paid).toBe(sale.downPayment + receipts.reduce((sum, { amount }) => sum + amount, 0));
    }
  });

  it('is read with its items, its payments, its quotation and what it earned', async () => {
    const id = await idWhere(sql`company_id = 1 and status = 'current' and payments = 12 and sold_on < '2026-07-01'
      and exists (select from quotation where quotation.contract_id = contract.id)`);
    const contract = await read('rol1', id);
    expect(contract.Items.reduce((sum, { Amount }) => sum + cents(Amount), 0)).toBe(cents(contract.Amount));
    expect(contract.Receipts.map(({ Number: number }) => number)).toEqual(
      contract.Receipts.map((_, place) => place + 1),
    );
    expect(contract.Receipts.length).toBeGreaterThan(2);
    expect(contract.QuotationNumber).toMatch(/^COT-/u);
    expect(contract.Commissions[0]).toMatchObject({ Type: 'NUEVA VENTA' });
    expect(contract.ProspectName).not.toBe('');
  });

  it('CMA-02 shows what it earned to those who see that pay alone', async () => {
    const id = await idWhere(sql`employee_id = 108`);
    expect((await read('rol8', id)).Commissions).not.toEqual([]);
    // Role 12 sees the company's contracts, and no pay but its own.
    expect((await read('rol12', id)).Commissions).toEqual([]);
  });

  it('is 404 for those who do not see its row, its list or its company', async () => {
    const other = await idWhere(sql`company_id = 1 and employee_id <> 108`);
    expect((await get('rol1', other)).statusCode).toBe(200);
    expect((await get('rol8', other)).statusCode).toBe(404);
    expect((await get('rol11', other)).statusCode).toBe(404);
    expect((await get('rol15', other)).statusCode).toBe(404);
    expect((await get('rol1', await idWhere(sql`company_id <> 1`))).statusCode).toBe(404);
    expect((await get('rol1', 2_147_483_647)).statusCode).toBe(404);
  });
});
