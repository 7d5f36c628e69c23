import { DEFAULT_ACCESS_CONFIG, ROLES } from '@sereno/domain/access';
import { canKeepRegister, type FieldValues, REGISTERS } from '@sereno/domain/register';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TABLES } from './tables.ts';
import { bearer, startTestServer, TODAY, type TestServer } from '../../testing/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

type Row = { Id: number; Version: number; Ended: boolean; Values: FieldValues; Names: Record<string, string> };
type Answer = {
  status: number;
  body: { Rows: Row[]; Total: number; HasMore: boolean; Id: number } & Row;
  fields?: { field: string; code: string }[];
};

const get = (username: string, path: string) => server.get(username, `/register/${path}`);
const read = async (username: string, path: string) => (await get(username, path)).json<Answer>();
async function post(username: string, path: string, payload: object, headers: Record<string, string> = {}) {
  return (await server.post(username, `/register/${path}`, payload, headers)).json<Answer>();
}

/** Adds a row and reads it. */
async function added(username: string, register: string, Values: FieldValues): Promise<Row> {
  const { status, body } = await post(username, `${register}/create`, { Values });
  expect(status).toBe(201);
  return (await read(username, `${register}/${body.Id}`)).body;
}

/** A file, which is no envelope. */
async function file(path: string, username = 'rol1') {
  return server.app.inject({ url: `/api/register/${path}`, headers: await server.headersOf(username) });
}

let count = 0;
/** A name that no other row has. */
const fresh = (name: string) => `${name} ${(count += 1)}`;

describe('who keeps a register', () => {
  it.each(REGISTERS.map((register) => [register.id, register] as const))(
    'MNU-01 %s answers the roles that keep it, and 404 to all others',
    async (id, register) => {
      for (const roleId of ROLES) {
        const viewer = { roleId, companyId: 1, employeeId: null, teamCarousel: false };
        const { statusCode } = await get(`rol${roleId}`, id);
        expect([roleId, statusCode]).toEqual([
          roleId,
          canKeepRegister(register, viewer, DEFAULT_ACCESS_CONFIG) ? 200 : 404,
        ]);
      }
    },
  );

  /** More rows are not counted. */
  const MOST_COUNTED = 10_000;

  // Certificates are of one company in the demo, which has no upgraded contract.
  const OF_ONE_COMPANY: ReadonlyMap<string, number> = new Map([
    ['discount-certificates', 0],
    ['upgrades', -1],
  ]);

  it.each(REGISTERS.map(({ id }) => id))('%s lists and writes the rows of their own company alone', async (id) => {
    const viewer = { accountId: 1, roleId: 1, companyId: 1, employeeId: null, teamCarousel: false, carouselOn: false };
    const { db } = server.database;
    const context = { db, viewer, companyId: 1, timeZone: 'America/Mexico_City', today: TODAY } as const;
    const { table, rows: rowsOf } = TABLES[id];
    const source = rowsOf === undefined ? sql.table(table) : sql`(${rowsOf(context)})`;
    const { rows } = await sql<{ own: number; all: number }>`
      select count(*) filter (where company_id = 1) as own, count(*) as all from ${source} kept`.execute(
      server.database.db,
    );
    expect((await read('rol1', `${id}?State=all`)).body.Total).toBe(Math.min(rows[0]?.own ?? 0, MOST_COUNTED));
    const lines = (await file(`${id}/csv?State=all`)).body.trimEnd().split('\r\n');
    expect(lines.length - 1).toBe(rows[0]?.own);
    expect(rows[0]?.all).toBeGreaterThan(OF_ONE_COMPANY.get(id) ?? rows[0]?.own ?? 0);
  });

  it('finds no row of another company by its id', async () => {
    const [own] = (await read('rol1', 'users?Filter=roleId:1')).body.Rows;
    expect(own?.Values['companyId']).toBe(1);
    const foreign = await server.database.db.selectFrom('account').where('company_id', '=', 2).select('id').execute();
    for (const { id } of foreign) {
      expect((await get('rol1', `users/${id}`)).statusCode).toBe(404);
      expect((await get('rol1', `users/${id}/history`)).statusCode).toBe(404);
      expect((await post('rol1', `users/${id}/end`, { Version: 1 })).status).toBe(404);
    }
  });

  it('is answered 404 for a register or a row that there is not', async () => {
    expect((await get('rol1', 'nada')).statusCode).toBe(404);
    expect((await get('rol1', 'users/2147483647')).statusCode).toBe(404);
    expect((await post('rol1', 'nada/create', { Values: {} })).status).toBe(404);
  });
});

