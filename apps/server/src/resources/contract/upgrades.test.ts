import type { components } from '@sereno/api/types';
import { balanceOf, paymentsOf } from '@sereno/domain/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, TODAY, type TestServer } from '../../testing/testServer.ts';

type Schemas = components['schemas'];

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const offerOf = async (id: number, username = 'rol1') =>
  (await server.get(username, `/contract/${id}/upgrade`)).json<{ body: Schemas['UpgradeOffer'] }>().body;
const contractOf = async (id: number) =>
  (await server.get('rol1', `/contract/${id}`)).json<{ body: Schemas['Contract'] }>().body;
async function upgrade(id: number, payload: Schemas['Upgrade'], username = 'rol1', key?: string) {
  const headers = key === undefined ? {} : { 'idempotency-key': key };
  const answer = await server.post(username, `/contract/${id}/upgrade`, payload, headers);
  return answer.json<{ status: number; body: { Id: number; Number: string }; message?: string; fields?: object[] }>();
}
/** The best plan of an offer, as it was read. */
const best = ({ Plans, Made }: Schemas['UpgradeOffer']) => ({
  Code: Plans.at(-1)?.Code ?? '',
  Price: Plans.at(-1)?.Price ?? 0,
  Made: Made.length,
});
const cents = (pesos: number) => Math.round(pesos * 100);

