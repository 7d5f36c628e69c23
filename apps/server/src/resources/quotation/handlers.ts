import { scopeOf } from '@sereno/domain/access';
import { dateIn } from '@sereno/domain/calendar';
import { safeFileName } from '@sereno/domain/fileName';
import { viewerOf } from '../../access/authentication.ts';
import { REFUSALS } from '../../http/envelope.ts';
import type { Handlers } from '../../http/handlers.ts';
import { keyOf } from '../../idempotency/keyHeader.ts';
import { once } from '../../idempotency/once.ts';
import { attachmentOf } from '../../http/attachment.ts';
import { addQuotation } from './adding.ts';
import { assignQuotation } from './assigning.ts';
import type { ResourceContext } from '../context.ts';
import { findOptions, findQuotation, listQuotations } from './queries.ts';
import { drawQuotationPdf } from './quotationPdf.ts';
import { optionsOnWire, quotationOnWire, quotationRowOnWire } from './wire.ts';

/** The calls about quotations (UND-13, UND-32, UND-33). */
export function quotationHandlers({ database: { db }, clock, timeZone }: ResourceContext) {
  return {
    async getQuotationOptions(call) {
      return { status: 200, body: optionsOnWire(await findOptions(db, viewerOf(call).companyId)) };
    },

    async getQuotations(call) {
      const viewer = viewerOf(call);
      const rows = await listQuotations(db, scopeOf(viewer));
      return { status: 200, body: rows.map((row) => quotationRowOnWire(row, viewer)) };
    },

    async getQuotation(call) {
      const viewer = viewerOf(call);
      const row = await findQuotation(db, scopeOf(viewer), call.params.id);
      return row === undefined ? REFUSALS.notFound() : { status: 200, body: quotationOnWire(row, viewer) };
    },

    async downloadQuotation(call, reply) {
      const viewer = viewerOf(call);
      const quotation = await findQuotation(db, scopeOf(viewer), call.params.id);
      if (quotation === undefined) return REFUSALS.notFound();
      const { name } = await db
        .selectFrom('company')
        .select('name')
        .where('id', '=', viewer.companyId)
        .executeTakeFirstOrThrow();
      const pdf = await drawQuotationPdf({ quotation, company: name, printedAt: clock(), zone: timeZone });
      const fileName = safeFileName(`${quotation.number} ${quotation.prospectName ?? ''}`, 'pdf');
      reply.type('application/pdf').header('content-disposition', attachmentOf(fileName ?? `${quotation.number}.pdf`));
      return pdf;
    },

    async assignQuotation(call) {
      const { SlpCode: slpCode, Version: version } = call.body;
      const change = { id: call.params.id, version, viewer: viewerOf(call), now: clock() };
      return db.transaction().execute((trx) => assignQuotation(trx, change, slpCode));
    },

    async addQuotation(call) {
      const { body: payload } = call;
      const viewer = viewerOf(call);
      const now = clock();
      const request = {
        accountId: viewer.accountId,
        key: keyOf(call),
        operation: 'addQuotation',
        body: payload,
        now,
      } as const;
      return once(db, request, (trx) => addQuotation(trx, payload, { viewer, now, today: dateIn(timeZone, now) }));
    },
  } satisfies Handlers;
}
