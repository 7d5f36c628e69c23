import { canSeeProspectContact } from '@sereno/domain/access';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { anywhere, folded, nameIn } from '../../database/text.ts';
import type { Viewer } from '../../session/viewer.ts';
import type { RowContext } from './registerTable.ts';

/** SQL for whether somebody sees the contact data of the table or alias `prospect`, by the same rule as on its own page. */
export function seesContact({ accountId: id, roleId, employeeId }: Viewer): RawBuilder<SqlBool> {
  if (canSeeProspectContact({ createdBy: null, employeeId: null }, { id, roleId, employeeId })) return sql`true`;
  return sql<SqlBool>`(prospect.created_by = ${id} or prospect.employee_id = ${employeeId}::integer)`;
}

const phoneFor = (viewer: Viewer) => sql`
  case when ${seesContact(viewer)} then coalesce(prospect.mobile_phone, prospect.home_phone) end`;

/**
 * The contracts of a company, each with its prospect; the phone only for those who see it with the prospect. Every contract has a prospect:
 * it is joined from the left so that a question which does not name it need not look for it.
 */
export const contractRows = ({ viewer }: RowContext): RawBuilder<unknown> => sql`
  select contract.*, 1 as version, false as ended, ${nameIn('prospect')} as prospect,
    ${phoneFor(viewer)} as phone
  from contract left join prospect on prospect.id = contract.prospect_id`;

/**
 * Whether a text is found in a contract: in its number, its prospect, the phone that is seen, or its adviser. Each is looked for where an index
 * has it.
 */
export const isFoundContract = (text: string, { companyId, viewer }: RowContext): RawBuilder<SqlBool> => {
  const pattern = anywhere(text);
  const adviser = folded(nameIn('employee'));
  return sql<SqlBool>`row.id in (
    select id from contract where company_id = ${companyId} and upper(number) like upper(${pattern})
    union all select contract.id from prospect join contract on contract.prospect_id = prospect.id
      where prospect.company_id = ${companyId} and (prospect.folded_name like ${folded(pattern)} or ${seesContact(viewer)} and
        (prospect.mobile_phone like ${pattern} or prospect.mobile_phone is null and prospect.home_phone like ${pattern}))
    union all select contract.id from employee join contract on contract.employee_id = employee.id
      where employee.company_id = ${companyId} and ${adviser} like ${folded(pattern)})`;
};

/** The upgrades of contracts, each with the contract that it upgrades and its plan. */
export const upgradeRows = (context: RowContext): RawBuilder<unknown> => sql`
  select upgrade.*, base.number as base_number, item.item_name as plan
  from (${contractRows(context)}) upgrade
  join contract base on base.id = upgrade.upgrade_of
  join contract_item item on item.contract_id = upgrade.id`;

/** How old a debt is, by the rule of the domain (`debtAge`). */
const AGE = sql`case when days <= 30 then '1-30' when days <= 60 then '31-60' when days <= 90 then '61-90' else '91+' end`;

/**
 * The contracts of which a payment is late today, by the rule of the domain (`paymentsOf`), each with what is late: of the parts into which
 * the payments that are missing divide what is not paid yet, those that were due.
 */
export const defaulterRows = ({ viewer, today }: RowContext): RawBuilder<unknown> => sql`
  select contract.id, contract.company_id, contract.employee_id, contract.number, contract.business_line,
    1 as version, false as ended, ${nameIn('prospect')} as prospect, ${phoneFor(viewer)} as phone,
    late.payments as late_payments, late.amount as late_amount, late.since as late_since, days as late_days, ${AGE} as age
  from contract join prospect on prospect.id = contract.prospect_id
  cross join lateral (
    select count(*)::integer as payments, sum(part)::bigint as amount, min(due_on) as since from (
      select due_on, div(rest, missing) + case when place <= mod(rest, missing) then 1 else 0 end as part from (
        select (contract.sold_on + make_interval(months => nth))::date as due_on, row_number() over (order by nth) as place,
          count(*) over () as missing, contract.net - contract.down_payment - coalesce((
            select sum(amount) from contract_payment payment where payment.contract_id = contract.id), 0) as rest
        from generate_series(1, contract.payments) nth
        where not exists (
          select from contract_payment payment where payment.contract_id = contract.id and payment.number = nth)) open) due
    where due_on < ${today}::date and part > 0) late
  cross join lateral (select ${today}::date - late.since as days) old
  where contract.status = 'current' and contract.payments > 0 and late.payments > 0`;
