import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../demo/people.ts';
import type { Mail } from '../../mail/outbox.ts';
import { SECRET, START, startTestServer, type TestServer } from '../../testing/testServer.ts';

const DAY = 24 * 3_600_000;
const firefox = (version: number) =>
  `Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:${version}.0) Gecko/20100101 Firefox/${version}.0`;
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 26_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Mobile/15E148 Safari/604.1';

let server: TestServer;
let owner: string | null;
const mails: Mail[] = [];
let taken = (): Promise<void> => Promise.resolve();
beforeAll(async () => {
  const outbox = {
    send: async (mail: Mail) => {
      await taken();
      mails.push(mail);
    },
  };
  server = await startTestServer({
    config: { tokenSecret: SECRET, outbox, publicUrl: () => 'https://sereno.example/app' },
  });
  const account = server.database.db.selectFrom('account').where('username', '=', 'rol8').select('email');
  owner = (await account.executeTakeFirstOrThrow()).email;
});
afterAll(() => server.close());
beforeEach(async () => {
  server.now = START;
  taken = () => Promise.resolve();
  await server.database.db.deleteFrom('session').execute();
});

/** Signs in from an address of its own, and takes what was mailed for it. */
let address = 0;
async function signIn(userAgent: string, password: string = DEMO_PASSWORD, username = 'rol8') {
  mails.length = 0;
  const { statusCode } = await server.ask('POST', '/user/auth/signin', {
    payload: { username, password, Latitude: null, Longitude: null },
    headers: { 'user-agent': userAgent },
    remoteAddress: `10.4.0.${(address += 1)}`,
  });
  return { statusCode, mailed: [...mails] };
}

it('mails the owner when their account is used with another browser or system, once for each', async () => {
  expect((await signIn(firefox(153))).mailed).toEqual([]);
  server.now = new Date(START.getTime() + DAY);
  expect((await signIn(SAFARI)).mailed).toEqual([
    {
      to: owner,
      subject: 'Inicio de sesión en un dispositivo nuevo',
      text: expect.stringMatching(
        /^Hola, .+:\n\nEl 21\/11\/2026 a las 12:00 se inició sesión con tu usuario «rol8» desde un dispositivo nuevo: Safari en iOS\.\n\n.*termina esa sesión y cambia tu contraseña aquí:\n\nhttps:\/\/sereno\.example\/app\/account\/password$/u,
      ),
    },
  ]);
  expect((await signIn(SAFARI)).mailed).toEqual([]);
  // A newer version of a browser is no other device.
  expect((await signIn(firefox(156))).mailed).toEqual([]);
});

it('does not know a device any more after 90 days', async () => {
  await signIn(SAFARI);
  server.now = new Date(START.getTime() + 60 * DAY);
  await signIn(firefox(153));
  server.now = new Date(START.getTime() + 91 * DAY);
  await signIn(firefox(153));
  expect((await signIn(SAFARI)).mailed).toHaveLength(1);
});

it('says so where the device is not recognised, and repeats nothing of it', async () => {
  await signIn(firefox(153));
  const { mailed } = await signIn('Tu banco te llama/1.0');
  expect(mailed).toMatchObject([{ text: expect.stringContaining(': un dispositivo que no reconocemos.') }]);
  expect(mailed[0]?.text).not.toContain('banco');
  await server.database.db.deleteFrom('session').execute();
  await signIn('Tu banco te llama/1.0');
  expect((await signIn(firefox(153))).mailed).toEqual([]);
});

it('tells nobody of a sign-in that was refused', async () => {
  await signIn(firefox(153));
  expect(await signIn(SAFARI, 'otra cosa')).toEqual({ statusCode: 400, mailed: [] });
});

it('tells only the owner, by their own devices, and nobody without an address', async () => {
  await signIn(SAFARI, DEMO_PASSWORD, 'rol7');
  await signIn(firefox(153));
  expect((await signIn(SAFARI)).mailed).toMatchObject([{ to: owner }]);
  const account = server.database.db.updateTable('account').where('username', '=', 'rol7');
  await account.set({ email: null, email_key: null }).execute();
  expect(await signIn(firefox(153), DEMO_PASSWORD, 'rol7')).toEqual({ statusCode: 200, mailed: [] });
});

it('signs in at once although the mail server is slow or away', async () => {
  await signIn(firefox(153));
  const { promise, resolve } = Promise.withResolvers<void>();
  taken = () => promise;
  expect(await signIn(SAFARI)).toEqual({ statusCode: 200, mailed: [] });
  resolve();
  taken = () => Promise.reject(new Error('away'));
  expect((await signIn('lightMyRequest')).statusCode).toBe(200);
});
