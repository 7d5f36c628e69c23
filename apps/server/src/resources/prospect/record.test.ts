import type { CalendarDate } from '@sereno/domain/calendar';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../app.ts';
import { createDesk } from '../../testing/activityDesk.ts';
import { bearer, SECRET, START, startTestServer, type TestServer } from '../../testing/testServer.ts';

type Body = Record<string, unknown>;
type History = Record<'NextSteps' | 'Activities' | 'Quotations' | 'Contracts', Body[]>;

let server: TestServer;
let desk: ReturnType<typeof createDesk>;
beforeAll(async () => {
  server = await startTestServer();
  desk = createDesk(server);
});
afterAll(() => server.close());

async function read<Answer = Body>(url: string, username = 'rol8'): Promise<Answer> {
  const response = await desk.get(username, url);
  expect(response.statusCode).toBe(200);
  return response.json<{ body: Answer }>().body;
}

const adviserOf = async (id: number) => {
  const { first_name, last_name } = await server.database.db
    .selectFrom('employee')
    .where('id', '=', id)
    .select(['first_name', 'last_name'])
    .executeTakeFirstOrThrow();
  return `${first_name} ${last_name}`;
};

const CONTACT = ['MobilePhone', 'HomePhone', 'Email', 'Street', 'ZipCode'];

describe('one prospect', () => {
  it('UND-11 is complete for its adviser', async () => {
    const id = await desk.prospect({ home_phone: '5510003002', comments: 'Por la tarde', accepts_email: true });
    expect(await read(`/prospect/${id}`)).toEqual({
      Id: id,
      FirstName: 'Rosa Elena',
      LastName: 'Campos',
      MobilePhone: '5510003001',
      HomePhone: '5510003002',
      Email: 'rosa.campos@correo.example',
      AcceptsEmail: true,
      HasPhone: true,
      HasEmail: true,
      HasAddress: true,
      ProspectionMeans: { Id: 1, Name: 'Facebook' },
      Street: 'Av. Juárez 12',
      County: 'Guadalajara',
      State: 'Jalisco',
      ZipCode: '44100',
      Comments: 'Por la tarde',
      AdvisorName: null,
      FormerAdvisorName: null,
      CreatedAt: START.toISOString(),
      ReassignedAt: null,
      DiscardedAt: null,
      CanEdit: true,
      CanReassign: false,
      Version: 1,
    });
  });

  it.each([
    ['rol1', { seen: true, named: true, reassigns: true }],
    ['rol4', { seen: false, named: true, reassigns: true }],
    ['rol5', { seen: false, named: true, reassigns: false }],
    ['rol7', { seen: false, named: false, reassigns: false }],
    ['rol12', { seen: false, named: false, reassigns: false }],
  ])('ACL-15 ACL-18 CAR-09 CDR-08 %s: %j', async (username, { seen, named, reassigns }) => {
    const id = await desk.prospect({
      home_phone: '5510003002',
      previous_employee_id: 109,
      reassigned_at: START,
      discarded_at: START,
    });
    const body = await read(`/prospect/${id}`, username);
    expect(CONTACT.map((name) => body[name] !== null)).toEqual(CONTACT.map(() => seen));
    expect(body).toMatchObject({
      HasPhone: true,
      HasEmail: true,
      HasAddress: true,
      County: 'Guadalajara',
      State: 'Jalisco',
      CanEdit: seen,
      CanReassign: reassigns,
      AdvisorName: named ? await adviserOf(108) : null,
      FormerAdvisorName: named ? await adviserOf(109) : null,
      ReassignedAt: START.toISOString(),
      DiscardedAt: START.toISOString(),
    });
  });

  it('CDR-08 has no way where a column is empty', async () => {
    const id = await desk.prospect({ mobile_phone: ' ', email: '', street: null, means_id: null });
    expect(await read(`/prospect/${id}`)).toMatchObject({
      HasPhone: false,
      HasEmail: false,
      HasAddress: false,
      ProspectionMeans: null,
    });
  });

  it.each(['', '/history'])('UND-11 does not exist out of scope, in another company and nowhere%s', async (rest) => {
    const others = await desk.prospect({ employee_id: 109, created_by: 9 });
    const own = await desk.prospect();
    for (const [username, id] of [
      ['rol8', others],
      ['rol8', 2_147_483_647],
      ['rol11', own],
      ['empresa2', own],
    ] as const) {
      expect([username, (await desk.get(username, `/prospect/${id}${rest}`)).statusCode]).toEqual([username, 404]);
    }
    for (const id of ['0', '-1', 'x', '1.5', '99999999999', '%00']) {
      expect([id, (await desk.get('rol8', `/prospect/${id}${rest}`)).statusCode]).toEqual([id, 400]);
    }
    expect((await server.ask('GET', `/prospect/${own}${rest}`)).statusCode).toBe(401);
  });
});

