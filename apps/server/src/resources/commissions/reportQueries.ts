import type { Scope } from '@sereno/domain/access';
import type { CalendarDate, DateRange } from '@sereno/domain/calendar';
import { type Kysely, sql } from 'kysely';
import { withinScope } from '../../access/scope.ts';
import { nameIn } from '../../database/text.ts';
import type { Schema } from '../../database/schema.ts';
import { managerNameOf } from '../dashboards/managerName.ts';
import { inDaysOf } from '../dashboards/rowFilter.ts';

/** A row of the report; amounts in cents. */
export type ReportRow = Awaited<ReturnType<typeof listReport>>[number];

/** The contracts of a scope that the ERP took in on some days of the zone, the newest first (CMR-01). */
export async function listReport(db: Kysely<Schema>, scope: Scope, range: DateRange, timeZone: string) {
  return db
    .selectFrom('commission_report_row as report')
    .innerJoin('contract', 'contract.id', 'report.contract_id')
    .innerJoin('employee as adviser', 'adviser.id', 'report.employee_id')
    .where(withinScope(scope, 'report'))
    .where(inDaysOf('report.inserted_at', range, timeZone))
    .orderBy('report.inserted_at', 'desc')
    .orderBy('report.id', 'desc')
    .select(['report.id', 'contract.number as contract', 'report.week_start as weekStart'])
    .select(sql<CalendarDate>`(report.inserted_at at time zone ${timeZone}::text)::date`.as('insertedOn'))
    .select(['report.total', 'report.base', 'report.commission', 'report.secondary_commission as secondaryCommission'])
    .select(['report.financed', 'report.payments'])
    .select(['report.financing_description as financing', 'report.plan_description as plan'])
    .select([nameIn('adviser').as('adviserName'), managerNameOf('adviser').as('managerName')])
    .execute();
}
