import type { components } from '@sereno/api/types';
import { scopeOf } from '@sereno/domain/access';
import { type CalendarDate, type CalendarMonth, maxDate, minDate, monthOf, monthRange } from '@sereno/domain/calendar';
import { guardIssue, type GuardNight, nightIssue, nightsBeside } from '@sereno/domain/guard';
import { sql, type Transaction } from 'kysely';
import { withinScope } from '../../access/scope.ts';
import type { ChangedNight } from '../../database/migrations/guardTables.ts';
import type { Schema } from '../../database/schema.ts';
import { type Refusal, REFUSALS } from '../../http/envelope.ts';
import type { Viewer } from '../../session/viewer.ts';
import { recordNights, recordSettings } from './history.ts';
import { around, findMonth, listGuards, lockGuards, type MonthSettings, wholeCompany } from './queries.ts';
import { guardRefusal } from './refusals.ts';

/** Who changes guards, and when. */
export type Planning = {
  readonly trx: Transaction<Schema>;
  readonly viewer: Viewer;
  readonly now: Date;
  /** Today in the business zone. */
  readonly today: CalendarDate;
};

type Done = components['schemas']['EmptyAnswer'];
/** A guard, and the version that somebody read. */
export type Upon = { readonly id: number; readonly version: number };

export const DONE: Done = { status: 200, body: null };

