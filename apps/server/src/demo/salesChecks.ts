import type { CalendarDate } from '@sereno/domain/calendar';
import { type RawBuilder, sql } from 'kysely';

/** A statement that finds what does not add up; nothing when all is well. */
export type Check = readonly [name: string, find: (today: CalendarDate) => RawBuilder<unknown>];

/** What must hold between contracts, items, prospects, campaigns, offers and renewals. */
export const SALES_CHECKS: readonly Check[] = [
  [
    'a contract amounts to its items',
    () => sql`select contract.id from contract left join contract_item item on item.contract_id = contract.id
      group by contract.id having sum(item.amount) is distinct from contract.amount`,
  ],
  [
    'amount less discount is net; what is paid at once is no more; cash is all of it',
    () => sql`select id from contract where amount - discount <> net or down_payment > net
      or (financing_plan = 'Contado') <> (payments = 0) or (payments = 0) <> (down_payment = net)`,
  ],
  [
    'a monthly payment is its part of what the down payment leaves, made when it is due, and none before it is missing',
    (today) => sql`select payment.contract_id from contract_payment payment join contract on contract.id = contract_id
      where payment.number > payments
        or payment.amount <> div(net - down_payment, payments)
          + case when payment.number <= mod(net - down_payment, payments) then 1 else 0 end
        or paid_on <> (sold_on + make_interval(months => payment.number))::date or paid_on > ${today}::date or paid_on >= cancelled_on
      union all select contract_id from contract_payment group by contract_id having count(*) <> max(number)`,
  ],
  [
    'beneficiaries share the whole, within the ages of their plan, and no list comes before the sale or the one before it',
    () => sql`select list_id from beneficiary group by list_id having sum(share) <> 10000
      union all select list.id from beneficiary_list list join contract on contract.id = list.contract_id
        left join beneficiary_list earlier on earlier.contract_id = list.contract_id and earlier.version = list.version - 1
        where list.valid_from < coalesce(earlier.valid_from, contract.sold_on) or list.valid_from > contract.cancelled_on
          or (earlier.id is null) <> (list.version = 1)
      union all select beneficiary.list_id from beneficiary join beneficiary_list list on list.id = beneficiary.list_id
        join contract_item item on item.contract_id = list.contract_id
        join product on product.company_id = item.company_id and product.code = item.item_code
        where extract(year from age(list.valid_from, born_on)) not between coalesce(minimum_age, 0) and coalesce(maximum_age, 120)`,
  ],
  [
    'payments and the down payment are what commissions were collected from, and a settled contract is paid',
    () => sql`with paid as (select contract_id, count(*) as payments, sum(amount) as amount from contract_payment group by 1)
      select contract.id from contract left join paid on paid.contract_id = contract.id
      where status = 'settled' and down_payment + coalesce(paid.amount, 0) <> net
      union all
      select contract.id from contract join commission_row earned on earned.contract_id = contract.id
        left join contract_payment payment on payment.contract_id = contract.id and earned.kind = 'MENSUALIDAD' and payment.number = (
          select count(*) from commission_row before
          where before.contract_id = contract.id and before.kind = 'MENSUALIDAD' and before.week_start <= earned.week_start)
      where earned.kind = 'ENGANCHE' and collected <> down_payment
        or earned.kind = 'MENSUALIDAD' and collected is distinct from payment.amount`,
  ],
  [
    'a contract is sold by the owner of a prospect who was known by then',
    () => sql`select contract.id from contract join prospect on prospect.id = contract.prospect_id
      where prospect.employee_id <> contract.employee_id
        or (prospect.created_at at time zone 'America/Mexico_City')::date > contract.sold_on
        or prospect.zip_code is distinct from contract.zip_code`,
  ],
  [
    'the first sale of an adviser is that of their first contract',
    () => sql`select employee.id from employee left join contract on contract.employee_id = employee.id
      group by employee.id having employee.first_sale_on is distinct from min(contract.sold_on)`,
  ],
  [
    'every prospect of a digital means came from one lead of its web, answered as the prospect was written down',
    () => sql`select prospect.id from prospect
      join prospection_means means on means.company_id = prospect.company_id and means.id = prospect.means_id
      left join digital_lead lead on lead.prospect_id = prospect.id
      left join campaign on campaign.id = lead.campaign_id
      where means.social_web is distinct from campaign.social_web or (lead.id is not null
        and (lead.answered_at <> prospect.created_at or lead.received_at > prospect.created_at))`,
  ],
  [
    'a contract of a campaign follows a lead of it, in its line, and is the only one of the prospect',
    () => sql`select contract.id from contract join campaign on campaign.id = contract.campaign_id
      left join digital_lead lead on lead.prospect_id = contract.prospect_id and lead.campaign_id = contract.campaign_id
      where lead.id is null or campaign.business_line <> contract.business_line
        or (lead.received_at at time zone 'America/Mexico_City')::date > contract.sold_on
      union all select min(id) from contract where campaign_id is not null group by prospect_id having count(*) > 1`,
  ],
  [
    'every campaign has a budget in each of 18 months, and spends no more',
    () => sql`select campaign.id from campaign left join campaign_month month on month.campaign_id = campaign.id
      group by campaign.id having count(*) <> 18 or bool_or(exercised > budget)`,
  ],
  [
    'the ranking of an offer is that of the sales in its days',
    () => sql`with sold as (
        select offer.id as offer_id, contract.employee_id, count(*) as sales, sum(net) as amount,
          row_number() over (partition by offer.id order by sum(net) desc, contract.employee_id) as position
        from monthly_offer offer join contract on contract.company_id = offer.company_id
          and contract.sold_on between offer.starts_on and offer.ends_on and contract.status <> 'cancelled'
        group by offer.id, contract.employee_id)
      select * from sold full join monthly_offer_rank rank using (offer_id, employee_id)
      where (sold.sales, sold.amount, sold.position) is distinct from (rank.sales, rank.amount, rank.position)`,
  ],
  [
    'a renewal falls half a year or a year after a policy that was not cancelled, at half its price',
    () => sql`select renewal.id from insurance_renewal renewal join contract on contract.id = renewal.contract_id
      where contract.business_line <> 'SG' or renewal.amount <> round(contract.net / 2.0)
        or renewal.renewed_on - contract.sold_on not in (182, 364) or renewal.employee_id <> contract.employee_id
        or contract.cancelled_on <= renewal.renewed_on`,
  ],
  [
    'a quotation that was taken is that of its contract',
    () => sql`select quotation.id from quotation join contract on contract.id = quotation.contract_id
      where (quotation.prospect_id, quotation.amount, quotation.discount, quotation.business_line)
        <> (contract.prospect_id, contract.amount, contract.discount, contract.business_line)
        or quotation.quoted_on > contract.sold_on`,
  ],
  [
    'an activity is about a prospect of the same owner, known by then, with a subject and an outcome of its type',
    () => sql`select activity.id from activity
      left join prospect on prospect.id = activity.prospect_id
      left join activity_subject subject on subject.company_id = activity.company_id and subject.id = activity.subject_id
      left join activity_type_tracing tracing on tracing.company_id = activity.company_id
        and tracing.activity_type_id = activity.activity_type_id and tracing.tracing_type_id = activity.tracing_type_id
      where prospect.employee_id is distinct from activity.employee_id
        or (prospect.created_at at time zone 'America/Mexico_City')::date > activity.activity_date
        or subject.activity_type_id is distinct from activity.activity_type_id
        or activity.quotation_launch <> subject.quotation_launch
        or (activity.ended_at is null) <> (tracing.tracing_type_id is null)`,
  ],
  [
    'nothing has happened yet that is still to come',
    (today) => sql`with noon as (select (${today}::date + time '12:00') at time zone 'America/Mexico_City' as now)
      select 'contract' from contract where sold_on > ${today}::date or cancelled_on > ${today}::date
      union all select 'renewal' from insurance_renewal where renewed_on > ${today}::date
      union all select 'quotation' from quotation where quoted_on > ${today}::date
      union all select 'prospect' from prospect, noon where greatest(created_at, discarded_at, reassigned_at) > now
      union all select 'lead' from digital_lead, noon where greatest(received_at, answered_at) > now
      union all select 'carousel' from carousel_lead, noon where greatest(created_at, attended_at, assigned_at) > now
      union all select 'activity' from activity, noon where greatest(started_at, ended_at) > now
      union all select 'report' from commission_report_row, noon where inserted_at > now
      union all select 'week' from commission_week, noon where decided_at > now`,
  ],
];
