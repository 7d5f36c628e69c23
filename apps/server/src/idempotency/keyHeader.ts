import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isApiPath } from '../http/apiPath.ts';

/** Says on every answer of a call that this host honours keys: only then may a client send again what got no answer. */
export function announceKeys(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (isApiPath(request.url)) reply.header('idempotency-keys', 'honoured');
  });
}

/** The name that a caller gave to what they do; undefined without one. The document has checked its form. */
export function keyOf(call: Pick<FastifyRequest, 'headers'>): string | undefined {
  const key = call.headers['idempotency-key'];
  return typeof key === 'string' ? key : undefined;
}
