import type { components } from '@sereno/api/types';
import type { CalendarDate } from '@sereno/domain/calendar';
import { weekFingerprint } from '@sereno/api/fingerprint';
import { type BusinessWeek, weekRange } from '@sereno/domain/week';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { type Refusal, REFUSALS } from '../../http/envelope.ts';
import type { Viewer } from '../../session/viewer.ts';
import { findDecisions } from './decisionQueries.ts';
import { lineOf, linesOfWeek, type WeekLineRow } from './lineQueries.ts';
import { COMMISSION_REFUSALS } from './refusals.ts';

type Reason = components['schemas']['CommissionReason'];

/** What an adviser says to a week: they accept it with a signature, or have something against it. */
export type Decision =
  | {
      readonly kind: 'accept';
      /** A PNG with ink on it. */
      readonly image: Uint8Array;
      /** The fingerprint of what was on the screen; undefined for a screen that sends none. */
      readonly digest: string | undefined;
    }
  | { readonly kind: 'reconcile'; readonly reasons: readonly Reason[] };

/** The week, the viewer and the time of a decision. */
export type Deciding = {
  readonly week: BusinessWeek;
  readonly viewer: Viewer;
  readonly now: Date;
  /** Whether the week has not ended yet. */
  readonly running: boolean;
};

/** Equal for lines that a reason cannot distinguish. */
const keyOf = (kind: string, contract: string | null) => JSON.stringify([kind, contract]);

/** The first reason that names no line of the week, or one more often than the week has it; -1 where all have theirs. */
function strayReason(rows: readonly WeekLineRow[], reasons: readonly Reason[]): number {
  const left = new Map<string, number>();
  for (const { kind, contract } of rows) left.set(keyOf(kind, contract), (left.get(keyOf(kind, contract)) ?? 0) + 1);
  return reasons.findIndex(({ TIPO, CONTRATO }) => {
    const key = keyOf(TIPO, CONTRATO);
    const lines = left.get(key) ?? 0;
    left.set(key, lines - 1);
    return lines === 0;
  });
}

/** Why what was on the screen is not what there is; undefined where it is, or where nothing was said about it. */
function staleness(rows: readonly WeekLineRow[], week: BusinessWeek, decision: Decision): Refusal | undefined {
  if (decision.kind === 'reconcile') {
    const stray = strayReason(rows, decision.reasons);
    return stray === -1 ? undefined : COMMISSION_REFUSALS.stale(`Reasons.${stray}`);
  }
  const slpCode = rows[0]?.slpCode ?? null;
  if (decision.digest === undefined) return undefined;
  const lines = rows.map((row) => lineOf(row, week));
  const isSame = slpCode !== null && weekFingerprint(week, slpCode, lines) === decision.digest;
  return isSame ? undefined : COMMISSION_REFUSALS.stale('Digest');
}

/**
 * Saves the decision about a waiting week. One statement checks and writes, so that of several decisions at once only the first
 * to reach the database is saved.
 * @returns Whether it was this one.
 */
async function keep(
  trx: Kysely<Schema>,
  owner: { readonly company_id: number; readonly employee_id: number },
  week_start: CalendarDate,
  { decision, now }: { readonly decision: Decision; readonly now: Date },
): Promise<boolean> {
  const decided =
    decision.kind === 'accept'
      ? { status: 'A' as const, signature: decision.image, digest: decision.digest ?? null, decided_at: now }
      : { status: 'R' as const, signature: null, digest: null, decided_at: now };
  const saved = await trx
    .insertInto('commission_week')
    .values({ ...owner, week_start, ...decided })
    .onConflict((conflict) =>
      conflict.columns(['employee_id', 'week_start']).doUpdateSet(decided).where('commission_week.status', '=', 'P'),
    )
    .returning('employee_id')
    .executeTakeFirst();
  if (saved === undefined) return false;
  if (decision.kind === 'reconcile') await keepReasons(trx, { ...owner, week_start }, decision.reasons);
  return true;
}

async function keepReasons(
  trx: Kysely<Schema>,
  key: { readonly company_id: number; readonly employee_id: number; readonly week_start: CalendarDate },
  reasons: readonly Reason[],
): Promise<void> {
  if (reasons.length === 0) return;
  const rows = reasons.map(({ TIPO, CONTRATO, Reason: reason }, index) => ({
    ...key,
    position: index + 1,
    kind: TIPO,
    contract_number: CONTRATO,
    reason,
  }));
  // As one text: a thousand rows would be more parameters than a statement may have.
  await sql`
    insert into commission_reason
    select * from jsonb_populate_recordset(null::commission_reason, ${JSON.stringify(rows)}::jsonb)`.execute(trx);
}

/**
 * Decides about the viewer's own week (CMA-12, CMA-19). A week that is accepted or in reconciliation stays so (CMA-13, CMA-14),
 * and a refused decision saves nothing.
 */
export async function decideWeek(
  trx: Transaction<Schema>,
  { week, viewer, now, running }: Deciding,
  decision: Decision,
): Promise<Refusal | components['schemas']['EmptyAnswer']> {
  const rows = await linesOfWeek(trx, viewer, { week });
  const { employeeId, companyId } = viewer;
  if (rows.length === 0 || employeeId === null) return REFUSALS.notFound();
  if (running) return COMMISSION_REFUSALS.running();
  // Decisions of an adviser come one after another: the table has two unique indexes, and of two inserts at once the second may fail
  // on the one that `on conflict` does not name.
  await trx.selectFrom('employee').where('id', '=', employeeId).forNoKeyUpdate().select('id').execute();
  const known = await findDecisions(trx, week, [employeeId]);
  if ((known.get(employeeId)?.status ?? 'pending') !== 'pending') return COMMISSION_REFUSALS.decided();
  const stale = staleness(rows, week, decision);
  if (stale !== undefined) return stale;
  const owner = { company_id: companyId, employee_id: employeeId };
  const isSaved = await keep(trx, owner, weekRange(week).start, { decision, now });
  return isSaved ? { status: 200, body: null } : COMMISSION_REFUSALS.decided();
}
