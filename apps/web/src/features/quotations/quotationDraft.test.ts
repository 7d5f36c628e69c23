import { emptyQuotationForm } from '@sereno/domain/quotation';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { quotationFormFor } from './quotationDraft.ts';

const { schema, initial } = quotationFormFor(1, emptyQuotationForm);

describe('the draft of a quotation with what was sent of it', () => {
  it('is none when it was tampered with', () => {
    expect(v.safeParse(schema, initial).success).toBe(true);
    expect(v.safeParse(schema, { form: emptyQuotationForm, sent: { content: 'x', key: 1 } }).success).toBe(false);
    expect(v.safeParse(schema, emptyQuotationForm).success).toBe(false);
  });
});
