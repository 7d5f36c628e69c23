import { weekFingerprint } from '@sereno/api/fingerprint';
import type { CommissionDecision, WeeklyCommissions } from '@sereno/domain/commission';
import type { BusinessWeek } from '@sereno/domain/week';

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
 * - 'notSaved': no answer came, and the week still waits as it was.
 * - 'changed': the rows are others by now; nothing was saved.
 * - 'decided': another session was first; nothing was saved.
 * - 'refused': the server does not take it; nothing was saved.
 * - 'unknown': no answer came, and the week could not be read again.
 */
export type DecisionNews = 'done' | 'saved' | 'notSaved' | 'changed' | 'decided' | 'refused' | 'unknown';

/** The fingerprint of rows; null where amounts cannot be counted in cents: nobody can sign those. */
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

type Sent = {
  /** Posts the decision once; null where no answer came that can be trusted. */
  readonly send: () => Promise<{ readonly kind: 'done' } | { readonly kind: 'refused' } | null>;
  /** Reads the week again; null where that fails. */
  readonly readAgain: () => Promise<WeeklyCommissions | null>;
};

/** Whether the decision that the week has is the one that was sent. */
function isOurs({ status, decision }: WeeklyCommissions, sent: CommissionDecision): boolean {
  if (sent.kind === 'reconcile') return status === 'inReconciliation';
  return status === 'accepted' && decision?.fingerprint === sent.fingerprint;
}

/**
 * What is true about a decision whose answer was no success, by what the week says now.
 * @param isLost Whether no answer came, so that the decision may have been taken.
 */
export function newsOf(
  now: WeeklyCommissions | null,
  decided: DecidedWeek,
  sent: CommissionDecision,
  isLost: boolean,
): DecisionNews {
  if (now === null) return 'unknown';
  if (now.status === 'accepted' || now.status === 'inReconciliation') {
    return isLost && isOurs(now, sent) ? 'saved' : 'decided';
  }
  const { week, slpCode, fingerprint } = decided;
  if (fingerprintOf(week, slpCode, now.lines) !== fingerprint) return 'changed';
  return isLost ? 'notSaved' : 'refused';
}

/** Sends a decision, once and never again by itself; whatever comes back, the week is read again (CMA-18). */
export async function decide(
  decided: DecidedWeek,
  decision: CommissionDecision,
  { send, readAgain }: Sent,
): Promise<DecisionNews> {
  const answer = await send();
  const now = await readAgain();
  return answer?.kind === 'done' ? 'done' : newsOf(now, decided, decision, answer === null);
}
