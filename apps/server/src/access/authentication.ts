import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { Operation } from '../http/document.ts';
import { REFUSALS } from '../http/envelope.ts';
import type { Sessions } from '../session/sessions.ts';
import type { Viewer } from './viewer.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who makes the call; null where the document asks for no token. */
    viewer: Viewer | null;
  }
}

/** The bearer token of a request (SES-01); empty when there is none. */
export function bearerToken(request: FastifyRequest): string {
  return /^Bearer +(?<token>\S+)$/iu.exec(request.headers.authorization ?? '')?.groups?.['token'] ?? '';
}

/** Who makes a call that the document protects. */
export function viewerOf(request: FastifyRequest): Viewer {
  if (request.viewer) return request.viewer;
  throw new Error(`${request.method} ${request.url} reads its caller, but the document asks for no token there.`);
}

/**
 * Asks for the token that the document demands, before anything of the request is read: a stranger learns nothing, not
 * even which fields are missing.
 */
export function addAuthentication(
  app: FastifyInstance,
  operations: ReadonlyMap<string, Operation>,
  sessions: Sessions,
): void {
  async function authenticate(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
    const who = await sessions.authenticate(bearerToken(request));
    if (who.kind === 'over') return reply.send(REFUSALS.sessionOver());
    if (who.kind === 'expired') return reply.send(REFUSALS.tokenExpired());
    request.viewer = who.viewer;
    return undefined;
  }

  app.decorateRequest('viewer', null);
  app.addHook('onRoute', (route: RouteOptions) => {
    const operation = operations.get(operationIdOf(route));
    if (operation === undefined) return;
    const limit = operation['x-body-limit'];
    if (limit !== undefined) route.bodyLimit = limit;
    // An empty list of requirements opens a call; without a list the document's own requirement holds.
    const open = operation.security?.length === 0 || operation['x-accepts-expired-token'] === true;
    if (!open) route.onRequest = authenticate;
  });
}

function operationIdOf(route: RouteOptions): string {
  const id = route.schema && 'operationId' in route.schema ? route.schema.operationId : undefined;
  return typeof id === 'string' ? id : '';
}
