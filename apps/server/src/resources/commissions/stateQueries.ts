import type { CalendarDate } from '@sereno/domain/calendar';
import { weekRange } from '@sereno/domain/week';
import { type Kysely, sql } from 'kysely';
import { nameIn } from '../../database/text.ts';
import type { Schema } from '../../database/schema.ts';
import type { Viewer } from '../../session/viewer.ts';
import { byAdviserName } from './lineQueries.ts';
import { ofRequestedPeople, type WeekQuery } from './people.ts';

const toPay = sql<number>`sum(commission_row.to_pay)`;

/** A week that waits for its adviser; its amount in cents. */
export type PendingRow = Awaited<ReturnType<typeof listPending>>[number];

/** The weeks of an employee that ended before a day, have lines and are not decided, the newest first. */
export async function listPending(db: Kysely<Schema>, employeeId: number, today: CalendarDate) {
  return db
    .selectFrom('commission_row')
    .innerJoin('business_week', 'business_week.starts_on', 'commission_row.week_start')
    .leftJoin('commission_week', (join) =>
      join
        .onRef('commission_week.employee_id', '=', 'commission_row.employee_id')
        .onRef('commission_week.week_start', '=', 'commission_row.week_start'),
    )
    .where('commission_row.employee_id', '=', employeeId)
    .where('business_week.ends_on', '<', today)
    .where((eb) => eb.or([eb('commission_week.status', 'is', null), eb('commission_week.status', '=', 'P')]))
    .groupBy('commission_row.week_start')
    .orderBy('commission_row.week_start', 'desc')
    .select(['commission_row.week_start as weekStart', toPay.as('toPay')])
    .execute();
}

/** The status of an adviser's week; its amount in cents. */
export type StateRow = Awaited<ReturnType<typeof listStates>>[number];

/** The week's status for each requested adviser who has lines in it, by name. Advisers without a seller's number are left out. */
export async function listStates(db: Kysely<Schema>, viewer: Viewer, requested: WeekQuery) {
  const rows = await db
    .selectFrom('commission_row')
    .innerJoin('employee as adviser', 'adviser.id', 'commission_row.employee_id')
    .leftJoin('commission_week', (join) =>
      join
        .onRef('commission_week.employee_id', '=', 'commission_row.employee_id')
        .onRef('commission_week.week_start', '=', 'commission_row.week_start'),
    )
    .where('commission_row.week_start', '=', weekRange(requested.week).start)
    .where(ofRequestedPeople('commission_row', viewer, requested))
    .groupBy(['adviser.id', 'commission_week.employee_id', 'commission_week.week_start'])
    .orderBy('adviser.id')
    .select(['adviser.slp_code as slpCode', nameIn('adviser').as('adviserName'), toPay.as('toPay')])
    .select(['commission_week.status', 'commission_week.decided_at as decidedAt'])
    .select(
      sql<number>`(select count(*) from commission_reason reason
        where reason.employee_id = adviser.id and reason.week_start = commission_week.week_start)`.as('disputed'),
    )
    .execute();
  return rows.toSorted(byAdviserName).flatMap(({ slpCode, ...row }) => (slpCode === null ? [] : [{ slpCode, ...row }]));
}
