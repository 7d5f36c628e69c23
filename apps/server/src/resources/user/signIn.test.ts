import process from 'node:process';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../demo/people.ts';
import { bearer, START, startTestServer, type TestServer } from '../../testing/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.now = START;
});

const MINUTE = 60_000;
const wrong = 'Los datos de inicio de sesión son incorrectos';

const signIn = (payload: object, remoteAddress = '10.0.0.1') =>
  server.ask('POST', '/user/auth/signin', { payload, remoteAddress });
const withPassword = (username: string, password: string = DEMO_PASSWORD) => ({
  username,
  password,
  Latitude: null,
  Longitude: null,
});

describe('signing in', () => {
  it('API-01 ENT-01 ENT-02 answers the session user with a token', async () => {
    const response = await signIn({ ...withPassword('rol5'), Latitude: 19.43, Longitude: -99.13 });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({
      status: 200,
      body: {
        Id: 5,
        RoleId: 5,
        CompanyId: 1,
        EmployeeId: 105,
        UserName: 'rol5',
        CarouselOn: 1,
        TeamCarousel: 1,
        accessToken: expect.stringMatching(/^eyJ/),
        Company: { Name: 'Previsión del Valle' },
        Role: { Name: 'Gerente de canal' },
        Employee: {
          FirstName: expect.any(String),
          EmployeeId: 105,
          JobTitle: 'Gerente de canal',
          BusinessLine: { Name: 'Previsión' },
        },
      },
    });
  });

  it('GEO-05 keeps where the device was', async () => {
    const response = await signIn({ ...withPassword('rol4'), Latitude: 19.43, Longitude: -99.13 });
    expect(response.statusCode).toBe(200);
    const saved = await server.database.db
      .selectFrom('session')
      .where('account_id', '=', 4)
      .select(['latitude', 'longitude'])
      .execute();
    expect(saved).toContainEqual({ latitude: 19.43, longitude: -99.13 });
  });

  it('AUTH-23 takes a sign-in without coordinates', async () => {
    expect((await signIn(withPassword('rol8'))).json()).toMatchObject({ status: 200 });
    expect((await signIn({ username: 'rol8', password: DEMO_PASSWORD })).json()).toMatchObject({ status: 200 });
  });

  it('takes user names in any case and with spaces around them', async () => {
    expect((await signIn(withPassword(' ROL8 '))).json()).toMatchObject({ body: { UserName: 'rol8' } });
  });

  it('AUTH-18 AUTH-19 refuses a wrong password and an unknown user alike', async () => {
    const answers = await Promise.all([signIn(withPassword('rol7', 'otra')), signIn(withPassword('nadie', 'otra'))]);
    for (const answer of answers) {
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toEqual({ status: 400, body: null, message: wrong });
    }
  });

  it('AUTH-20 AUTH-22 tells a disabled account by code 210 in either place, and only after its password', async () => {
    const response = await signIn(withPassword('deshabilitado'));
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ status: 210, code: 210, body: { code: 210 }, message: expect.any(String) });
    expect((await signIn(withPassword('deshabilitado', 'otra'))).json()).toMatchObject({ status: 400, message: wrong });
  });
});

it('GEO-05 AUTH-18 says that a coordinate is impossible, rather than the password wrong, and counts no failure', async () => {
  const impossible = { ...withPassword('rol9'), Latitude: 91, Longitude: -181 };
  for (let again = 0; again < 11; again += 1) {
    expect((await signIn(impossible, '10.0.0.20')).json()).toEqual({
      status: 400,
      body: null,
      message: 'Hay datos que no son válidos: Latitude, Longitude',
      fields: [
        { field: 'Latitude', code: 'outOfRange' },
        { field: 'Longitude', code: 'outOfRange' },
      ],
    });
  }
  expect((await signIn(withPassword('rol9'), '10.0.0.20')).statusCode).toBe(200);
  expect((await signIn({ username: 'rol9', Latitude: 91 })).json()).toMatchObject({
    message: 'Falta información requerida',
  });
});

const JSON_TYPE = 'application/json';

