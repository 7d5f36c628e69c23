import { connect } from 'node:net';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { DEMO_PASSWORD } from '../demo/people.ts';
import { openTestDatabase } from '../testing/database.ts';
import { bearer, SECRET, START, startTestServer, type TestServer } from '../testing/testServer.ts';
import { readDocument } from './document.ts';

const NO_LIMIT = { failures: 1_000_000, windowMs: 1 };

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer({
    config: { tokenSecret: SECRET, signInLimit: NO_LIMIT, addressLimit: NO_LIMIT },
  });
  token = await server.signIn('rol1');
});
afterAll(() => server.close());

/** Sends bytes to the listening server and gives back the bytes that it answers. */
async function exchange(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(bytes);
  let answer = '';
  for await (const chunk of socket) answer += String(chunk);
  return answer;
}

describe('SES-17 the envelope', () => {
  // Bodies that are right but for some field, and bodies that are anything.
  const signInBody = fc.record(
    {
      username: fc.oneof(fc.constant('rol8'), fc.string({ unit: 'binary' }), fc.jsonValue()),
      password: fc.oneof(fc.string({ minLength: 3, maxLength: 50 }), fc.jsonValue()),
      Latitude: fc.oneof(fc.double(), fc.jsonValue()),
      Longitude: fc.oneof(fc.constant(null), fc.jsonValue()),
    },
    { requiredKeys: [] },
  );
  const refreshBody = fc.record({ token: fc.string(), username: fc.string() }, { requiredKeys: [] });

  it.each([
    ['/user/auth/signin', signInBody],
    ['/user/updateToken', refreshBody],
  ] as const)('POST %s answers it, and never a 5xx, whatever the body', async (url, bodies) => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(bodies, fc.jsonValue()), async (body) => {
        const headers = { 'content-type': 'application/json' };
        const response = await server.ask('POST', url, { payload: JSON.stringify(body), headers });
        expect(response.statusCode).toBeLessThan(500);
        expect(response.json()).toHaveProperty('status');
      }),
      { numRuns: 60 },
    );
  });

  it('GET /activity/activities-by-type answers it, and never a 5xx, whatever the query', async () => {
    const value = fc.oneof(fc.constantFrom('2026/11/01', '2026/11/30', ''), fc.string());
    const query = fc.array(
      fc.tuple(fc.oneof(fc.constantFrom('InitialActivityDate', 'FinalActivityDate'), fc.string()), value),
    );
    await fc.assert(
      fc.asyncProperty(query, async (pairs) => {
        const text = new URLSearchParams(pairs).toString();
        const response = await server.ask('GET', `/activity/activities-by-type?${text}`, { headers: bearer(token) });
        expect(response.statusCode).toBeLessThan(500);
      }),
      { numRuns: 100 },
    );
  });

  it('answers 404 to calls that the document does not know', async () => {
    for (const [method, url] of [
      ['GET', '/api'],
      ['GET', '/api/'],
      ['GET', '/api/nada'],
      ['GET', '/api/user/auth/signin'],
      ['DELETE', '/api/user/me'],
    ] as const) {
      const response = await server.app.inject({ method, url, headers: { accept: 'text/html' } });
      expect(response.statusCode).toBe(404);
      expect(response.json()).toMatchObject({ status: 404, body: null });
      expect(response.headers['cache-control']).toBe('no-store');
    }
  });

  it('answers it even to what is no request', async () => {
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    const address = server.app.server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const headers = `Authorization: Bearer ${'a'.repeat(300_000)}`;
    for (const [bytes, status] of [
      ['HOLA\r\n\r\n', 400],
      [`GET /api/user/me HTTP/1.1\r\nHost: x\r\n${headers}\r\n\r\n`, 431],
    ] as const) {
      const [head = '', body = ''] = (await exchange(port, bytes)).split('\r\n\r\n');
      expect(head).toContain(`HTTP/1.1 ${status} `);
      expect(head).toContain('X-Content-Type-Options: nosniff');
      expect(JSON.parse(body)).toMatchObject({ status, body: null });
    }
  });

  it('SES-17 keeps an answer out of caches, however its path is written', async () => {
    const response = await server.app.inject({ url: '/%61pi/nada' });
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it('EPG-05 leads a person from a path that cannot be decoded to the error page', async () => {
    const response = await server.app.inject({ url: '/%ff/', headers: { accept: 'text/html' } });
    expect(response.statusCode).toBe(302);
    expect(response.headers.location).toBe('/error/error-v1');
  });

  it('answers 400 to a path that cannot be decoded, under the headers of every other answer', async () => {
    const response = await server.app.inject({ url: '/api/%zz' });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ status: 400, body: null });
    const { headers } = await server.app.inject({ url: '/api/health' });
    const security = Object.keys(headers).filter((name) =>
      /^(?:x-|cross-|referrer|permissions|content-security)/u.test(name),
    );
    expect(Object.keys(response.headers)).toEqual(expect.arrayContaining(security));
    expect(security.length).toBeGreaterThan(5);
  });
});

