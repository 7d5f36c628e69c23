import type { DiscountDesk } from '@sereno/api/discount';
import {
  type DiscountDecision,
  type DiscountIssue,
  decisionIssue,
  type DiscountRequest,
  grantable,
  limitOf,
  whoMayGrant,
} from '@sereno/domain/discount';
import { type Cents, readPesos } from '@sereno/domain/money';
import * as v from 'valibot';
import { type SentRequest, sentRequestSchema } from '../../platform/commands/sentRequest.ts';

/** What can be said to a request. */
export const CHOICES = ['approve', 'part', 'refuse'] as const;

/** What stands in the fields of a decision. */
export type DecisionForm = {
  readonly choice: (typeof CHOICES)[number];
  readonly granted: string;
  readonly answer: string;
  readonly isTouched: boolean;
};

export type DecisionDraft = Omit<DecisionForm, 'isTouched'> & { readonly sent: SentRequest | null };

export const decisionSchema: v.GenericSchema<unknown, DecisionDraft> = v.object({
  choice: v.picklist(CHOICES),
  granted: v.string(),
  answer: v.string(),
  sent: sentRequestSchema,
});

export const NEW_DECISION: DecisionDraft = { choice: 'approve', granted: '', answer: '', sent: null };

/** What is saved of the form. */
export function decisionDraftOf(form: DecisionForm, sent: SentRequest | null): DecisionDraft {
  const { isTouched: _, ...values } = form;
  return { ...values, sent };
}

/** The form that a draft holds. */
export function decisionFormOf(draft: DecisionDraft): DecisionForm {
  const { sent: _, ...values } = draft;
  return { ...values, isTouched: false };
}

/** What would be granted; null for a refusal, and for an amount that cannot be read. */
export function grantedBy({ choice, granted }: DecisionForm, { asked }: DiscountRequest): Cents | null {
  if (choice === 'part') return readPesos(granted).figure ?? null;
  return choice === 'approve' ? asked : null;
}

/** What a decision says, or what is wrong with it. @param roleId Of who decides. */
export function readDecision(
  form: DecisionForm,
  request: DiscountRequest,
  desk: DiscountDesk,
  roleId: number,
): { readonly decision: DiscountDecision } | { readonly issue: DiscountIssue } {
  const { asked } = request;
  const granted = grantedBy(form, request);
  if (form.choice === 'part' && granted === null) {
    const isEmpty = readPesos(form.granted).issue === 'empty';
    return { issue: { field: 'granted', code: isEmpty ? 'required' : 'wrongFormat' } };
  }
  const decision = { granted, answer: form.answer.trim() || null };
  const issue = decisionIssue(decision, asked, desk.sale, limitOf(desk.limits, roleId));
  return issue === null ? { decision } : { issue };
}

/** Up to how much somebody may grant of a request, and the roles that may grant all of it. */
export const reachOf = (desk: DiscountDesk, granted: Cents, roleId: number) => ({
  most: grantable(desk.sale, limitOf(desk.limits, roleId)),
  who: whoMayGrant(granted, desk.sale, desk.limits).map(({ roleName }) => roleName),
});
