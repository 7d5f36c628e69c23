import type { CalendarDate, DateRange } from '@sereno/domain/calendar';
import { POLICY_DAYS } from '@sereno/domain/contract';
import { monthOf, monthRange } from '@sereno/domain/calendar';
import type { ReportId } from '@sereno/domain/report';
import { type RawBuilder, sql } from 'kysely';
import { contractsInForce, isClient } from '../../database/prospectStanding.ts';
import { nameIn } from '../../database/text.ts';
import { inState } from '../dashboards/activityState.ts';
import { inDaysOf, inRange } from '../dashboards/rowFilter.ts';

/** The people and days of the requested rows, and the time of the request. */
export type RowsContext = {
  readonly companyId: number;
  readonly range: DateRange;
  readonly timeZone: string;
  readonly now: Date;
  readonly today: CalendarDate;
};

/**
 * The rows of a report: `company_id` and `employee_id`, whose they are; `day`; `id` and `name` of what they are about; a column for each
 * dimension, with another `<dimension>_name` where it has a name; and one for each sum, amounts in cents, points in hundredths.
 */
type RowsOf = (context: RowsContext) => RawBuilder<unknown>;

/** SQL for 1 where a condition holds, and 0 where it does not. */
const one = (condition: RawBuilder<unknown>) => sql`case when ${condition} then 1 else 0 end`;

const dayIn = (moment: RawBuilder<unknown>, { timeZone }: RowsContext) =>
  sql`(${moment} at time zone ${timeZone}::text)::date`;

const activitiesThat = (condition: RawBuilder<unknown>, context: RowsContext) => sql`
  select activity.company_id, activity.employee_id, activity.activity_date as day,
    coalesce(activity.prospect_id, 0) as id, ${nameIn('prospect')} as name,
    activity.activity_type_id as type_id, activity.activity_type_id::text as type, kind.name as type_name,
    activity.subject_id::text as subject, about.name as subject_name,
    activity.tracing_type_id as outcome_id, activity.tracing_type_id::text as outcome, outcome.name as outcome_name,
    1 as planned, ${one(sql`activity.started_at is not null`)} as begun, ${one(sql`activity.on_time`)} as "onTime",
    ${one(sql`activity.ended_at is not null`)} as done, ${one(inState('unattended', context))} as unattended
  from activity
  join activity_type kind on kind.company_id = activity.company_id and kind.id = activity.activity_type_id
  left join activity_subject about on about.company_id = activity.company_id and about.id = activity.subject_id
  left join tracing_type outcome on outcome.company_id = activity.company_id and outcome.id = activity.tracing_type_id
  left join prospect on prospect.id = activity.prospect_id
  where activity.company_id = ${context.companyId} and ${inRange('activity.activity_date', context.range)} and ${condition}`;

const activities: RowsOf = (context) => activitiesThat(sql`true`, context);
const endedActivities: RowsOf = (context) => activitiesThat(inState('ended', context), context);

const prospects: RowsOf = (context) => sql`
  select prospect.company_id, prospect.employee_id, ${dayIn(sql`prospect.created_at`, context)} as day, prospect.id,
    ${nameIn('prospect')} as name, prospect.means_id::text as means, means.name as means_name,
    case when ${isClient} then 'client' when prospect.discarded_at is null then 'followed' else 'discarded' end as standing,
    case when age.days <= 30 then '30' when age.days <= 60 then '60' when age.days <= 90 then '90' else '91' end as age,
    1 as prospects, age.days,
    ${one(sql`exists (select from quotation where quotation.prospect_id = prospect.id)`)} as quoted,
    ${one(sql`exists (select from activity where activity.prospect_id = prospect.id and activity.ended_at is null
      and activity.activity_date >= ${context.today}::date)`)} as planned,
    ${one(sql`bought.first_on is not null`)} as clients, coalesce(bought.amount, 0) as amount,
    ${one(sql`bought.first_on <= age.since + 30`)} as within30, ${one(sql`bought.first_on <= age.since + 90`)} as within90
  from prospect
  left join prospection_means means on means.company_id = prospect.company_id and means.id = prospect.means_id
  cross join lateral (select ${dayIn(sql`prospect.created_at`, context)} as since,
    ${context.today}::date - ${dayIn(sql`prospect.created_at`, context)} as days) age
  left join lateral (select min(contract.sold_on) as first_on, sum(contract.net) as amount ${contractsInForce}) bought on true
  where prospect.company_id = ${context.companyId} and ${inDaysOf('prospect.created_at', context.range, context.timeZone)}`;

