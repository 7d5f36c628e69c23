import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ApiDocument } from '../http/document.ts';

const compress = promisify(gzip);

const own = (name: string) => path.join(import.meta.dirname, name);
const library = (name: string) => fileURLToPath(import.meta.resolve(`swagger-ui-dist/${name}`));

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
};

const text = (file: string) => () => readFileSync(file, 'utf8');
const escaped = (value: string): string =>
  value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Where the page is, and what it needs; all of it is read when it is first asked for. */
function filesOf(document: ApiDocument, sessionKey: string): Readonly<Record<string, () => string>> {
  return {
    'openapi.json': () => JSON.stringify(document),
    'page.css': text(own('page.css')),
    'page.html': () => text(own('page.html'))().replace('%SESSION_KEY%', () => escaped(sessionKey)),
    'page.js': text(own('page.js')),
    'swagger-ui-bundle.js': text(library('swagger-ui-bundle.js')),
    'swagger-ui.css': text(library('swagger-ui.css')),
  };
}

/** Allows the page's two Trusted Types policies, that of the library and the default one of `page.js`; other pages may have none. */
function allowMarkup(reply: FastifyReply): void {
  const policy = String(reply.getHeader('content-security-policy'));
  reply.header('content-security-policy', policy.replace("trusted-types 'none'", 'trusted-types default dompurify'));
}

/**
 * Serves the document at `/api/docs/openapi.json` and a reference page of its calls at `/api/docs`, which can also make them. Both need no
 * token; a call that is tried from the page needs one as ever.
 * @param sessionKey Where the application stores its session in the browser: calls are tried with its token.
 */
export function serveApiDocs(app: FastifyInstance, document: ApiDocument, sessionKey: string): void {
  for (const [name, read] of Object.entries(filesOf(document, sessionKey))) {
    let packed: Promise<Buffer> | undefined;
    const isPage = name === 'page.html';
    app.get(isPage ? '/api/docs' : `/api/docs/${name}`, async (request, reply) => {
      if (isPage) allowMarkup(reply);
      reply.type(TYPES[path.extname(name)] ?? '').header('vary', 'accept-encoding');
      if (!/\bgzip\b/u.test(request.headers['accept-encoding'] ?? '')) return read();
      reply.header('content-encoding', 'gzip');
      return (packed ??= compress(read()));
    });
  }
}
