import { once as nextEvent } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import type { components } from '@sereno/api/types';
import { canSeeMenuEntry, DEFAULT_ACCESS_CONFIG, ROLES } from '@sereno/domain/access';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDesk } from '../../testing/activityDesk.ts';
import { bearer, startTestServer, type TestServer } from '../../testing/testServer.ts';

type Schemas = components['schemas'];
type Answer<Body> = { status: number; body: Body; message?: string; fields?: { field: string; code: string }[] };

let server: TestServer;
let desk: ReturnType<typeof createDesk>;
beforeAll(async () => {
  server = await startTestServer();
  desk = createDesk(server);
});
afterAll(() => server.close());

const upload = async (text: string, username = 'rol1') =>
  (
    await desk.post(username, '/prospect-list/upload', {
      Name: 'lista.csv',
      File: Buffer.from(text).toString('base64'),
    })
  ).json<Answer<Schemas['ListDraft']>>();
const mend = async (id: number, change: Partial<Schemas['ListMending']>, username = 'rol1') =>
  (
    await desk.post(username, `/prospect-list/${id}/mend`, { Mapping: [], Rows: [], LeaveOutFaulty: false, ...change })
  ).json<Answer<Schemas['ListDraft']>>();
const savedDraft = async (username = 'rol1') =>
  (await desk.get(username, '/prospect-list/draft')).json<Answer<Schemas['ListDraft'] | null>>();
const importOf = async (id: number, shares: readonly [number, number][], username = 'rol1') =>
  (
    await desk.post(username, `/prospect-list/${id}/import`, {
      Shares: shares.map(([EmployeeId, Share]) => ({ EmployeeId, Share })),
    })
  ).json<Answer<{ Id: number }>>();
const undo = async (id: number, username = 'rol1') =>
  (await desk.post(username, `/prospect-list/${id}/undo`, {})).json<Answer<null>>();
const peopleOf = (list: number) =>
  server.database.db.selectFrom('prospect').where('list_id', '=', list).orderBy('id').selectAll().execute();
