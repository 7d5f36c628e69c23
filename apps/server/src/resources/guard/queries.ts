import type { Scope } from '@sereno/domain/access';
import {
  addDays,
  type CalendarDate,
  type CalendarMonth,
  type DateRange,
  monthOf,
  monthRange,
} from '@sereno/domain/calendar';
import type { Guard, GuardMonth, GuardPerson, GuardSwap } from '@sereno/domain/guard';
import { type Kysely, sql } from 'kysely';
import { withinScope } from '../../access/scope.ts';
import type { Schema } from '../../database/schema.ts';
import { nameIn } from '../../database/text.ts';

/** What a company says of a month, for all who plan it. */
export type MonthSettings = Pick<GuardMonth, 'month' | 'version' | 'places' | 'isPublished'>;

const firstOf = (month: CalendarMonth) => monthRange(month).start;

/** The settings of a month; one that is not begun needs as many people as the newest one before it. */
export async function findMonth(db: Kysely<Schema>, companyId: number, month: CalendarMonth): Promise<MonthSettings> {
  const newest = await db
    .selectFrom('guard_month')
    .where('company_id', '=', companyId)
    .where('month', '<=', firstOf(month))
    .orderBy('month', 'desc')
    .limit(1)
    .selectAll()
    .executeTakeFirst();
  if (newest === undefined) return { month, version: 0, places: 1, isPublished: false };
  const { version, places, published_at } = newest;
  return monthOf(newest.month) === month
    ? { month, version, places, isPublished: published_at !== null }
    : { month, version: 0, places, isPublished: false };
}

/** Keeps others from changing the guards of a company until the transaction ends; reading goes on. */
export async function lockGuards(trx: Kysely<Schema>, companyId: number): Promise<void> {
  await trx.selectFrom('company').where('id', '=', companyId).select('id').forNoKeyUpdate().execute();
}

/** The first and the last day that dates are counted for. */
const CALENDAR: DateRange = { start: '0001-01-01', end: '9999-12-31' };

/** Some nights and those beside them, which the rule of two nights running looks at. */
export const around = ({ start, end }: DateRange): DateRange => ({
  start: start === CALENDAR.start ? start : addDays(start, -1),
  end: end === CALENDAR.end ? end : addDays(end, 1),
});

/** A whole company, whatever the person sees of it elsewhere. */
export const wholeCompany = (companyId: number): Scope => ({ kind: 'company', companyId });

/** The guards of a scope, by night. */
export async function listGuards(
  db: Kysely<Schema>,
  scope: Scope,
  { start, end }: DateRange,
): Promise<readonly Guard[]> {
  return db
    .selectFrom('guard')
    .where(withinScope(scope, 'guard'))
    .where('day', '>=', start)
    .where('day', '<=', end)
    .orderBy('day')
    .orderBy('id')
    .select(['id', 'version', 'day', 'employee_id as employeeId'])
    .execute();
}

/** The active advisers of a scope, and of those ids who are not; by name. */
export async function listPeople(
  db: Kysely<Schema>,
  scope: Scope,
  ids: readonly number[],
): Promise<readonly GuardPerson[]> {
  return db
    .selectFrom('employee')
    .where(withinScope(scope, 'employee'))
    .where((where) =>
      where.or([
        where.and([where('adviser', '=', true), where('active', '=', true)]),
        ...(ids.length > 0 ? [where('id', 'in', ids)] : []),
      ]),
    )
    .orderBy('first_name')
    .orderBy('last_name')
    .orderBy('id')
    .select(['id', 'active as isActive'])
    .select(sql<string>`coalesce(${nameIn('employee')}, '')`.as('name'))
    .execute();
}

/** The nights of a person in published months, from a day on. */
export async function listOwnNights(
  db: Kysely<Schema>,
  companyId: number,
  employeeId: number,
  from: CalendarDate,
): Promise<readonly CalendarDate[]> {
  const rows = await publishedGuards(db, companyId)
    .where('guard.employee_id', '=', employeeId)
    .where('guard.day', '>=', from)
    .orderBy('guard.day')
    .select('guard.day')
    .execute();
  return rows.map(({ day }) => day);
}

/** The guards of a company whose month is published. */
export const publishedGuards = (db: Kysely<Schema>, companyId: number) =>
  db
    .selectFrom('guard')
    .innerJoin('guard_month', (join) =>
      join
        .onRef('guard_month.company_id', '=', 'guard.company_id')
        .on('guard_month.month', '=', sql<CalendarDate>`date_trunc('month', guard.day)::date`),
    )
    .where('guard.company_id', '=', companyId)
    .where('guard_month.published_at', 'is not', null);

const swaps = (db: Kysely<Schema>, companyId: number) =>
  db
    .selectFrom('guard_swap')
    .innerJoin('employee as asker', 'asker.id', 'guard_swap.employee_id')
    .innerJoin('employee as colleague', 'colleague.id', 'guard_swap.to_employee_id')
    .where('guard_swap.company_id', '=', companyId)
    .select([
      'guard_swap.id',
      'guard_swap.day',
      'guard_swap.employee_id as employeeId',
      'guard_swap.other_day as otherDay',
      'guard_swap.to_employee_id as toEmployeeId',
      'guard_swap.state',
    ])
    .select(sql<string>`coalesce(${nameIn('asker')}, '')`.as('name'))
    .select(sql<string>`coalesce(${nameIn('colleague')}, '')`.as('toName'));

/** The swaps that concern a person and whose nights are to come, the newest first. */
export async function listSwaps(
  db: Kysely<Schema>,
  companyId: number,
  employeeId: number,
  today: CalendarDate,
): Promise<readonly GuardSwap[]> {
  return swaps(db, companyId)
    .where((where) =>
      where.or([where('guard_swap.employee_id', '=', employeeId), where('guard_swap.to_employee_id', '=', employeeId)]),
    )
    .where('guard_swap.day', '>', today)
    .where((where) => where.or([where('guard_swap.other_day', 'is', null), where('guard_swap.other_day', '>', today)]))
    .orderBy('guard_swap.asked_at', 'desc')
    .orderBy('guard_swap.id', 'desc')
    .execute();
}

/** A swap of the company; undefined where it has none of that id. */
export const findSwap = (db: Kysely<Schema>, companyId: number, id: number): Promise<GuardSwap | undefined> =>
  swaps(db, companyId).where('guard_swap.id', '=', id).executeTakeFirst();
