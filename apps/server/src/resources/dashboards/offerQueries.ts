import { type CalendarMonth, monthRange } from '@sereno/domain/calendar';
import { type Kysely, sql } from 'kysely';
import { nameIn } from '../../database/text.ts';
import type { Schema } from '../../database/schema.ts';

/** A place of an offer's ranking; the amount in cents. */
export type RankRow = { readonly position: number; readonly name: string | null; readonly amount: number };

/** A company's offer of a month with its ranking by position; undefined for a month without one (API-43). */
export async function findOffer(db: Kysely<Schema>, companyId: number, month: CalendarMonth) {
  return db
    .selectFrom('monthly_offer as offer')
    .where('offer.company_id', '=', companyId)
    .where('offer.month', '=', monthRange(month).start)
    .select(['offer.name', 'offer.starts_on as start', 'offer.ends_on as end'])
    .select((eb) =>
      sql<RankRow[]>`coalesce(${eb
        .selectFrom('monthly_offer_rank as rank')
        .innerJoin('employee as adviser', 'adviser.id', 'rank.employee_id')
        .whereRef('rank.offer_id', '=', 'offer.id')
        .select(
          sql`json_agg(json_build_object('position', rank.position, 'name', ${nameIn('adviser')}, 'amount', rank.amount)
            order by rank.position)`.as('ranking'),
        )}, '[]')`.as('ranking'),
    )
    .executeTakeFirst();
}
