import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import fastify from 'fastify';
import openapiGlue from 'fastify-openapi-glue';
import type { ApiDocument } from './document.ts';
import type { Handlers } from './handlers.ts';

/** A handler as a route calls it: that the request fits its operation is checked by the document, not by the compiler. */
type RouteHandler = { handle(request: FastifyRequest, reply: FastifyReply): Promise<unknown> }['handle'];

const read = new WeakMap<ApiDocument, Promise<readonly RouteOptions[]>>();

/** Reads the routes of a document on a server that never starts. */
async function readRoutes(document: ApiDocument): Promise<readonly RouteOptions[]> {
  const routes: RouteOptions[] = [];
  const reader = fastify({ exposeHeadRoutes: false });
  reader.addHook('onRoute', (route) => {
    routes.push(route);
  });
  await reader.register(openapiGlue, { specification: document, serviceHandlers: {}, prefix: 'api' });
  return routes;
}

/** Read once for each document: to check it against the schema of OpenAPI takes longer than the rest of building a server. */
function routesOf(document: ApiDocument): Promise<readonly RouteOptions[]> {
  const routes = read.get(document) ?? readRoutes(document);
  read.set(document, routes);
  return routes;
}

/**
 * Adds the route of each operation of the document, below `/api`.
 * @throws Error when the document is no valid OpenAPI, or has an operation without a handler.
 */
export async function addRoutes(
  app: FastifyInstance,
  document: ApiDocument,
  handlers: Required<Handlers>,
): Promise<void> {
  const byId: Readonly<Record<string, RouteHandler | undefined>> = handlers;
  for (const { method, url, schema = {} } of await routesOf(document)) {
    const id = 'operationId' in schema ? String(schema.operationId) : '';
    const handler = byId[id];
    if (handler === undefined) throw new Error(`The operation ${id} has no handler.`);
    app.route({ method, url, schema, handler });
  }
}