/** How many certificates are on a page of those that the test adds, how many were counted, and whether there are more. */
const many = async (asked: string) => {
  const { body } = await read('rol1', `discount-certificates?Search=many-&PageSize=20&${asked}`);
  return [body.Rows.length, body.Total, body.HasMore];
};

describe('the list', () => {
  it('is paged, ordered and counted on the server', async () => {
    const all = (await read('rol1', 'users?PageSize=200')).body;
    expect(all.Total).toBe(all.Rows.length);
    const pages = await Promise.all([0, 1].map((page) => read('rol1', `users?PageSize=3&Page=${page}`)));
    expect(pages.flatMap(({ body }) => body.Rows.map(({ Id }) => Id))).toEqual(
      all.Rows.slice(0, 6).map(({ Id }) => Id),
    );
    const names = (await read('rol1', 'users?PageSize=200&Sort=-username')).body.Rows.map(
      ({ Values }) => Values['username'],
    );
    expect(names).toEqual(names.toSorted((one, other) => (String(one) < String(other) ? 1 : -1)));
  });

  it('counts up to 10,000 rows, and says of more that there are more until the last page or one behind it', async () => {
    const { db } = server.database;
    await sql`insert into discount_certificate (company_id, code, amount, valid_from, valid_until, uses_left)
      select 1, 'MANY-' || n, 100, date '2026-01-01', date '2026-12-31', n / 10001 from generate_series(1, 10020) n`.execute(
      db,
    );
    try {
      expect(await many('Page=0')).toEqual([20, 10_000, true]);
      expect(await many('Page=499')).toEqual([20, 10_000, true]);
      expect(await many('Page=500')).toEqual([20, 10_020, false]);
      expect(await many('Page=600')).toEqual([0, 10_020, false]);
      expect(await many('Filter=usesLeft:0..0&Page=499')).toEqual([20, 10_000, false]);
      expect(await many('Filter=usesLeft:0.5..1.5')).toEqual([20, 20, false]);
    } finally {
      await db.deleteFrom('discount_certificate').where('code', 'like', 'MANY-%').execute();
    }
  });

  it('has those first who wait for a role', async () => {
    const [first] = (await read('rol15', 'users')).body.Rows;
    expect(first?.Values).toMatchObject({ roleId: 11, waiting: true });
    expect(first?.Names['roleId']).not.toBe('');
  });

  it.each([
    ['users?Search=ROL1', (values: FieldValues) => String(values['username']).includes('rol1')],
    ['users?Filter=roleId:8,9', (values: FieldValues) => [8, 9].includes(Number(values['roleId']))],
    ['users?Filter=teamCarousel:yes', (values: FieldValues) => values['teamCarousel'] === true],
    [
      'activity-types?Filter=durationMinutes:15..30',
      (values: FieldValues) => [15, 30].includes(Number(values['durationMinutes'])),
    ],
    ['activity-types?Filter=durationMinutes:31..', (values: FieldValues) => Number(values['durationMinutes']) > 30],
    ['team-budgets?Filter=contracts:..1000', (values: FieldValues) => Number(values['contracts']) <= 1000],
    [
      'digital-media-budgets?Filter=medium:Google&Filter=month:2026-11-01..2026-11-30',
      (values: FieldValues) => values['medium'] === 'Google' && values['month'] === '2026/11/01',
    ],
  ])('%s leaves what it says', async (path, fits) => {
    const [register = ''] = path.split('?');
    const left = (await read('rol1', path)).body;
    const all = (await read('rol1', `${register}?PageSize=200`)).body.Rows;
    expect(left.Total).toBe(left.Rows.length);
    expect(left.Rows.every(({ Values }) => fits(Values))).toBe(true);
    expect(left.Rows.length).toBe(all.filter(({ Values }) => fits(Values)).length);
  });

  it.each(['Filter=nada:1', 'Filter=roleId', 'Filter=waiting:quizá', 'Sort=nada', 'Filter=password_hash:x'])(
    'refuses %s, rather than to answer other rows',
    async (query) => {
      expect((await get('rol1', `users?${query}`)).statusCode).toBe(422);
    },
  );

  it('offers what a reference may lead to, by name and by search', async () => {
    const choices = (await get('rol1', 'activity-subjects/choices?Field=activityTypeId&Search=lla')).json<{
      body: { Id: number; Name: string }[];
    }>();
    expect(choices.body).toEqual([{ Id: 2, Name: 'Llamada' }]);
    expect((await get('rol1', 'activity-subjects/choices?Field=name')).statusCode).toBe(422);
  });

  it('finds a reference beyond the first fifty by its name, names it by its id, and finds rows by it', async () => {
    const { db } = server.database;
    const { management_id } = await db
      .selectFrom('team')
      .where('company_id', '=', 1)
      .select('management_id')
      .executeTakeFirstOrThrow();
    const teams = Array.from({ length: 60 }, (_, at) => ({
      company_id: 1,
      management_id,
      name: `Equipo ${String(at).padStart(2, '0')}`,
    }));
    await db
      .insertInto('team')
      .values([...teams, { company_id: 1, management_id, name: 'Zócalo' }])
      .execute();
    const path = 'team-budgets/choices?Field=teamId';
    const choices = async (query: string) =>
      (await get('rol1', `${path}${query}`)).json<{ body: { Id: number; Name: string }[] }>().body;
    const first = await choices('');
    expect(first.length).toBe(50);
    expect(first.map(({ Name }) => Name)).not.toContain('Zócalo');
    const [found] = await choices('&Search=zocalo');
    expect(found?.Name).toBe('Zócalo');
    expect(await choices(`&Id=${found?.Id}&Search=nada`)).toEqual([found]);
    const foreign = await db.selectFrom('team').where('company_id', '!=', 1).select('id').executeTakeFirstOrThrow();
    expect(await choices(`&Id=${foreign.id}`)).toEqual([]);

    const { Id } = await added('rol1', 'team-budgets', {
      teamId: found?.Id ?? 0,
      month: '2026/12/01',
      contracts: 3,
      renewals: 0,
    });
    expect((await read('rol1', 'team-budgets?Search=ZOCALO')).body.Rows.map((row) => row.Id)).toEqual([Id]);
    expect((await file('team-budgets/csv?Search=zocalo')).body.trim().split('\r\n').length).toBe(2);
  });
});

