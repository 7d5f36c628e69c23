import type { CalendarDate } from '@sereno/domain/calendar';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { withinScope } from '../../access/scope.ts';
import type { BusinessLine } from '../../database/migrations/salesTables.ts';
import { nameIn } from '../../database/text.ts';
import type { Schema } from '../../database/schema.ts';
import { inState, type Moment } from './activityState.ts';
import { managerNameOf } from './managerName.ts';
import { choicesOf, inRange, type RowFilter } from './rowFilter.ts';
import {
  countyKey,
  countySpelling,
  itemKey,
  itemShare,
  itemSpelling,
  meansName,
  quotient,
  stateKey,
  usualFirst,
} from './salesParts.ts';

/** The figures of the contracts that were sold, or cancelled, in a range; amounts in cents. */
type Figures = {
  readonly sales: number;
  readonly amount: number;
  readonly discount: number;
  readonly net: number;
  readonly downPayment: number;
  readonly averageTicket: number;
  readonly averageServiceTicket: number;
  readonly advisers: number;
  /** Active advisers without unattended activities: for sales all who could sell, for cancellations those who sold the contracts. */
  readonly upToDate: number;
  readonly initial: number;
};

type Part = { readonly sales: number; readonly amount: number };
type Named = Part & { readonly name: string };
type Place = Part & { readonly stateCode: string; readonly county: string };
type Seller = { readonly id: number; readonly name: string };

/** What the sales dashboard is made of (ENT-13); amounts in cents. */
export type SalesDashboardRow = {
  readonly sold: Figures;
  readonly cancelled: Figures;
  readonly bf: Pick<Figures, 'sales' | 'amount' | 'discount' | 'net'>;
  readonly days: readonly (Part & { readonly date: CalendarDate })[];
  readonly means: readonly Named[];
  readonly financing: readonly (Named & { readonly payments: number })[];
  readonly downPayments: readonly Named[];
  readonly items: readonly Named[];
  readonly ranking: readonly (Part & Seller & { readonly slpCode: number | null })[];
  /** Advisers at work, and of all others who sold: who has left, or is no adviser. */
  readonly advisers: readonly (Seller & {
    readonly managerName: string;
    readonly atWork: boolean;
    readonly sales: number;
  })[];
  readonly byZipCode: readonly (Place & { readonly zipCode: string })[];
  readonly byItem: readonly (Place & { readonly itemName: string })[];
  readonly byCounty: readonly Place[];
};

const TOP_ITEMS = 10;

/** Whom the figures are about, with the day of their first sale: what the ERP says, or the first contract that is here. */
const selectPeople = (filter: RowFilter, moment: Moment) => sql`
  select employee.id, employee.slp_code, coalesce(${nameIn('employee')}, '') as name,
    coalesce(${managerNameOf('employee')}, '') as manager_name, employee.adviser and employee.active as at_work,
    least(employee.first_sale_on, (select min(every.sold_on) from contract every where every.employee_id = employee.id))
      as first_sale_on,
    employee.adviser and employee.active and not exists (
      select from activity where activity.employee_id = employee.id and ${inState('unattended', moment)}) as up_to_date
  from employee
  where ${sql.join([withinScope(filter.scope, 'employee'), ...choicesOf(filter, 'employee')], sql` and `)}`;

/** Contracts sold or cancelled in the range by the selected people. */
function selectCounted({ range, scope }: RowFilter, line: BusinessLine | undefined) {
  const company = scope.kind === 'none' ? sql`false` : sql`contract.company_id = ${scope.companyId}`;
  const isSold = inRange('contract.sold_on', range);
  const isCancelled = inRange('contract.cancelled_on', range);
  return sql`
    select contract.id, contract.employee_id, contract.prospect_id, contract.business_line, contract.sold_on,
      contract.amount, contract.discount, contract.net, contract.down_payment, contract.down_payment_method,
      contract.financing_plan, contract.payments, contract.county, contract.state_code, contract.zip_code,
      ${isSold} as is_sold, coalesce(${isCancelled}, false) as is_cancelled,
      person.up_to_date, contract.sold_on = person.first_sale_on as is_first
    from contract join person on person.id = contract.employee_id
    where ${company} and (${isSold} or ${isCancelled})
      ${line === undefined ? sql`` : sql`and contract.business_line = ${line}`}`;
}

