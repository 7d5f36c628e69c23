import { type AccessConfig, canSeeMenuEntry, type MenuEntryId } from '@sereno/domain/access';
import { viewerOf } from '../../access/authentication.ts';
import type { Handlers } from '../../http/handlers.ts';
import type { ResourceContext } from '../context.ts';
import { placeOf } from '../prospect/contact.ts';
import { findContracts, findProspects, findQuotations } from './queries.ts';

/** Fewer letters would find everybody. */
const LEAST_LETTERS = 3;

/** Finds people, quotations and contracts by what is typed into the command palette. */
export function searchHandlers({ database: { db }, access }: ResourceContext & { readonly access: AccessConfig }) {
  return {
    async search(call) {
      const text = call.query.Text.trim();
      const viewer = viewerOf(call);
      const isOffered = (entry: MenuEntryId) => text.length >= LEAST_LETTERS && canSeeMenuEntry(entry, viewer, access);
      const prospects = isOffered('prospectBrowse') ? await findProspects(db, viewer, text) : [];
      const quotations = isOffered('quotationBrowse') ? await findQuotations(db, viewer, text) : [];
      const contracts = isOffered('contractBrowse') ? await findContracts(db, viewer, text) : [];
      return {
        status: 200,
        body: {
          Prospects: prospects.map(({ id, name, phone, ...place }) => ({
            Id: id,
            Name: name ?? '',
            Place: placeOf(place),
            Phone: phone,
          })),
          Quotations: quotations.map(({ id, number, name }) => ({ Id: id, Number: number, ProspectName: name ?? '' })),
          Contracts: contracts.map(({ id, number, name }) => ({ Id: id, Number: number, ProspectName: name ?? '' })),
        },
      };
    },
  } satisfies Handlers;
}
