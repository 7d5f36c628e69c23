import { scopeOf } from '@sereno/domain/access';
import type { ProspectList } from '@sereno/domain/prospect';
import { viewerOf } from '../../access/authentication.ts';
import { REFUSALS } from '../../http/envelope.ts';
import type { Handlers } from '../../http/handlers.ts';
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

/** The registers, one prospect, and prospects with the same contact data (UND-01 to UND-04, UND-11). */
export function readHandlers({ database: { db }, timeZone }: ResourceContext) {
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

    async getSimilarProspects(call) {
      const { Phone: phone = '', Email: email = '', Except: except } = call.query;
      const known = await findSimilar(db, viewerOf(call), { phone, email, except });
      return {
        status: 200,
        body: known.map(({ by, id, name, adviserName }) => ({ By: by, Id: id, Name: name, AdvisorName: adviserName })),
      };
    },
  } satisfies Handlers;
}
