import type { CalendarDate } from '@sereno/domain/calendar';
import type { CommissionReason, CommissionStatus, WeekDecision } from '@sereno/domain/commission';
import { type BusinessWeek, weekRange } from '@sereno/domain/week';
import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema.ts';

/** The status of a week, and the decision about it. */
export type WeekState = { readonly status: CommissionStatus; readonly decision: WeekDecision | null };

/** The statuses by their letters on the wire (CMA-11). */
const STATUS_OF = { P: 'pending', A: 'accepted', R: 'inReconciliation' } as const;

const dataUrlOf = (png: Uint8Array) => `data:image/png;base64,${Buffer.from(png).toString('base64')}`;

async function findReasons(
  db: Kysely<Schema>,
  start: CalendarDate,
  employeeIds: readonly number[],
): Promise<ReadonlyMap<number, readonly CommissionReason[]>> {
  const rows = await db
    .selectFrom('commission_reason')
    .where('week_start', '=', start)
    .where('employee_id', 'in', employeeIds)
    .orderBy('position')
    .select(['employee_id as employeeId', 'kind as type', 'contract_number as contract', 'reason'])
    .execute();
  const reasons = new Map<number, CommissionReason[]>();
  for (const { employeeId, ...reason } of rows) {
    const own = reasons.get(employeeId);
    if (own === undefined) reasons.set(employeeId, [reason]);
    else own.push(reason);
  }
  return reasons;
}

/** The state of a week for each employee who has one saved, by employee. */
export async function findDecisions(
  db: Kysely<Schema>,
  week: BusinessWeek,
  employeeIds: readonly number[],
): Promise<ReadonlyMap<number, WeekState>> {
  if (employeeIds.length === 0) return new Map();
  const { start } = weekRange(week);
  const rows = await db
    .selectFrom('commission_week')
    .where('week_start', '=', start)
    .where('employee_id', 'in', employeeIds)
    .select(['employee_id as employeeId', 'status', 'decided_at as decidedAt', 'digest', 'signature'])
    .execute();
  const disputed = rows.filter(({ status }) => status === 'R').map(({ employeeId }) => employeeId);
  const reasons = disputed.length === 0 ? new Map<number, never>() : await findReasons(db, start, disputed);
  return new Map(
    rows.map(({ employeeId, status, decidedAt, digest, signature }) => {
      const decision = {
        decidedAt: decidedAt && decidedAt.toISOString(),
        fingerprint: digest,
        signature: signature && dataUrlOf(signature),
        reasons: reasons.get(employeeId) ?? [],
      };
      return [employeeId, { status: STATUS_OF[status], decision: status === 'P' ? null : decision }];
    }),
  );
}
