import { oneOf } from './filledServer.ts';

/** The last of the days that are filled. */
export const LAST_DAY = '2026-11-21';
const DAYS = 1825;
const ACTIVITIES = 1_000_000;
const PROSPECTS = 300_000;
const CONTRACTS = 400_000;
const LEADS = 100_000;
/** Ids of these rows begin after it, so that one refers to another without a look-up. */
const FIRST = 1_000_000;

/** The day of a row, the first ones first: a company writes its rows as the days go by. */
const dayOf = (rows: number) => `date '${LAST_DAY}' - ${DAYS - 1} + (n::bigint * ${DAYS} / ${rows + 1})::integer`;
const momentOf = (rows: number) => `(${dayOf(rows)} + time '15:00') at time zone 'America/Mexico_City'`;
/** A number below another that looks as if by chance, and is the same in every run. */
const scattered = (below: number | string) => `(n::bigint * 7919 % ${below})::integer`;
const rowsOf = (rows: number) =>
  `generate_series(1, ${rows}) n join staff on staff.place = ${scattered('(select count(*) from staff)')}`;
/** The prospect of a row: one of the last three months, and every second one of them, since not all of them buy. */
const prospectOf = (rows: number) =>
  `${FIRST} + 2 * greatest(1, (n::bigint * ${PROSPECTS / 2} / ${rows})::integer - ${scattered(7500)})`;
const LINE = oneOf('PF SG BF', 1);
const ACCOUNT = '(select min(id) from account where company_id = 1)';

/** Five years of a company whose hundred advisers fill 1,000,000 activities, 300,000 prospects and 400,000 contracts. */
export const FIVE_YEARS: readonly string[] = [
  `insert into prospect (id, company_id, employee_id, first_name, last_name, means_id, county, state, created_at, created_by, discarded_at)
    select ${FIRST} + n, 1, staff.id, ${oneOf('Ana Luis Sofía José', 1)}, 'Ibarra ' || n, n % 8 + 1, 'Coyoacán', 'Ciudad de México',
      ${momentOf(PROSPECTS)}, ${ACCOUNT}, case when n % 4 = 0 then ${momentOf(PROSPECTS)} + interval '9 days' end
    from ${rowsOf(PROSPECTS)}`,
  `insert into activity (company_id, employee_id, activity_type_id, subject_id, activity_date, start_time, end_time, started_at, ended_at,
      on_time, tracing_type_id, created_by, prospect_id)
    select 1, staff.id, about.activity_type_id, about.id, ${dayOf(ACTIVITIES)}, time '10:00', time '10:30',
      case when n % 10 < 8 then ${momentOf(ACTIVITIES)} end, case when n % 10 < 7 then ${momentOf(ACTIVITIES)} end,
      case when n % 10 < 8 then n % 3 > 0 end, case when n % 10 < 7 then n % 11 + 1 end, ${ACCOUNT}, ${prospectOf(ACTIVITIES)}
    from ${rowsOf(ACTIVITIES)}
    join (select *, row_number() over (order by id) - 1 as place from activity_subject where company_id = 1) about
      on about.place = n % (select count(*) from activity_subject where company_id = 1)`,
  `insert into contract (id, company_id, number, business_line, prospect_id, employee_id, campaign_id, sold_on, cancelled_on, status,
      amount, discount, down_payment, down_payment_method, financing_plan, payments, county, state, state_code, zip_code)
    select ${FIRST} + n, 1, 'M-' || n, ${LINE}, ${prospectOf(CONTRACTS)}, staff.id, case when n % 5 = 0 then n % 20 + 1 end,
      ${dayOf(CONTRACTS)}, case when n % 10 = 0 then ${dayOf(CONTRACTS)} + 20 end,
      case when n % 10 = 0 then 'cancelled' else ${oneOf('pending current settled', 1)} end, 1000000 + n, case when n % 3 = 1 then 90000 else 0 end,
      100000, 'Efectivo', ${oneOf('Contado 12 24', 1)}, n % 3 * 12, 'Coyoacán', 'Ciudad de México', 'CMX', '04000'
    from ${rowsOf(CONTRACTS)}`,
  `insert into contract_item (company_id, contract_id, line, item_code, item_name, services, amount)
    select 1, ${FIRST} + n, line, 'P' || n % line, 'Artículo ' || n % line, 1, 500000
    from generate_series(1, ${CONTRACTS}) n join (values (1), (7)) item (line) on true`,
  `insert into quotation (id, company_id, number, prospect_id, employee_id, contract_id, business_line, item_name, amount, discount,
      untaxed, payments, quoted_on, valid_until)
    select ${FIRST} + n, 1, 'M-' || n, ${prospectOf(CONTRACTS)}, staff.id, case when n % 3 = 0 then ${FIRST} + n end, ${LINE},
      'Plan ' || n % 12, 1000000 + n, 0, 900000, 12, ${dayOf(CONTRACTS)} - 5, ${dayOf(CONTRACTS)} + 25
    from ${rowsOf(CONTRACTS)}`,
  `insert into discount_request (company_id, quotation_id, asked, reason, asked_by, asked_at, status, granted, decided_by, decided_at)
    select 1, ${FIRST} + n, 90000, 'Cliente', ${ACCOUNT}, ${momentOf(CONTRACTS)}, ${oneOf('approved refused', 4)},
      case when n / 4 % 2 = 0 then 90000 end, ${ACCOUNT}, ${momentOf(CONTRACTS)} from generate_series(4, ${CONTRACTS}, 4) n`,
  `insert into insurance_renewal (company_id, employee_id, contract_id, renewed_on, amount)
    select 1, employee_id, id, sold_on + 182, net / 2 from contract
    where number like 'M-%' and business_line = 'SG' and id % 4 > 0 and sold_on + 182 <= date '${LAST_DAY}'`,
  `insert into digital_lead (company_id, campaign_id, received_at, answered_at, prospect_id)
    select 1, n % 20 + 1, ${momentOf(LEADS)}, ${momentOf(LEADS)} + interval '1 hour', case when n % 2 = 0 then ${FIRST} + 3 * n end
    from ${rowsOf(LEADS)}`,
  `insert into campaign_month (company_id, campaign_id, month, budget, exercised)
    select 1, campaign.id, month, 5000000, 4000000 from campaign
    cross join generate_series(date '2021-12-01', date '${LAST_DAY}', interval '1 month') month
    where campaign.company_id = 1 on conflict do nothing`,
  `create temporary table disputed as select staff.id as employee_id, starts_on, row_number() over (order by starts_on, staff.id) as n
    from business_week cross join staff where starts_on between date '2021-12-01' and date '${LAST_DAY}' - 14`,
  `insert into commission_week (company_id, employee_id, week_start, status, decided_at)
    select 1, employee_id, starts_on, 'R', (starts_on + 8 + time '15:00') at time zone 'America/Mexico_City'
    from disputed where n % 5 = 0 on conflict do nothing`,
  `insert into commission_reason (company_id, employee_id, week_start, position, kind, reason)
    select 1, employee_id, starts_on, 1, 'Monto', 'Falta una venta' from disputed where n % 5 = 0
    on conflict do nothing`,
  `insert into commission_row (company_id, employee_id, week_start, kind, collected, collected_untaxed, total, new_sale, monthly, bonus,
      pending)
    select 1, employee_id, starts_on, 'BONO', 0, 0, 0, 0, 0, 50000, 0 from disputed cross join generate_series(1, 20)`,
];
