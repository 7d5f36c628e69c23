import type { Scope } from '@sereno/domain/access';
import { type CalendarMonth, monthOf, monthRange } from '@sereno/domain/calendar';
import type { GuardChangeKind, GuardMonth, GuardMonthChange } from '@sereno/domain/guard';
import { type Kysely, sql, type Transaction } from 'kysely';
import { withinScope } from '../../access/scope.ts';
import type { ChangedNight } from '../../database/migrations/guardTables.ts';
import type { Schema } from '../../database/schema.ts';
import { nameIn } from '../../database/text.ts';
import type { Viewer } from '../../session/viewer.ts';

/** Entries of a month at most, the newest ones. */
const ENTRIES = 200;

type Author = { readonly trx: Transaction<Schema>; readonly viewer: Viewer; readonly now: Date };

const rowOf = ({ viewer, now }: Author, month: CalendarMonth, kind: GuardChangeKind) => ({
  company_id: viewer.companyId,
  month: monthRange(month).start,
  account_id: viewer.accountId,
  changed_at: now,
  kind,
});

/** Records what was done with some nights, in the transaction that does it. */
export async function recordNights(
  author: Author,
  kind: GuardChangeKind,
  nights: readonly ChangedNight[],
): Promise<void> {
  const months = Map.groupBy(nights, ({ day }) => monthOf(day));
  const rows = [...months].map(([month, own]) => ({ ...rowOf(author, month, kind), nights: JSON.stringify(own) }));
  await author.trx.insertInto('guard_change').values(rows).execute();
}

type Settings = Pick<GuardMonth, 'places' | 'isPublished'>;

/** Records what was done with the settings of a month; nothing where they stayed as they were. */
export async function recordSettings(
  author: Author,
  month: CalendarMonth,
  before: Settings,
  after: Settings,
): Promise<void> {
  const isPublished = after.isPublished && !before.isPublished;
  const isOther = before.places !== after.places;
  if (!isPublished && !isOther) return;
  const places = isOther ? { places_before: before.places, places_after: after.places } : {};
  const row = { ...rowOf(author, month, isPublished ? 'published' : 'places'), ...places };
  await author.trx.insertInto('guard_change').values(row).execute();
}

/** The names of those employees who belong to a scope. */
async function namesOf(db: Kysely<Schema>, scope: Scope, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('employee')
    .where(withinScope(scope, 'employee'))
    .where('id', 'in', ids)
    .select('id')
    .select(sql<string>`coalesce(${nameIn('employee')}, '')`.as('name'))
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** The last changes of a month that concern the month itself or people of a scope, the newest first. */
export async function listChanges(
  db: Kysely<Schema>,
  { companyId }: Viewer,
  scope: Scope,
  month: CalendarMonth,
): Promise<readonly GuardMonthChange[]> {
  const rows = await db
    .selectFrom('guard_change')
    .innerJoin('account', 'account.id', 'guard_change.account_id')
    .where('guard_change.company_id', '=', companyId)
    .where('month', '=', monthRange(month).start)
    .orderBy('guard_change.id', 'desc')
    .limit(ENTRIES)
    .select(['guard_change.id', 'kind', 'changed_at', 'full_name as by', 'places_before', 'places_after', 'nights'])
    .execute();
  const ids = new Set(
    rows.flatMap(({ nights }) => nights.flatMap(({ before, after }) => [before, after].filter((id) => id !== null))),
  );
  const names = await namesOf(db, scope, [...ids]);
  const nameOf = (id: number | null) => (id === null ? null : (names.get(id) ?? null));
  return rows.flatMap(({ id, kind, by, changed_at, places_before: before, places_after: after, ...row }) => {
    const nights = row.nights
      .map((night) => ({ day: night.day, before: nameOf(night.before), after: nameOf(night.after) }))
      .filter((night) => night.before !== null || night.after !== null);
    if (row.nights.length > 0 && nights.length === 0) return [];
    const places = before === null || after === null ? null : { before, after };
    return { id, kind, by, at: changed_at.getTime(), places, nights };
  });
}
