import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDesk } from '../../testing/activityDesk.ts';
import { START, startTestServer, type TestServer } from '../../testing/testServer.ts';

type Choice = {
  Id: number;
  Name: string;
  Place: string | null;
  AdvisorName: string | null;
  HasEmail: boolean;
  HasPhone: boolean;
  HasAddress: boolean;
};

let server: TestServer;
let desk: ReturnType<typeof createDesk>;
beforeAll(async () => {
  server = await startTestServer();
  desk = createDesk(server);
});
afterAll(() => server.close());

async function choices(search: string, username = 'rol8'): Promise<Choice[]> {
  const response = await desk.get(username, `/prospect/choices?${new URLSearchParams({ Search: search }).toString()}`);
  expect(response.statusCode).toBe(200);
  return response.json<{ body: Choice[] }>().body;
}
const namesOf = async (search: string, username?: string) => (await choices(search, username)).map(({ Name }) => Name);
const named = (first_name: string, last_name: string | null, change = {}) =>
  desk.prospect({ first_name, last_name, ...change });

describe('choosing a prospect', () => {
  it('ADL-39 finds a part of the whole name, whatever its case and accents', async () => {
    await named('Zoé', 'Ñúñez Übelacker');
    for (const search of ['zoé', 'ZOE', 'oe nun', 'ñuñez', 'NÚÑEZ', 'ubel', ' zoe  ']) {
      expect([search, ...(await namesOf(search))]).toEqual([search, 'Zoé Ñúñez Übelacker']);
    }
    expect(await namesOf('zoe ubel')).toEqual([]);
  });

  it('ADL-39 finds a name that is written in parts, and one without a family name', async () => {
    await named('Xóchitl'.normalize('NFD'), null);
    expect(await namesOf('xóchitl')).toEqual(['Xóchitl'.normalize('NFD')]);
  });

  it('ADL-39 takes the signs of patterns for what they are', async () => {
    await named('Quien', '100%_\\ seguro');
    for (const search of ['100%', '%_', '_\\', '\\ s']) {
      expect([search, ...(await namesOf(search))]).toEqual([search, 'Quien 100%_\\ seguro']);
    }
    for (const search of ['%%', '__', 'q%n', '.*', "' or", '(?:']) expect(await namesOf(search)).toEqual([]);
  });

  it('ADL-39 is 20 by name and then by id, the marks of letters aside', async () => {
    const ids: number[] = [];
    for (let index = 0; index < 22; index += 1) ids.push(await named('Wenceslao', index % 2 === 0 ? 'Ávila' : 'Avila'));
    const last = await named('Wenceslao', 'Zapata');
    const first = await named('Wenceslao', 'Abad');
    const found = await choices('wenceslao');
    expect(found.map(({ Id }) => Id)).toEqual([first, ...ids.slice(0, 19)]);
    expect((await choices('wenceslao z')).map(({ Id }) => Id)).toEqual([last]);
  });

  it('ADL-39 leaves out who is not interested any more', async () => {
    await named('Hildegarda', 'Uno', { discarded_at: START });
    await named('Hildegarda', 'Dos');
    expect(await namesOf('hildegarda')).toEqual(['Hildegarda Dos']);
  });

  it.each([
    ['rol1', ['Tiburcio Ocho', 'Tiburcio Nueve', 'Tiburcio Dirección']],
    ['rol13', ['Tiburcio Ocho', 'Tiburcio Nueve', 'Tiburcio Dirección']],
    ['rol7', ['Tiburcio Ocho', 'Tiburcio Nueve']],
    ['rol8', ['Tiburcio Ocho']],
    ['rol9', ['Tiburcio Nueve']],
    ['rol11', []],
    ['empresa2', []],
  ])('ADL-39 shows %s those of their scope', async (username, expected) => {
    if (username === 'rol1') {
      await named('Tiburcio', 'Ocho');
      await named('Tiburcio', 'Nueve', { employee_id: 109 });
      await named('Tiburcio', 'Dirección', { employee_id: 102 });
    }
    expect((await namesOf('tiburcio', username)).toSorted()).toEqual(expected.toSorted());
  });

  it('CDR-08 tells which ways there are and none of the data', async () => {
    await named('Eufrasia', 'Campos');
    await named('Eufrasia', 'Sola', { mobile_phone: ' ', email: null, street: '' });
    const [all, none] = await choices('eufrasia');
    expect(all).toMatchObject({ HasEmail: true, HasPhone: true, HasAddress: true });
    expect(none).toMatchObject({ HasEmail: false, HasPhone: false, HasAddress: false });
    expect(Object.keys(all ?? {})).toEqual([
      'Id',
      'Name',
      'Place',
      'AdvisorName',
      'HasEmail',
      'HasPhone',
      'HasAddress',
    ]);
  });

  it.each([
    [{ county: ' Zapopan ', state: 'Jalisco' }, 'Zapopan'],
    [{ county: ' ', state: 'Jalisco' }, 'Jalisco'],
    [{ county: null, state: null }, null],
  ])('ADL-39 tells of %j the place %j', async (change, Place) => {
    const id = await named('Policarpa', 'Mora', change);
    expect((await choices('policarpa')).find(({ Id }) => Id === id)).toMatchObject({ Place });
  });

  it.each([
    ['rol1', true],
    ['rol4', true],
    ['rol5', true],
    ['rol13', true],
    ['rol7', false],
    ['rol8', false],
    ['rol12', false],
  ])('ADL-39 ACL-15 shows the prospect’s adviser to %s: %j', async (username, isTold) => {
    const { first_name, last_name } = await server.database.db
      .selectFrom('employee')
      .where('id', '=', 108)
      .select(['first_name', 'last_name'])
      .executeTakeFirstOrThrow();
    const id = await named('Ildefonsa', username);
    const found = (await choices(`ildefonsa ${username}`, username)).find(({ Id }) => Id === id);
    expect(found).toMatchObject({ AdvisorName: isTold ? [first_name, last_name].join(' ') : null });
  });

  it.each(['  ', 'a ', '\u0301\u0301'])(
    'ADL-39 finds no prospect by %j, which is too short without spaces and accents',
    async (search) => {
      expect(await choices(search, 'rol1')).toEqual([]);
    },
  );

  it.each([
    ['nothing', ''],
    ['an empty text', '?Search='],
    ['one letter', '?Search=a'],
    ['101 letters', `?Search=${'a'.repeat(101)}`],
    ['two texts', '?Search=ab&Search=cd'],
    ['another name', '?Search=ab&Name=cd'],
  ])('ADL-39 answers 400 to %s', async (_title, query) => {
    expect((await desk.get('rol8', `/prospect/choices${query}`)).statusCode).toBe(400);
  });

  it('AUTH-05 asks for a token', async () => {
    expect((await server.ask('GET', '/prospect/choices?Search=elena')).statusCode).toBe(401);
  });
});
