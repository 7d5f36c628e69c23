import { canSeeAdviserName, scopeOf } from '@sereno/domain/access';
import { viewerOf } from '../../access/authentication.ts';
import type { Handlers } from '../../http/handlers.ts';
import { contactOf, placeOf, reachableBy } from './contact.ts';
import type { ResourceContext } from '../context.ts';
import { findByName } from './queries.ts';

/** What is left of a search has to be so long, or it would find everybody. */
const MIN_LETTERS = 2;

/** The choice of a prospect by name (ADL-39). */
export function choiceHandlers({ database: { db } }: ResourceContext) {
  return {
    async getProspectChoices(call) {
      const text = call.query.Search.trim();
      if (text.length < MIN_LETTERS) return { status: 200, body: [] };
      const viewer = viewerOf(call);
      const prospects = await findByName(db, scopeOf(viewer), text);
      const isNamed = canSeeAdviserName(viewer.roleId);
      return {
        status: 200,
        body: prospects.map(({ id, name, adviserName, ...columns }) => {
          const { hasEmail, hasPhone, hasAddress } = reachableBy(contactOf(columns));
          return {
            Id: id,
            Name: name,
            Place: placeOf(columns),
            AdvisorName: isNamed ? adviserName : null,
            HasEmail: hasEmail,
            HasPhone: hasPhone,
            HasAddress: hasAddress,
          };
        }),
      };
    },
  } satisfies Handlers;
}
