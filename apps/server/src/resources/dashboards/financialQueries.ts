import type { Scope } from '@sereno/domain/access';
import { type CalendarDate, type CalendarMonth, monthOf, monthRange } from '@sereno/domain/calendar';
import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { BusinessLine } from '../../database/migrations/salesTables.ts';
import type { Schema } from '../../database/schema.ts';
import { inDaysOf, ofPeople, type RowFilter } from './rowFilter.ts';

/** Which campaigns are asked for; undefined for all. */
export type CampaignChoice = { readonly line?: BusinessLine | undefined; readonly medium?: string | undefined };

/** A campaign with its figures; amounts in cents. */
export type CampaignRow = {
  readonly line: BusinessLine;
  readonly medium: string;
  readonly name: string;
  readonly leads: number;
  /** Contracts that came of those leads. */
  readonly sales: number;
  readonly budget: number;
  readonly exercised: number;
  /** Exercised budget for each lead, rounded to the cent; 0 without leads. */
  readonly leadCost: number;
  /** Of the sales, before discount. */
  readonly amount: number;
  /** Sales for each lead, not rounded; 0 without leads. */
  readonly conversion: number;
  /** Average minutes from the arrival of those leads that were answered; 0 without any. */
  readonly minutes: number;
  /** Average days from the arrival of a lead to each sale; 0 without any. */
  readonly days: number;
};

const campaignsOf = (companyId: number, { line, medium }: CampaignChoice): RawBuilder<SqlBool> => {
  const chosen = [sql`campaign.company_id = ${companyId}`];
  if (line !== undefined) chosen.push(sql`campaign.business_line = ${line}`);
  if (medium !== undefined) chosen.push(sql`campaign.social_web = ${medium}`);
  return sql<SqlBool>`${sql.join(chosen, sql` and `)}`;
};

const firstDay = (day: CalendarDate) => monthRange(monthOf(day)).start;

/** The budgets of the months of some days: a budget is that of its whole month. */
const budgetsOf = (companyId: number, { start, end }: RowFilter['range']): RawBuilder<unknown> => sql`
  select campaign_id, sum(budget) as budget, sum(exercised) as exercised from campaign_month
  where company_id = ${companyId} and not ended and month between ${firstDay(start)}::date and ${firstDay(end)}::date
  group by campaign_id`;

/**
 * The campaigns that have a budget in the months of a filter or got a lead in its days, by line, medium and name (API-39). A lead
 * belongs to the adviser of the prospect it became, or else to the adviser who took it from the carousel; leads that were not
 * taken count only for the whole company. Its contracts are those of the prospect that name the campaign, whenever they were
 * sold, cancelled ones too. A budget is never split: a viewer who sees some of the leads sees all of it.
 */
export async function listCampaigns(
  db: Kysely<Schema>,
  filter: RowFilter,
  choice: CampaignChoice,
  timeZone: string,
): Promise<readonly CampaignRow[]> {
  const { scope, range } = filter;
  if (scope.kind === 'none') return [];
  const { companyId } = scope;
  const daysUntilSale = sql`contract.sold_on - (own.received_at at time zone ${timeZone}::text)::date`;
  const { rows } = await sql<CampaignRow>`
    with lead as materialized (
      select digital_lead.company_id, digital_lead.campaign_id, received_at, answered_at, digital_lead.prospect_id,
        coalesce(prospect.employee_id, queued.assigned_to, taker.employee_id) as employee_id
      from digital_lead
      left join prospect on prospect.id = digital_lead.prospect_id
      left join carousel_lead queued on queued.digital_lead_id = digital_lead.id
      left join account taker on taker.id = queued.attended_by
      where digital_lead.company_id = ${companyId} and ${inDaysOf('digital_lead.received_at', range, timeZone)}
    ), own as materialized (
      select * from lead where ${ofPeople(filter, 'lead')}
    ), came as (
      select campaign_id, count(*) as leads, avg(extract(epoch from answered_at - received_at)) as seconds
      from own group by campaign_id
    ), sold as (
      select own.campaign_id, count(*) as sales, sum(contract.amount) as amount, avg(${daysUntilSale}) as days
      from own join contract on contract.prospect_id = own.prospect_id and contract.campaign_id = own.campaign_id
      where ${daysUntilSale} >= 0 and ${ofPeople(filter, 'contract')}
      group by own.campaign_id
    ), planned as (${budgetsOf(companyId, range)})
    select business_line as line, social_web as medium, name,
      coalesce(leads, 0) as leads, coalesce(sales, 0) as sales, coalesce(amount, 0) as amount,
      coalesce(budget, 0) as budget, coalesce(exercised, 0) as exercised,
      coalesce(round(exercised / leads), 0) as "leadCost", coalesce(sales::float8 / leads, 0) as conversion,
      coalesce(seconds / 60, 0) as minutes, coalesce(days, 0) as days
    from campaign
    left join came on came.campaign_id = campaign.id
    left join sold on sold.campaign_id = campaign.id
    left join planned on planned.campaign_id = campaign.id
    where ${campaignsOf(companyId, choice)}
      and (planned.campaign_id is not null or campaign.id in (select campaign_id from lead))
    order by business_line, social_web, name, campaign.id`.execute(db);
  return rows;
}

/** The media of the campaigns that have a budget in a month or got a lead in it, by name (API-40). */
export async function listMedia(
  db: Kysely<Schema>,
  scope: Scope,
  {
    month,
    line,
    timeZone,
  }: { readonly month: CalendarMonth; readonly line?: BusinessLine | undefined; readonly timeZone: string },
): Promise<readonly string[]> {
  if (scope.kind === 'none') return [];
  const { companyId } = scope;
  const range = monthRange(month);
  const { rows } = await sql<{ medium: string }>`
    select social_web as medium from campaign
    where ${campaignsOf(companyId, { line })} and (
      campaign.id in (select campaign_id from (${budgetsOf(companyId, range)}) planned)
      or exists (select from digital_lead where digital_lead.campaign_id = campaign.id
        and ${inDaysOf('digital_lead.received_at', range, timeZone)}))
    group by social_web order by social_web`.execute(db);
  return rows.map(({ medium }) => medium);
}