const countPeople = async () =>
  (
    await server.database.db
      .selectFrom('prospect')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count;

let last = 3_300_000_000;
/** An unused telephone number. */
const phone = () => String((last += 1));
const lines = (count: number) =>
  ['Nombre,Celular', ...Array.from({ length: count }, (_, index) => `Persona ${index},${phone()}`)].join('\n');

/** Uploads and imports people for two advisers, and gives the list. */
async function imported(count = 3): Promise<number> {
  const { body } = await upload(lines(count));
  const { status, body: list } = await importOf(body.Id, [
    [108, 2],
    [109, 1],
  ]);
  expect(status).toBe(201);
  return list.Id;
}

describe('who has the calls', () => {
  it('MNU-21 are those whose menu has the page; everybody else is answered 404', async () => {
    for (const roleId of ROLES) {
      const viewer = { roleId, companyId: 1, employeeId: null, teamCarousel: false };
      const sees = canSeeMenuEntry('prospectDatabases', viewer, DEFAULT_ACCESS_CONFIG);
      expect([roleId, (await upload('Nombre\nAna', `rol${roleId}`)).status]).toEqual([roleId, sees ? 201 : 404]);
    }
  });

  it('are the account’s own drafts and the company’s own lists', async () => {
    const { db } = server.database;
    const { body } = await upload(lines(1));
    const list = await imported(1);
    await db.updateTable('account').set({ role_id: 1 }).where('username', 'in', ['empresa2', 'rol10']).execute();
    for (const other of ['empresa2', 'rol10'])
      for (const answer of [await mend(body.Id, {}, other), await importOf(body.Id, [[108, 1]], other)])
        expect(answer.status).toBe(404);
    expect((await undo(list, 'empresa2')).status).toBe(404);
    await db.updateTable('account').set({ role_id: 10 }).where('username', '=', 'rol10').execute();
  });
});

describe('a list', () => {
  it('UND-06 is mended, imported and handed out by share, and its duplicates are left where they are', async () => {
    const [known, own, other] = [phone(), phone(), phone()];
    await desk.prospect({ mobile_phone: known });
    const text = [
      'Nombre;Apellidos;Celular;Correo;C.P.',
      `Ana;Torres;${own};ana.torres@lista.example;44100`,
      `Ana bis;Torres;+52 ${own};;`,
      `Eva;Ríos;${known};;`,
      'Luis;Mora;123;;',
      `=SUMA(A1);"-1";${other};;`,
      'X;;;;',
    ].join('\n');
    const { body: draft } = await upload(text);
    expect(draft).toMatchObject({
      Mapping: ['firstName', 'lastName', 'mobilePhone', 'email', 'zipCode'],
      Rows: 6,
      Good: 2,
      Faulty: 2,
      Duplicates: 2,
    });
    expect(draft.Problems.map(({ Row, DuplicateOf }) => [Row, DuplicateOf])).toEqual([
      [3, null],
      [5, null],
      [1, 'row'],
      [2, 'prospect'],
    ]);
    expect(draft.Problems[0]?.Issues).toEqual([{ Field: 'mobilePhone', Code: 'wrongFormat' }]);
    const before = await countPeople();
    expect(await importOf(draft.Id, [[108, 1]])).toMatchObject({ status: 422, fields: [{ code: 'faulty' }] });
    expect(await countPeople()).toBe(before);

    const Cells = ['Luis', 'Mora', phone(), '', ''];
    const { Mapping } = draft;
    const once = await mend(draft.Id, { Mapping, Rows: [{ Row: 3, Cells, LeftOut: false }] });
    expect(once.body).toMatchObject({ Good: 3, Faulty: 1 });
    const all = await mend(draft.Id, { Mapping, LeaveOutFaulty: true });
    expect(all.body).toMatchObject({ Good: 3, Faulty: 0, LeftOut: 1, Duplicates: 2 });
    const list = await importOf(draft.Id, [
      [108, 1],
      [109, 1],
    ]);
    const people = await peopleOf(list.body.Id);
    expect(people.map((row) => [row.first_name, row.last_name, row.employee_id])).toEqual([
      ['Ana', 'Torres', 108],
      ['Luis', 'Mora', 109],
      ['=SUMA(A1)', '-1', 108],
    ]);
    expect(people[0]).toMatchObject({ mobile_phone: own, email: 'ana.torres@lista.example', zip_code: '44100' });
    const row = (await desk.get('rol1', `/register/prospect-lists/${list.body.Id}`)).json<Answer<{ Values: object }>>();
    expect(row.body.Values).toMatchObject({ name: 'lista.csv', rows: 6, imported: 3, duplicates: 2, leftOut: 1 });
    // What was imported is no draft any more.
    expect((await importOf(draft.Id, [[108, 1]])).status).toBe(404);
  });

  it('is imported once, however often it is sent under one key', async () => {
    const { body } = await upload(lines(2));
    const payload = { Shares: [{ EmployeeId: 108, Share: 1 }] };
    const send = async () =>
      (await desk.post('rol1', `/prospect-list/${body.Id}/import`, payload, { 'idempotency-key': 'una-vez' })).json<
        Answer<{ Id: number }>
      >();
    const answers = await Promise.all([send(), send(), send()]);
    expect(new Set(answers.map((answer) => `${answer.status} ${answer.body.Id}`)).size).toBe(1);
    expect((await peopleOf(answers[0].body.Id)).length).toBe(2);
  });

  it('of two with the same people, imported at the same moment, one has them', async () => {
    const { db } = server.database;
    await db.updateTable('account').set({ role_id: 1 }).where('username', '=', 'rol10').execute();
    const text = lines(3);
    const [one, other] = [await upload(text), await upload(text, 'rol10')];
    const answers = await Promise.all([
      importOf(one.body.Id, [[108, 1]]),
      importOf(other.body.Id, [[109, 1]], 'rol10'),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422]);
    await db.updateTable('account').set({ role_id: 10 }).where('username', '=', 'rol10').execute();
  });

  it('is refused without an adviser, with one twice, with one of another company, and without a row', async () => {
    const { body } = await upload(lines(2));
    expect((await importOf(body.Id, [])).status).toBe(400);
    expect(await importOf(body.Id, [[108, 1001]])).toMatchObject({ status: 400 });
    const twice: [number, number][] = [
      [108, 1],
      [108, 2],
    ];
    expect(await importOf(body.Id, twice)).toMatchObject({ fields: [{ field: 'Shares', code: 'taken' }] });
    expect(await importOf(body.Id, [[202, 1]])).toMatchObject({ fields: [{ field: 'Shares', code: 'unknown' }] });
    const Rows = [0, 1].map((Row) => ({ Row, Cells: null, LeftOut: true }));
    await mend(body.Id, { Mapping: body.Mapping, Rows });
    expect(await importOf(body.Id, [[108, 1]])).toMatchObject({ fields: [{ field: 'Rows', code: 'required' }] });
  });

  it('that cannot be read says why, and keeps the draft before it', async () => {
    const { body } = await upload(lines(1));
    const refused = await upload('Nombre,Celular\n"Ana,551');
    expect(refused).toMatchObject({ status: 422, fields: [{ field: 'File', code: 'broken' }] });
    expect(refused.message).toContain('dañado o incompleto');
    expect((await mend(body.Id, { Mapping: body.Mapping })).status).toBe(200);
  });

  it('that stops half-way changes nothing, and the next one is answered', async () => {
    const { body } = await upload(lines(1));
    const token = await server.signIn('rol1');
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    const arrived = nextEvent(server.app.server, 'request');
    const sent = request(`${server.app.listeningOrigin}/api/prospect-list/upload`, {
      method: 'POST',
      headers: { ...bearer(token), 'content-type': 'application/json', 'content-length': 1_000_000 },
    });
    sent.on('error', () => undefined);
    sent.write('{"Name":"media.csv","File":"');
    const [incoming]: IncomingMessage[] = await arrived;
    const closed = new Promise((resolve) => incoming?.once('close', resolve));
    incoming?.on('error', () => undefined);
    sent.destroy();
    await closed;
    expect((await savedDraft()).body?.Id).toBe(body.Id);
    expect((await upload(lines(1))).status).toBe(201);
  });

  it('is gone on with where it was left, by the account that uploaded it, until it is imported', async () => {
    const { body } = await upload(`Nombre,Celular\nAna,123\nEva,${phone()}`);
    await mend(body.Id, { Mapping: body.Mapping, Rows: [{ Row: 0, Cells: ['Ana', phone()], LeftOut: false }] });
    expect((await savedDraft()).body).toMatchObject({ Id: body.Id, Name: 'lista.csv', Good: 2, Faulty: 0 });
    expect((await importOf(body.Id, [[108, 1]])).status).toBe(201);
    expect((await savedDraft()).body).toBeNull();
  });

  it('of ten megabytes is read, and a larger one is refused with a sentence', async () => {
    const comments = 'x'.repeat(85);
    const rows = Array.from({ length: 100_000 }, (_, index) => `Persona ${index},${comments}`);
    const text = ['Nombre,Comentarios', ...rows].join('\n');
    expect(text.length).toBeGreaterThan(9_500_000);
    const { status, body } = await upload(text);
    expect([status, body.Headings]).toEqual([201, ['Nombre', 'Comentarios']]);
    const refused = await upload(`${text}${'\n'.repeat(2_000_000)}`);
    expect(refused.status).toBeGreaterThanOrEqual(400);
    expect(refused.message).toMatch(/grande/u);
  });
});

describe('taking an import back', () => {
  it('removes its prospects, once, and its people can be imported again', async () => {
    const before = await countPeople();
    const list = await imported();
    expect(await countPeople()).toBe(before + 3);
    expect((await undo(list)).status).toBe(200);
    expect(await countPeople()).toBe(before);
    expect((await undo(list)).status).toBe(200);
    const { body } = (await desk.get('rol1', `/register/prospect-lists/${list}/history`)).json<
      Answer<{ Kind: string }[]>
    >();
    expect(body.map(({ Kind }) => Kind)).toEqual(['ended', 'created']);
  });

  it.each<[string, (id: number) => Promise<unknown>]>([
    ['an activity', (prospect_id) => desk.activity({ prospect_id })],
    [
      'a change',
      (id) =>
        server.database.db
          .updateTable('prospect')
          .set({ updated_at: server.now, updated_by: 1 })
          .where('id', '=', id)
          .execute(),
    ],
  ])('is refused once there is %s with one of them, and says so', async (_name, work) => {
    const list = await imported();
    const [first] = await peopleOf(list);
    await work(first?.id ?? 0);
    const refused = await undo(list);
    expect(refused).toMatchObject({ status: 409, fields: [{ code: 'hasRecords' }] });
    expect(refused.message).toContain('ya se trabajó con uno de sus prospectos');
    expect((await peopleOf(list)).length).toBe(3);
  });
});

describe('the review', () => {
  it('UND-05 tells what became of a list', async () => {
    const list = await imported(4);
    const [first, second] = await peopleOf(list);
    await desk.activity({ prospect_id: first?.id ?? 0 });
    await desk.activity({ prospect_id: second?.id ?? 0, started_at: server.now, ended_at: server.now });
    const { body } = (await desk.get('rol1', `/register/list-review/${list}`)).json<Answer<{ Values: object }>>();
    expect(body.Values).toMatchObject({ rows: 4, duplicates: 0, handedOut: 4, contacted: 1, quoted: 0, won: 0 });
    const people = (await desk.get('rol1', `/register/list-people?Filter=listId:${list}`)).json<
      Answer<{ Rows: { Id: number; Values: { contacted: boolean } }[] }>
    >().body.Rows;
    expect(people.length).toBe(4);
    expect(people.filter(({ Values }) => Values.contacted).map(({ Id }) => Id)).toEqual([second?.id]);
  });
});
