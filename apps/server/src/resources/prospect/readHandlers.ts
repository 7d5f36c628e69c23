import { scopeOf } from '@sereno/domain/access';
import type { ProspectList } from '@sereno/domain/prospect';
import type { FastifyReply } from 'fastify';
import { viewerOf } from '../../access/authentication.ts';
import { REFUSALS } from '../../http/envelope.ts';
import type { Answer, Handlers } from '../../http/handlers.ts';
import type { Attempt, AttemptLimit } from '../../session/attemptLimit.ts';
import { limited } from '../../session/limited.ts';
import type { ResourceContext } from '../context.ts';
import { findRecord } from './recordQueries.ts';
import { listRegister } from './registerQueries.ts';
import { findSimilar } from './similar.ts';
import { prospectOnWire, registerRowOnWire } from './wire.ts';

const LISTS = {
  following: 'following',
  'not-following': 'notFollowing',
  reassigned: 'reassigned',
  client: 'client',
} as const satisfies Record<string, ProspectList>;

/** How often one account may ask who is known: a form asks some ten times while it is filled in. */
export const LOOK_UP_LIMIT = { failures: 300, windowMs: 10 * 60_000 } as const;

export type LookUps = {
  /** Counts every question, so that an account cannot go through a list of phones. */
  readonly lookUpLimit: AttemptLimit;
};

/** The registers, one prospect, and prospects with the same contact data (UND-01 to UND-04, UND-11). */
export function readHandlers({ database: { db }, timeZone, lookUpLimit }: ResourceContext & LookUps) {
  return {
    async getProspectList(call) {
      const viewer = viewerOf(call);
      const rows = await listRegister(db, scopeOf(viewer), LISTS[call.query.List], timeZone);
      return { status: 200, body: rows.map((row) => registerRowOnWire(row, viewer)) };
    },

    async getProspect(call) {
      const viewer = viewerOf(call);
      const row = await findRecord(db, scopeOf(viewer), call.params.id);
      return row === undefined ? REFUSALS.notFound() : { status: 200, body: prospectOnWire(row, viewer) };
    },

    async getSimilarProspects(call, reply: FastifyReply) {
      const viewer = viewerOf(call);
      const { Phone: phone = '', Email: email = '', Except: except } = call.query;
      const look = async (): Promise<Attempt<Answer<'getSimilarProspects'>>> => {
        const known = await findSimilar(db, viewer, { phone, email, except });
        const body = known.map(({ by, id, name, adviserName }) => ({
          By: by,
          Id: id,
          Name: name,
          AdvisorName: adviserName,
        }));
        return { failed: true, outcome: { status: 200, body } };
      };
      return limited({ limit: lookUpLimit, key: String(viewer.accountId), reply }, look);
    },
  } satisfies Handlers;
}
