import type { components } from '@sereno/api/types';
import { type CalendarDate, minuteOfDay } from '@sereno/domain/calendar';
import {
  type HeldTime,
  nextFreeHour,
  overlap,
  type ReservationDetails,
  type ReservationPurpose,
  type Room,
  type RoomTime,
  SEARCHED_DAYS,
  textIssues,
  timeIssues,
} from '@sereno/domain/recordari';
import { REGISTER } from '@sereno/domain/register';
import type { Transaction } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { type Refusal, REFUSALS } from '../../http/envelope.ts';
import type { Viewer } from '../../session/viewer.ts';
import { recordChange } from '../registers/history.ts';
import { findRow } from '../registers/rowQueries.ts';
import { contractId, listReservations, lockReservation, lockRoom } from './queries.ts';
import { reservationChanged, reservationRefusal, roomTaken } from './refusals.ts';

/** Who reserves, and when. */
export type Reserving = {
  readonly trx: Transaction<Schema>;
  readonly viewer: Viewer;
  readonly now: Date;
  /** Today in the business zone. */
  readonly today: CalendarDate;
  readonly timeZone: string;
};

type Conflict = components['schemas']['ReservationConflict'];
/** A reservation, and the version that somebody read. */
export type Upon = { readonly id: number; readonly version: number };

const register = REGISTER.reservations;
const written = ({ trx, viewer, timeZone, today }: Reserving, id: number) =>
  findRow(register, id, { db: trx, companyId: viewer.companyId, viewer, timeZone, today });

/** The room, held for this transaction, and why it cannot be reserved at that time. @param own The reservation that is moved. */
async function reserve(
  { trx, viewer, today }: Reserving,
  time: RoomTime,
  own: number | null,
): Promise<{ readonly room: Room } | { readonly refused: Refusal | Conflict }> {
  const { companyId } = viewer;
  const room = await lockRoom(trx, companyId, time.roomId);
  if (room === undefined) return { refused: REFUSALS.notFound() };
  const issues = timeIssues(time, room, today);
  if (issues.length > 0) return { refused: reservationRefusal(issues) };
  const soon = await listReservations(trx, companyId, time.day, SEARCHED_DAYS);
  const held = soon.filter(({ id, roomId }) => id !== own && roomId === room.id);
  const wanted: HeldTime = { ...time, minutesBefore: room.minutesBefore, minutesAfter: room.minutesAfter };
  if (held.some((one) => overlap(one, wanted))) return { refused: roomTaken(nextFreeHour(room, held, time)) };
  return { room };
}

const timeColumns = ({ day, start, end }: RoomTime, room: Room) => ({
  room_id: room.id,
  day,
  starts_at: minuteOfDay(start),
  ends_at: minuteOfDay(end),
  minutes_before: room.minutesBefore,
  minutes_after: room.minutesAfter,
});

/** Whom and what the room is reserved for, and why that cannot be. */
async function purposeColumns({ trx, viewer }: Reserving, purpose: ReservationPurpose) {
  const issues = textIssues(purpose);
  if (issues.length > 0) return { refused: reservationRefusal(issues) };
  const { ceremony, family, contractNumber, notes } = purpose;
  const contract = contractNumber === null ? null : await contractId(trx, viewer.companyId, contractNumber);
  if (contract === undefined) return { refused: reservationRefusal([{ field: 'contractNumber', code: 'unknown' }]) };
  return { set: { ceremony, family, contract_id: contract, notes } };
}

/** Reserves a room for a family or a contract of the company. */
export async function book(
  work: Reserving,
  details: ReservationDetails,
): Promise<components['schemas']['BookedAnswer'] | Refusal | Conflict> {
  const { trx, viewer } = work;
  const { companyId } = viewer;
  const purpose = await purposeColumns(work, details);
  if ('refused' in purpose) return purpose.refused;
  const reserved = await reserve(work, details, null);
  if ('refused' in reserved) return reserved.refused;
  const { id } = await trx
    .insertInto('reservation')
    .values({
      company_id: companyId,
      ...timeColumns(details, reserved.room),
      ...purpose.set,
      cancel_reason: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const after = await written(work, id);
  await recordChange(trx, { ...work, register }, { id, kind: 'created', before: null, after: after ?? null });
  return { status: 201, body: { Id: id } };
}

/** Changes a reservation upon the version that somebody read, and records what changed. */
async function change(
  work: Reserving,
  { id, version }: Upon,
  columns: () => Promise<{ readonly refused: Refusal | Conflict } | { readonly set: object }>,
): Promise<components['schemas']['EmptyAnswer'] | Refusal | Conflict> {
  const { trx, viewer } = work;
  const reservation = await lockReservation(trx, viewer.companyId, id);
  if (reservation === undefined) return REFUSALS.notFound();
  if (reservation.isCancelled) return reservationChanged(null);
  if (reservation.version !== version) return reservationChanged(reservation);
  const wanted = await columns();
  if ('refused' in wanted) return wanted.refused;
  const before = await written(work, id);
  await trx
    .updateTable('reservation')
    .set({ ...wanted.set, version: version + 1 })
    .where('id', '=', id)
    .execute();
  const after = await written(work, id);
  await recordChange(trx, { ...work, register }, { id, kind: 'changed', before: before ?? null, after: after ?? null });
  return { status: 200, body: null };
}

/** Moves a reservation to another time or room. */
export const move = (work: Reserving, upon: Upon, time: RoomTime) =>
  change(work, upon, async () => {
    const reserved = await reserve(work, time, upon.id);
    return 'refused' in reserved ? reserved : { set: timeColumns(time, reserved.room) };
  });

/** Corrects whom and what a reservation is for; also of a day that is over. */
export const correct = (work: Reserving, upon: Upon, purpose: ReservationPurpose) =>
  change(work, upon, () => purposeColumns(work, purpose));

/** Cancels a reservation, which frees its room. */
export const cancel = (work: Reserving, upon: Upon, reason: string) =>
  change(work, upon, async () =>
    reason === ''
      ? { refused: reservationRefusal([{ field: 'reason', code: 'required' }]) }
      : { set: { cancel_reason: reason } },
  );
