import { emptyQuotationForm } from '@sereno/domain/quotation';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { draftSchema, emptyDraft } from './quotationDraft.ts';

describe('the draft of a quotation with what was sent of it', () => {
  it('is none when it was tampered with', () => {
    expect(v.safeParse(draftSchema, emptyDraft).success).toBe(true);
    expect(v.safeParse(draftSchema, { form: emptyQuotationForm, sent: { content: 'x', key: 1 } }).success).toBe(false);
    expect(v.safeParse(draftSchema, emptyQuotationForm).success).toBe(false);
  });
});
