import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { REFUSALS } from './envelope.ts';
import { wantsPage } from './apiPath.ts';

const NOT_BUILT = 'La aplicación web no está construida. Ejecuta «npm run build» y vuelve a cargar esta página.\n';

export type WebApp = {
  /** Folder of the built application. */
  readonly root: string;
  /** Text of its runtime configuration, served as `/config.json`; null without one. */
  readonly configuration: string | null;
  /** Other origins that its configuration lets it call. */
  readonly connectTo?: readonly string[];
};

function isAsset(url: string): boolean {
  return url.startsWith('/assets/');
}

function cacheControlOf(file: string, root: string): string {
  // Names under assets/ change with their content.
  const hashed = path.relative(root, file).startsWith(`assets${path.sep}`);
  return hashed ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/**
 * Serves the built application: its files as they are, `.br` and `.gz` where they lie beside them, and `index.html` for
 * every page of it. Unknown calls and missing assets answer 404.
 */
export async function serveWebApp(app: FastifyInstance, web: WebApp | undefined): Promise<void> {
  const built = web !== undefined && existsSync(path.join(web.root, 'index.html'));
  if (built) {
    await app.register(fastifyStatic, {
      root: web.root,
      preCompressed: true,
      cacheControl: false,
      dotfiles: 'ignore',
      setHeaders: (reply, file) => {
        reply.header('cache-control', cacheControlOf(file, web.root));
      },
    });
  }
  if (web) serveConfiguration(app, web.configuration);

  app.setNotFoundHandler((request, reply) => {
    if (wantsPage(request) && !isAsset(request.url)) {
      return built ? reply.sendFile('index.html') : reply.code(503).type('text/plain; charset=utf-8').send(NOT_BUILT);
    }
    return reply.code(404).send(REFUSALS.notFound());
  });
}

function serveConfiguration(app: FastifyInstance, configuration: string | null): void {
  const etag = `"${createHash('sha256')
    .update(configuration ?? '')
    .digest('base64url')
    .slice(0, 27)}"`;
  app.get('/config.json', (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('cache-control', 'no-cache');
    if (configuration === null) return reply.code(404).send(REFUSALS.notFound());
    reply.header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(configuration);
  });
}