/** The lines of the counted contracts, each with its part of the amount after discount. */
const SELECT_SHARES = sql`
  select counted.id, counted.is_sold, counted.is_cancelled, counted.state_code, counted.county,
    item.item_name, item.services, ${itemShare('item', sql`counted.net`)} as net
  from counted join contract_item item on item.contract_id = counted.id`;

/** Each way in which an item is written, with the name of the one that it means: as it is written most often in what was sold. */
const SELECT_ITEMS = sql`
  with written as (
    select item_name, count(*) filter (where is_sold) as lines, ${itemKey(sql.ref('item_name'))} as key,
      ${itemSpelling(sql.ref('item_name'))} as spelling
    from share group by item_name
  ), spelled as (
    select key, spelling, sum(lines) as lines from written group by key, spelling
  ), named as (
    select distinct on (key) key, spelling from spelled order by key, ${usualFirst(sql.ref('spelling'), sql.ref('lines'))}
  )
  select written.item_name as spelling, named.spelling as name from written join named using (key)`;

/** What the counted contracts are about: an item of each once, whatever its spellings, with its part of the amount. */
const SELECT_PARTS = sql`
  select id, is_sold, is_cancelled, state_code, county, article.name as item_name,
    sum(services) as services, sum(net) as net
  from share join article on article.spelling = share.item_name
  group by id, is_sold, is_cancelled, state_code, county, article.name`;

/**
 * Each way in which a county is written, with the one that it means: it is named as it is written most often, of two ways
 * rather with capitals and small letters, and with its accents.
 */
const SELECT_PLACES = sql`
  with written as (
    select state_code, county, sum(sales) as sales, ${stateKey(sql.ref('state_code'))} as state,
      ${countyKey(sql.ref('county'))} as key, ${countySpelling(sql.ref('county'))} as spelling
    from spot group by state_code, county
  ), spelled as (
    select state, key, spelling, sum(sales) as sales from written group by state, key, spelling
  ), named as (
    select distinct on (state, key) state, key, spelling from spelled
    order by state, key, ${usualFirst(sql.ref('spelling'), sql.ref('sales'))}
  )
  select written.state_code, written.county, state, key, named.spelling as name
  from written join named using (state, key)`;

const SUMS = sql`'sales', count(*), 'amount', coalesce(sum(amount), 0), 'discount', coalesce(sum(discount), 0),
  'net', coalesce(sum(net), 0)`;

/** @param upToDate How many advisers are up to date, of all of them or of those of the contracts. */
function figures(basis: 'is_sold' | 'is_cancelled', upToDate: RawBuilder<unknown>): RawBuilder<Figures> {
  const isCounted = sql.ref(basis);
  const services = sql`(select sum(services) from part where ${isCounted})`;
  return sql<Figures>`(select json_build_object(${SUMS}, 'downPayment', coalesce(sum(down_payment), 0),
    'averageTicket', ${quotient(sql`sum(net)`, sql`count(*)`)},
    'averageServiceTicket', ${quotient(sql`sum(net)`, services)},
    'advisers', count(distinct employee_id),
    'upToDate', ${upToDate},
    'initial', count(distinct employee_id) filter (where is_first))
    from counted where ${isCounted})`;
}

/** The rows of a statement as a list. */
const list = <Row>(rows: RawBuilder<unknown>) =>
  sql<readonly Row[]>`(select coalesce(json_agg(listed), '[]') from (${rows}) listed)`;

/** Sales and their amount in cents; the most first. */
const sales = (amount = sql`sum(net)`) => sql`count(*) as sales, ${amount} as amount`;
/** The same of rows that are counted already. */
const SALES_SUM = sql`sum(sales) as sales, sum(amount) as amount`;
const largestFirst = (name: RawBuilder<unknown>) => sql`order by amount desc, sales desc, ${name} collate "C"`;

