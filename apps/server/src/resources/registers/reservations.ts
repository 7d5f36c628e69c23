import { type RawBuilder, sql } from 'kysely';

/** The reservations of all companies as their register reads them, cancelled ones too. */
export const reservationRows = (): RawBuilder<unknown> => sql`
  select reservation.*, false as ended, starts_at as start, ends_at as "end", contract.number as contract_number,
    case when cancel_reason is null then 'booked' else 'cancelled' end as status
  from reservation left join contract on contract.id = reservation.contract_id`;