describe('what was done with a prospect', () => {
  it('UND-11 is nothing at first', async () => {
    const id = await desk.prospect();
    expect(await read(`/prospect/${id}/history`)).toEqual({
      NextSteps: [],
      Activities: [],
      Quotations: [],
      Contracts: [],
    });
  });

  it('UND-11 tells what has ended, the newest first, from what comes next, and nothing of another prospect', async () => {
    const id = await desk.prospect();
    const at = (activity_date: CalendarDate, start_time: string, change = {}) =>
      desk.activity({ prospect_id: id, activity_date, start_time, end_time: '19:00', ...change });
    const old = await at('2026-11-02', '10:00', { ended_at: START });
    const next = await at('2026-11-25', '09:00');
    const early = await at('2026-11-20', '09:00');
    const late = await at('2026-11-20', '16:00', { ended_at: START });
    const ofFormer = await at('2026-11-19', '09:00', { employee_id: 109 });
    await desk.activity();
    const { NextSteps, Activities } = await read<History>(`/prospect/${id}/history`);
    expect(NextSteps.map(({ Id }) => Id)).toEqual([early, next]);
    // The open one of a former adviser is not for this one to work on.
    expect(Activities.map(({ Id }) => Id)).toEqual([late, ofFormer, old]);
  });

  it('CDR-08 has contact data for viewers who see the prospect’s, also of activities that others created', async () => {
    const id = await desk.prospect();
    await desk.activity({ prospect_id: id, employee_id: 108, created_by: 4 });
    const told = async (username: string) => (await read<History>(`/prospect/${id}/history`, username)).NextSteps[0];
    expect(await told('rol8')).toMatchObject({ Prospect: { MobilePhone: '5510003001' } });
    expect(await told('rol4')).toMatchObject({ Prospect: null, HasPhone: true });
  });

  it('UND-11 ACL-15 has what a former adviser did, without their names', async () => {
    const id = await desk.prospect();
    await desk.activity({ prospect_id: id, employee_id: 109, created_by: 9, ended_at: START });
    const [activity] = (await read<History>(`/prospect/${id}/history`)).Activities;
    expect(activity).toMatchObject({ HasPhone: true, AdvisorName: null, Manager: null });
    const [told] = (await read<History>(`/prospect/${id}/history`, 'rol5')).Activities;
    expect(told).toMatchObject({ AdvisorName: await adviserOf(109), Manager: await adviserOf(107) });
  });

  it('ACL-15 ACL-16 role 13 sees advisers and no managers', async () => {
    const id = await desk.prospect();
    await desk.activity({ prospect_id: id });
    const [told] = (await read<History>(`/prospect/${id}/history`, 'rol13')).NextSteps;
    expect(told).toMatchObject({ AdvisorName: await adviserOf(108), Manager: null });
  });

  it('UND-11 has the quotations and contracts of the demo’s clients as the database has them', async () => {
    const { db } = server.database;
    const { prospect_id, company_id } = await db
      .selectFrom('quotation')
      .where('contract_id', 'is not', null)
      .where('company_id', '=', 1)
      .select(['prospect_id', 'company_id'])
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(company_id).toBe(1);
    const quotations = await db
      .selectFrom('quotation')
      .where('prospect_id', '=', prospect_id)
      .orderBy('quoted_on', 'desc')
      .orderBy('id', 'desc')
      .selectAll()
      .execute();
    const contracts = await db
      .selectFrom('contract')
      .where('prospect_id', '=', prospect_id)
      .orderBy('sold_on', 'desc')
      .orderBy('id', 'desc')
      .selectAll()
      .execute();
    const told = await read<History>(`/prospect/${prospect_id}/history`, 'rol1');
    expect(told.Quotations.map(({ Id, Number, Total }) => [Id, Number, Total])).toEqual(
      quotations.map(({ id, number, amount, discount }) => [id, number, (amount - discount) / 100]),
    );
    expect(told.Contracts.map(({ Id, Number, Total }) => [Id, Number, Total])).toEqual(
      contracts.map(({ id, number, net }) => [id, number, net / 100]),
    );
    expect(told.Contracts.length).toBeGreaterThan(0);
    const numbers = new Set(contracts.map(({ number }) => number));
    expect(told.Quotations.filter(({ ContractNumber }) => numbers.has(String(ContractNumber))).length).toBeGreaterThan(
      0,
    );
  });
});

type Known = { By: string; Id: number | null; Name: string | null; AdvisorName: string | null };
const similar = (query: Record<string, string>, username = 'rol8') =>
  read<Known[]>(`/prospect/similar?${new URLSearchParams(query).toString()}`, username);
const known = (first_name: string, change = {}) =>
  desk.prospect({ first_name, last_name: null, mobile_phone: null, home_phone: null, email: null, ...change });

