import type { components } from '@sereno/api/types';
import { type AccessConfig, canSeeMenuEntry } from '@sereno/domain/access';
import type { ListMapping } from '@sereno/domain/prospectList';
import type { FastifyRequest } from 'fastify';
import { viewerOf } from '../../access/authentication.ts';
import { REFUSALS } from '../../http/envelope.ts';
import type { Handlers } from '../../http/handlers.ts';
import { keyOf } from '../../idempotency/keyHeader.ts';
import { once } from '../../idempotency/once.ts';
import type { ResourceContext } from '../context.ts';
import { checkDraft, type Draft, findDraft, lastDraft, saveDraft, updateDraft } from './drafts.ts';
import { fileRefusal, UnreadableFileError } from './fileProblem.ts';
import { importDraft, undoImport } from './importing.ts';
import { readApart } from './readApart.ts';
import { draftOnWire } from './wire.ts';

type Mending = components['schemas']['ListMending'];

/** The draft as it is after it was mended; columns that the list does not have, and cells beyond them, change nothing. */
function mended(draft: Draft, { Mapping, Rows }: Mending): Draft {
  const mapping: ListMapping = draft.headings.map((_, column) => Mapping[column] ?? null);
  const cells = new Map(Rows.map((row) => [row.Row, row.Cells]));
  const rows = draft.rows.map((row, index) => {
    const given = cells.get(index);
    return given == null ? row : row.map((cell, column) => given[column]?.trim() ?? cell);
  });
  const leftOut = new Set(draft.leftOut);
  for (const { Row, LeftOut } of Rows) {
    if (LeftOut && Row < rows.length) leftOut.add(Row);
    else leftOut.delete(Row);
  }
  return { ...draft, mapping, rows, leftOut: [...leftOut] };
}

/** The calls about bought lists of prospects: upload, mend, import and take back (UND-06). */
export function prospectListHandlers({
  database: { db },
  clock,
  access,
}: ResourceContext & { readonly access: AccessConfig }) {
  /** Who does not see the page has no such calls. */
  const keepsLists = (call: FastifyRequest) => canSeeMenuEntry('prospectDatabases', viewerOf(call), access);

  return {
    async uploadProspectList(call) {
      if (!keepsLists(call)) return REFUSALS.notFound();
      const viewer = viewerOf(call);
      const { Name: name, File } = call.body;
      try {
        const table = await readApart(Buffer.from(File, 'base64'));
        return await db.transaction().execute(async (trx) => {
          const draft = await saveDraft(trx, viewer, { name, table, now: clock() });
          return { status: 201, body: draftOnWire(draft, await checkDraft(trx, viewer.companyId, draft)) };
        });
      } catch (error) {
        if (error instanceof UnreadableFileError) return fileRefusal(error);
        throw error;
      }
    },

    async getProspectListDraft(call) {
      if (!keepsLists(call)) return REFUSALS.notFound();
      const viewer = viewerOf(call);
      const draft = await lastDraft(db, viewer);
      return {
        status: 200,
        body: draft === undefined ? null : draftOnWire(draft, await checkDraft(db, viewer.companyId, draft)),
      };
    },

    async mendProspectList(call) {
      if (!keepsLists(call)) return REFUSALS.notFound();
      const viewer = viewerOf(call);
      return db.transaction().execute(async (trx) => {
        const found = await findDraft(trx, viewer, call.params.id);
        if (found === undefined) return REFUSALS.notFound();
        const draft = mended(found, call.body);
        const checked = await checkDraft(trx, viewer.companyId, draft);
        const faulty = checked.flatMap((row, index) => (row.kind === 'faulty' ? [index] : []));
        const isLeaving = call.body.LeaveOutFaulty && faulty.length > 0;
        const last = isLeaving ? { ...draft, leftOut: [...draft.leftOut, ...faulty] } : draft;
        await updateDraft(trx, last);
        return {
          status: 200,
          body: draftOnWire(last, isLeaving ? await checkDraft(trx, viewer.companyId, last) : checked),
        };
      });
    },

    async importProspectList(call) {
      if (!keepsLists(call)) return REFUSALS.notFound();
      const viewer = viewerOf(call);
      const now = clock();
      const { id } = call.params;
      const operation = `importProspectList ${id}`;
      const request = { accountId: viewer.accountId, key: keyOf(call), operation, body: call.body, now };
      return once(db, request, (trx) => importDraft(trx, { viewer, now }, id, call.body.Shares));
    },

    async undoProspectList(call) {
      if (!keepsLists(call)) return REFUSALS.notFound();
      const viewer = viewerOf(call);
      const { id } = call.params;
      const now = clock();
      const request = {
        accountId: viewer.accountId,
        key: keyOf(call),
        operation: `undoProspectList ${id}`,
        body: {},
        now,
      };
      return once(db, request, (trx) => undoImport(trx, { viewer, now }, id));
    },
  } satisfies Handlers;
}
