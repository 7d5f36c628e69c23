import { sql } from 'kysely';
import type { Check } from './salesChecks.ts';

/** The rule of commissions once more, in SQL and without a look at the plan. */
const EXPECTED = sql`
  money as (
    select contract.*, round(round(net * 100 / 116.0) * case business_line when 'PF' then 20 when 'SG' then 12 else 15 end / 100) as total
    from contract),
  earning as (select money.*, round(total * down_payment / net) as first from money),
  monthly as (
    select earning.*, month, (sold_on + make_interval(months => month))::date as day,
      div(total - first, 3) + case when month <= mod(total - first, 3) then 1 else 0 end as share
    from earning cross join generate_series(1, 3) month where payments > 0),
  paid as (
    select monthly.* from monthly, current where day <= current.today and (cancelled_on is null or cancelled_on > day)),
  expected as (
    select 'ENGANCHE' as kind, id as contract_id, employee_id, sold_on as day, first as earned, total - first as pending from earning
    union all
    select 'MENSUALIDAD', id, employee_id, day, share,
      total - first - sum(share) over (partition by id order by month) from paid
    union all
    select 'CANCELACION', earning.id, employee_id, cancelled_on,
      0 - first - coalesce(returned.share, 0), 0
    from earning left join (select id, sum(share) as share from paid group by id) returned using (id)
    where cancelled_on is not null
    union all
    select 'RENOVACION', contract_id, employee_id, renewed_on, round(round(amount * 100 / 116.0) * 5 / 100), 0
    from insurance_renewal
    union all
    select 'BONO', null, employee_id, month_end, round(round(sum(net) * 100 / 116.0) / 100), 0
    from (select contract.*, (date_trunc('month', sold_on) + interval '1 month')::date - 1 as month_end from contract) sale, current
    where month_end < current.today and (cancelled_on is null or cancelled_on > month_end)
    group by employee_id, month_end having sum(net) >= 6000000)`;

/** The Wednesday on or before a day, as the weeks of the table are proven to begin. */
const WEEK = sql`day - (extract(isodow from day)::integer + 4) % 7`;

/** What must hold between contracts and what advisers earn by them. */
export const COMMISSION_CHECKS: readonly Check[] = [
  [
    'every commission follows from a contract by the rule, to the cent, and none is missing',
    (today) => sql`with ${expected(today)}, due as (
        select kind, contract_id, employee_id, ${WEEK} as week_start, sum(earned) as earned, sum(pending) as pending, count(*) as rows
        from expected group by 1, 2, 3, 4),
      kept as (
        select kind, contract_id, employee_id, week_start, sum(to_pay) as earned, sum(pending) as pending, count(*) as rows
        from commission_row group by 1, 2, 3, 4)
      select * from due full join kept on (due.kind, due.employee_id, due.week_start) = (kept.kind, kept.employee_id, kept.week_start)
        and coalesce(due.contract_id, 0) = coalesce(kept.contract_id, 0)
      where (due.earned, due.pending, due.rows) is distinct from (kept.earned, kept.pending, kept.rows) limit 5`,
  ],
  [
    'CMA-08 the weeks of every adviser add up to the same cents',
    (today) => sql`with ${expected(today)}, due as (
        select employee_id, ${WEEK} as week_start, sum(earned) as cents
        from expected group by 1, 2),
      kept as (select employee_id, week_start, sum(to_pay) as cents from commission_row group by 1, 2)
      select * from due full join kept using (employee_id, week_start) where due.cents is distinct from kept.cents limit 5`,
  ],
  [
    'CMA-09 what remains of a row is its total less what is paid; without tax is a 1.16th',
    () => sql`select id from commission_row where pending <> total - to_pay
      or collected_untaxed <> round(collected * 100 / 116.0) or (kind = 'BONO') <> (bonus <> 0)`,
  ],
  [
    'what was collected is no more than the contract costs',
    () => sql`select contract.id from contract join commission_row on contract_id = contract.id
      where kind in ('ENGANCHE', 'MENSUALIDAD') group by contract.id having sum(collected) > contract.net`,
  ],
  [
    'a cancelled contract has earned nothing in the end',
    () => sql`select contract.id from contract join commission_row on contract_id = contract.id
      where status = 'cancelled' and kind <> 'RENOVACION' group by contract.id having sum(to_pay) <> 0`,
  ],
  [
    'CMA-22 each adviser’s week that has ended has a status, the running one none',
    (today) => sql`with ended as (
        select distinct employee_id, week_start from commission_row where week_start + 6 < ${today}::date)
      select * from ended full join commission_week known using (employee_id, week_start)
      where ended is null or known is null`,
  ],
  [
    'CMR-02 the report has each contract sold before today, with what it earns',
    (today) => sql`with ${expected(today)}
      select money.id from money full join commission_report_row report on report.contract_id = money.id
      where (money.id is not null and money.sold_on < ${today}::date) <> (report.id is not null)
        or (report.id is not null and (report.total, report.commission, report.financed, report.base, report.secondary_commission)
          <> (net, money.total, net - down_payment, round(net * 100 / 116.0), round(round(net * 100 / 116.0) * 26 / 100)))`,
  ],
];

function expected(today: string) {
  return sql`current as (select ${today}::date as today), ${EXPECTED}`;
}
