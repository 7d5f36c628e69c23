import type { QuotationForm } from '@sereno/domain/quotation';
import * as v from 'valibot';
import { type SentRequest, sentRequestSchema } from '../../platform/commands/sentRequest.ts';
import type { DraftedFormOptions } from '../../platform/useDraftedForm.ts';
import { formSchema } from './formSchema.ts';

/** A quotation while it is filled in. */
type EditedQuotation = { readonly form: QuotationForm; readonly isTouched: boolean };
/** A quotation as it is kept over a reload. */
type QuotationDraft = { readonly form: QuotationForm; readonly sent: SentRequest | null };

/** What a draft of a quotation may hold, with what was sent of it. */
const draftSchema: v.GenericSchema<unknown, QuotationDraft> = v.object({
  form: formSchema,
  sent: sentRequestSchema,
});

/** The form of a quotation for a prospect, by its draft; without one it begins with `start`. */
export const quotationFormFor = (
  prospectId: number,
  start: QuotationForm,
): DraftedFormOptions<EditedQuotation, QuotationDraft> => ({
  name: `quotation-${prospectId}`,
  schema: draftSchema,
  initial: { form: start, sent: null },
  open: ({ form }) => ({ form, isTouched: false }),
  reset: () => ({ form: start, isTouched: false }),
  draftOf,
});

function draftOf({ form }: EditedQuotation, sent: SentRequest | null): QuotationDraft {
  return { form, sent };
}