describe('a row', () => {
  let type: Row;
  beforeEach(async () => {
    type = await added('rol13', 'activity-types', { name: fresh('Videollamada'), durationMinutes: 30 });
  });

  it('is created with what was sent, and begins at version 1', () => {
    expect(type).toMatchObject({ Version: 1, Ended: false, Values: { durationMinutes: 30 } });
    expect(type.Id).toBeGreaterThan(1000);
  });

  it('is created once under one key, however often it is sent', async () => {
    const payload = { Values: { name: fresh('Taller'), durationMinutes: 45 } };
    const key = { 'idempotency-key': fresh('clave').replace(' ', '-') };
    const answers = await Promise.all([1, 2, 3].map(() => post('rol13', 'activity-types/create', payload, key)));
    expect(new Set(answers.map(({ body }) => body.Id)).size).toBe(1);
  });

  it.each<[string, FieldValues, string]>([
    ['name', { name: '  ', durationMinutes: 30 }, 'required'],
    ['name', { name: 'x'.repeat(61), durationMinutes: 30 }, 'tooLong'],
    ['name', { name: 'a\u200bb', durationMinutes: 30 }, 'wrongFormat'],
    ['name', { name: 'LLAMADA', durationMinutes: 30 }, 'taken'],
    ['durationMinutes', { name: 'Nueva', durationMinutes: 0 }, 'tooSmall'],
    ['durationMinutes', { name: 'Nueva', durationMinutes: 1.5 }, 'wrongFormat'],
    ['durationMinutes', { name: 'Nueva', durationMinutes: '30' }, 'wrongType'],
    ['company_id', { name: 'Nueva', durationMinutes: 30, company_id: 2 }, 'notWritable'],
  ])('is refused at the field: %s of %j is %s', async (field, Values, code) => {
    const before = (await read('rol1', 'activity-types')).body.Total;
    expect(await post('rol1', 'activity-types/create', { Values })).toMatchObject({
      status: 422,
      fields: [{ field, code }],
    });
    expect((await read('rol1', 'activity-types')).body.Total).toBe(before);
  });

  it('refuses a reference that leads nowhere, or into another company', async () => {
    const Values = { activityTypeId: 2_000_000, name: 'Asunto' };
    expect(await post('rol1', 'activity-subjects/create', { Values })).toMatchObject({
      status: 422,
      fields: [{ field: 'activityTypeId', code: 'unknown' }],
    });
    const { id } = await server.database.db
      .selectFrom('employee')
      .where('company_id', '=', 2)
      .limit(1)
      .select('id')
      .executeTakeFirstOrThrow();
    const waiting = (await read('rol1', 'users?Filter=waiting:yes')).body.Rows[0];
    const edit = { Version: waiting?.Version, Values: { ...form(waiting), employeeId: id } };
    expect(await post('rol1', `users/${waiting?.Id}/edit`, edit)).toMatchObject({
      status: 422,
      fields: [{ field: 'employeeId', code: 'unknown' }],
    });
  });

  it('is changed upon one version: the first wins, the other overwrites nothing', async () => {
    const edit = (durationMinutes: number) => ({ Version: 1, Values: { name: type.Values['name'], durationMinutes } });
    const answers = [
      await post('rol13', `activity-types/${type.Id}/edit`, edit(40)),
      await post('rol1', `activity-types/${type.Id}/edit`, edit(50)),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 409]);
    expect(answers[1]?.fields).toEqual([{ field: '', code: 'stale' }]);
    const { body } = await read('rol1', `activity-types/${type.Id}`);
    expect([body.Version, body.Values['durationMinutes']]).toEqual([2, 40]);
    // Who got no answer sends again, and has what they asked for.
    expect((await post('rol13', `activity-types/${type.Id}/edit`, edit(40))).status).toBe(200);
    expect((await post('rol1', `activity-types/${type.Id}/edit`, edit(40))).status).toBe(409);
  });

  it('lets one of two who save at the same moment win', async () => {
    const edits = [41, 42, 43, 44].map((durationMinutes) =>
      post('rol13', `activity-types/${type.Id}/edit`, {
        Version: 1,
        Values: { name: type.Values['name'], durationMinutes },
      }),
    );
    const statuses = (await Promise.all(edits)).map(({ status }) => status);
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 409, 409, 409]);
  });

  it('that goes out of use while it is edited is not changed unseen: the editor is told, and reads its state', async () => {
    expect((await post('rol1', `activity-types/${type.Id}/end`, { Version: 1 })).status).toBe(200);
    const edit = { Version: 1, Values: { name: type.Values['name'], durationMinutes: 40 } };
    expect(await post('rol13', `activity-types/${type.Id}/edit`, edit)).toMatchObject({
      status: 409,
      fields: [{ field: '', code: 'stale' }],
    });
    const { body } = await read('rol13', `activity-types/${type.Id}`);
    expect(body).toMatchObject({ Ended: true, Version: 2, Values: { durationMinutes: 30 } });
  });

  it('goes out of use, is offered no more, and comes back', async () => {
    const offered = async () =>
      (await server.get('rol8', '/catalog/activity-types'))
        .json<{ body: { Id: number }[] }>()
        .body.some(({ Id }) => Id === type.Id);
    expect(await offered()).toBe(true);
    expect((await post('rol13', `activity-types/${type.Id}/end`, { Version: 1 })).status).toBe(200);
    expect(await offered()).toBe(false);
    expect((await read('rol13', `activity-types/${type.Id}`)).body).toMatchObject({ Ended: true, Version: 2 });
    expect((await read('rol13', 'activity-types?PageSize=200')).body.Rows.map(({ Id }) => Id)).not.toContain(type.Id);
    expect((await read('rol13', 'activity-types?PageSize=200&State=ended')).body.Rows.map(({ Id }) => Id)).toContain(
      type.Id,
    );
    expect((await post('rol13', `activity-types/${type.Id}/restore`, { Version: 2 })).status).toBe(200);
    expect(await offered()).toBe(true);
  });

  it('stays in use where the product depends on it', async () => {
    for (const [register, id] of [
      ['activity-types', 2],
      ['tracings', 7],
      ['tracings', -1],
    ] as const) {
      const { body } = await read('rol1', `${register}/${id}`);
      expect(await post('rol1', `${register}/${id}/end`, { Version: body.Version })).toMatchObject({
        status: 409,
        fields: [{ field: '', code: 'fixed' }],
      });
    }
  });

  it('has a history: who did what, before and after, in words', async () => {
    const Values = { name: 'Visita a domicilio', durationMinutes: 90 };
    await post('rol1', `activity-types/${type.Id}/edit`, { Version: 1, Values });
    await post('rol13', `activity-types/${type.Id}/end`, { Version: 2 });
    const { body } = (await get('rol1', `activity-types/${type.Id}/history`)).json<{ body: object[] }>();
    const [name] = [String(type.Values['name'])];
    expect(body).toMatchObject([
      { Kind: 'ended', Fields: [] },
      {
        Kind: 'changed',
        Fields: [
          { Field: 'name', Before: name, After: 'Visita a domicilio' },
          { Field: 'durationMinutes', Before: '30', After: '90' },
        ],
      },
      {
        Kind: 'created',
        Fields: [
          { Field: 'name', Before: null, After: name },
          { Field: 'durationMinutes', Before: null },
        ],
      },
    ]);
  });
});

