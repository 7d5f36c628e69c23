import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../demo/people.ts';
import { bearer, SECRET, START, startTestServer, type TestServer } from '../../testing/testServer.ts';
import type { Mail } from '../../mail/outbox.ts';

const MINUTE = 60_000;
const PUBLIC = 'https://sereno.example/app';

let server: TestServer;
const mails: Mail[] = [];
beforeAll(async () => {
  const outbox = { send: async (mail: Mail) => void mails.push(mail) };
  server = await startTestServer({ config: { tokenSecret: SECRET, outbox, publicUrl: () => PUBLIC } });
});
afterAll(() => server.close());

let address = 0;
/** Every call comes from an address of its own, so that the limit is met only where it is looked for. */
function post(url: string, payload: object, remoteAddress = `10.3.0.${(address += 1)}`) {
  return server.ask('POST', url, { payload, remoteAddress });
}

const forgot = (email: string) => post('/user/auth/forgot-password', { email });
const reset = (token: string, password: string) => post('/user/auth/reset-password', { token, password });
const signsIn = async (username: string, password: string) =>
  (await post('/user/auth/signin', { username, password })).statusCode === 200;

/** Asks for a link and takes its secret out of the mail. */
async function link(username: string): Promise<string> {
  const account = server.database.db.selectFrom('account').where('username', '=', username).select('email');
  const { email } = await account.executeTakeFirstOrThrow();
  await forgot(email ?? '');
  return /#(?<secret>\S+)/u.exec(mails.at(-1)?.text ?? '')?.groups?.['secret'] ?? '';
}

describe('a forgotten password', () => {
  it('API-03 PWD-01 sends a mail to the account’s address, without any password', async () => {
    mails.length = 0;
    expect((await forgot('Rol11@sereno.example')).json()).toEqual({
      status: 200,
      body: null,
    });
    expect(mails).toEqual([expect.objectContaining({ to: 'rol11@sereno.example' })]);
    expect(mails[0]?.text).toContain('«rol11»');
    expect(mails[0]?.text).not.toContain(DEMO_PASSWORD);
    expect(mails[0]?.text).toMatch(/^https:\/\/sereno\.example\/app\/auth\/new-password#[\w-]{43}$/mu);
  });

  it('PWD-06 PWD-09 answers 404 and names the unknown address', async () => {
    const response = await forgot('nadie@correo.example');
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ message: 'No se encontró una cuenta con el correo nadie@correo.example' });
  });

  it('PWD-03 answers 400 to what is no address', async () => {
    expect((await forgot('nadie')).statusCode).toBe(400);
  });
});

describe('a new password by a mailed link', () => {
  it('PWD-01 holds from then on, and every session of the account is over', async () => {
    const session = await server.signIn('rol2');
    expect((await reset(await link('rol2'), 'una nueva')).json()).toEqual({ status: 200, body: null });
    expect((await server.ask('GET', '/user/me', { headers: bearer(session) })).statusCode).toBe(401);
    expect(await signsIn('rol2', DEMO_PASSWORD)).toBe(false);
    expect(await signsIn('rol2', 'una nueva')).toBe(true);
  });

  it('works once, also for ten at once', async () => {
    const secret = await link('rol3');
    const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => reset(secret, `nueva-${index}`)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 422),
    ]);
  });

  it('is none that everybody uses, after which the link is still good', async () => {
    const secret = await link('rol15');
    expect((await reset(secret, '123456')).json()).toMatchObject({ status: 400, fields: [{ code: 'common' }] });
    expect((await reset(secret, 'una nueva')).statusCode).toBe(200);
  });

  it('gives way to a newer link', async () => {
    const older = await link('rol4');
    const newer = await link('rol4');
    expect((await reset(older, 'una nueva')).json()).toMatchObject({ fields: [{ field: 'token', code: 'stale' }] });
    expect((await reset(newer, 'una nueva')).statusCode).toBe(200);
  });

  it.each([
    [30 * MINUTE - 1, 200],
    [30 * MINUTE, 422],
  ])('%d ms after it was asked for answers %d', async (after, status) => {
    const secret = await link('rol5');
    server.now = new Date(START.getTime() + after);
    expect((await reset(secret, 'una nueva')).statusCode).toBe(status);
    server.now = START;
  });

  it('opens nothing for an account that was disabled meanwhile', async () => {
    const secret = await link('rol6');
    await server.database.db.updateTable('account').set({ disabled: true }).where('username', '=', 'rol6').execute();
    expect((await reset(secret, 'una nueva')).statusCode).toBe(422);
  });

  it.each(['x', '', 'ab'])('refuses %j as a link or as a password', async (text) => {
    expect((await reset(text, 'ab')).statusCode).toBe(400);
    expect((await reset('A'.repeat(43), 'una nueva')).statusCode).toBe(422);
  });

  it('keeps no secret that could open an account', async () => {
    const secret = await link('rol7');
    const rows = await server.database.db.selectFrom('password_reset').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(secret);
  });
});

