import type { AccessConfig } from '@sereno/domain/access';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { Operation } from '../http/document.ts';
import { REFUSALS } from '../http/envelope.ts';
import type { Sessions } from '../session/sessions.ts';
import type { Viewer } from '../session/viewer.ts';
import { type Permission, permissionOf } from './permission.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who makes the call; null where the document asks for no token. */
    viewer: Viewer | null;
  }
}

/** The bearer token of a request (SES-01), or an empty string. */
export function bearerToken(request: FastifyRequest): string {
  return /^Bearer +(?<token>\S+)$/iu.exec(request.headers.authorization ?? '')?.groups?.['token'] ?? '';
}

/** Who makes a call that the document protects. */
export function viewerOf(request: FastifyRequest): Viewer {
  if (request.viewer) return request.viewer;
  throw new Error(`${request.method} ${request.url} reads its caller, but the document asks for no token there.`);
}

const refuseUnless = (mayCall: Permission) => async (request: FastifyRequest, reply: FastifyReply) =>
  mayCall(viewerOf(request)) ? undefined : reply.send(REFUSALS.notFound());

/**
 * Checks the token that the document demands, and the right where it names one, before anything of the request is read: a
 * stranger learns nothing, not even which fields are missing. A refused call answers 404, whether it is built or not.
 * @throws Error, as routes are added, when the document names an unknown right or guard.
 */
export function addAuthentication(
  app: FastifyInstance,
  {
    operations,
    sessions,
    access,
  }: {
    readonly operations: ReadonlyMap<string, Operation>;
    readonly sessions: Sessions;
    /** The lists and flags of the running configuration. */
    readonly access: AccessConfig;
  },
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
    const mayCall = permissionOf(operation, access);
    if (open && mayCall) throw new Error(`${operation.operationId} asks for a right, but for no token.`);
    if (!open) route.onRequest = mayCall ? [authenticate, refuseUnless(mayCall)] : authenticate;
  });
}

function operationIdOf(route: RouteOptions): string {
  const id = route.schema && 'operationId' in route.schema ? route.schema.operationId : undefined;
  return typeof id === 'string' ? id : '';
}