/** Which of those people are active advisers of the planner's rows. */
async function ownPeople({ trx, viewer }: Planning, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await trx
    .selectFrom('employee')
    .where(withinScope(scopeOf(viewer), 'employee'))
    .where('adviser', '=', true)
    .where('active', '=', true)
    .where('id', 'in', ids)
    .select('id')
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** What forbids those guards beside the others; null where nothing does. @param moved The guard that one of them replaces. */
async function refusalOf(
  work: Planning,
  wanted: readonly GuardNight[],
  isConfirmed: boolean,
  moved: number | null = null,
): Promise<Refusal | null> {
  const { trx, viewer, today } = work;
  const people = await ownPeople(
    work,
    wanted.map(({ employeeId }) => employeeId),
  );
  if (wanted.some(({ employeeId }) => !people.has(employeeId))) return REFUSALS.notFound();
  const late = wanted.find(({ day }) => nightIssue(day, today) !== null);
  if (late !== undefined) return guardRefusal(nightIssue(late.day, today) ?? 'past', late.day);
  const days = wanted.map(({ day }) => day);
  const nights = around({ start: days.reduce(minDate), end: days.reduce(maxDate) });
  const held: GuardNight[] = (await listGuards(trx, wholeCompany(viewer.companyId), nights)).filter(
    ({ id }) => id !== moved,
  );
  const months = new Map<CalendarMonth, MonthSettings>();
  for (const month of new Set(days.map(monthOf))) months.set(month, await findMonth(trx, viewer.companyId, month));
  for (const night of wanted) {
    const places = months.get(monthOf(night.day))?.places ?? 1;
    const issue = guardIssue(night, held, { places, others: [], today });
    if (issue !== null) return guardRefusal(issue, night.day);
    if (!isConfirmed && nightsBeside(night, held).length > 0) return guardRefusal('running', night.day);
    held.push(night);
  }
  return null;
}

/** Plans guards, all of them or none. */
export async function assign(
  work: Planning,
  wanted: readonly GuardNight[],
  isConfirmed: boolean,
): Promise<Done | Refusal> {
  const { trx, viewer } = work;
  const { companyId } = viewer;
  await lockGuards(trx, companyId);
  const refused = await refusalOf(work, wanted, isConfirmed);
  if (refused !== null) return refused;
  const rows = wanted.map(({ day, employeeId }) => ({ company_id: companyId, day, employee_id: employeeId }));
  await trx.insertInto('guard').values(rows).execute();
  await recordNights(
    work,
    'assigned',
    wanted.map(({ day, employeeId }) => ({ day, before: null, after: employeeId })),
  );
  return DONE;
}

/** The guards of the planner's rows with those ids, or why they are not to be changed. */
async function guardsUpon({ trx, viewer, today }: Planning, upon: readonly Upon[]) {
  const rows = await trx
    .selectFrom('guard')
    .where(withinScope(scopeOf(viewer), 'guard'))
    .where(
      'id',
      'in',
      upon.map(({ id }) => id),
    )
    .select(['id', 'version', 'day', 'employee_id as employeeId'])
    .execute();
  for (const { id, version } of upon) {
    const guard = rows.find((one) => one.id === id);
    if (guard === undefined) return { refused: REFUSALS.notFound() };
    if (guard.version !== version) return { refused: guardRefusal('stale', guard.day) };
    if (guard.day < today) return { refused: guardRefusal('past', guard.day) };
  }
  return { guards: rows };
}

/** Withdraws what is asked for with nights that have become those of somebody else. */
export async function withdrawSwaps(
  { trx, now }: Pick<Planning, 'trx' | 'now'>,
  nights: readonly GuardNight[],
): Promise<void> {
  for (const { day, employeeId } of nights)
    await trx
      .updateTable('guard_swap')
      .set({ state: 'withdrawn', answered_at: now })
      .where('state', '=', 'asked')
      .where((where) =>
        where.or([
          where.and([where('employee_id', '=', employeeId), where('day', '=', day)]),
          where.and([where('to_employee_id', '=', employeeId), where('other_day', '=', day)]),
        ]),
      )
      .execute();
}

/** Takes guards away, all of them or none. */
export async function unassign(work: Planning, upon: readonly Upon[]): Promise<Done | Refusal> {
  const { trx, viewer } = work;
  await lockGuards(trx, viewer.companyId);
  const found = await guardsUpon(work, upon);
  if ('refused' in found) return found.refused;
  await trx
    .deleteFrom('guard')
    .where(
      'id',
      'in',
      upon.map(({ id }) => id),
    )
    .execute();
  await withdrawSwaps(work, found.guards);
  await recordNights(
    work,
    'unassigned',
    found.guards.map(({ day, employeeId }) => ({ day, before: employeeId, after: null })),
  );
  return DONE;
}

/** Moves a guard to another night or another person. */
export async function move(
  work: Planning,
  upon: Upon,
  night: GuardNight,
  isConfirmed: boolean,
): Promise<Done | Refusal> {
  const { trx, viewer } = work;
  await lockGuards(trx, viewer.companyId);
  const found = await guardsUpon(work, [upon]);
  if ('refused' in found) return found.refused;
  const refused = await refusalOf(work, [night], isConfirmed, upon.id);
  if (refused !== null) return refused;
  await trx
    .updateTable('guard')
    .set({ day: night.day, employee_id: night.employeeId, version: upon.version + 1 })
    .where('id', '=', upon.id)
    .execute();
  await withdrawSwaps(work, found.guards);
  await recordNights(
    work,
    'moved',
    found.guards.flatMap(({ day, employeeId }): readonly ChangedNight[] =>
      day === night.day
        ? [{ day, before: employeeId, after: night.employeeId }]
        : [
            { day, before: employeeId, after: null },
            { day: night.day, before: null, after: night.employeeId },
          ],
    ),
  );
  return DONE;
}

/** Publishes a month, or says how many people a night needs. */
export async function changeMonth(
  work: Planning,
  { month, version, places, isPublished }: MonthSettings,
): Promise<Done | Refusal> {
  const { trx, viewer, now } = work;
  const { companyId } = viewer;
  if (scopeOf(viewer).kind !== 'company') return REFUSALS.notFound();
  await lockGuards(trx, companyId);
  const current = await findMonth(trx, companyId, month);
  if (current.version !== version) return guardRefusal('stale');
  if (current.isPublished && !isPublished) return guardRefusal('fixed');
  const published_at = isPublished ? now : null;
  await trx
    .insertInto('guard_month')
    .values({ company_id: companyId, month: monthRange(month).start, places, published_at })
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'month']).doUpdateSet({
        places,
        published_at: sql`coalesce(guard_month.published_at, excluded.published_at)`,
        version: version + 1,
      }),
    )
    .execute();
  await recordSettings(work, month, current, { places, isPublished });
  return DONE;
}
