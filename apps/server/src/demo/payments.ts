import type { CalendarDate } from '@sereno/domain/calendar';
import { sql, type Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** One in this many contracts that are still paid has fallen behind, after some payments; the first payments earn commission. */
const BEHIND = { oneOf: 7, after: 3, within: 8 } as const;

/** The monthly payments of the demo's contracts: each on its day, but for those that have fallen behind. */
export async function writePayments(trx: Transaction<Schema>, today: CalendarDate): Promise<void> {
  await sql`
    insert into contract_payment (company_id, contract_id, number, paid_on, amount)
    select company_id, id, nth, due_on, part from (
      select company_id, id, status, cancelled_on, nth, (sold_on + make_interval(months => nth))::date as due_on,
        div(net - down_payment, payments) + case when nth <= mod(net - down_payment, payments) then 1 else 0 end as part
      from contract cross join generate_series(1, payments) nth) due
    where due_on <= ${today}::date and (cancelled_on is null or due_on < cancelled_on)
      and (status <> 'current' or id % ${BEHIND.oneOf} <> 0
        or nth <= ${BEHIND.after} + id / ${BEHIND.oneOf} % ${BEHIND.within})`.execute(trx);
}
