import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDesk, NEXT_CALL } from '../testing/activityDesk.ts';
import { failInserts } from '../testing/failingInserts.ts';
import { START, startTestServer, type TestServer } from '../testing/testServer.ts';
import { KEPT_MS, once } from './once.ts';

let server: TestServer;
let desk: ReturnType<typeof createDesk>;
beforeAll(async () => {
  server = await startTestServer();
  desk = createDesk(server);
});
afterAll(() => server.close());
beforeEach(() => {
  server.now = START;
});

let last = 0;
const newKey = () => {
  last += 1;
  return `3f0c2e9a-6d0b-4c7e-9a51-${String(last).padStart(12, '0')}`;
};
const under = (key: string) => ({ 'idempotency-key': key });
const add = (payload: object, key: string, username = 'rol8') =>
  desk.post(username, '/activity/add', payload, under(key));
const ALONE = { TipifyTracingId: 3 };
const FOLLOWED = { ...NEXT_CALL, TipifyTracingId: 1 };
const MOVED = { ...NEXT_CALL, TipifyTracingId: 7 };

const saved = (key: string) =>
  server.database.db.selectFrom('idempotency_key').where('key', '=', key).selectAll().execute();
const REUSED = {
  status: 422,
  body: null,
  message: 'La clave Idempotency-Key ya se usó para otra solicitud.',
  fields: [{ field: 'Idempotency-Key', code: 'reused' }],
};

describe('the same request under the same key', () => {
  it.each([
    ['API-19 adding', '/activity/add', null],
    ['API-20 ending', 'end', FOLLOWED],
    ['API-20 ending alone', 'end', ALONE],
    ['API-21 moving', 'reschedule', MOVED],
  ])('ADL-34 %s does it once and gives the first answer again, letter by letter', async (_title, name, closing) => {
    const activity = await desk.activity();
    const url = closing === null ? name : `/activity/${activity}/${name}`;
    const payload = closing ?? { ...NEXT_CALL, ProspectId: await desk.prospect() };
    const key = newKey();
    const first = await desk.post('rol8', url, payload, under(key));
    const count = await desk.count();
    server.now = new Date(START.getTime() + 60_000);
    const again = await desk.post('rol8', url, payload, under(key));
    expect(first.statusCode).toBe(201);
    expect([again.statusCode, again.body]).toEqual([201, first.body]);
    expect(await desk.count()).toBe(count);
  });

  it('ADL-34 ten at the same moment make one row and ten equal answers', async () => {
    for (let round = 0; round < 3; round += 1) {
      const payload = { ...NEXT_CALL, ProspectId: await desk.prospect() };
      const [key, before] = [newKey(), await desk.count()];
      const responses = await Promise.all(Array.from({ length: 10 }, () => add(payload, key)));
      expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
      expect(new Set(responses.map(({ body }) => body)).size).toBe(1);
      expect(await desk.count()).toBe(before + 1);
    }
  });

  it('ADL-34 ten concurrent ends of one activity are one end, with ten equal answers', async () => {
    const id = await desk.activity();
    const key = newKey();
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => desk.post('rol8', `/activity/${id}/end`, FOLLOWED, under(key))),
    );
    expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    expect(await desk.following(id)).toHaveLength(1);
  });

  it('ADL-34 is the same in any order of its fields', async () => {
    const payload = { ...NEXT_CALL, ProspectId: await desk.prospect() };
    const key = newKey();
    const first = await add(payload, key);
    const turned = Object.fromEntries(Object.entries(payload).toReversed());
    expect((await add(turned, key)).body).toBe(first.body);
  });

  it('ADL-34 without a key is done as often as it is asked for', async () => {
    const payload = { ...NEXT_CALL, ProspectId: await desk.prospect() };
    const before = await desk.count();
    await desk.post('rol8', '/activity/add', payload);
    await desk.post('rol8', '/activity/add', payload);
    expect(await desk.count()).toBe(before + 2);
  });
});

describe('a refusal', () => {
  it.each([
    ['404', { ProspectId: 2_147_483_647 }],
    ['422', { ActivityDate: '2026/11/19' }],
  ])('with %s is final: the same request late on its way is not taken after it', async (status, change) => {
    const payload = { ...NEXT_CALL, ProspectId: await desk.prospect(), ...change };
    const key = newKey();
    const refused = await add(payload, key);
    expect(String(refused.statusCode)).toBe(status);
    expect((await add(payload, key)).body).toBe(refused.body);
    expect(await saved(key)).toHaveLength(1);
  });

  it('with 422 stays even when the rule has come to allow it, and another key may try again', async () => {
    const ProspectId = await desk.prospect({ mobile_phone: null });
    const payload = { ...NEXT_CALL, ProspectId };
    const key = newKey();
    const refused = await add(payload, key);
    await server.database.db
      .updateTable('prospect')
      .set({ mobile_phone: '5510003001' })
      .where('id', '=', ProspectId)
      .execute();
    expect([refused.statusCode, (await add(payload, key)).body]).toEqual([422, refused.body]);
    expect((await add(payload, newKey())).statusCode).toBe(201);
  });

  it('ADL-24 with 409 is given again', async () => {
    const id = await desk.activity({ ended_at: START });
    const key = newKey();
    const ask = () => desk.post('rol8', `/activity/${id}/end`, ALONE, under(key));
    const refused = await ask();
    expect([refused.statusCode, (await ask()).body]).toEqual([409, refused.body]);
    expect(await saved(key)).toHaveLength(1);
  });

  it.each([
    ['400', 'rol8', { ActivityDate: 'mañana' }],
    ['400', 'rol8', { Nada: 1 }],
  ])('with %s keeps nothing: the key is free', async (status, username, change) => {
    const payload = { ...NEXT_CALL, ProspectId: await desk.prospect() };
    const key = newKey();
    expect(String((await add({ ...payload, ...change }, key, username)).statusCode)).toBe(status);
    expect(await saved(key)).toEqual([]);
    expect((await add(payload, key)).statusCode).toBe(201);
  });

  it('SES-06 of a stranger keeps nothing', async () => {
    const key = newKey();
    const payload = { ...NEXT_CALL, ProspectId: 1 };
    expect((await server.ask('POST', '/activity/add', { payload, headers: under(key) })).statusCode).toBe(401);
    expect(await saved(key)).toEqual([]);
  });
});