/** The sales of each county and of what tells them apart in it, the largest county first. */
const placesBy = (table: 'spot' | 'product', column: 'zip_code' | 'item_name', as: string) => sql`
  select place.state as "stateCode", place.name as county, ${sql.ref(column)} as ${sql.ref(as)}, ${SALES_SUM}
  from ${sql.table(table)} join place using (state_code, county)
  group by place.state, place.key, place.name, ${sql.ref(column)}
  order by sum(sum(amount)) over (partition by place.state, place.key) desc, place.state collate "C", place.key collate "C",
    amount desc, ${sql.ref(column)} collate "C"`;

/**
 * Everything that the sales dashboard shows (API-38). One statement, so that all of its figures are about the same moment.
 * @param line The one business line that counts; undefined for all of them (SAL-01).
 */
export async function findSalesDashboard(
  db: Kysely<Schema>,
  filter: RowFilter,
  line: BusinessLine | undefined,
  moment: Moment,
): Promise<SalesDashboardRow> {
  const { rows } = await sql<SalesDashboardRow>`
    with person as materialized (${selectPeople(filter, moment)}),
      counted as materialized (${selectCounted(filter, line)}),
      share as materialized (${SELECT_SHARES}),
      article as materialized (${SELECT_ITEMS}),
      part as materialized (${SELECT_PARTS}),
      spot as materialized (
        select state_code, county, zip_code, ${sales()} from counted where is_sold group by state_code, county, zip_code),
      product as materialized (
        select state_code, county, item_name, ${sales()} from part where is_sold group by state_code, county, item_name),
      place as materialized (${SELECT_PLACES})
    select ${figures('is_sold', sql`(select count(*) from person where up_to_date)`)} as sold,
      ${figures('is_cancelled', sql`count(distinct employee_id) filter (where up_to_date)`)} as cancelled,
      (select json_build_object(${SUMS}) from counted where is_sold and business_line = 'BF') as bf,
      ${list(sql`select sold_on as date, ${sales()} from counted where is_sold group by sold_on order by sold_on`)} as days,
      ${list(sql`
        select ${meansName('means')} as name, ${sales()} from counted
        join prospect on prospect.id = counted.prospect_id
        left join prospection_means means on means.company_id = prospect.company_id and means.id = prospect.means_id
        where is_sold group by 1 ${largestFirst(meansName('means'))}`)} as means,
      ${list(sql`
        select (array_agg(plan order by sales desc, plan collate "C"))[1] as name, payments, ${SALES_SUM}
        from (select financing_plan as plan, payments, ${sales()} from counted where is_sold group by 1, 2) plans
        group by payments order by amount desc, sales desc, payments`)} as financing,
      ${list(sql`
        select down_payment_method as name, ${sales(sql`sum(down_payment)`)}
        from counted where is_sold group by down_payment_method ${largestFirst(sql.ref('down_payment_method'))}`)} as "downPayments",
      ${list(sql`
        select item_name as name, ${SALES_SUM} from product group by item_name ${largestFirst(sql.ref('item_name'))} limit ${TOP_ITEMS}`)} as items,
      ${list(sql`
        select person.id, person.slp_code as "slpCode", person.name, ${sales()}
        from counted join person on person.id = counted.employee_id where is_sold
        group by person.id, person.slp_code, person.name order by amount desc, sales desc, person.id`)} as ranking,
      ${list(sql`
        select person.id, person.name, person.manager_name as "managerName", person.at_work as "atWork", count(counted.id) as sales
        from person left join counted on counted.employee_id = person.id and counted.is_sold
        where person.at_work or counted.id is not null
        group by person.id, person.name, person.manager_name, person.at_work order by sales desc, person.id`)} as advisers,
      ${list(placesBy('spot', 'zip_code', 'zipCode'))} as "byZipCode",
      ${list(placesBy('product', 'item_name', 'itemName'))} as "byItem",
      ${list(sql`
        select place.state as "stateCode", place.name as county, ${SALES_SUM}
        from spot join place using (state_code, county)
        group by place.state, place.key, place.name order by amount desc, place.state collate "C", place.key collate "C"`)} as "byCounty"
  `.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('A statement without a table answers with one row.');
  return row;
}
