import { stateOfPostalCode } from '@sereno/domain/postal';
import type { FastifyReply } from 'fastify';
import type { Answer, Handlers } from '../../http/handlers.ts';
import type { Attempt, AttemptLimit } from '../../session/attemptLimit.ts';
import { limited } from '../../session/limited.ts';
import { networkOf } from '../../session/network.ts';

/** How many codes one address may ask for: a whole office shares one, and looks up one for each prospect. */
export const POSTAL_LIMIT = { failures: 600, windowMs: 10 * 60_000 } as const;

/** The state of a postal code (API-06, POS-02). */
export function postalHandlers({
  limit,
}: {
  /** Counts every call: strangers may make them. */
  readonly limit: AttemptLimit;
}) {
  return {
    async lookUpPostalCode(call, reply: FastifyReply) {
      const look = async (): Promise<Attempt<Answer<'lookUpPostalCode'>>> => {
        const state = stateOfPostalCode(call.params.code);
        return { failed: true, outcome: { status: 200, body: { estado: state, error: state === null } } };
      };
      return limited({ limit, key: networkOf(call.ip), reply }, look);
    },
  } satisfies Handlers;
}
