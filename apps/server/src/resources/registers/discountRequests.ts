import { type RawBuilder, sql } from 'kysely';
import { nameIn } from '../../database/text.ts';

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