/** A lead belongs to whom its prospect belongs to, or who took it; a budget to no person, and to the whole of its month (API-39). */
const marketing: RowsOf = (context) => sql`
  with of_campaign as (
    select lead.company_id, coalesce(prospect.employee_id, queued.assigned_to, taker.employee_id) as employee_id,
      ${dayIn(sql`lead.received_at`, context)} as day, coalesce(lead.prospect_id, 0) as id,
      coalesce(${nameIn('prospect')}, queued.full_name, queued.name) as name, lead.campaign_id,
      1 as leads, ${one(sql`lead.answered_at is not null`)} as answered, ${one(sql`lead.prospect_id is not null`)} as prospects,
      sold.contracts, sold.amount, 0 as cost
    from digital_lead lead
    left join prospect on prospect.id = lead.prospect_id
    left join carousel_lead queued on queued.digital_lead_id = lead.id
    left join account taker on taker.id = queued.attended_by
    cross join lateral (select count(*)::integer as contracts, coalesce(sum(contract.amount), 0) as amount from contract
      where contract.prospect_id = lead.prospect_id and contract.campaign_id = lead.campaign_id) sold
    where lead.company_id = ${context.companyId} and ${inDaysOf('lead.received_at', context.range, context.timeZone)}
    union all
    select budget.company_id, null, greatest(budget.month, ${context.range.start}::date), 0, null, budget.campaign_id,
      0, 0, 0, 0, 0, budget.exercised
    from campaign_month budget
    where budget.company_id = ${context.companyId} and not budget.ended
      and budget.month between ${firstDay(context.range.start)}::date and ${context.range.end}::date)
  select of_campaign.*, campaign.social_web as medium, campaign.social_web as medium_name, campaign.id::text as campaign,
    campaign.name as campaign_name, campaign.business_line as line
  from of_campaign join campaign on campaign.id = of_campaign.campaign_id`;

const firstDay = (day: CalendarDate) => monthRange(monthOf(day)).start;

/** The contracts that were sold in the range, cancelled ones too. */
const contracts: RowsOf = ({ companyId, range }) => sql`
  select contract.company_id, contract.employee_id, contract.sold_on as day, contract.id, contract.number as name,
    contract.business_line as line, contract.financing_plan as plan, contract.financing_plan as plan_name, contract.status,
    1 as contracts, contract.amount, contract.discount, contract.net, contract.down_payment as "downPayment"
  from contract
  where contract.company_id = ${companyId} and ${inRange('contract.sold_on', range)}`;

const discounts: RowsOf = (context) => sql`select * from (${contracts(context)}) contract where discount > 0`;

/** What was asked for is of the adviser of its quotation or contract. */
const discountRequests: RowsOf = (context) => sql`
  select request.company_id, coalesce(quotation.employee_id, contract.employee_id) as employee_id,
    ${dayIn(sql`request.asked_at`, context)} as day,
    coalesce(quotation.prospect_id, contract.prospect_id) as id, ${nameIn('prospect')} as name,
    coalesce(quotation.business_line, contract.business_line) as line, request.status,
    request.decided_by::text as decider, account.full_name as decider_name,
    1 as requests, ${one(sql`request.status = 'asked'`)} as waiting, coalesce(quotation.amount, contract.amount) as price,
    request.asked, coalesce(request.granted, 0) as granted
  from discount_request request
  left join quotation on quotation.id = request.quotation_id
  left join contract on contract.id = request.contract_id
  left join account on account.id = request.decided_by
  left join prospect on prospect.id = coalesce(quotation.prospect_id, contract.prospect_id)
  where request.company_id = ${context.companyId} and ${inDaysOf('request.asked_at', context.range, context.timeZone)}`;

