import type { components } from '@sereno/api/types';
import { addDays, formatWireDate } from '@sereno/domain/calendar';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, TODAY, type TestServer } from '../../testing/testServer.ts';

type Contract = components['schemas']['ContractBeneficiaries'];
type Sent = components['schemas']['BeneficiariesChange'];

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const read = async (id: number, username = 'rol1') =>
  (await server.get(username, `/contract/${id}/beneficiaries`)).json<{ body: Contract }>().body;
async function save(id: number, payload: Sent, username = 'rol1', key?: string) {
  const headers = key === undefined ? {} : { 'idempotency-key': key };
  const answer = await server.post(username, `/contract/${id}/beneficiaries`, payload, headers);
  return answer.json<{ status: number; message?: string; fields?: { field: string; code: string }[] }>();
}

/** The newest contracts that fit and have no beneficiary. */
async function contractsWhere(condition: ReturnType<typeof sql>, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select contract.id from contract where ${condition}
      and not exists (select from beneficiary_list list where list.contract_id = contract.id)
    order by id desc limit ${count}`.execute(server.database.db);
  expect(rows).toHaveLength(count);
  return rows.map(({ id }) => id);
}
const open = sql`company_id = 1 and cancelled_on is null and sold_on < '2026-10-01' and business_line = 'BF'`;

const person = (over: Partial<Sent['Beneficiaries'][number]> = {}) => ({
  Id: null,
  Name: 'Ana Ruiz',
  Relationship: 'child' as const,
  BornOn: '1990/05/10',
  Phone: null,
  Share: 100,
  ...over,
});
const list = (Beneficiaries: Sent['Beneficiaries'], Version = 0, ValidFrom = formatWireDate(TODAY)): Sent => ({
  Version,
  ValidFrom,
  Beneficiaries,
});

describe('UND-37 the beneficiaries of a contract', () => {
  it('are written as a list, read, changed upon its version, and stay in the history', async () => {
    const [id = 0] = await contractsWhere(open, 1);
    expect(await read(id)).toMatchObject({ Open: true, Lists: [] });
    const since = formatWireDate(addDays(TODAY, -3));
    const first = list([person({ Phone: ' 55 1000 3001 ' })], 0, since);
    expect((await save(id, first)).status).toBe(200);
    const [written] = (await read(id)).Lists;
    expect(written).toMatchObject({ Version: 1, ValidFrom: since, Beneficiaries: [{ Phone: '55 1000 3001' }] });
    const Id = written?.Beneficiaries[0]?.Id ?? null;
    expect(Id).toBeGreaterThan(0);
    const halves = [person({ Id, Share: 50.01 }), person({ Name: 'Luis Ruiz', Share: 49.99 })];
    expect((await save(id, list(halves, 1))).status).toBe(200);
    const { Lists, Earliest } = await read(id);
    expect(Lists.map(({ Version }) => Version)).toEqual([2, 1]);
    expect(Lists[0]?.Beneficiaries).toMatchObject([{ Id, Share: 50.01 }, { Share: 49.99 }]);
    expect(Lists[1]?.Beneficiaries).toHaveLength(1);
    expect(Earliest).toBe(formatWireDate(TODAY));

    const history = (await server.get('rol1', `/register/beneficiaries/${Id}/history`)).json<{ body: object[] }>().body;
    expect(history).toMatchObject([
      {
        Kind: 'changed',
        Fields: [
          { Field: 'share', Before: '100', After: '50.01' },
          { Field: 'phone', Before: '55 1000 3001', After: null },
        ],
      },
      { Kind: 'created' },
    ]);
    const row = (await server.get('rol1', `/register/beneficiaries/${Id}`)).json<{ body: { Values: object } }>().body;
    expect(row.Values).toMatchObject({ name: 'Ana Ruiz', share: 50.01, contractId: id, relationship: 'child' });
  });

  it('are done once under one key, and refused with 409 upon a list that somebody has changed', async () => {
    const [id = 0] = await contractsWhere(open, 1);
    const answers = await Promise.all([
      save(id, list([person()]), 'rol1', 'beneficiaries-once'),
      save(id, list([person()]), 'rol1', 'beneficiaries-once'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await read(id)).Lists).toHaveLength(1);
    const two = await Promise.all([
      save(id, list([person({ Name: 'Uno' })], 1)),
      save(id, list([person({ Name: 'Dos' })], 1)),
    ]);
    expect(new Set(two.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(two.find(({ status }) => status === 409)?.fields).toEqual([{ field: 'Version', code: 'stale' }]);
    expect((await read(id)).Lists).toHaveLength(2);
  });

  it.each<[string, Sent['Beneficiaries'], string, string, string]>([
    [
      '33.33 three times',
      ['Ana', 'Luis', 'Eva'].map((Name) => person({ Name, Share: 33.33 })),
      'Share',
      'tooSmall',
      'Los porcentajes deben sumar 100.00 %: falta 0.01 %.',
    ],
    [
      'too much',
      [person({ Share: 60 }), person({ Name: 'Luis', Share: 40.5 })],
      'Share',
      'tooLarge',
      'Los porcentajes deben sumar 100.00 %: sobra 0.50 %.',
    ],
    ['nobody', [], 'Beneficiaries', 'required', 'Revisa cuántos beneficiarios hay: al menos uno y a lo más veinte.'],
    [
      'somebody twice',
      [person({ Share: 50 }), person({ Name: 'ana RUÍZ', Share: 50 })],
      'Beneficiaries.1.Name',
      'taken',
      'Revisa el nombre del beneficiario 2.',
    ],
    [
      'a third of a percent',
      [person({ Share: 33.335 }), person({ Name: 'Luis', Share: 66.665 })],
      'Beneficiaries.0.Share',
      'wrongFormat',
      'Revisa el porcentaje del beneficiario 1. Revisa el porcentaje del beneficiario 2.',
    ],
    [
      'somebody of another contract',
      [person({ Id: 1 })],
      'Beneficiaries.0.Id',
      'unknown',
      'Revisa los datos del beneficiario 1.',
    ],
  ])('refuse %s, and say so', async (_, beneficiaries, field, code, message) => {
    const [id = 0] = await contractsWhere(open, 1);
    const answer = await save(id, list(beneficiaries));
    expect(answer).toMatchObject({ status: 422, message });
    expect(answer.fields?.[0]).toEqual({ field, code });
    expect((await read(id)).Lists).toEqual([]);
  });

  it('have the age that the plan takes, and a day between the sale and today', async () => {
    const life = sql`company_id = 1 and cancelled_on is null and sold_on < '2026-10-01' and exists (
      select from contract_item item where item.contract_id = contract.id and item_code = 'SG-VID')`;
    const [id = 0] = await contractsWhere(life, 1);
    expect((await read(id)).MinimumAge).toBe(18);
    expect((await save(id, list([person({ BornOn: '2015/01/01' })]))).fields).toEqual([
      { field: 'Beneficiaries.0.BornOn', code: 'tooSmall' },
    ]);
    const tomorrow = formatWireDate(addDays(TODAY, 1));
    expect((await save(id, list([person()], 0, tomorrow))).fields).toEqual([{ field: 'ValidFrom', code: 'tooLarge' }]);
    expect((await save(id, list([person()], 0, '2020/01/01'))).fields?.[0]?.code).toBe('tooSmall');
  });

  it('of a cancelled contract are read, and change no more', async () => {
    const [id = 0] = await contractsWhere(sql`company_id = 1 and cancelled_on is not null`, 1);
    expect(await read(id)).toMatchObject({ Open: false });
    expect(await save(id, list([person()]))).toMatchObject({
      status: 422,
      fields: [{ field: '', code: 'notWritable' }],
    });
  });

  it('are 404 for those who do not see the contract, its list or its company', async () => {
    const [other = 0] = await contractsWhere(sql`company_id = 1 and employee_id <> 108 and cancelled_on is null`, 1);
    const [foreign = 0] = await contractsWhere(sql`company_id = 2 and cancelled_on is null`, 1);
    for (const [username, id] of [
      ['rol8', other],
      ['rol11', other],
      ['rol15', other],
      ['rol1', foreign],
      ['rol1', 2_147_483_647],
    ] as const) {
      expect((await server.get(username, `/contract/${id}/beneficiaries`)).statusCode).toBe(404);
      expect((await save(id, list([person()]), username)).status).toBe(404);
    }
    const [own = 0] = await contractsWhere(sql`employee_id = 108 and cancelled_on is null`, 1);
    expect((await save(own, list([person()]), 'rol8')).status).toBe(200);
  });
});

describe('the register of beneficiaries', () => {
  type Rows = { body: { Rows: { Id: number; Values: Record<string, unknown> }[]; Total: number } };
  const rows = async (username: string, query: string) =>
    (await server.get(username, `/register/beneficiaries?${query}`)).json<Rows>().body;

  it('lists to each person those of their contracts, and finds them by name, number and phone', async () => {
    const own = await rows('rol8', 'PageSize=200');
    expect(own.Total).toBeGreaterThan(5);
    expect(new Set(own.Rows.map(({ Values }) => Values['employeeId']))).toEqual(new Set([108]));
    const [first] = own.Rows;
    const found = await rows('rol8', `Search=${String(first?.Values['number'])}`);
    expect(found.Rows.every(({ Values }) => Values['number'] === first?.Values['number'])).toBe(true);
    expect(found.Rows.reduce((sum, { Values }) => sum + Math.round(Number(Values['share']) * 100), 0)).toBe(10_000);
  });

  it('offers no contracts of others as a choice', async () => {
    for (const query of ['', '&Search=a', '&Id=1'])
      expect((await server.get('rol1', `/register/beneficiaries/choices?Field=contractId${query}`)).statusCode).toBe(
        422,
      );
  });
});

describe('UND-39 what happens to beneficiaries in a range of days', () => {
  type Event = { Id: number; Values: Record<string, unknown> };
  const events = async (query: string) =>
    (await server.get('rol1', `/register/beneficiaries-period?PageSize=200&${query}`)).json<{
      body: { Rows: Event[] };
    }>().body.Rows;

  it('are additions, changes and removals, each on the day of its list', async () => {
    const [id = 0] = await contractsWhere(open, 1);
    const days = [addDays(TODAY, -9), addDays(TODAY, -5)].map(formatWireDate);
    await save(id, list([person({ Share: 60 }), person({ Name: 'Luis Ruiz', Share: 40 })], 0, days[0]));
    const [luis, ana] = (await read(id)).Lists[0]?.Beneficiaries.toReversed() ?? [];
    await save(id, list([person({ Id: luis?.Id ?? null, Name: 'Luis Ruiz' })], 1, days[1]));
    const { ContractNumber } = await read(id);
    const happened = await events(`Search=${ContractNumber}&Filter=kind:added,changed,removed`);
    expect(happened.map(({ Values }) => [Values['day'], Values['kind'], Values['name'], Values['share']])).toEqual([
      [days[0], 'added', 'Ana Ruiz', 60],
      [days[0], 'added', 'Luis Ruiz', 40],
      [days[1], 'removed', 'Ana Ruiz', 60],
      [days[1], 'changed', 'Luis Ruiz', 100],
    ]);
    expect(new Set(happened.map(({ Id }) => Id)).size).toBe(4);
    const removal = happened[2]?.Id;
    expect((await server.get('rol1', `/register/beneficiaries-period/${removal}`)).statusCode).toBe(200);
    const history = await server.get('rol1', `/register/beneficiaries-period/${removal}/history`);
    expect(history.json<{ body: { Kind: string }[] }>().body).toMatchObject([{ Kind: 'created' }]);
    expect(ana?.Name).toBe('Ana Ruiz');
  });

  it('are birthdays of those in force, that of 29 February on the 28th in other years', async () => {
    const [id = 0] = await contractsWhere(open, 1);
    await save(id, list([person({ BornOn: '1992/02/29' })], 0, formatWireDate(TODAY)));
    const { ContractNumber } = await read(id);
    const birthdays = await events(`Search=${ContractNumber}&Filter=kind:birthday`);
    expect(birthdays.map(({ Values }) => [Values['day'], Values['age']])).toEqual([
      ['2025/02/28', 33],
      ['2026/02/28', 34],
      ['2027/02/28', 35],
    ]);
    const march = await events(`Search=${ContractNumber}&Filter=day:2026-02-28..2026-03-31`);
    expect(march).toHaveLength(1);
  });

  it('are for role 1 alone', async () => {
    for (const username of ['rol2', 'rol8', 'rol11'])
      expect((await server.get(username, '/register/beneficiaries-period')).statusCode).toBe(404);
  });
});