describe('malformed requests', () => {
  it.each([
    ['AUTH-10 user name missing', { password: 'abc' }, 'username', 'required'],
    ['AUTH-12 user name of two', { username: 'ab', password: 'abc' }, 'username', 'tooShort'],
    ['AUTH-13 user name of 51', { username: 'a'.repeat(51), password: 'abc' }, 'username', 'tooLong'],
    ['AUTH-11 password missing', { username: 'abc' }, 'password', 'required'],
    ['AUTH-14 password of 51', { username: 'abc', password: 'a'.repeat(51) }, 'password', 'tooLong'],
    ['a number is no user name', { username: 123, password: 'abc' }, 'username', 'wrongType'],
    ['latitude past the pole', { ...withPassword('rol8'), Latitude: 91 }, 'Latitude', 'outOfRange'],
    ['text is no longitude', { ...withPassword('rol8'), Longitude: '-99' }, 'Longitude', 'wrongType'],
    ['the character 0', withPassword('rol8\0'), 'username', 'wrongFormat'],
    ['a field that is not known', { ...withPassword('rol8'), RoleId: 1 }, 'RoleId', 'unknown'],
  ])('%s answers 400 with the field', async (_title, payload, field, code) => {
    const response = await signIn(payload);
    expect(response.statusCode).toBe(400);
    expect(response.json<{ fields: unknown[] }>().fields).toContainEqual({ field, code });
  });

  it.each([
    ['no body', {}, 400],
    ['text', { payload: 'username=rol8', headers: { 'content-type': 'text/plain' } }, 415],
    [
      'JSON in utf16',
      { payload: Buffer.from('{}', 'utf16le'), headers: { 'content-type': `${JSON_TYPE}; charset=utf-16` } },
      415,
    ],
    ['JSON in Latin-1', { payload: '{}', headers: { 'content-type': `${JSON_TYPE};charset="ISO-8859-1"` } }, 415],
    ['compressed JSON', { payload: '{}', headers: { 'content-type': JSON_TYPE, 'content-encoding': 'gzip' } }, 415],
    [
      'utf16 that says nothing of it',
      { payload: Buffer.from('{"a":1}', 'utf16le'), headers: { 'content-type': JSON_TYPE } },
      400,
    ],
    ['broken UTF-8', { payload: Buffer.from([0x22, 0xc3, 0x28, 0x22]), headers: { 'content-type': JSON_TYPE } }, 400],
    ['broken JSON', { payload: '{"username":', headers: { 'content-type': 'application/json' } }, 400],
    ['an empty body', { payload: '', headers: { 'content-type': 'application/json' } }, 400],
    ['a list', { payload: '[]', headers: { 'content-type': 'application/json' } }, 400],
    ['a prototype', { payload: '{"__proto__":{"a":1}}', headers: { 'content-type': 'application/json' } }, 400],
    ['more than 64 kB', { payload: { username: 'a'.repeat(70_000), password: 'abc' } }, 413],
  ])('%s is refused', async (_title, request, status) => {
    const response = await server.ask('POST', '/user/auth/signin', request);
    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({ status, body: null });
  });
});

it.each(['utf-8', 'UTF8', '"utf-8"'])('SES-02 takes JSON that says it is %s', async (charset) => {
  const payload = JSON.stringify(withPassword('rol8'));
  const headers = { 'content-type': `${JSON_TYPE}; charset=${charset}` };
  expect((await server.ask('POST', '/user/auth/signin', { payload, headers })).statusCode).toBe(200);
});

const fail = (username: string, address: string) => signIn(withPassword(username, 'otra'), address);

/** Twenty accounts more, all with a wrong password; at once, because each costs a hash. */
async function twentyFail(address: string, round: number): Promise<void> {
  const people = Array.from({ length: 20 }, (_, index) => `nadie${round * 20 + index}`);
  const answers = await Promise.all(people.map((username) => fail(username, address)));
  expect(answers.filter(({ statusCode }) => statusCode === 400)).toHaveLength(20);
}

