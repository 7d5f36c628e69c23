import type { QuotationOptions, QuotationPayload } from '@sereno/domain/quotation';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useCalls } from '../../platform/calls.ts';
import { keyedAttempt } from '../../platform/outbox/keyedAttempt.ts';
import { newKey } from '../../platform/outbox/newKey.ts';
import { usePlatform } from '../../platform/PlatformProvider.tsx';
import { requestOf } from '../../platform/sentRequest.ts';
import { QUOTATIONS, quotationOptionsQuery } from './quotationQueries.ts';
import { CONFLICT, FORBIDDEN_BY_RULE, type SaveProblem, saveProblem } from './saveProblem.ts';
import type { EditedQuotation } from './useQuotationDraft.ts';

/** What became of saving. */
export type SaveResult =
  | { readonly kind: 'saved'; readonly id: number | null }
  | {
      readonly kind: 'problem';
      readonly problem: SaveProblem | null;
      /** A rule of the server forbids it. */
      readonly isRule: boolean;
      /** What is on offer now, where it was asked for again; null where it could not be. */
      readonly options?: QuotationOptions | null;
    };

/**
 * Sends a quotation, one at a time, under a key that stays while what is sent is the same, over a reload too: however often it
 * is pressed, and whatever gets lost on the way, it is booked once. Where prices have changed the options are asked for again.
 */
export function useQuotationSave(draft: Pick<EditedQuotation, 'forget' | 'keep' | 'sent'>): {
  readonly saving: boolean;
  /** Never rejects; null where one is under way, and nothing was sent. */
  readonly save: (payload: QuotationPayload) => Promise<SaveResult | null>;
} {
  const { api } = usePlatform();
  const calls = useCalls();
  const queries = useQueryClient();
  const [saving, setSaving] = useState(false);
  // State is only known at the next render; two quick presses of Enter come before it.
  const running = useRef(false);

  async function freshOptions(): Promise<QuotationOptions | null> {
    return queries.fetchQuery({ ...quotationOptionsQuery(calls), staleTime: 0 }).catch(() => null);
  }

  async function send(payload: QuotationPayload): Promise<SaveResult> {
    const request = requestOf(payload, draft.sent(), newKey);
    // Kept before it is sent: a page that goes before the answer comes back with the key.
    draft.keep(request);
    let id: number | null = null;
    const verdict = await keyedAttempt(api, request.key, async (key) => {
      const outcome = await calls.quotation.addQuotation(payload, key);
      if (outcome.kind === 'done') ({ id } = outcome);
      return outcome;
    });
    // What the server has decided is over: the same again is another request.
    if (verdict.kind === 'refused') draft.keep(null);
    if (verdict.kind === 'done') {
      draft.forget();
      void queries.invalidateQueries({ queryKey: QUOTATIONS });
      return { kind: 'saved', id };
    }
    const status = verdict.kind === 'refused' ? verdict.status : null;
    const problem = saveProblem(verdict);
    if (status === CONFLICT) return { kind: 'problem', problem, isRule: false, options: await freshOptions() };
    return { kind: 'problem', problem, isRule: status === FORBIDDEN_BY_RULE };
  }

  async function save(payload: QuotationPayload): Promise<SaveResult | null> {
    if (running.current) return null;
    running.current = true;
    setSaving(true);
    const result = await send(payload);
    running.current = false;
    setSaving(false);
    return result;
  }
  return { saving, save };
}