describe('who is known already', () => {
  it.each(['3312345601', '33 1234 5601', '+52 33 1234 5601', '044 33 1234 5601', '(33) 1234-5601 ext. 4'])(
    'VAL-05 is found by the phone, however it is written: %s',
    async (Phone) => {
      const [mobile, home] = [
        await known('Celular', { mobile_phone: '3312345601' }),
        await known('Casa', { home_phone: '3312345601' }),
      ];
      const ids = (await similar({ Phone })).map(({ Id }) => Id);
      expect(ids).toEqual(expect.arrayContaining([mobile, home]));
    },
  );

  it('VAL-05 is found by the e-mail address, whatever its case', async () => {
    const id = await known('Correo', { email: 'Ñandú.Uno@Correo.example' });
    for (const Email of ['Ñandú.Uno@Correo.example', ' ñandú.uno@correo.EXAMPLE ', 'ÑANDÚ.UNO@CORREO.EXAMPLE']) {
      expect(await similar({ Email })).toEqual([{ By: 'email', Id: id, Name: 'Correo', AdvisorName: null }]);
    }
    expect(await similar({ Email: 'andú.uno@correo.example' })).toEqual([]);
  });

  it('VAL-05 tells of one who has both in common once', async () => {
    const id = await known('Ambos', { mobile_phone: '3312345602', email: 'ambos@correo.example' });
    expect(await similar({ Phone: '3312345602', Email: 'ambos@correo.example' })).toEqual([
      { By: 'phone', Id: id, Name: 'Ambos', AdvisorName: null },
    ]);
  });

  it('VAL-05 leaves out the one that is being edited', async () => {
    const id = await known('Mismo', { mobile_phone: '3312345603' });
    expect(await similar({ Phone: '3312345603', Except: String(id) })).toEqual([]);
    expect(await similar({ Phone: '3312345603', Except: String(id + 1) })).toHaveLength(1);
  });

  it('VAL-05 CDR-08 tells nothing of others’ prospects but that there is one, and not how many', async () => {
    const others = { employee_id: 109, created_by: 9, mobile_phone: '3312345604', email: 'ajeno@correo.example' };
    const id = await known('Ajeno', others);
    await known('Ajena', others);
    await known('Correo ajeno', { ...others, mobile_phone: null });
    const nobody = { Id: null, Name: null, AdvisorName: null };
    expect(await similar({ Phone: '3312345604', Email: 'ajeno@correo.example' })).toEqual([
      { By: 'email', ...nobody },
      { By: 'phone', ...nobody },
    ]);
    const [first] = await similar({ Phone: '3312345604' }, 'rol4');
    expect(first).toMatchObject({ AdvisorName: await adviserOf(109) });
    expect((await similar({ Phone: '3312345604' }, 'rol9')).map(({ Id }) => Id)).toContain(id);
  });

  it('VAL-05 stays within the company', async () => {
    await known('De la uno', { mobile_phone: '3312345605' });
    expect(await similar({ Phone: '3312345605' }, 'empresa2')).toEqual([]);
  });

  it('VAL-05 is five at most, those that may be opened first', async () => {
    const same = { mobile_phone: '3312345606' };
    for (let index = 0; index < 4; index += 1) await known('Propio', same);
    for (let index = 0; index < 6; index += 1) await known('Ajeno', { ...same, employee_id: 109, created_by: 9 });
    const found = await similar({ Phone: '3312345606' });
    expect(found.map(({ Id }) => Id !== null)).toEqual([true, true, true, true, false]);
    for (let index = 0; index < 3; index += 1) await known('Propio', same);
    expect(await similar({ Phone: '3312345606' })).toHaveLength(5);
  });

  it.each(['rol11', 'rol15'])('MNU-20 is not told to %s, who has no prospects', async (username) => {
    expect((await desk.get(username, '/prospect/similar?Phone=3312345604')).statusCode).toBe(404);
  });

  it('VAL-05 is told to an account as often as its forms ask, then 429', async () => {
    const config = { tokenSecret: SECRET, lookUpLimit: { failures: 2, windowMs: 60_000 } };
    const app = await createApp({ database: server.database, clock: () => START, config });
    const [one, other] = await Promise.all(['rol8', 'rol9'].map((username) => server.signIn(username)));
    const ask = async (token = '') => app.inject({ url: '/api/prospect/similar?Phone=33', headers: bearer(token) });
    const answers = [await ask(one), await ask(one), await ask(one), await ask(other)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429, 200]);
    expect(Number(answers[2]?.headers['retry-after'])).toBeGreaterThan(0);
    await app.close();
  });

  it.each([
    ['nothing', {}],
    ['an empty phone', { Phone: '' }],
    ['the beginning of both', { Phone: '33', Email: 'x' }],
    ['2,000 letters', { Phone: 'x'.repeat(2000) }],
    ['a sign alone', { Email: '@' }],
    ['a sign of patterns', { Email: '%' }],
    ['a piece of SQL', { Phone: "' or 1=1 --", Email: '_@_._' }],
    ['a blank', { Email: ' ' }],
  ])('VAL-05 finds no one while %s is typed', async (_title, query) => {
    await known('Vacío', { email: '', mobile_phone: '' });
    expect(await similar(query)).toEqual([]);
  });
});
