import { emptyQuotationForm, type QuotationForm } from '@sereno/domain/quotation';
import { useRef, useState } from 'react';
import { useDraft } from '../../platform/useDraft.ts';
import type { CommandDraft } from '../../platform/commands/useQuietCommand.ts';
import { draftSchema, emptyDraft } from './quotationDraft.ts';

/** The form of a quotation while it is filled in, and what is known of its draft. */
export type EditedQuotation = CommandDraft & {
  readonly form: QuotationForm;
  readonly edit: (form: QuotationForm) => void;
  /** The form came from a draft, and was not started over. */
  readonly isRestored: boolean;
  /** How often it was started over. */
  readonly round: number;
  readonly startOver: () => void;
};

/** Holds the form of a quotation for a prospect, kept as a draft from the first edit on; another prospect needs another `key`. */
export function useQuotationDraft(prospectId: number): EditedQuotation {
  const draft = useDraft({ name: `quotation-${prospectId}`, schema: draftSchema, initial: emptyDraft });
  const [form, setForm] = useState(draft.start.form);
  const [isRestored, setRestored] = useState(draft.start !== emptyDraft);
  const [round, setRound] = useState(0);
  const sent = useRef(draft.start.sent);
  return {
    form,
    edit: (next) => {
      setForm(next);
      draft.keep({ form: next, sent: sent.current });
    },
    isRestored,
    round,
    startOver: () => {
      sent.current = null;
      draft.forget();
      setForm(emptyQuotationForm);
      setRestored(false);
      setRound(round + 1);
    },
    forget: draft.forget,
    keep: (request) => {
      sent.current = request;
      draft.keep({ form, sent: request });
      draft.flush();
    },
    sent: () => sent.current,
  };
}
