import type { CalendarDate } from '@sereno/domain/calendar';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { inDaysOf, ofPeople, type RowFilter } from './rowFilter.ts';

const count = sql<number>`count(*)::integer`;

/** The prospects that were registered in the days of a filter and are its people's now. */
const selectRegistered = (db: Kysely<Schema>, filter: RowFilter, timeZone: string) =>
  db
    .selectFrom('prospect')
    .where(inDaysOf('prospect.created_at', filter.range, timeZone))
    .where(ofPeople(filter, 'prospect'));

/** Prospects by medium, the most frequent first, without those of unknown medium (API-33, UND-10). */
export async function countByMeans(db: Kysely<Schema>, filter: RowFilter, timeZone: string) {
  return db
    .selectFrom(
      selectRegistered(db, filter, timeZone)
        .groupBy(['prospect.company_id', 'prospect.means_id'])
        .select(['prospect.company_id', 'prospect.means_id', count.as('count')])
        .as('counted'),
    )
    .innerJoin('prospection_means as means', (join) =>
      join.onRef('means.company_id', '=', 'counted.company_id').onRef('means.id', '=', 'counted.means_id'),
    )
    .orderBy('counted.count', 'desc')
    .orderBy('means.id')
    .select(['means.id', 'means.name', 'counted.count'])
    .execute();
}

/** Prospects by the day of the zone on which they were registered (API-35, API-36). */
export async function countByDay(db: Kysely<Schema>, filter: RowFilter, timeZone: string) {
  return db
    .selectFrom(
      selectRegistered(db, filter, timeZone)
        .select(sql<CalendarDate>`(prospect.created_at at time zone ${timeZone}::text)::date`.as('date'))
        .as('registered'),
    )
    .groupBy('date')
    .orderBy('date')
    .select(['date', count.as('count')])
    .execute();
}
