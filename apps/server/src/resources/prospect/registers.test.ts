import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDesk } from '../../testing/activityDesk.ts';
import { START, startTestServer, TODAY, type TestServer } from '../../testing/testServer.ts';

type Row = { Id: number; Name: string } & Record<string, unknown>;

let server: TestServer;
let desk: ReturnType<typeof createDesk>;
beforeAll(async () => {
  server = await startTestServer();
  desk = createDesk(server);
});
afterAll(() => server.close());

const LISTS = ['following', 'not-following', 'reassigned', 'client'] as const;

async function list(name: string, username = 'rol8'): Promise<Row[]> {
  const response = await desk.get(username, `/prospect/list?List=${name}`);
  expect(response.statusCode).toBe(200);
  return response.json<{ body: Row[] }>().body;
}

/** The registers that contain a prospect. */
async function listsOf(id: number, username = 'rol8') {
  const found: string[] = [];
  for (const name of LISTS) if ((await list(name, username)).some(({ Id }) => Id === id)) found.push(name);
  return found;
}

async function contract(prospect_id: number, change: { cancelled?: boolean } = {}) {
  const { cancelled = false } = change;
  await server.database.db
    .insertInto('contract')
    .values({
      company_id: 1,
      number: `PRUEBA-${prospect_id}-${cancelled}`,
      business_line: 'PF',
      prospect_id,
      employee_id: 108,
      sold_on: TODAY,
      cancelled_on: cancelled ? TODAY : null,
      status: cancelled ? 'cancelled' : 'current',
      amount: 2_000_000,
      discount: 110_000,
      down_payment: 200_000,
      down_payment_method: 'Efectivo',
      financing_plan: '12 meses',
      payments: 12,
      county: 'Guadalajara',
      state: 'Jalisco',
      state_code: 'JAL',
      zip_code: '44100',
    })
    .execute();
}
const REASSIGNED = { previous_employee_id: 109, reassigned_at: START };

describe('the registers', () => {
  it.each([
    ['UND-01 who is new', {}, ['following']],
    ['UND-02 who is not interested', { discarded_at: START }, ['not-following']],
    ['UND-03 who was another adviser’s', REASSIGNED, ['following', 'reassigned']],
    [
      'UND-02 UND-03 who was another’s and is not interested',
      { ...REASSIGNED, discarded_at: START },
      ['not-following'],
    ],
  ])('%s', async (_title, change, expected) => {
    expect(await listsOf(await desk.prospect(change))).toEqual(expected);
  });

  it('UND-04 a client is followed no more as one who might buy', async () => {
    const id = await desk.prospect();
    await contract(id);
    expect(await listsOf(id)).toEqual(['client']);
  });

  it('UND-01 UND-04 who cancelled their only contract is followed again; who has another one stays a client', async () => {
    const [gone, kept] = [await desk.prospect(), await desk.prospect()];
    await contract(gone, { cancelled: true });
    await contract(kept, { cancelled: true });
    await contract(kept);
    expect(await listsOf(gone)).toEqual(['following']);
    expect(await listsOf(kept)).toEqual(['client']);
    expect((await list('client')).find(({ Id }) => Id === kept)).toMatchObject({ Contracts: 1 });
  });

  it('UND-02 UND-04 a client who is not interested in more is in both', async () => {
    const id = await desk.prospect({ discarded_at: START });
    await contract(id);
    expect(await listsOf(id)).toEqual(['not-following', 'client']);
  });

  it.each([
    ['following', 'created_at', {}],
    ['not-following', 'discarded_at', {}],
    ['reassigned', 'reassigned_at', REASSIGNED],
  ])('UND-01 UND-03 %s has the newest by %s first, and of one moment the last one', async (name, column, rest) => {
    const at = (minutes: number) => ({ ...rest, [column]: new Date(START.getTime() + minutes * 60_000) });
    const [one, other] = [await desk.prospect(at(900)), await desk.prospect(at(900))];
    // Written down last, and yet of an earlier moment.
    const old = await desk.prospect(at(1));
    const ids = (await list(name)).map(({ Id }) => Id);
    expect(ids.slice(0, 2)).toEqual([other, one]);
    expect(ids.indexOf(old)).toBeGreaterThan(1);
  });

  it('UND-01 tells a row whole, days of the business zone', async () => {
    const id = await desk.prospect({
      ...REASSIGNED,
      created_at: new Date('2026-11-11T05:30:00Z'),
      reassigned_at: new Date('2026-11-12T06:30:00Z'),
      county: ' ',
    });
    await desk.activity({ prospect_id: id, activity_date: '2026-12-30', ended_at: new Date('2026-11-15T04:00:00Z') });
    await desk.activity({ prospect_id: id, activity_date: '2026-11-02', ended_at: new Date('2026-11-02T18:00:00Z') });
    await desk.activity({ prospect_id: id, activity_date: '2026-11-25' });
    await desk.activity({ prospect_id: id, activity_date: '2026-11-24' });
    const row = (await list('reassigned')).find(({ Id }) => Id === id);
    expect(row).toEqual({
      Id: id,
      Name: 'Rosa Elena Campos',
      Phone: '5510003001',
      Email: 'rosa.campos@correo.example',
      HasPhone: true,
      HasEmail: true,
      Place: 'Jalisco',
      ProspectionMeans: 'Facebook',
      AdvisorName: null,
      FormerAdvisorName: null,
      CreatedOn: '2026/11/10',
      ReassignedOn: '2026/11/12',
      DiscardedOn: null,
      LastActivityOn: '2026/11/14',
      NextActivityOn: '2026/11/24',
      Contracts: 0,
    });
  });

  it('UND-01 has who has no means, no family name, and the phone at home where there is no other', async () => {
    const change = {
      first_name: 'Zenaida',
      last_name: null,
      means_id: null,
      mobile_phone: ' ',
      home_phone: '5510009999',
    };
    const id = await desk.prospect({ ...change, email: null });
    expect((await list('following')).find(({ Id }) => Id === id)).toMatchObject({
      Name: 'Zenaida',
      ProspectionMeans: null,
      Phone: '5510009999',
      HasPhone: true,
      Email: null,
      HasEmail: false,
      LastActivityOn: null,
      NextActivityOn: null,
    });
  });
});