/** The fields that an account's form sends. */
function form(row: Row | undefined): FieldValues {
  const { fullName = null, email = null, roleId = null, companyId = null, employeeId = null } = row?.Values ?? {};
  return { fullName, email, roleId, companyId, employeeId, teamCarousel: false, carouselOn: false };
}

const find = async (username: string) =>
  (await read('rol1', `users?State=all&Search=${username}`)).body.Rows.find(
    ({ Values }) => Values['username'] === username,
  );

/** Somebody new. */
const person = (username: string): FieldValues => ({
  fullName: 'Ana Torres',
  username,
  email: `${username}@sereno.example`,
  roleId: 8,
  companyId: 1,
});

const edit = async (by: string, username: string, change: FieldValues) => {
  const row = await find(username);
  const email = row?.Values['email'] ?? `${username}@sereno.example`;
  return post(by, `users/${row?.Id}/edit`, { Version: row?.Version, Values: { ...form(row), email, ...change } });
};

describe('the accounts', () => {
  it('role 15 gives a role to somebody who waits, whose next call has its rights', async () => {
    expect((await get('rol11', 'activity-types')).statusCode).toBe(404);
    expect((await edit('rol15', 'rol11', { roleId: 13 })).status).toBe(200);
    expect((await get('rol11', 'activity-types')).statusCode).toBe(200);
    expect((await edit('rol15', 'rol11', { roleId: 11 })).status).toBe(200);
    expect((await get('rol11', 'activity-types')).statusCode).toBe(404);
  });

  it('an administrator cannot change their own role or company, or disable themselves', async () => {
    expect(await edit('rol15', 'rol15', { roleId: 1 })).toMatchObject({
      fields: [{ field: 'roleId', code: 'ownRole' }],
    });
    expect(await edit('rol1', 'rol1', { companyId: 2, employeeId: null })).toMatchObject({
      status: 422,
      fields: [{ field: 'companyId', code: 'ownRole' }],
    });
    const own = await find('rol15');
    expect(await post('rol15', `users/${own?.Id}/end`, { Version: own?.Version })).toMatchObject({
      fields: [{ field: '', code: 'ownAccount' }],
    });
  });

  it('a company keeps an administrator', async () => {
    expect(await edit('rol15', 'rol1', { roleId: 2 })).toMatchObject({
      fields: [{ field: 'roleId', code: 'lastAdministrator' }],
    });
    const last = await find('rol1');
    expect(await post('rol15', `users/${last?.Id}/end`, { Version: last?.Version })).toMatchObject({
      fields: [{ field: '', code: 'lastAdministrator' }],
    });
  });

  it('an account moves to another company as long as it has made nothing, and without its employee', async () => {
    const move = { companyId: 2, employeeId: null };
    expect(await edit('rol1', 'rol8', move)).toMatchObject({
      status: 422,
      fields: [{ field: 'companyId', code: 'hasRecords' }],
    });
    const own = (await find('rol10'))?.Values['employeeId'] ?? null;
    expect(await edit('rol1', 'rol10', { companyId: 2, employeeId: own })).toMatchObject({
      fields: [{ field: 'employeeId', code: 'unknown' }],
    });
    const row = await added('rol1', 'users', { ...person('de.paso'), roleId: 8 });
    expect((await edit('rol1', 'de.paso', move)).status).toBe(200);
    expect((await get('rol1', `users/${row.Id}`)).statusCode).toBe(404);
    const { fields } = await server.database.db
      .selectFrom('register_change')
      .where('row_id', '=', row.Id)
      .where('kind', '=', 'changed')
      .select('fields')
      .executeTakeFirstOrThrow();
    expect(fields).toEqual([{ field: 'companyId', before: 'Previsión del Valle', after: 'Seguros del Bajío' }]);
  });

  it('of two administrators who take one address at the same moment, in different companies, one has it', async () => {
    await server.database.db.updateTable('account').set({ role_id: 1 }).where('username', '=', 'empresa2').execute();
    const email = 'la.misma@sereno.example';
    const answers = await Promise.all([
      post('rol1', 'users/create', { Values: { ...person('ana.una'), email } }),
      post('empresa2', 'users/create', { Values: { ...person('ana.otra'), companyId: 2, email } }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 422]);
    expect(answers.find(({ status }) => status === 422)?.fields).toMatchObject([{ code: 'taken' }]);
  });

  it('who is disabled is out at once, and back when they are enabled', async () => {
    const row = await find('rol10');
    expect((await get('rol10', 'users')).statusCode).toBe(404);
    expect((await post('rol1', `users/${row?.Id}/end`, { Version: row?.Version })).status).toBe(200);
    expect((await get('rol10', 'users')).statusCode).toBe(401);
    expect((await post('rol1', `users/${row?.Id}/restore`, { Version: Number(row?.Version) + 1 })).status).toBe(200);
  });

  it('whose sessions are ended is signed out wherever they are, and may sign in again', async () => {
    const phone = bearer(await server.signIn('rol9'));
    const laptop = bearer(await server.signIn('rol9'));
    const status = async (headers: object) =>
      (await server.ask('GET', '/catalog/activity-types', { headers: { ...headers } })).statusCode;
    expect([await status(phone), await status(laptop)]).toEqual([200, 200]);
    const row = await find('rol9');
    expect((await post('rol15', `users/${row?.Id}/action/endSessions`, { Version: row?.Version })).status).toBe(200);
    expect([await status(phone), await status(laptop)]).toEqual([401, 401]);
    expect(await status(bearer(await server.signIn('rol9')))).toBe(200);
  });

  it('an account is created, chooses its password by the mailed link, and its sessions can be ended', async () => {
    const Values = {
      fullName: 'Ana Torres',
      username: 'ana.torres',
      email: 'ana@sereno.example',
      roleId: 8,
      companyId: 1,
    };
    const row = await added('rol1', 'users', Values);
    expect(row.Values).toMatchObject({ ...Values, employeeId: null, teamCarousel: false, waiting: false });
    expect((await post('rol1', `users/${row.Id}/action/resetPassword`, { Version: 1 })).status).toBe(503);
    expect((await post('rol1', `users/${row.Id}/action/endSessions`, { Version: 1 })).status).toBe(200);
    expect((await post('rol1', `users/${row.Id}/action/nada`, { Version: 1 })).status).toBe(404);
    const again = { ...Values, email: 'otra@sereno.example', username: 'ANA.Torres' };
    expect(await post('rol1', 'users/create', { Values: again })).toMatchObject({
      fields: [{ field: 'username', code: 'taken' }],
    });
    const { body } = (await get('rol1', `users/${row.Id}/history`)).json<{ body: object[] }>();
    expect(body).toMatchObject([{ Kind: 'action', Action: 'endSessions' }, { Kind: 'created' }]);
  });
});

/** The documented catalogue of activity types. */
const catalogue = async () =>
  (await server.get('rol8', '/catalog/activity-types')).json<{
    body: { Id: number; Channel?: string; Color?: string }[];
  }>().body;

describe('an activity type', () => {
  it('of the company names its channel and colour; the documented ones say no more than before', async () => {
    const name = fresh('Bienvenida');
    const row = await added('rol1', 'activity-types', { name, durationMinutes: 10, channel: 'phone', color: 'indigo' });
    const types = await catalogue();
    expect(types.find(({ Id }) => Id === row.Id)).toEqual({
      Id: row.Id,
      Name: name,
      DurationTime: 10,
      Channel: 'phone',
      Color: 'indigo',
    });
    expect(types.filter(({ Id }) => Id <= 6).every((type) => !('Channel' in type || 'Color' in type))).toBe(true);
  });

  it('of the product may have another colour, and keeps its channel', async () => {
    const { Values, Version } = (await read('rol1', 'activity-types/2')).body;
    expect(Values).toMatchObject({ channel: 'phone', color: null });
    const change = (over: FieldValues) =>
      post('rol1', 'activity-types/2/edit', { Version, Values: { ...Values, ...over } });
    expect(await change({ channel: 'sms' })).toMatchObject({ fields: [{ field: 'channel', code: 'notWritable' }] });
    expect(await change({ channel: null })).toMatchObject({ fields: [{ field: 'channel', code: 'notWritable' }] });
    expect((await change({ color: 'red' })).status).toBe(200);
    expect((await catalogue()).find(({ Id }) => Id === 2)).toMatchObject({ Color: 'red' });
    expect((await post('rol1', 'activity-types/2/edit', { Version: Version + 1, Values })).status).toBe(200);
  });
});

/** The ids of the outcomes that the documented call answers for a key. */
const outcomesOf = async (key: number) => {
  const answer = await server.get('rol8', `/catalog/tipify-tracings?${key}`);
  return answer.json<{ body: { Id: number }[] }>().body.map(({ Id }) => Id);
};

describe('an outcome', () => {
  it('ADL-35 is offered for the types that it names, and for no other; the lists of 7 and −1 have all of their kind', async () => {
    const Values = { name: fresh('Pide folleto'), reschedule: false, followIt: true, activityTypeIds: '1,3' };
    const row = await added('rol13', 'tracings', Values);
    expect(row).toMatchObject({ Values, Names: { activityTypeIds: 'Cita\nCorreo' } });
    const offered = async () =>
      Promise.all([1, 2, 3, 7, -1].map(async (key) => (await outcomesOf(key)).includes(row.Id)));
    expect(await offered()).toEqual([true, false, true, false, true]);
    const { reschedule: _, ...changed } = { ...Values, activityTypeIds: '2' };
    expect((await post('rol13', `tracings/${row.Id}/edit`, { Version: 1, Values: changed })).status).toBe(200);
    expect(await offered()).toEqual([false, true, false, false, true]);
    const { body } = (await get('rol13', `tracings/${row.Id}/history`)).json<{ body: object[] }>();
    expect(body[0]).toMatchObject({
      Fields: [{ Field: 'activityTypeIds', Before: 'Cita, Correo', After: 'Llamada' }],
    });
  });

  it('is found by a type that it is offered for', async () => {
    const found = (await read('rol1', 'tracings?PageSize=200&Filter=activityTypeIds:3')).body.Rows;
    expect(found.map(({ Id }) => Id)).toEqual(expect.arrayContaining([1, 3, 4, 5, 7, 9, 11]));
    expect(found.map(({ Id }) => Id)).not.toContain(8);
  });

  it('is refused a type that there is not', async () => {
    const Values = { name: fresh('Otro'), activityTypeIds: '1,999' };
    expect(await post('rol1', 'tracings/create', { Values })).toMatchObject({
      fields: [{ field: 'activityTypeIds', code: 'unknown' }],
    });
  });
});

/** What a dashboard says of November: the budget of its campaigns and the goal of its teams, in cents. */
const ofNovember = async (dashboard: string) => {
  const answer = await server.get('rol1', `/dashboard/${dashboard}?StartDate=2026/11/01&EndDate=2026/11/20`);
  const { body } = answer.json<{ body: { PeriodBudget?: number; GoalAmountPrevFin?: number } }>();
  return Math.round((body.PeriodBudget ?? body.GoalAmountPrevFin ?? 0) * 100);
};
const budgeted = () => ofNovember('get-financial-v2');
const goal = () => ofNovember('get-insurance-contract');

describe('a budget', () => {
  it('FIN-07 FIN-16 of a campaign counts on the financial dashboard as long as it is in use', async () => {
    const { db } = server.database;
    const { id: campaignId } = await db
      .insertInto('campaign')
      .values({ company_id: 1, business_line: 'PF', social_web: 'Google', name: 'Sin presupuesto' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const before = await budgeted();
    const month = '2026/11/01';
    const row = await added('rol12', 'digital-media-budgets', { campaignId, month, budget: 1234.56, exercised: 0 });
    expect(row.Values).toMatchObject({ medium: 'Google', businessLine: 'PF' });
    expect((await budgeted()) - before).toBe(123_456);
    const path = `digital-media-budgets/${row.Id}`;
    await post('rol13', `${path}/edit`, { Version: 1, Values: { budget: 2000.01, exercised: 0 } });
    expect((await budgeted()) - before).toBe(200_001);
    expect((await post('rol13', `${path}/end`, { Version: 2 })).status).toBe(200);
    expect(await budgeted()).toBe(before);
  });

  it('STM-15 of a team is the goal of team sales as long as it is in use', async () => {
    const before = await goal();
    const [row] = (await read('rol12', 'team-budgets?Filter=month:2026-11-01..2026-11-01')).body.Rows;
    const { contracts = 0, renewals = 0 } = row?.Values ?? {};
    const path = `team-budgets/${row?.Id}`;
    const raised = { contracts: Number(contracts) + 0.07, renewals };
    expect((await post('rol12', `${path}/edit`, { Version: row?.Version, Values: raised })).status).toBe(200);
    expect((await goal()) - before).toBe(7);
    expect((await post('rol12', `${path}/end`, { Version: Number(row?.Version) + 1 })).status).toBe(200);
    expect(before - (await goal())).toBe(Math.round(Number(contracts) * 100));
  });
});

describe('a certificate', () => {
  const certificate = {
    code: 'VERANO-26',
    amount: 500,
    percent: null,
    validFrom: '2026/11/01',
    validUntil: '2026/12/31',
    usesLeft: 3,
  };
  const refused = (change: FieldValues) =>
    post('rol1', 'discount-certificates/create', { Values: { ...certificate, ...change } });

  it('takes off an amount or a percentage, within its days', async () => {
    expect(await refused({ amount: null })).toMatchObject({ fields: [{ field: 'amount', code: 'required' }] });
    expect(await refused({ percent: 10 })).toMatchObject({ fields: [{ field: 'percent', code: 'notWritable' }] });
    expect(await refused({ validUntil: '2026/10/31' })).toMatchObject({
      fields: [{ field: 'validUntil', code: 'reversed' }],
    });
    expect(await refused({ validUntil: '2026/02/30' })).toMatchObject({
      fields: [{ field: 'validUntil', code: 'wrongFormat' }],
    });
    expect(await refused({ amount: 10.005 })).toMatchObject({ fields: [{ field: 'amount', code: 'wrongFormat' }] });
    const row = await added('rol13', 'discount-certificates', { ...certificate, amount: 499.99 });
    expect(row.Values).toEqual({ ...certificate, amount: 499.99 });
    expect(await refused({})).toMatchObject({ fields: [{ field: 'code', code: 'taken' }] });
  });
});

describe('an e-mail template', () => {
  const template = { name: 'Bienvenida', subject: 'Hola, {{prospecto}}', body: 'Soy {{asesor}}.\n\nHasta pronto.' };
  const sent = (change: FieldValues) => post('rol13', 'email-templates/create', { Values: { ...template, ...change } });
  type Template = { Id: number; Name: string; Body: string };
  const offered = async (username: string): Promise<readonly Template[]> => {
    return (await server.get(username, '/catalog/email-templates')).json<{ body: Template[] }>().body;
  };

  it('UND-43 is refused with a variable that there is not, at its field, and with the name of another', async () => {
    expect(await sent({ body: 'Cuesta {{precio}}.' })).toMatchObject({
      status: 422,
      fields: [{ field: 'body', code: 'unknownVariable' }],
    });
    expect(await sent({ subject: '{{asesor', body: '' })).toMatchObject({
      fields: [
        { field: 'subject', code: 'unknownVariable' },
        { field: 'body', code: 'required' },
      ],
    });
    expect(await sent({ name: 'PRIMER CONTACTO' })).toMatchObject({ fields: [{ field: 'name', code: 'taken' }] });
  });

  it('UND-43 is offered to everybody of its company who writes, as long as it is in use', async () => {
    const { Id, Version, Values } = await added('rol13', 'email-templates', template);
    expect(Values).toEqual(template);
    expect((await offered('rol8')).find((one) => one.Id === Id)).toEqual({
      Id,
      Name: template.name,
      Subject: template.subject,
      Body: template.body,
    });
    expect((await offered('empresa2')).map(({ Name }) => Name)).toEqual([
      'Confirmación de cita',
      'Envío de cotización',
      'Primer contacto',
      'Seguimiento',
    ]);
    expect((await post('rol13', `email-templates/${Id}/end`, { Version })).status).toBe(200);
    expect((await offered('rol8')).map((one) => one.Id)).not.toContain(Id);
  });
});

describe('the file of a register', () => {
  it('TBL-18 has every row, and no cell that a spreadsheet would run', async () => {
    await added('rol1', 'activity-types', { name: '=1+1', durationMinutes: 5 });
    const answer = await file('activity-types/csv?Column=name:Nombre&Column=durationMinutes:Minutos&Search=1%2B1');
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.body).toBe("\uFEFFNombre,Minutos\r\n'=1+1,5\r\n");
  });

  it('TBL-13 is for those who may take files', async () => {
    expect((await file('activity-types/csv', 'rol13')).statusCode).toBe(404);
    expect((await file('users/csv', 'rol15')).statusCode).toBe(404);
  });

  it('says codes by the words that are sent, references by name, days as on the screen', async () => {
    const path =
      'users/csv?Column=username:Usuario&Column=roleId:Rol&Column=teamCarousel:Carrusel&Word=true:Sí&Word=false:No&Filter=roleId:15';
    expect((await file(path)).body.split('\r\n')[1]).toMatch(/^rol15,[^,]+,(?:Sí|No)$/u);
    const all = (await file('digital-media-budgets/csv')).body.trim().split('\r\n');
    const { Total } = (await read('rol1', 'digital-media-budgets')).body;
    expect(all.length).toBe(Total + 1);
    expect(all[1]).toMatch(/^01\/\d\d\/\d{4},/u);
    expect((await file('users/csv?Column=password_hash:x')).statusCode).toBe(422);
    const states = (await file('users/csv?State=all&Column=ended:Estado&Word=active:Activa&Word=ended:Fuera')).body;
    expect(new Set(states.trim().split('\r\n').slice(1))).toEqual(new Set(['Activa', 'Fuera']));
  });
});
