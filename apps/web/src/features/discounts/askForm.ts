import {
  askedOf,
  type Certificate,
  type DiscountAsking,
  type DiscountedSale,
  type DiscountIssue,
  type DiscountWish,
  judgeAsking,
  reducible,
} from '@sereno/domain/discount';
import type { CalendarDate } from '@sereno/domain/calendar';
import { type Cents, readPercent, readPesos } from '@sereno/domain/money';
import * as v from 'valibot';
import { type SentRequest, sentRequestSchema } from '../../platform/commands/sentRequest.ts';

/** The ways to ask for a discount. */
export const WAYS = ['amount', 'percent', 'certificate'] as const;

/** What stands in the fields of a request; each way has a field of its own. */
export type AskForm = {
  readonly way: (typeof WAYS)[number];
  readonly amount: string;
  readonly percent: string;
  readonly code: string;
  readonly reason: string;
  readonly isTouched: boolean;
};

export type AskDraft = Omit<AskForm, 'isTouched'> & { readonly sent: SentRequest | null };

export const askSchema: v.GenericSchema<unknown, AskDraft> = v.object({
  way: v.picklist(WAYS),
  amount: v.string(),
  percent: v.string(),
  code: v.string(),
  reason: v.string(),
  sent: sentRequestSchema,
});

export const NEW_REQUEST: AskDraft = { way: 'amount', amount: '', percent: '', code: '', reason: '', sent: null };

/** What is saved of the form. */
export function askDraftOf(form: AskForm, sent: SentRequest | null): AskDraft {
  const { isTouched: _, ...values } = form;
  return { ...values, sent };
}

/** The form that a draft holds. */
export function askFormOf(draft: AskDraft): AskForm {
  const { sent: _, ...values } = draft;
  return { ...values, isTouched: false };
}

/** What is asked for; null for a field that is empty or cannot be read. */
function wishOf({ way, amount, percent, code }: AskForm): DiscountWish | null {
  if (way === 'certificate') return code.trim() === '' ? null : { kind: way, code: code.trim().toUpperCase() };
  const { figure } = way === 'amount' ? readPesos(amount) : readPercent(percent);
  if (figure === undefined) return null;
  return way === 'amount' ? { kind: way, amount: figure } : { kind: way, percent: figure };
}

const textOf = ({ way, amount, percent, code }: AskForm) => ({ amount, percent, certificate: code })[way];

/** What the form asks for, or what is wrong with it. @param certificate Undefined while it is not known what the code is worth. */
export function readAsking(
  form: AskForm,
  sale: DiscountedSale,
  certificate: Certificate | null | undefined,
  today: CalendarDate,
): { readonly asking: DiscountAsking } | { readonly issues: readonly DiscountIssue[] } {
  const reason = form.reason.trim();
  const wish = wishOf(form);
  if (wish === null) {
    const code = textOf(form).trim() === '' ? 'required' : 'wrongFormat';
    const missing: DiscountIssue[] = reason === '' ? [{ field: 'reason', code: 'required' }] : [];
    return { issues: [{ field: form.way, code }, ...missing] };
  }
  const judged = judgeAsking({ wish, reason }, sale, certificate ?? null, today);
  // Of a code that nothing is known of the server says whether there is one.
  const issues =
    'issues' in judged ? judged.issues.filter(({ code }) => certificate !== undefined || code !== 'unknown') : [];
  return issues.length > 0 ? { issues } : { asking: { wish, reason } };
}

/** What the request comes to so far; null while that is not known, or cannot be taken off. */
export function comesTo(
  form: AskForm,
  sale: DiscountedSale,
  certificate: Certificate | null | undefined,
): Cents | null {
  const wish = wishOf(form);
  const cents = wish && (askedOf(wish, sale, certificate ?? null)?.cents ?? null);
  return cents !== null && cents > 0 && cents <= reducible(sale) ? cents : null;
}
