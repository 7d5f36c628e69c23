import type { QuotationPayload } from '@sereno/domain/quotation';
import type { Command } from '../../platform/commands/command.ts';
import { QUOTATIONS } from './quotationQueries.ts';

/** The server's status for a total that is not its own: prices have changed. */
export const CONFLICT = 409;
/** The server's status for something that a rule forbids. */
export const FORBIDDEN_BY_RULE = 422;

type Key =
  | 'quotationAdd.failed'
  | 'quotationAdd.pricesChanged'
  | 'quotationAdd.refused'
  | 'quotationAdd.saved'
  | 'quotationAdd.unanswered'
  | 'quotationAdd.unknown';

/** Saves a quotation; `id` is null where the server does not tell it. */
export const quotationSave: Command<QuotationPayload, { readonly id: number | null }, Key> = {
  call: ({ quotation }, payload, key) => quotation.addQuotation(payload, key),
  keyed: true,
  leaves: true,
  invalidates: [QUOTATIONS],
  texts: {
    done: 'quotationAdd.saved',
    refused: 'quotationAdd.refused',
    statuses: { [CONFLICT]: 'quotationAdd.pricesChanged' },
    failed: 'quotationAdd.failed',
    unanswered: 'quotationAdd.unanswered',
    unknown: 'quotationAdd.unknown',
  },
};
