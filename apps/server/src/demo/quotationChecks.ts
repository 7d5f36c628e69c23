import { sql } from 'kysely';
import type { Check } from './salesChecks.ts';

/** What must hold between quotations, products, contracts and companies. */
export const QUOTATION_CHECKS: readonly Check[] = [
  [
    'a quotation amounts to its pieces, at the price of its product',
    () => sql`select quotation.id from quotation
      left join product on product.company_id = quotation.company_id and product.code = quotation.item_code
      where quotation.item_code is not null and ((product.business_line, product.price * quotation.pieces,
        product.services * quotation.pieces, product.name)
        is distinct from (quotation.business_line, quotation.amount, quotation.services, quotation.item_name))`,
  ],
  [
    'a discount is its share of the amount, the tax 16 %, and within the limits of the company',
    () => sql`select quotation.id from quotation join company on company.id = quotation.company_id
      where discount <> round(amount * discount_percent / 100) or untaxed <> round((amount - discount) / 1.16)
        or discount_percent > company.quotation_max_discount or payments <> all (company.quotation_terms)
        or (payments > 0 and down_payment < round((amount - discount) * company.quotation_min_down_payment / 100))
        or valid_until - quoted_on + 1 <> company.quotation_valid_days`,
  ],
  [
    'a quotation that was taken is paid as its contract is',
    () => sql`select quotation.id from quotation join contract on contract.id = quotation.contract_id
      where (quotation.payments, quotation.down_payment, quotation.employee_id)
        <> (contract.payments, contract.down_payment, contract.employee_id)`,
  ],
  [
    'a quotation is written down on its day, by its adviser or in their company, after its prospect was known',
    () => sql`select quotation.id from quotation
      join prospect on prospect.id = quotation.prospect_id
      left join account on account.id = quotation.created_by
      where (quotation.created_at at time zone 'America/Mexico_City')::date is distinct from quotation.quoted_on
        or account.company_id is distinct from quotation.company_id
        or (prospect.created_at at time zone 'America/Mexico_City')::date > quotation.quoted_on`,
  ],
  [
    'a company numbers its quotations by day, from 1 on, and knows the last number',
    () => sql`with numbered as (
        select company_id, number, row_number() over (partition by company_id order by quoted_on, number) as position,
          count(*) over (partition by company_id) as total from quotation)
      select number from numbered left join quotation_count using (company_id)
      where number <> 'COT-' || lpad(position::text, 6, '0') or last_number is distinct from total`,
  ],
  [
    'a discount that was granted is a part of what is taken off, within the limit of who decided; one waits where something can be taken off',
    (today) => sql`select request.id from discount_request request
      left join quotation on quotation.id = quotation_id
      left join contract on contract.id = request.contract_id
      left join account on account.id = decided_by
      left join discount_limit bound on bound.company_id = request.company_id and bound.role_id = account.role_id
      where granted > coalesce(quotation.discount, contract.discount)
        or granted is not null and coalesce(quotation.discount, contract.discount) * 100.0
          > percent * coalesce(quotation.amount, contract.amount)
        or decided_at < asked_at or request.status in ('refused', 'partlyApproved') and answer is null
        or (asked_at at time zone 'America/Mexico_City')::date not between coalesce(quoted_on, sold_on) and ${today}::date
        or request.status = 'asked' and (valid_until < ${today}::date or quotation.contract_id is not null)`,
  ],
  [
    'nothing is quoted that is still to come',
    (today) => sql`select id from quotation
      where created_at > (${today}::date + time '12:00') at time zone 'America/Mexico_City'`,
  ],
  [
    'every company quotes what it sells, and nothing else',
    () => sql`select company.id from company left join product on product.company_id = company.id
      group by company.id having count(product.code) = 0
      union all select company_id from contract
        where not exists (select from product where product.company_id = contract.company_id
          and product.business_line = contract.business_line)`,
  ],
];