async function change(token: string, current: string, password: string) {
  return server.ask('POST', '/user/change-password', { headers: bearer(token), payload: { current, password } });
}

describe('changing one’s own password', () => {
  it('ends every other session and any open link, and goes on in this one', async () => {
    const secret = await link('rol8');
    const [here, elsewhere] = [await server.signIn('rol8'), await server.signIn('rol8')];
    expect((await change(here, DEMO_PASSWORD, 'otra nueva')).json()).toEqual({ status: 200, body: null });
    expect((await server.ask('GET', '/user/me', { headers: bearer(here) })).statusCode).toBe(200);
    expect((await server.ask('GET', '/user/me', { headers: bearer(elsewhere) })).statusCode).toBe(401);
    expect((await reset(secret, 'una nueva')).statusCode).toBe(422);
    expect(await signsIn('rol8', 'otra nueva')).toBe(true);
  });

  it('refuses one that everybody uses, and counts that as no wrong one', async () => {
    const token = await server.signIn('rol1');
    const answer = await change(token, DEMO_PASSWORD, '12345678');
    expect(answer.json()).toMatchObject({ status: 400, fields: [{ field: 'password', code: 'common' }] });
    expect(await signsIn('rol1', DEMO_PASSWORD)).toBe(true);
  });

  it('asks for the password held until now, ten times in ten minutes', async () => {
    const token = await server.signIn('rol9');
    const answers = [];
    for (let attempt = 0; attempt < 11; attempt += 1) answers.push(await change(token, 'no es esta', 'otra nueva'));
    expect(answers[0]?.json()).toMatchObject({ status: 422, fields: [{ field: 'current', code: 'wrong' }] });
    expect(answers.map(({ statusCode }) => statusCode).filter((status) => status === 429)).toHaveLength(1);
    expect(await signsIn('rol9', DEMO_PASSWORD)).toBe(true);
  });

  it('lets one of two at once through', async () => {
    const token = await server.signIn('rol10');
    const answers = await Promise.all([
      change(token, DEMO_PASSWORD, 'una de dos'),
      change(token, DEMO_PASSWORD, 'dos de dos'),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([200, 422]);
  });
});

describe('the fewest characters that a company asks for', () => {
  it('are asked for of every password that somebody chooses, and of none chosen before', async () => {
    const sent: Mail[] = [];
    const strict = await startTestServer({
      config: {
        tokenSecret: SECRET,
        minPasswordLength: 12,
        outbox: { send: async (mail) => void sent.push(mail) },
      },
    });
    const ask = (url: string, payload: object, token?: string) =>
      strict.ask('POST', url, { payload, ...(token !== undefined && { headers: bearer(token) }) });
    const { email } = await strict.database.db
      .selectFrom('account')
      .where('username', '=', 'rol8')
      .select('email')
      .executeTakeFirstOrThrow();
    await ask('/user/auth/forgot-password', { email });
    const secret = /#(?<secret>\S+)/u.exec(sent[0]?.text ?? '')?.groups?.['secret'] ?? '';
    const person = { username: 'nueva', email: 'nueva@correo.example', fullname: 'Nueva Persona' };
    const choices = (password: string) => [
      ask('/user/auth/register', { ...person, password }),
      ask('/user/auth/reset-password', { token: secret, password }),
    ];
    const tooShort = { status: 400, fields: [{ field: 'password', code: 'tooShort', limit: 12 }] };
    // Eleven characters, the last of which is two units of a text.
    for (const answer of await Promise.all(choices('diez letra🌷'))) expect(answer.json()).toMatchObject(tooShort);
    for (const answer of await Promise.all(choices('once letras 🌷'))) expect(answer.statusCode).toBe(200);

    // That of rol4 is from before, and shorter.
    const token = await strict.signIn('rol4');
    const changeTo = (password: string) => ask('/user/change-password', { current: DEMO_PASSWORD, password }, token);
    expect((await changeTo('otra nueva')).json()).toMatchObject(tooShort);
    expect((await changeTo('otra, y es nueva')).statusCode).toBe(200);
    await strict.close();
  });
});
