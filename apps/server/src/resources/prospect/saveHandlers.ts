import type { FastifyRequest } from 'fastify';
import { viewerOf } from '../../access/authentication.ts';
import type { Handlers } from '../../http/handlers.ts';
import { keyOf } from '../../idempotency/keyHeader.ts';
import { once } from '../../idempotency/once.ts';
import { addProspect } from './adding.ts';
import { assignProspect, type Change, discardProspect, editProspect } from './changing.ts';
import type { ResourceContext } from '../context.ts';

type ChangeCall = FastifyRequest & {
  readonly params: { readonly id: number };
  readonly body: { readonly Version: number };
};

/** Registering prospects, changing them and handing them over (UND-02, UND-03, UND-09, UND-10). */
export function saveHandlers({ database: { db }, clock }: ResourceContext) {
  const changeOf = (call: ChangeCall): Change => ({
    id: call.params.id,
    version: call.body.Version,
    viewer: viewerOf(call),
    now: clock(),
  });

  return {
    async addProspect(call) {
      const { body: payload } = call;
      const viewer = viewerOf(call);
      const now = clock();
      const { accountId } = viewer;
      const request = { accountId, key: keyOf(call), operation: 'addProspect', body: payload, now };
      return once(db, request, (trx) => addProspect(trx, { payload, viewer, now }));
    },

    async editProspect(call) {
      const { Version: _, ...payload } = call.body;
      return editProspect(db, changeOf(call), payload);
    },

    async discardProspect(call) {
      return discardProspect(db, changeOf(call), call.body.Discarded);
    },

    async assignProspect(call) {
      return db.transaction().execute((trx) => assignProspect(trx, changeOf(call), call.body.SlpCode));
    },
  } satisfies Handlers;
}