/** The newest contracts that fit and were not upgraded. */
async function contractsWhere(condition: ReturnType<typeof sql>, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select contract.id from contract where ${condition} and upgrade_of is null
      and not exists (select from contract upgrade where upgrade.upgrade_of = contract.id)
    order by id desc limit ${count}`.execute(server.database.db);
  expect(rows).toHaveLength(count);
  return rows.map(({ id }) => id);
}
const basic = sql`company_id = 1 and status = 'current' and payments = 12 and sold_on < '2026-10-01'
  and (select max(item_code) from contract_item item where item.contract_id = contract.id) = 'PF-BAS'`;

/** What the contracts of a company came to, by day. */
async function soldByDay(): Promise<Map<string, number>> {
  const { rows } = await sql<{ day: string; net: number }>`
    select sold_on as day, sum(net)::float8 as net from contract where company_id = 1 group by 1`.execute(
    server.database.db,
  );
  return new Map(rows.map(({ day, net }) => [day, net]));
}

describe('UND-36 moving a contract to a better plan', () => {
  it('sells the difference today, spread to the cent over the payments that remain, and leaves the contract as it is', async () => {
    const [id = 0] = await contractsWhere(basic, 1);
    const before = await contractOf(id);
    const sold = await soldByDay();
    const offer = await offerOf(id);
    expect(offer).toMatchObject({ Open: true, Plan: 'Plan Básico', Services: 1, CommissionPercent: 20, Made: [] });
    expect(offer.Remaining).toBe(12 - before.Receipts.length);
    expect(offer.Plans.map(({ Price }) => Price)).toEqual(
      offer.Plans.map(({ Price }) => Price).toSorted((a, b) => a - b),
    );
    const done = await upgrade(id, best(offer));
    expect(done).toMatchObject({ status: 201, body: { Number: `${before.Number}-M1` } });

    expect(await contractOf(id)).toEqual(before);
    const made = await contractOf(done.body.Id);
    const difference = cents(best(offer).Price) - cents(offer.Value);
    expect(cents(made.Amount)).toBe(difference);
    expect(made).toMatchObject({ Discount: 0, DownPayment: 0, Payments: offer.Remaining });
    expect(made.Items).toMatchObject([{ Name: offer.Plans.at(-1)?.Name, Services: 0 }]);
    const sale = {
      soldOn: TODAY,
      cancelledOn: null,
      amount: difference,
      discount: 0,
      downPayment: 0,
      payments: made.Payments,
    } as const;
    expect(balanceOf(paymentsOf(sale, [], TODAY))).toEqual({ paid: 0, owed: difference, late: 0, cancelled: 0 });
    // Every day of the past comes to what it came to.
    const after = await soldByDay();
    sold.set(TODAY, (sold.get(TODAY) ?? 0) + difference);
    expect(after).toEqual(sold);

    const next = await offerOf(done.body.Id);
    expect(next).toMatchObject({ ContractId: id, Plan: offer.Plans.at(-1)?.Name, Value: best(offer).Price, Plans: [] });
    expect(next.Made).toMatchObject([{ Number: `${before.Number}-M1` }]);
    const list = await server.get('rol1', `/register/upgrades?Search=${before.Number}`);
    expect(list.json<{ body: { Rows: object[] } }>().body.Rows).toMatchObject([
      { Id: done.body.Id, Values: { baseNumber: before.Number, plan: offer.Plans.at(-1)?.Name } },
    ]);
    const history = await server.get('rol1', `/register/contracts/${done.body.Id}/history`);
    expect(history.json<{ body: object[] }>().body).toMatchObject([{ Kind: 'created' }]);
    // The beneficiaries are those of the contract.
    const people = await server.get('rol1', `/contract/${done.body.Id}/beneficiaries`);
    expect(people.json<{ body: Schemas['ContractBeneficiaries'] }>().body.ContractId).toBe(id);
  });

  it('is paid at once where no payment remains', async () => {
    const cash = sql`company_id = 1 and status = 'settled' and payments = 0 and sold_on < '2026-10-01'
      and (select max(item_code) from contract_item item where item.contract_id = contract.id) = 'PF-BAS'`;
    const [id = 0] = await contractsWhere(cash, 1);
    const done = await upgrade(id, best(await offerOf(id)));
    const made = await contractOf(done.body.Id);
    expect(made.Payments).toBe(0);
    expect(made.DownPayment).toBe(made.Amount);
  });

  it('is done once under one key, and of two at once one is told what happened', async () => {
    const [id = 0, other = 0] = await contractsWhere(basic, 2);
    const offer = await offerOf(id);
    const same = await Promise.all(
      ['upgrade-once', 'upgrade-once'].map((key) => upgrade(id, best(offer), 'rol1', key)),
    );
    expect(same[0]?.body).toEqual(same[1]?.body);
    expect((await offerOf(id)).Made).toHaveLength(1);
    const wanted = best(await offerOf(other));
    const two = await Promise.all([upgrade(other, wanted), upgrade(other, wanted, 'rol2')]);
    expect(new Set(two.map(({ status }) => status))).toEqual(new Set([201, 409]));
    const number = `${(await contractOf(other)).Number}-M1`;
    expect(two.find(({ status }) => status === 409)?.message).toMatch(
      new RegExp(`^El contrato ya se mejoró: .*${number}`, 'u'),
    );
  });

  it('is refused to a cheaper plan, one that is not on offer, one at another price, and for a cancelled contract', async () => {
    const [id = 0] = await contractsWhere(basic, 1);
    const offer = await offerOf(id);
    expect(await upgrade(id, { Code: 'PF-TRA', Price: 6900.33, Made: 0 })).toMatchObject({
      status: 422,
      fields: [{ field: 'Code', code: 'tooSmall' }],
    });
    expect(await upgrade(id, { Code: 'PF-BAS', Price: 18_512.35, Made: 0 })).toMatchObject({ status: 422 });
    expect(await upgrade(id, { Code: 'NADA', Price: 1, Made: 0 })).toMatchObject({
      fields: [{ field: 'Code', code: 'unknown' }],
    });
    expect(await upgrade(id, { ...best(offer), Price: 1 })).toMatchObject({
      status: 409,
      fields: [{ field: 'Price', code: 'stale' }],
    });
    const [cancelled = 0] = await contractsWhere(
      sql`company_id = 1 and status = 'cancelled' and business_line = 'PF'`,
      1,
    );
    expect(await offerOf(cancelled)).toMatchObject({ Open: false });
    expect(await upgrade(cancelled, best(offer))).toMatchObject({
      status: 422,
      fields: [{ field: '', code: 'notWritable' }],
    });
    expect((await offerOf(id)).Made).toEqual([]);
  });

  it('is 404 for those who do not see the contract, its list or its company, and hides pay that is not theirs', async () => {
    const [other = 0] = await contractsWhere(sql`company_id = 1 and employee_id <> 108 and status = 'current'`, 1);
    const [foreign = 0] = await contractsWhere(sql`company_id = 2 and status = 'current'`, 1);
    const wanted = { Code: 'PF-PRE', Price: 54_499.99, Made: 0 };
    for (const [username, id] of [
      ['rol8', other],
      ['rol11', other],
      ['rol1', foreign],
      ['rol1', 2_147_483_647],
    ] as const) {
      expect((await server.get(username, `/contract/${id}/upgrade`)).statusCode).toBe(404);
      expect((await upgrade(id, wanted, username)).status).toBe(404);
    }
    const [sold = 0] = await contractsWhere(sql`company_id = 1 and sold_on < '2026-10-01' and status = 'current'`, 1);
    // Role 12 sees the company's contracts, and no pay but its own.
    expect(await offerOf(sold, 'rol12')).toMatchObject({ CommissionPercent: null });
  });
});
