import { emptyQuotationForm, type QuotationForm } from '@sereno/domain/quotation';
import * as v from 'valibot';
import { type SentRequest, sentRequestSchema } from '../../platform/commands/sentRequest.ts';
import { formSchema } from './formSchema.ts';

/** A form as it is kept over a reload. */
export type QuotationDraft = { readonly form: QuotationForm; readonly sent: SentRequest | null };

/** What a draft of a quotation may hold, with what was sent of it. */
export const draftSchema: v.GenericSchema<unknown, QuotationDraft> = v.object({
  form: formSchema,
  sent: sentRequestSchema,
});

/** The draft while nothing has been typed. */
export const emptyDraft: QuotationDraft = { form: emptyQuotationForm, sent: null };