describe('the limit of failures', () => {
  it('answers 429 after ten failures, with the seconds to wait, and hears the account again afterwards', async () => {
    for (let failure = 0; failure < 10; failure += 1) {
      expect((await fail('rol10', '10.0.0.2')).statusCode).toBe(400);
    }
    const refused = await signIn(withPassword('rol10'), '10.0.0.2');
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('600');
    server.now = new Date(START.getTime() + 10 * MINUTE);
    expect((await signIn(withPassword('rol10'), '10.0.0.2')).json()).toMatchObject({ status: 200 });
  });

  it('locks neither the office nor the account elsewhere', async () => {
    for (let failure = 0; failure < 11; failure += 1) await fail('rol13', '10.0.0.3');
    expect((await fail('rol13', '10.0.0.3')).statusCode).toBe(429);
    expect((await signIn(withPassword('rol12'), '10.0.0.3')).json()).toMatchObject({ status: 200 });
    expect((await signIn(withPassword('rol13'), '10.0.0.4')).json()).toMatchObject({ status: 200 });
  });

  it('hears exactly ten of thirty wrong passwords at once', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => fail('rol14', '10.0.0.5')));
    expect(answers.filter(({ statusCode }) => statusCode === 400)).toHaveLength(10);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(20);
  });

  it('refuses an address for ten minutes after a hundred failures, even with a right password', async () => {
    for (let round = 0; round < 5; round += 1) {
      expect((await signIn(withPassword('rol1'), '10.0.0.7')).statusCode).toBe(200);
      await twentyFail('10.0.0.7', round);
    }
    const refused = await signIn(withPassword('rol1'), '10.0.0.7');
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('600');
    expect((await signIn(withPassword('rol1'), '10.0.0.8')).statusCode).toBe(200);
    server.now = new Date(START.getTime() + 10 * MINUTE);
    expect((await signIn(withPassword('rol1'), '10.0.0.7')).statusCode).toBe(200);
  });

  it('counts the addresses of one IPv6 network as one', async () => {
    for (let failure = 0; failure < 10; failure += 1) await fail('rol15', `2001:db8::${failure}`);
    expect((await fail('rol15', '2001:db8::ffff:1')).statusCode).toBe(429);
    expect((await fail('rol15', '2001:db8:0:1::1')).statusCode).toBe(400);
  });

  it('never counts successes', async () => {
    const answers = await Promise.all(Array.from({ length: 15 }, () => signIn(withPassword('rol3'), '10.0.0.6')));
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
  });
});

describe('time', () => {
  // The machine's own time for it, whatever else the machine does meanwhile; the shortest of many, because noise only ever adds.
  it('an unknown user costs a hash too, so that its answer comes no sooner', async () => {
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
    for (let round = 0; round < 8; round += 1) {
      for (const kind of ['known', 'unknown'] as const) {
        const before = process.cpuUsage();
        await signIn(withPassword(kind === 'known' ? 'rol9' : 'quien', 'otra'), `10.1.${round}.1`);
        const { user, system } = process.cpuUsage(before);
        times[kind].push(user + system);
      }
    }
    const [known, unknown] = [Math.min(...times.known), Math.min(...times.unknown)];
    // A hash is nearly all of the time: left out for one of them, it would be some ten times faster.
    expect(unknown).toBeGreaterThan(known / 2);
    expect(known).toBeGreaterThan(unknown / 2);
  });
});

describe('the signed-in person', () => {
  it('API-07 answers the same person as sign-in, without a token', async () => {
    const signedIn = (await signIn(withPassword('rol6'))).json<{ body: { accessToken: string } }>().body;
    const response = await server.ask('GET', '/user/me', { headers: bearer(signedIn.accessToken) });
    const { accessToken: _, ...person } = signedIn;
    expect(response.json()).toEqual({ status: 200, body: person });
  });

  it('has no employee before one is created (role 11)', async () => {
    const response = await server.ask('GET', '/user/me', { headers: bearer(await server.signIn('rol11')) });
    expect(response.json()).toMatchObject({ body: { RoleId: 11, EmployeeId: null, Employee: null } });
  });

  it('is refused as soon as the account is disabled', async () => {
    const token = await server.signIn('rol2');
    const set = (disabled: boolean) =>
      server.database.db.updateTable('account').set({ disabled }).where('username_key', '=', 'rol2').execute();
    await set(true);
    expect((await server.ask('GET', '/user/me', { headers: bearer(token) })).statusCode).toBe(401);
    await set(false);
  });
});
