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

/** The discounts that were asked for, each with its quotation or contract; the row is its adviser's. */
export const discountRows = (): RawBuilder<unknown> => sql`
  select request.id, request.company_id, 1 as version, request.status <> 'asked' as ended,
    case when quotation.id is null then 'contract' else 'quotation' end as kind,
    coalesce(quotation.number, contract.number) as number, ${nameIn('prospect')} as prospect,
    coalesce(quotation.employee_id, contract.employee_id) as employee_id,
    request.asked, round(request.asked * 100.0 / coalesce(quotation.amount, contract.amount), 2) as asked_percent,
    certificate.code as certificate, request.reason, request.asked_at, request.status, request.granted, request.decided_by,
    request.decided_at, request.answer
  from discount_request request
  left join quotation on quotation.id = request.quotation_id
  left join contract on contract.id = request.contract_id
  left join discount_certificate certificate on certificate.id = request.certificate_id
  join prospect on prospect.id = coalesce(quotation.prospect_id, contract.prospect_id)`;

/** The reservations of all companies as their register reads them, cancelled ones too. */
export const reservationRows = (): RawBuilder<unknown> => sql`
  select reservation.*, false as ended, starts_at as start, ends_at as "end", contract.number as contract_number,
    case when cancel_reason is null then 'booked' else 'cancelled' end as status
  from reservation left join contract on contract.id = reservation.contract_id`;