/** The first item of a contract is its plan. */
const additionals: RowsOf = ({ companyId, range }) => sql`
  select contract.company_id, contract.employee_id, contract.sold_on as day, contract.id, contract.number as name,
    contract.business_line as line, item.item_code as product, item.item_name as product_name,
    1 as items, item.services, item.amount
  from contract join contract_item item on item.contract_id = contract.id and item.line > 1
  where contract.company_id = ${companyId} and ${inRange('contract.sold_on', range)} and contract.cancelled_on is null`;

const quotations: RowsOf = ({ companyId, range, today }) => sql`
  select quotation.company_id, quotation.employee_id, quotation.quoted_on as day, quotation.prospect_id as id,
    ${nameIn('prospect')} as name, quotation.business_line as line,
    quotation.item_name as product, quotation.item_name as product_name, came.state,
    1 as quotations, ${one(sql`came.state = 'won'`)} as won, ${one(sql`came.state = 'lost'`)} as lost,
    quotation.amount - quotation.discount as amount,
    case when came.state = 'won' then quotation.amount - quotation.discount else 0 end as "wonAmount",
    coalesce(contract.sold_on - quotation.quoted_on, 0) as days
  from quotation left join prospect on prospect.id = quotation.prospect_id
  left join contract on contract.id = quotation.contract_id
  cross join lateral (select case when contract.id is not null then 'won'
    when quotation.valid_until < ${today}::date then 'lost' else 'open' end as state) came
  where quotation.company_id = ${companyId} and ${inRange('quotation.quoted_on', range)}`;

/** What was renewed, what is due and has not been renewed, and what was cancelled in place of it. */
const insurance: RowsOf = ({ companyId, range }) => {
  const policies = sql`policy.company_id = ${companyId} and policy.business_line = 'SG'`;
  const policy = sql`policy.company_id, policy.employee_id, policy.id, policy.number as name`;
  return sql`
  select came.*, 1 as renewals, ${one(sql`came.state = 'done'`)} as done, ${one(sql`came.state = 'open'`)} as open,
    ${one(sql`came.state = 'lost'`)} as lost
  from (
    select ${policy}, renewal.renewed_on as day, renewal.amount, 'done' as state
    from insurance_renewal renewal join contract policy on policy.id = renewal.contract_id and ${policies}
    where renewal.company_id = ${companyId} and ${inRange('renewal.renewed_on', range)}
    union all
    select ${policy}, policy.cancelled_on, policy.net / 2, 'lost' from contract policy
    where ${policies} and ${inRange('policy.cancelled_on', range)}
    union all
    select ${policy}, due.day, policy.net / 2, 'open' from contract policy
    cross join generate_series(0, (${range.end}::date - ${range.start}::date) / ${POLICY_DAYS}::integer) later (times)
    cross join lateral (select policy.sold_on + ${POLICY_DAYS}::integer * (later.times
      + greatest(1, (${range.start}::date - policy.sold_on + ${POLICY_DAYS}::integer - 1) / ${POLICY_DAYS}::integer)) as day) due
    where ${policies} and policy.cancelled_on is null and policy.sold_on < ${range.end}::date and ${inRange('due.day', range)}
      and not exists (
        select from insurance_renewal renewal where renewal.contract_id = policy.id and renewal.renewed_on >= due.day)
  ) came`;
};

const rejected: RowsOf = (context) => sql`
  select week.company_id, week.employee_id, ${dayIn(sql`week.decided_at`, context)} as day, 0 as id,
    concat(dates.number, '/', dates.year) as name, week.status as state,
    1 as weeks, disputed.reasons, earned.amount,
    case when week.status = 'R' then ${context.today}::date - ${dayIn(sql`week.decided_at`, context)} else 0 end as days
  from commission_week week join business_week dates on dates.starts_on = week.week_start
  cross join lateral (select count(*)::integer as reasons from commission_reason reason
    where reason.company_id = week.company_id and reason.employee_id = week.employee_id
      and reason.week_start = week.week_start) disputed
  cross join lateral (select coalesce(sum(line.to_pay), 0) as amount from commission_row line
    where line.company_id = week.company_id and line.employee_id = week.employee_id
      and line.week_start = week.week_start) earned
  where week.company_id = ${context.companyId} and ${inDaysOf('week.decided_at', context.range, context.timeZone)}
    and (week.status = 'R' or disputed.reasons > 0)`;

