import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bearer, SECRET, START, startTestServer, type TestServer } from '../../testing/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ config: { tokenSecret: SECRET } });
});
afterAll(() => server.close());

let address = 0;
/** Every call comes from an address of its own, so that the limit is met only where it is looked for. */
function post(url: string, payload: object, remoteAddress = `10.2.0.${(address += 1)}`) {
  return server.ask('POST', url, { payload, remoteAddress });
}

const person = { email: 'nueva@correo.example', fullname: 'Nueva Persona', username: 'nueva', password: 'secreta' };
const register = (changes: object = {}, from?: string) => post('/user/auth/register', { ...person, ...changes }, from);

const rename = (from: string, to: string) =>
  server.database.db
    .updateTable('account')
    .set({ username: to, username_key: to })
    .where('username_key', '=', from)
    .execute();

describe('registering', () => {
  it('API-02 REG-13 REG-15 answers a token in both places, for a person of role 11 without employee', async () => {
    const response = await register();
    const { body, accessToken, status } = response.json<{
      status: number;
      body: { accessToken: string };
      accessToken: string;
    }>();
    expect(status).toBe(200);
    expect(body.accessToken).toBe(accessToken);
    const me = await server.ask('GET', '/user/me', { headers: bearer(accessToken) });
    expect(me.json()).toMatchObject({
      body: { RoleId: 11, CompanyId: 1, EmployeeId: null, Employee: null, UserName: 'nueva', CarouselOn: 0 },
    });
    expect((await post('/user/auth/signin', { username: 'NUEVA', password: 'secreta' })).statusCode).toBe(200);
  });

  it.each([
    ['the user name of somebody', { username: ' ROL8 ', email: 'otra@correo.example' }, ['username']],
    ['the address of somebody', { username: 'distinta', email: 'ROL11@Sereno.example' }, ['email']],
    ['both', { username: 'rol8', email: 'rol11@sereno.example' }, ['username', 'email']],
  ])('API-02 refuses %s with 409', async (_title, changes, fields) => {
    const response = await register(changes);
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ fields: fields.map((field) => ({ field, code: 'taken' })) });
  });

  it('refuses a password that everybody uses', async () => {
    const response = await register({ username: 'otra.nueva', email: 'otra@correo.example', password: 'Password123' });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ fields: [{ field: 'password', code: 'common' }] });
  });

  it('API-02 makes one account of ten registrations at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => register({ username: 'carrera', email: 'carrera@correo.example' })),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 409),
    ]);
  });

  it.each([
    ['REG-06 spaces alone', { username: '     ' }, 'username', 'wrongFormat'],
    ['REG-06 two letters and a space', { fullname: 'ab\n' }, 'fullname', 'wrongFormat'],
    ['REG-06 two letters', { fullname: 'ab' }, 'fullname', 'tooShort'],
    ['REG-07 51 letters', { username: 'a'.repeat(51) }, 'username', 'tooLong'],
    ['REG-06 a user name with a space that has no width', { username: 'rol1\u200b' }, 'username', 'wrongFormat'],
    ['REG-06 a user name of nothing else', { username: '\u200b'.repeat(3) }, 'username', 'wrongFormat'],
    ['REG-06 a user name with a Cyrillic o', { username: 'r\u043el1' }, 'username', 'wrongFormat'],
    ['REG-06 a user name in wide letters', { username: 'ｒｏｌ１' }, 'username', 'wrongFormat'],
    ['REG-06 a user name of two lines', { username: 'us\ner3' }, 'username', 'wrongFormat'],
    ['REG-06 half a character', { username: 'ana\ud800' }, 'username', 'wrongFormat'],
    ['REG-06 half a character in a name', { fullname: '\udc00 López' }, 'fullname', 'wrongFormat'],
    ['REG-06 a name that turns the line around', { fullname: '\u202e'.repeat(3) }, 'fullname', 'wrongFormat'],
    ['REG-08 no address', { email: 'nadie' }, 'email', 'wrongFormat'],
    ['REG-08 two addresses', { email: 'a,b@c.mx' }, 'email', 'wrongFormat'],
    ['REG-08 an address in quotes', { email: '"a"@c.mx' }, 'email', 'wrongFormat'],
    ['REG-08 an address with a space', { email: 'a b@c.mx' }, 'email', 'wrongFormat'],
    ['REG-12 a role of one’s choice', { RoleId: 1 }, 'RoleId', 'unknown'],
  ])('%s answers 400', async (_title, changes, field, code) => {
    const response = await register(changes);
    expect(response.statusCode).toBe(400);
    expect(response.json<{ fields: unknown[] }>().fields).toContainEqual({ field, code });
  });

  it('REG-08 an address made to be searched for long is refused at once', async () => {
    const started = performance.now();
    expect((await register({ email: `a@${'.'.repeat(60_000)} ` })).statusCode).toBe(400);
    // A pattern that backtracks over every dot blocks the server for seconds.
    expect(performance.now() - started).toBeLessThan(1500);
  });

  it('API-02 AUTH-18 gives an older account no double, and lets it sign in', async () => {
    for (const [old, double] of [
      ['ﬁesta', 'Fiesta'],
      ['ｒｏｌ２１', 'rol21'],
    ] as const) {
      await rename('rol12', old);
      expect((await register({ username: double, email: 'doble@correo.example' })).json()).toMatchObject({
        status: 409,
        fields: [{ field: 'username', code: 'taken' }],
      });
      expect((await post('/user/auth/signin', { username: old, password: 'sereno-demo' })).statusCode).toBe(200);
      await rename(old, 'rol12');
    }
  });

  it('hears thirty of one address in ten minutes, and more afterwards', async () => {
    const answers = await Promise.all(Array.from({ length: 31 }, () => register({ username: 'rol8' }, '10.3.0.1')));
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1);
    server.now = new Date(START.getTime() + 10 * 60_000);
    expect((await register({ username: 'rol8' }, '10.3.0.1')).statusCode).toBe(409);
    server.now = START;
  });
});

async function toggle(username: string) {
  return server.ask('GET', '/user/carousel/on', { headers: bearer(await server.signIn(username)) });
}

describe('availability for the carousel', () => {
  it('API-08 CAR-18 turns over at each call, as user/me tells', async () => {
    expect((await toggle('rol5')).json()).toEqual({ status: 201, body: { CarouselOn: 0 } });
    const me = await server.ask('GET', '/user/me', { headers: bearer(await server.signIn('rol5')) });
    expect(me.json()).toMatchObject({ body: { CarouselOn: 0 } });
    expect((await toggle('rol5')).json()).toEqual({ status: 201, body: { CarouselOn: 1 } });
  });

  it.each(['rol1', 'rol6', 'rol8', 'rol11', 'empresa2'])('CAR-19 answers 404 to %s, who takes no part', async (who) => {
    expect((await toggle(who)).statusCode).toBe(404);
  });
});
