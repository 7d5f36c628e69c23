import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readDocument } from '../http/document.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';

let server: TestServer;
let withoutDocs: TestServer;
beforeAll(async () => {
  server = await startTestServer({ apiDocs: { sessionKey: 'a"b' } });
  withoutDocs = await startTestServer({ database: server.database });
});
afterAll(async () => {
  await withoutDocs.app.close();
  await server.close();
});

const html = { accept: 'text/html,application/xhtml+xml' };

it('shows a page, and all that it names, from this server alone', async () => {
  for (const url of ['/api/docs', '/api/docs/']) {
    const page = await server.app.inject({ url, headers: html });
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.headers['content-security-policy']).toMatch(
      /script-src 'self';.*;require-trusted-types-for 'script';trusted-types default dompurify$/u,
    );
    expect(page.body).toContain('data-session-key="a&quot;b"');
    const named = [...page.body.matchAll(/(?:src|href)="(?!data:)(?<file>[^"]*)"/gu)].map(
      ({ groups }) => groups?.['file'],
    );
    expect(named).toHaveLength(4);
    for (const file of named) expect((await server.app.inject({ url: String(file) })).statusCode).toBe(200);
  }
});

it('gives the document that the calls are checked against, shorter to who takes that', async () => {
  const url = '/api/docs/openapi.json';
  const plain = await server.app.inject({ url });
  expect(plain.json()).toEqual(readDocument());
  const packed = await server.app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
  expect(packed.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body);
});

it('has nothing else there', async () => {
  expect((await server.app.inject({ url: '/api/docs/index.html', headers: html })).statusCode).toBe(404);
});

it('is not there unless it is asked for', async () => {
  for (const url of ['/api/docs', '/api/docs/openapi.json', '/api/docs/page.js']) {
    expect((await withoutDocs.app.inject({ url, headers: html })).statusCode).toBe(404);
  }
});
