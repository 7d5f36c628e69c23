import type { CommissionReason } from '@sereno/domain/commission';
import type { DisputableLine } from './disputableLines.ts';

/** Most letters of a reason, and most reasons of a week, that a server takes. */
export const MAX_REASON_LENGTH = 500;
export const MAX_REASONS = 1000;

/** The text for a line, and whether the line is ticked: an unticked line keeps its text. */
export type Dispute = { readonly isChosen: boolean; readonly reason: string };
export type Disputes = ReadonlyMap<string, Dispute>;

export const noDispute: Dispute = { isChosen: false, reason: '' };

/** The disputes with that of one line changed. */
export function withDispute(disputes: Disputes, id: string, change: Partial<Dispute>): Disputes {
  return new Map(disputes).set(id, { ...noDispute, ...disputes.get(id), ...change });
}

/** The lines that are ticked, of those that the week has. */
export const chosenLines = (lines: readonly DisputableLine[], disputes: Disputes): readonly DisputableLine[] =>
  lines.filter(({ id }) => disputes.get(id)?.isChosen === true);

/** Why the form cannot continue, or null. */
export function disputeIssue(chosen: readonly DisputableLine[], disputes: Disputes): 'tooLong' | 'tooMany' | null {
  if (chosen.length > MAX_REASONS) return 'tooMany';
  return chosen.some(({ id }) => (disputes.get(id)?.reason ?? '').trim().length > MAX_REASON_LENGTH) ? 'tooLong' : null;
}

/**
 * What is sent: each ticked line with its reason, or with `standard` if empty, because a line is identified by its
 * reason.
 */
export const reasonsOf = (
  chosen: readonly DisputableLine[],
  disputes: Disputes,
  standard: string,
): readonly CommissionReason[] =>
  chosen.map(({ id, type, contract }) => {
    const reason = disputes.get(id)?.reason.trim() ?? '';
    return { type, contract, reason: reason === '' ? standard : reason };
  });
