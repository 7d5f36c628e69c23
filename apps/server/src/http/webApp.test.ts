import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import type { TrustProxy } from '../config/environment.ts';
import type { Database } from '../database/database.ts';
import { openTestDatabase } from '../testing/database.ts';
import { SECRET, START } from '../testing/testServer.ts';

const page = '<!doctype html><title>Sereno</title>';
const root = mkdtempSync(path.join(tmpdir(), 'sereno-web-'));
let database: Database;
let app: FastifyInstance;

const appOver = (
  folder: string,
  configuration: string | null = '{"timeZone":"America/Mexico_City"}',
  trustProxy: TrustProxy = 'loopback',
) =>
  createApp({
    database,
    clock: () => START,
    config: { tokenSecret: SECRET, trustProxy },
    web: { root: folder, configuration },
  });

beforeAll(async () => {
  mkdirSync(path.join(root, 'assets'));
  writeFileSync(path.join(root, 'index.html'), page);
  writeFileSync(path.join(root, 'index.html.br'), brotliCompressSync(page));
  writeFileSync(path.join(root, 'assets/index-abc.js'), 'export {};');
  writeFileSync(path.join(root, 'assets/index-abc.js.br'), brotliCompressSync('export {};'));
  writeFileSync(path.join(root, 'config.json'), '{"timeZone":"UTC"}');
  database = await openTestDatabase();
  app = await appOver(root);
});
afterAll(async () => {
  await app.close();
  await database.close();
  rmSync(root, { recursive: true });
});

const html = { accept: 'text/html,application/xhtml+xml' };
const br = { 'accept-encoding': 'br' };

describe('the content security policy', () => {
  it('lets the application call what its configuration names, and nothing else', async () => {
    const elsewhere = await createApp({
      database,
      clock: () => START,
      config: { tokenSecret: SECRET },
      web: { root, configuration: null, connectTo: ['https://api.example'] },
    });
    const policies = await Promise.all([app, elsewhere].map((each) => each.inject({ url: '/', headers: html })));
    expect(
      policies.map(({ headers }) => /connect-src [^;]*/u.exec(String(headers['content-security-policy']))?.[0]),
    ).toEqual(["connect-src 'self'", "connect-src 'self' https://api.example"]);
    await elsewhere.close();
  });
});