describe('a fault', () => {
  it.each([
    ['of the work', 'activity'],
    ['of keeping the answer', 'idempotency_key'],
  ])('%s leaves neither the work nor the answer, and the same key does it then', async (_title, table) => {
    const id = await desk.activity();
    const [key, before, count] = [newKey(), await desk.row(id), await desk.count()];
    const ask = () => desk.post('rol8', `/activity/${id}/reschedule`, MOVED, under(key));
    const mend = await failInserts(server.database, table);
    const failed = await ask();
    await mend();
    expect(failed.statusCode).toBe(500);
    expect([await desk.row(id), await desk.count(), await saved(key)]).toEqual([before, count, []]);
    expect((await ask()).statusCode).toBe(201);
    expect((await ask()).statusCode).toBe(201);
    expect(await desk.following(id)).toHaveLength(1);
  });
});

describe('work that refuses after it has begun to write', () => {
  it.each([undefined, 'half'])('is undone, under the key %j', async (key) => {
    const id = await desk.activity();
    const request = { accountId: 8, key, operation: 'test', body: {}, now: START };
    const answer = { status: 409, body: null, message: 'No' };
    const answered = await once(server.database.db, request, async (trx) => {
      await trx.updateTable('activity').set({ ended_at: START }).where('id', '=', id).execute();
      return answer;
    });
    expect(answered).toEqual(answer);
    expect((await desk.row(id)).ended_at).toBeNull();
    expect(await saved('half')).toHaveLength(key === undefined ? 0 : 1);
  });
});

describe('another request under the same key', () => {
  it('is refused: another body, another activity, another call', async () => {
    const [one, two] = [await desk.activity(), await desk.activity()];
    const key = newKey();
    const end = (id: number, payload: object) => desk.post('rol8', `/activity/${id}/end`, payload, under(key));
    const first = await end(one, ALONE);
    for (const ask of [
      () => end(one, { ...ALONE, Observations: 'x' }),
      () => end(two, ALONE),
      () => desk.post('rol8', `/activity/${one}/reschedule`, ALONE, under(key)),
    ]) {
      const response = await ask();
      expect([response.statusCode, response.json()]).toEqual([422, REUSED]);
    }
    expect((await desk.row(two)).ended_at).toBeNull();
    // What was kept is still there.
    expect((await end(one, ALONE)).body).toBe(first.body);
  });

  it('of another account is another one: keys are everybody’s own', async () => {
    const payload = { ...NEXT_CALL, ProspectId: await desk.prospect() };
    const [key, before] = [newKey(), await desk.count()];
    const first = await add(payload, key);
    const second = await add(payload, key, 'rol7');
    expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
    expect(second.body).not.toBe(first.body);
    expect(await desk.count()).toBe(before + 2);
    expect(await saved(key)).toHaveLength(2);
  });
});

describe('the header', () => {
  it.each([
    ['no letter', '', 'tooShort'],
    ['101 letters', 'k'.repeat(101), 'tooLong'],
    ['a blank', 'a b', 'wrongFormat'],
    ['what is not ASCII', 'añb', 'wrongFormat'],
  ])('with %s is refused with 400', async (_title, key, code) => {
    const count = await desk.count();
    const response = await add({ ...NEXT_CALL, ProspectId: await desk.prospect() }, key);
    expect(response.json()).toMatchObject({ status: 400, fields: [{ field: 'idempotency-key', code }] });
    expect(await desk.count()).toBe(count);
  });

  it.each(['k', 'k'.repeat(100), '!~"{}\\%'])('may be %s', async (key) => {
    expect((await add({ ...NEXT_CALL, ProspectId: await desk.prospect() }, key)).statusCode).toBe(201);
  });

  it.each([
    ['a success', '/health'],
    ['a refusal', '/user/me'],
    ['an unknown call', '/nada'],
    ['a call that is not built', '/carousel'],
  ])('is promised by the answer to %s', async (_title, url) => {
    const response = await server.app.inject({ url: `/api${url}` });
    expect(response.headers['idempotency-keys']).toBe('honoured');
  });

  it('is promised by no page', async () => {
    expect((await server.app.inject({ url: '/login' })).headers).not.toHaveProperty('idempotency-keys');
  });
});

describe('old answers', () => {
  it('are removed when a new one is kept, after 30 days and not before', async () => {
    const row = { account_id: 8, operation: 'endActivity 1', request_digest: '', answer: '{"status":404}' };
    const aged = (key: string, age: number) => ({ ...row, key, created_at: new Date(START.getTime() - age) });
    await server.database.db
      .insertInto('idempotency_key')
      .values([aged('month', KEPT_MS), aged('older', KEPT_MS + 1), { ...aged('others', KEPT_MS * 2), account_id: 9 }])
      .execute();
    await add({ ...NEXT_CALL, ProspectId: await desk.prospect() }, newKey());
    expect(KEPT_MS).toBe(30 * 24 * 3_600_000);
    expect([await saved('older'), await saved('others')]).toEqual([[], []]);
    expect(await saved('month')).toHaveLength(1);
  });
});
