import { addDays, type CalendarDate, timeAtMinute } from '@sereno/domain/calendar';
import type { Reservation, Room } from '@sereno/domain/recordari';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../database/schema.ts';

const rooms = (db: Kysely<Schema>, companyId: number) =>
  db.selectFrom('room').where('company_id', '=', companyId).selectAll();

type RoomRow = Awaited<ReturnType<ReturnType<typeof rooms>['executeTakeFirstOrThrow']>>;

const roomOf = (row: RoomRow): Room => ({
  id: row.id,
  name: row.name,
  opens: timeAtMinute(row.opens_at),
  closes: timeAtMinute(row.closes_at),
  minutesBefore: row.minutes_before,
  minutesAfter: row.minutes_after,
  isEnded: row.ended,
});

/** The rooms of a company by name: those in use, and those out of use that are reserved on the day. */
export async function listRooms(db: Kysely<Schema>, companyId: number, day: CalendarDate): Promise<readonly Room[]> {
  const rows = await rooms(db, companyId)
    .where(
      sql<boolean>`(not room.ended or exists (
        select from reservation where room_id = room.id and day = ${day} and cancel_reason is null))`,
    )
    .orderBy('name')
    .execute();
  return rows.map(roomOf);
}

/** A room, locked until the transaction ends; undefined for an id that the company does not have. */
export async function lockRoom(trx: Kysely<Schema>, companyId: number, id: number): Promise<Room | undefined> {
  const row = await rooms(trx, companyId).where('id', '=', id).forUpdate().executeTakeFirst();
  return row && roomOf(row);
}

const reservations = (db: Kysely<Schema>, companyId: number) =>
  db
    .selectFrom('reservation')
    .leftJoin('contract', 'contract.id', 'reservation.contract_id')
    .where('reservation.company_id', '=', companyId)
    .selectAll('reservation')
    .select('contract.number as contract_number');

type ReservationRow = Awaited<ReturnType<ReturnType<typeof reservations>['executeTakeFirstOrThrow']>>;

const reservationOf = (row: ReservationRow): Reservation => ({
  id: row.id,
  version: row.version,
  roomId: row.room_id,
  day: row.day,
  start: timeAtMinute(row.starts_at),
  end: timeAtMinute(row.ends_at),
  minutesBefore: row.minutes_before,
  minutesAfter: row.minutes_after,
  ceremony: row.ceremony,
  family: row.family,
  contractNumber: row.contract_number,
  notes: row.notes,
});

/** What holds the rooms of a company from a day on, for so many days, by hour. */
export async function listReservations(
  db: Kysely<Schema>,
  companyId: number,
  day: CalendarDate,
  days = 1,
): Promise<readonly Reservation[]> {
  const rows = await reservations(db, companyId)
    .where('cancel_reason', 'is', null)
    .where('day', '>=', day)
    .where('day', '<=', addDays(day, days - 1))
    .orderBy('day')
    .orderBy('starts_at')
    .orderBy('reservation.id')
    .execute();
  return rows.map(reservationOf);
}

/** A reservation, locked until the transaction ends; undefined for an id that the company does not have. */
export async function lockReservation(
  trx: Kysely<Schema>,
  companyId: number,
  id: number,
): Promise<(Reservation & { readonly isCancelled: boolean }) | undefined> {
  const row = await reservations(trx, companyId)
    .where('reservation.id', '=', id)
    .forUpdate('reservation')
    .executeTakeFirst();
  return row && { ...reservationOf(row), isCancelled: row.cancel_reason !== null };
}

/** The contract of a number; undefined where the company has none. */
export async function contractId(db: Kysely<Schema>, companyId: number, number: string): Promise<number | undefined> {
  const found = db.selectFrom('contract').where('company_id', '=', companyId).where('number', '=', number);
  return (await found.select('id').executeTakeFirst())?.id;
}