const appWith = (document: ReturnType<typeof readDocument>, log: string[] = []) =>
  createApp({
    database: server.database,
    clock: () => START,
    config: { tokenSecret: SECRET },
    document,
    logger: { level: 'error', stream: { write: (line: string) => log.push(line) } },
  });

const withParameters = async (parameters: object[], url: string) => {
  const { paths, ...rest } = readDocument();
  const health = { ...paths['/health']?.['get'], parameters };
  const document = JSON.parse(JSON.stringify({ ...rest, paths: { '/health': { get: health } } }));
  return (await appWith(document)).inject({ url: `/api/health?${url}` });
};

const wrongType = (field: string) => ({ status: 400, fields: [{ field, code: 'wrongType' }] });

describe('what the database could not compare', () => {
  const id = { name: 'Ids[]', in: 'query', required: true, schema: { type: 'array', items: { type: 'integer' } } };

  it.each(['2147483648', '-2147483648', '1e400'])(
    'API-72 the id %s is malformed, rather than a failure',
    async (value) => {
      const response = await withParameters([id], `Ids[]=1&Ids[]=${value}`);
      expect(response.json()).toMatchObject({ status: 400, fields: [{ field: 'Ids.1' }] });
    },
  );

  it.each(['0x1', '1e3', '0b11', '+1', ' 1', '1 ', '.5', '1_000', 'Infinity'])(
    'API-72 «%s» is no id, though a program would take it for a number',
    async (value) => {
      const text = encodeURIComponent(value);
      expect((await withParameters([id], `Ids[]=1&Ids[]=${text}`)).json()).toMatchObject(wrongType('Ids.1'));
      const one = { name: 'Id', in: 'query', schema: { type: 'integer' } };
      expect((await withParameters([one], `Id=${text}`)).json()).toMatchObject(wrongType('Id'));
    },
  );

  it('SES-18 a number may be written with zeros before it, and below zero', async () => {
    expect((await withParameters([id], 'Ids[]=007&Ids[]=-2')).statusCode).toBe(200);
  });

  it('SES-18 a list that must be there may be written with brackets or without', async () => {
    expect((await withParameters([id], 'Ids[]=2147483647')).statusCode).toBe(200);
    expect((await withParameters([id], 'Ids=1')).statusCode).toBe(200);
    expect((await withParameters([id], '')).statusCode).toBe(400);
  });
});

describe('the document', () => {
  it('has no call without a handler', async () => {
    const { paths, ...rest } = readDocument();
    const health = { ...paths['/health']?.['get'], operationId: 'getWeather' };
    const document = JSON.parse(JSON.stringify({ ...rest, paths: { '/weather': { get: health } } }));
    await expect(appWith(document)).rejects.toThrow('getWeather');
  });

  it('lets no answer pass that it does not allow: the caller learns nothing, the log everything', async () => {
    const document = JSON.parse(JSON.stringify(readDocument()).replaceAll('"database"', '"engine"'));
    const log: string[] = [];
    const response = await (await appWith(document, log)).inject({ url: '/api/health' });
    expect(response.statusCode).toBe(500);
    expect(response.json()).toEqual({ status: 500, body: null, message: 'Ocurrió un error al realizar la operación' });
    expect(log.join('')).toContain('AnswerMismatchError');
  });

  it('answers 503 while the database finds no room for a row', async () => {
    const { engine } = server.database;
    await engine.exec(`
      create function no_room() returns trigger language plpgsql as $$
      begin raise exception 'could not extend file' using errcode = '53100'; end $$;
      create trigger no_room before insert on session for each row execute function no_room()`);
    const payload = { username: 'rol8', password: DEMO_PASSWORD };
    const response = await server.ask('POST', '/user/auth/signin', { payload });
    expect(response.json()).toMatchObject({ status: 503, body: null });
    await engine.exec('drop function no_room cascade');
    expect((await server.ask('POST', '/user/auth/signin', { payload })).statusCode).toBe(200);
  });

  it('answers 503 at /health when the database is gone', async () => {
    const database = await openTestDatabase();
    await database.close();
    const app = await createApp({ database, clock: () => START, config: { tokenSecret: SECRET } });
    expect((await app.inject({ url: '/api/health' })).json()).toMatchObject({ status: 503, body: null });
    expect((await server.ask('GET', '/health')).json()).toEqual({ status: 200, body: { database: 'ok' } });
  });
});
