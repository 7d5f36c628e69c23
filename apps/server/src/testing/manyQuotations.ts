import type { CalendarDate } from '@sereno/domain/calendar';
import { sql } from 'kysely';
import type { TestServer } from './testServer.ts';

/** Adds so many quotations of one day, each of a product of its own. */
export async function addQuotations({ database: { db } }: TestServer, count: number, day: CalendarDate): Promise<void> {
  await sql`
    insert into quotation (company_id, number, prospect_id, employee_id, business_line, item_name, amount, discount, untaxed,
      down_payment, payments, quoted_on, valid_until)
    select company_id, concat('MUCHAS-', place), prospect_id, employee_id, business_line, concat('Producto ', place), amount, 0, 0,
      amount, 0, ${day}::date, ${day}::date
    from (select * from quotation where company_id = 1 limit 1) known cross join generate_series(1, ${count}::integer) place`.execute(
    db,
  );
}