/** SQL for the points that a piece of work has where its row says nothing more of it. */
const pointsOf = (work: string, { companyId }: RowsContext) => sql`coalesce((
  select (weight * 100)::integer from work_weight where company_id = ${companyId} and not ended and work = ${work}
    and activity_type_id is null and tracing_type_id is null), 0)`;

/** The points of activities by their type, their outcome, or both. Each is there once at most. */
const activityPoints = ({ companyId }: RowsContext) => sql`(
  select activity_type_id as type, tracing_type_id as outcome, (weight * 100)::integer as points from work_weight
  where company_id = ${companyId} and not ended and work = 'activity')`;

/** Each kind of work with the sum that counts it. */
const WORK = {
  activity: 'done',
  onTime: 'onTime',
  prospect: 'prospects',
  quotation: 'quotations',
  contract: 'contracts',
};

/** SQL for a 1 in the sum that counts a kind of work, and a 0 in the others. */
const countsOf = (work: keyof typeof WORK) =>
  sql.join(Object.entries(WORK).map(([kind, sum]) => sql`${kind === work ? 1 : 0}::integer as ${sql.ref(sum)}`));

/** Work that has neither a type nor an outcome. */
const plainWork = (work: keyof typeof WORK, rows: RawBuilder<unknown>, context: RowsContext) => sql`
  select company_id, employee_id, day, id, name, ${work}::text as work, null as type, null as type_name, null as outcome,
    null as outcome_name, ${pointsOf(work, context)} as points, ${countsOf(work)}
  from (${rows}) plain`;

const soldContracts: RowsOf = ({ companyId, range }) => sql`
  select contract.company_id, contract.employee_id, contract.sold_on as day, contract.prospect_id as id, contract.number as name
  from contract where contract.company_id = ${companyId} and ${inRange('contract.sold_on', range)} and contract.cancelled_on is null`;

/** All that an index of an adviser's work weighs, with what it weighs: an activity by the row that says most about it. */
const weighing: RowsOf = (context) => sql`
  select work.*, 1 as times from (
    select company_id, employee_id, day, id, name, 'activity' as work, activity.type, type_name, activity.outcome, outcome_name,
      coalesce(of_both.points, of_type.points, of_outcome.points, ${pointsOf('activity', context)}) as points,
      ${countsOf('activity')}
    from (${endedActivities(context)}) activity
    left join ${activityPoints(context)} of_both on of_both.type = activity.type_id and of_both.outcome = activity.outcome_id
    left join ${activityPoints(context)} of_type on of_type.type = activity.type_id and of_type.outcome is null
    left join ${activityPoints(context)} of_outcome on of_outcome.type is null and of_outcome.outcome = activity.outcome_id
    union all
    select company_id, employee_id, day, id, name, 'onTime', type, type_name, outcome, outcome_name,
      ${pointsOf('onTime', context)}, ${countsOf('onTime')}
    from (${endedActivities(context)}) activity where "onTime" = 1
    union all ${plainWork('prospect', prospects(context), context)}
    union all ${plainWork('quotation', quotations(context), context)}
    union all ${plainWork('contract', soldContracts(context), context)}
  ) work`;

/** The rows of every report. */
export const REPORT_ROWS: Readonly<Record<ReportId, RowsOf>> = {
  rejected,
  discounts,
  'discounts-requested': discountRequests,
  'activity-types': activities,
  activities,
  'tipify-tracings': endedActivities,
  'prospection-means': prospects,
  prospects,
  prospects2: prospects,
  quotations,
  weighing,
  insurance,
  'contract-sheet': contracts,
  'additionals-top': additionals,
  marketing,
};
