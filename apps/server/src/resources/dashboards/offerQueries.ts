import { type CalendarMonth, monthRange } from '@sereno/domain/calendar';
import { type Kysely, sql, type SqlBool } from 'kysely';
import { nameIn } from '../../database/text.ts';
import type { Schema } from '../../database/schema.ts';

/** A place of an offer's ranking; the amount in cents. */
export type RankRow = { readonly position: number; readonly name: string | null; readonly amount: number };

/** Whether a member of an offer team belongs to it on a day of the offer. */
const isInTime = sql<SqlBool>`not member.ended and member.company_id = offer.company_id
  and daterange(member.starts_on, member.ends_on, '[]') && daterange(offer.starts_on, offer.ends_on, '[]')`;

/** The members of offer teams take part in an offer; everybody does where it has none. */
const takesPart = sql<SqlBool>`(
  exists (select from offer_team_member member where ${isInTime} and member.employee_id = rank.employee_id)
  or not exists (select from offer_team_member member where ${isInTime}))`;

/** A company's offer of a month with its ranking by position; undefined for a month without one (API-43). */
export async function findOffer(db: Kysely<Schema>, companyId: number, month: CalendarMonth) {
  return db
    .selectFrom('monthly_offer as offer')
    .where('offer.company_id', '=', companyId)
    .where('offer.month', '=', monthRange(month).start)
    .select(['offer.name', 'offer.starts_on as start', 'offer.ends_on as end'])
    .select(
      sql<RankRow[]>`coalesce((
        select json_agg(json_build_object('position', position, 'name', name, 'amount', amount) order by position)
        from (
          select row_number() over (order by rank.position) as position, ${nameIn('adviser')} as name, rank.amount
          from monthly_offer_rank rank join employee adviser on adviser.id = rank.employee_id
          where rank.offer_id = offer.id and ${takesPart}
        ) placed), '[]')`.as('ranking'),
    )
    .executeTakeFirst();
}
