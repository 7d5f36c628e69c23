import { weekFingerprint } from '@sereno/api/fingerprint';
import type { CommissionDecision, CommissionReason, WeeklyCommissions } from '@sereno/domain/commission';
import type { BusinessWeek } from '@sereno/domain/week';
import type { Verdict } from '../../../../platform/commands/verdict.ts';

/** What was on the screen when somebody began to decide: it stays the same until they have, whatever happens behind the dialog. */
export type DecidedWeek = {
  readonly week: BusinessWeek;
  readonly slpCode: number;
  /** What is signed (`weekFingerprint`). */
  readonly fingerprint: string;
};

/**
 * What became of a decision.
 * - 'done': the server has taken it.
 * - 'saved': no answer came, and the week says that it was taken.
 * - 'waiting': no answer came, and the week still waits: the server may take it yet.
 * - 'unknown': no answer came, and the week could not be read again.
 * - 'undetermined': no answer came, and the week is decided without a word about what was sent.
 * - 'changed': the rows are others by now; nothing was saved.
 * - 'decided': another session was first; nothing was saved.
 * - 'refused': the server does not take it; nothing was saved.
 */
export type DecisionOutcome =
  | 'done'
  | 'saved'
  | 'waiting'
  | 'unknown'
  | 'undetermined'
  | 'changed'
  | 'decided'
  | 'refused';

/** The fingerprint of rows; null for amounts that cannot be counted in cents: those cannot be signed. */
export function fingerprintOf(
  week: BusinessWeek,
  slpCode: number | null,
  lines: WeeklyCommissions['lines'],
): string | null {
  if (slpCode === null) return null;
  try {
    return weekFingerprint(week, slpCode, lines);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/**
 * A decision as it is sent: to a server that takes the specified fields alone, without what was on the screen and without lines in dispute
 * (API-47).
 * @param details Whether the server takes those (`commissions.decisionDetails`).
 */
export function decisionToSend(decision: CommissionDecision, details: boolean): CommissionDecision {
  if (details) return decision;
  return decision.kind === 'accept' ? { ...decision, fingerprint: null } : { ...decision, reasons: [] };
}

const STATUS_OF = { accept: 'accepted', reconcile: 'inReconciliation' } as const;

/** Reasons as text to compare, in an order of their own; a blank one is never sent. */
const textOf = (reasons: readonly CommissionReason[]): string =>
  JSON.stringify(
    reasons
      .map(({ type, contract, reason }) => JSON.stringify([type, contract, reason.trim()]))
      .filter((_, index) => reasons[index]?.reason.trim() !== '')
      .toSorted(),
  );

/**
 * Whether the decision that a week has is one that was sent from here; 'unknown' where the week does not say enough to tell. Rows, image
 * and reasons are compared: the same person may have decided otherwise in another session.
 */
function ownDecision({ status, decision }: WeeklyCommissions, sent: CommissionDecision): 'ours' | 'others' | 'unknown' {
  if (status !== STATUS_OF[sent.kind]) return 'others';
  if (decision === null) return 'unknown';
  if (sent.kind === 'reconcile') return textOf(decision.reasons) === textOf(sent.reasons) ? 'ours' : 'others';
  const { fingerprint, signature } = decision;
  if (fingerprint !== null && fingerprint !== sent.fingerprint) return 'others';
  if (signature === sent.signature) return 'ours';
  // The same rows: signed here unless it is another picture, which a server may have made of ours.
  return fingerprint !== null && signature === null ? 'ours' : 'unknown';
}

function outcomeOfDecided(now: WeeklyCommissions, unanswered: readonly CommissionDecision[]): DecisionOutcome {
  const owners = unanswered.map((sent) => ownDecision(now, sent));
  if (owners.includes('ours')) return 'saved';
  return owners.includes('unknown') ? 'undetermined' : 'decided';
}

/**
 * What is true about decisions that the server has not said yes to, by what the week says now.
 * @param unanswered Those that no answer came to, so that they may have been taken, or may be yet; the others were refused.
 */
export function outcomeOf(
  now: WeeklyCommissions | null,
  decided: DecidedWeek,
  unanswered: readonly CommissionDecision[],
): DecisionOutcome {
  if (now === null) return 'unknown';
  if (now.status === 'accepted' || now.status === 'inReconciliation') return outcomeOfDecided(now, unanswered);
  const { week, slpCode, fingerprint } = decided;
  if (fingerprintOf(week, slpCode, now.lines) !== fingerprint) return 'changed';
  return unanswered.length > 0 ? 'waiting' : 'refused';
}

/**
 * Whether the server itself has said no. From 500 up it is a fault, of the server or of something before it, after which the decision
 * may well have been taken.
 */
const isRefusal = (verdict: Verdict): boolean =>
  (verdict.kind === 'refused' || verdict.kind === 'failed') && verdict.status >= 400 && verdict.status < 500;

/** What is known when a decision is sent. */
type Sending = {
  readonly decided: DecidedWeek;
  readonly decision: CommissionDecision;
  /** Those sent before that no answer came to. */
  readonly unanswered: readonly CommissionDecision[];
};

/**
 * What became of a decision, by the verdict on it and by the week as it was read after that (CMA-18), with those that no answer came to by
 * now.
 */
export function outcomeAfter(
  verdict: Verdict,
  now: WeeklyCommissions | null,
  { decided, decision, unanswered }: Sending,
): { readonly outcome: DecisionOutcome; readonly unanswered: readonly CommissionDecision[] } {
  // Of a decision that was taken no week says that it waits.
  if (verdict.kind === 'done' && now?.status !== 'pending') return { outcome: 'done', unanswered };
  const open = isRefusal(verdict) ? unanswered : [...unanswered, decision];
  return { outcome: outcomeOf(now, decided, open), unanswered: open };
}
