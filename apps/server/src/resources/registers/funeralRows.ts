import { type RawBuilder, sql } from 'kysely';
import { isFollowed } from '../../database/prospectStanding.ts';
import { nameIn } from '../../database/text.ts';
import type { RowContext } from './registerTable.ts';

/** The prospects that are followed, each with its last contact and its next step (UND-12). */
export function followedProspects({ today, timeZone }: RowContext): RawBuilder<unknown> {
  const next = sql`work.next_activity`;
  return sql`
    select prospect.id, prospect.company_id, prospect.version, false as ended, prospect.employee_id, ${nameIn('prospect')} as name,
      coalesce(nullif(prospect.county, ''), prospect.state) as place,
      work.last_contact, ${next},
      ${today}::date - coalesce(work.last_contact, (prospect.created_at at time zone ${timeZone})::date) as days_alone,
      case when ${next} is null then 'none' when ${next} < ${today}::date then 'overdue'
        when ${next} = ${today}::date then 'today' else 'planned' end as step,
      (${next} is null or ${next} < ${today}::date) as needs_step
    from prospect
    cross join lateral (
      select (max(ended_at) at time zone ${timeZone})::date as last_contact,
        min(activity_date) filter (where ended_at is null) as next_activity
      from activity where activity.prospect_id = prospect.id
    ) work
    where ${isFollowed}`;
}

/** The quotations of those who have them, with how long they are valid (UND-13). */
export const quotationRows = ({ today }: RowContext): RawBuilder<unknown> => sql`
  select quotation.id, quotation.company_id, quotation.version, false as ended, quotation.number, quotation.employee_id,
    ${nameIn('prospect')} as prospect, quotation.item_name as plan, quotation.amount - quotation.discount as total,
    quotation.payments, quotation.quoted_on, quotation.valid_until,
    case when quotation.contract_id is not null then 'contracted'
      when quotation.valid_until < ${today}::date then 'expired' else 'valid' end as status
  from quotation join prospect on prospect.id = quotation.prospect_id`;