describe('the web application', () => {
  it.each(['/', '/auth/login', '/activities-dashboard', '/prospect/12/detail?x=1', '/api-docs', '/nada.pdf'])(
    '%s opens its page, which is asked for again each time',
    async (url) => {
      const response = await app.inject({ url, headers: { ...html, ...br } });
      expect(response.statusCode).toBe(200);
      expect(response.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'content-encoding': 'br',
        'cache-control': 'no-cache',
        vary: expect.stringContaining('accept-encoding'),
        etag: expect.any(String),
      });
      const again = await app.inject({
        url,
        headers: { ...html, ...br, 'if-none-match': String(response.headers.etag) },
      });
      expect(again.statusCode).toBe(304);
    },
  );

  it('keeps an asset for a year, compressed where the browser takes it', async () => {
    const plain = await app.inject({ url: '/assets/index-abc.js', headers: { 'accept-encoding': 'identity' } });
    expect(plain.body).toBe('export {};');
    const packed = await app.inject({ url: '/assets/index-abc.js', headers: br });
    for (const { headers } of [plain, packed]) {
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(headers['content-type']).toMatch(/^(text|application)\/javascript/u);
    }
    expect(packed.headers['content-encoding']).toBe('br');
  });

  it.each([
    ['a missing asset', '/assets/index-old.js', html],
    ['a missing picture', '/logo.png', { accept: 'image/*' }],
    ['a path out of the folder', '/../package.json', { accept: '*/*' }],
    ['a hidden path out of the folder', '/assets/..%2f..%2fpackage.json', { accept: '*/*' }],
    ['a doubled slash', '//assets/index-abc.js', { accept: '*/*' }],
  ])('answers 404 to %s, and no page', async (_title, url, headers) => {
    const response = await app.inject({ url, headers });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ status: 404 });
  });

  it.each([
    ['//', '//'],
    ['//x', '//x'],
    ['///x', '///x'],
    ['slashes at the end', '/activity///'],
    ['a doubled slash', '/user//browse'],
    ['a missing id', '/prospect//detail'],
    ['the character 0', '/%00'],
    ['the character 0 for an id', '/prospect/%00/detail'],
    ['a backslash', '/%5c'],
    ['a segment of 300 characters', `/${'a'.repeat(300)}`],
    ['a segment of 9000 characters', `/${'a'.repeat(9000)}`],
  ])('EPG-05 leads a person from %s to the error page, and answers a program 404', async (_title, url) => {
    const opened = await app.inject({ url, headers: html });
    expect(opened.statusCode).toBe(302);
    expect(opened.headers.location).toBe('/error/error-v1');
    expect(opened.headers).toHaveProperty('content-security-policy');
    const called = await app.inject({ url, headers: { accept: 'application/json' } });
    expect(called.statusCode).toBe(404);
    expect(called.json()).toMatchObject({ status: 404, body: null });
  });

  it.each(['/api//', '/api//user', '/api/%00', '/api/user//me'])('keeps the envelope for the call %s', async (url) => {
    const response = await app.inject({ url, headers: html });
    expect(response.json()).toMatchObject({ status: 404, body: null });
  });

  it('serves the configuration that it was given, not the file', async () => {
    const response = await app.inject({ url: '/config.json' });
    expect(response.json()).toEqual({ timeZone: 'America/Mexico_City' });
    expect(response.headers['cache-control']).toBe('no-cache');
    const headers = { 'if-none-match': String(response.headers.etag) };
    expect((await app.inject({ url: '/config.json', headers })).statusCode).toBe(304);
  });

  it('says so when it has not been built', async () => {
    const bare = await appOver(path.join(root, 'nothing'), null);
    const response = await bare.inject({ url: '/', headers: html });
    expect(response.statusCode).toBe(503);
    expect(response.body).toContain('npm run build');
    expect((await bare.inject({ url: '/config.json' })).statusCode).toBe(404);
    await bare.close();
  });
});

const askThrough = (remoteAddress: string, asked = app) =>
  asked.inject({ url: '/', remoteAddress, headers: { ...html, 'x-forwarded-proto': 'https' } });

describe('security headers', () => {
  const policy =
    "default-src 'self';script-src 'self';style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';" +
    "img-src 'self' data:;font-src 'self';connect-src 'self';frame-ancestors 'none';base-uri 'none';object-src 'none';form-action 'self';" +
    "require-trusted-types-for 'script';trusted-types 'none'";

  it.each([
    ['the page', '/', html],
    ['an asset', '/assets/index-abc.js', {}],
    ['the configuration', '/config.json', {}],
    ['a missing asset', '/assets/nada.js', {}],
    ['a call', '/api/health', {}],
    ['a refused call', '/api/user/me', {}],
    ['an unknown call', '/api/nada', {}],
  ])('are set on %s', async (_title, url, headers) => {
    const response = await app.inject({ url, headers });
    expect(response.headers).toMatchObject({
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': 'geolocation=(self)',
    });
    expect(response.headers).not.toHaveProperty('strict-transport-security');
    expect(response.headers).not.toHaveProperty('x-powered-by');
  });

  it('demand TLS only where the answer came over TLS, as a proxy on this machine says', async () => {
    expect((await askThrough('127.0.0.1')).headers['strict-transport-security']).toBe('max-age=31536000');
    expect((await askThrough('203.0.113.7')).headers).not.toHaveProperty('strict-transport-security');
  });

  it('demand TLS where a proxy that is trusted says so, and by none beside it', async () => {
    const behind = await appOver(root, null, ['loopback', '203.0.113.7']);
    const headersFor = async (remoteAddress: string) => (await askThrough(remoteAddress, behind)).headers;
    expect(await headersFor('203.0.113.7')).toHaveProperty('strict-transport-security');
    expect(await headersFor('203.0.113.8')).not.toHaveProperty('strict-transport-security');
    await behind.close();
  });
});
