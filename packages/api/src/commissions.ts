import type {
  AdviserWeek,
  CommissionDecision,
  CommissionReportRow,
  PendingWeek,
  WeeklyCommissions,
} from '@sereno/domain/commission';
import type { DateRange } from '@sereno/domain/calendar';
import { type BusinessWeek, formatWeek } from '@sereno/domain/week';
import { answerOf } from './answer.ts';
import type { Client, Signal } from './client.ts';
import { commissionReportRowOf } from './generated/readers/commission.ts';
import { keyHeader } from './idempotency.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import { startAndEndDate } from './query.ts';
import { listReader } from './readers.ts';
import { readAdviserWeeks, readPendingWeeks, readWeeklyCommissions } from './weeklyCommissions.ts';

/** Whose commissions are asked for (CMA-01, CMA-03): an adviser by `slpCode`, a management by its number, or all. */
export type CommissionScope = { readonly adviser?: number | null; readonly management?: number | null };

/** Reads the rows of the commissions report (ENT-12); a row without id and contract is left out. */
export const readCommissionReport = listReader(commissionReportRowOf);

/** The commissions of the contracts that entered the ERP in the range (API-45, CMR-01). */
export async function commissionReport(
  client: Client,
  range: DateRange,
  signal: Signal = null,
): Promise<readonly CommissionReportRow[]> {
  const requested = client.GET('/bi/commissions', { params: { query: startAndEndDate(range) }, signal });
  return answerOf('GET /bi/commissions', requested, readCommissionReport);
}

/** The commissions and bonuses of a week (API-46, CMA-04). */
export async function weeklyCommissions(
  client: Client,
  week: BusinessWeek,
  { adviser = null, management = null }: CommissionScope = {},
  signal: Signal = null,
): Promise<WeeklyCommissions> {
  const query = {
    WeekNumber: formatWeek(week),
    ...(adviser !== null && { SlpCode: adviser }),
    ...(management !== null && { ManagerId: management }),
  };
  const requested = client.GET('/bi/commissions-bonuses-analytics', { params: { query }, signal });
  return answerOf('GET /bi/commissions-bonuses-analytics', requested, readWeeklyCommissions);
}

/** What is sent of a decision; a reason without a word is none. */
function decisionOnWire(decision: CommissionDecision) {
  if (decision.kind === 'accept') {
    const { signature, fingerprint } = decision;
    return { Status: 'A', Signature: signature, ...(fingerprint !== null && { Digest: fingerprint }) } as const;
  }
  const reasons = decision.reasons
    .map(({ type, contract, reason }) => ({ TIPO: type, CONTRATO: contract, Reason: reason.trim() }))
    .filter(({ Reason }) => Reason !== '');
  return { Status: 'R', ...(reasons.length > 0 && { Reasons: reasons }) } as const;
}

/**
 * Accepts the signed-in adviser's week with a signature, or asks for reconciliation (API-47, CMA-16, CMA-17). The
 * server's refusal is a value, such as 409 for a week that is no longer pending, or whose lines are not those of the
 * fingerprint; a failing connection rejects, and then only asking for the week again, or sending the same under the same key, tells what became of it.
 * @param key Makes sending it again harmless; only for a host that `honoursKeys`.
 */
export async function decideWeek(
  client: Client,
  week: BusinessWeek,
  decision: CommissionDecision,
  key?: string,
): Promise<Outcome> {
  const requested = client.POST('/bi/analytics-auth', {
    params: keyHeader(key),
    body: { WeekNumber: formatWeek(week), ...decisionOnWire(decision) },
  });
  return outcomeOf('POST /bi/analytics-auth', requested);
}

/** The signed-in adviser's weeks that wait for them, the newest first; an addition to the specification. */
export async function pendingWeeks(client: Client, signal: Signal = null): Promise<readonly PendingWeek[]> {
  const requested = client.GET('/bi/commissions-pending', { signal });
  return answerOf('GET /bi/commissions-pending', requested, readPendingWeeks);
}

/**
 * Where the week stands of everybody whose rows the signed-in person sees and who has lines in it; an addition to the
 * specification, for those who see more than their own rows. Rejects with 404 for everybody else.
 */
export async function weekStates(
  client: Client,
  week: BusinessWeek,
  { management = null }: Pick<CommissionScope, 'management'> = {},
  signal: Signal = null,
): Promise<readonly AdviserWeek[]> {
  const query = { WeekNumber: formatWeek(week), ...(management !== null && { ManagerId: management }) };
  const requested = client.GET('/bi/commissions-states', { params: { query }, signal });
  return answerOf('GET /bi/commissions-states', requested, readAdviserWeeks);
}
