import type { CommissionDecision, CommissionReason, WeeklyCommissions } from '@sereno/domain/commission';

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
export function ownDecision(
  { status, decision }: WeeklyCommissions,
  sent: CommissionDecision,
): 'ours' | 'others' | 'unknown' {
  if (status !== STATUS_OF[sent.kind]) return 'others';
  if (decision === null) return 'unknown';
  if (sent.kind === 'reconcile') return textOf(decision.reasons) === textOf(sent.reasons) ? 'ours' : 'others';
  const { fingerprint, signature } = decision;
  if (fingerprint !== null && fingerprint !== sent.fingerprint) return 'others';
  if (signature === sent.signature) return 'ours';
  // The same rows: signed here unless it is another picture, which a server may have made of ours.
  return fingerprint !== null && signature === null ? 'ours' : 'unknown';
}
