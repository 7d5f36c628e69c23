import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EFFORT } from '../testing/effort.ts';
import { bearer, startTestServer, type TestServer } from '../testing/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const pass = (milliseconds: number) => {
  server.now = new Date(server.now.getTime() + milliseconds);
};
const many = <Result>(count: number, work: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));
const refresh = (token: string) => server.ask('POST', '/user/updateToken', { payload: { token } });
const statusWith = async (token: string) =>
  (await server.ask('GET', '/user/me', { headers: bearer(token) })).statusCode;
const rotations = (username: string) =>
  server.database.db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .where('username', '=', username)
    .select('rotation')
    .execute();

describe('many at once', { timeout: 20_000 * EFFORT }, () => {
  it.for(Array.from({ length: 3 * EFFORT }, (_, round) => round + 1))(
    'SES-08 fifty refreshes of one token make one rotation, round %i',
    async () => {
      let token = await server.signIn('rol8');
      const before = (await rotations('rol8')).length;
      for (let rotation = 2; rotation <= 4; rotation += 1) {
        pass(60_000);
        const answers = await many(50, () => refresh(token));
        expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
        token = answers[0]?.json<{ token: string }>().token ?? '';
      }
      expect(await statusWith(token)).toBe(200);
      const after = await rotations('rol8');
      expect(after).toHaveLength(before);
      expect(Math.max(...after.map(({ rotation }) => rotation))).toBe(4);
    },
  );

  it('AUTH-26 a log-out among refreshes leaves no token alive', async () => {
    const token = await server.signIn('rol9');
    pass(60_000);
    const answers = await many(20, async (index) =>
      index === 10 ? server.ask('POST', '/user/logout', { headers: bearer(token) }) : refresh(token),
    );
    const fresh = answers.map((answer) => answer.json<{ token?: string }>().token ?? '');
    const statuses = await Promise.all([token, ...fresh].map(statusWith));
    expect(new Set(statuses)).toEqual(new Set([401]));
  });

  it('API-01 two sign-ins of one account are two sessions, and one ends without the other', async () => {
    const before = (await rotations('rol7')).length;
    const [first = '', second = ''] = await many(2, () => server.signIn('rol7'));
    expect(await rotations('rol7')).toHaveLength(before + 2);
    await server.ask('POST', '/user/logout', { headers: bearer(first) });
    expect(await statusWith(first)).toBe(401);
    expect(await statusWith(second)).toBe(200);
  });
});