describe('who sees which rows', () => {
  it.each([
    ['rol1', [true, true, true]],
    ['rol13', [true, true, true]],
    ['rol7', [true, true, false]],
    ['rol8', [true, false, false]],
    ['rol9', [false, true, false]],
    ['rol11', [false, false, false]],
    ['empresa2', [false, false, false]],
  ])('UND-01 %s those of their scope', async (username, expected) => {
    const ids = [
      await desk.prospect(),
      await desk.prospect({ employee_id: 109, created_by: 9 }),
      await desk.prospect({ employee_id: 102, created_by: 2 }),
    ];
    const seen = new Set((await list('following', username)).map(({ Id }) => Id));
    expect(ids.map((id) => seen.has(id))).toEqual(expected);
  });

  it.each([
    ['rol8', true, false],
    ['rol1', true, true],
    ['rol4', false, true],
    ['rol7', false, false],
    ['rol13', false, true],
  ])('ACL-15 ACL-18 CDR-08 %s sees contact data: %j, names of advisers: %j', async (username, isSeen, isNamed) => {
    const id = await desk.prospect(REASSIGNED);
    const row = (await list('reassigned', username)).find(({ Id }) => Id === id);
    const told = [row?.['Phone'], row?.['Email']].map((value) => value !== null);
    expect(told).toEqual([isSeen, isSeen]);
    expect([row?.['AdvisorName'], row?.['FormerAdvisorName']].map((value) => value !== null)).toEqual([
      isNamed,
      isNamed,
    ]);
    expect(row).toMatchObject({ HasPhone: true, HasEmail: true });
  });

  it('ACL-18 the creator sees the contact data of another adviser’s prospect', async () => {
    const id = await desk.prospect({ created_by: 7 });
    expect((await list('following', 'rol7')).find(({ Id }) => Id === id)).toMatchObject({ Phone: '5510003001' });
  });
});

describe('a register', () => {
  it.each(['', '?List=', '?List=todos', '?List=notFollowing', '?List=client&List=following', '?List=client&x=1'])(
    'answers 400 to %j',
    async (query) => {
      expect((await desk.get('rol8', `/prospect/list${query}`)).statusCode).toBe(400);
    },
  );
});

describe('the prospection means', () => {
  it('CAR-04 are those of the company, by name', async () => {
    const { db } = server.database;
    await db.insertInto('prospection_means').values({ company_id: 2, id: 77, name: 'Solo en la dos' }).execute();
    const ofOne = (await desk.get('rol8', '/catalog/prospection-means')).json<{ body: Row[] }>().body;
    const ofTwo = (await desk.get('empresa2', '/catalog/prospection-means')).json<{ body: Row[] }>().body;
    expect(ofOne.map(({ Name }) => Name)).toEqual([
      'Cliente actual',
      'Facebook',
      'Google',
      'Llamada en frío',
      'Módulo en plaza',
      'Página web',
      'Puerta a puerta',
      'Recomendación',
    ]);
    expect(ofTwo.map(({ Id }) => Id)).toContain(77);
  });
});
