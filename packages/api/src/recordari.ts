import { type CalendarDate, formatWireDate } from '@sereno/domain/calendar';
import {
  type FreeHour,
  type Reservation,
  RESERVATION_ISSUES,
  type ReservationDetails,
  type ReservationPurpose,
  type RoomDay,
  type RoomTime,
} from '@sereno/domain/recordari';
import { answerOf, type Call, isSuccess, readAnswer, type Reply, replyTo } from './answer.ts';
import { binder } from './binder.ts';
import type { Client, Doors, Signal } from './client.ts';
import { reservationOf, roomOf } from './generated/readers/recordari.ts';
import { keyHeader } from './idempotency.ts';
import { type Outcome, type Refused, refusedBy } from './outcome.ts';
import { fieldsOf, listReader, rowsOf, textOf } from './readers.ts';
import { dayOf, timeOf } from './values.ts';

/** Why a room could not be reserved: the field that a rule names, or what a conflict says. */
export type RecordariRefused = Refused & {
  /** When the room is free for as long, where another reservation holds it. */
  readonly nextFree: FreeHour | null;
  /** The reservation as somebody else has changed it; null where it was cancelled, or not changed. */
  readonly newest: Reservation | null;
};

/** What became of a change of a reservation. */
export type RecordariOutcome = Extract<Outcome, { readonly kind: 'done' }> | RecordariRefused;

const readRooms = listReader(roomOf);
const readReservations = listReader(reservationOf);

/** The rooms of the company and their reservations of a day (UND-30, an extension of our own server). */
async function roomDay(client: Client, day: CalendarDate, signal: Signal = null): Promise<RoomDay> {
  const asked = client.GET('/recordari/day', { params: { query: { Day: formatWireDate(day) } }, signal });
  return answerOf('GET /recordari/day', asked, (body: unknown) => ({
    rooms: readRooms(fieldsOf(body)['Rooms']),
    reservations: readReservations(fieldsOf(body)['Reservations']),
  }));
}

async function changed(call: Call, asked: Promise<Reply>): Promise<RecordariOutcome> {
  const answer = readAnswer(call, await replyTo(call, asked));
  if (isSuccess(call, answer)) return { kind: 'done' };
  const body = fieldsOf(answer.body);
  const free = fieldsOf(body['NextFree']);
  const day = dayOf(free['Day']);
  const start = timeOf(free['Start']);
  const newest = fieldsOf(body['Newest']);
  const issues = rowsOf(answer.envelope['fields'], ({ field, code }) => {
    const known = RESERVATION_ISSUES.find((one) => one === code);
    const name = textOf(field) ?? '';
    return known === undefined ? null : { field: `${name.charAt(0).toLowerCase()}${name.slice(1)}`, code: known };
  });
  return {
    ...refusedBy(answer),
    issues,
    nextFree: day === null || start === null ? null : { day, start },
    newest: reservationOf(newest),
  };
}

const wireTime = ({ roomId, day, start, end }: RoomTime) => ({
  RoomId: roomId,
  Day: formatWireDate(day),
  Start: start,
  End: end,
});

const wirePurpose = ({ ceremony, family, contractNumber, notes }: ReservationPurpose) => ({
  Ceremony: ceremony,
  Family: family,
  ContractNumber: contractNumber,
  Notes: notes,
});

/** Reserves a room; refused with 409 where it is held at that time. @param key Makes sending it again harmless. */
async function bookRoom(client: Client, details: ReservationDetails, key?: string): Promise<RecordariOutcome> {
  const body = { ...wireTime(details), ...wirePurpose(details) };
  return changed('POST /recordari/book', client.POST('/recordari/book', { params: keyHeader(key), body }));
}

/** A reservation, and the version that was read. */
type Upon = Pick<Reservation, 'id' | 'version'>;

/** Moves a reservation; refused with 409 where the room is held, or somebody else changed it. */
async function moveReservation(
  client: Client,
  { id, version }: Upon,
  time: RoomTime,
  key?: string,
): Promise<RecordariOutcome> {
  const asked = client.POST('/recordari/{id}/move', {
    params: { path: { id }, ...keyHeader(key) },
    body: { Version: version, ...wireTime(time) },
  });
  return changed('POST /recordari/{id}/move', asked);
}

/** Corrects what a reservation is for; refused with 409 where somebody else changed it. */
async function correctReservation(
  client: Client,
  { id, version }: Upon,
  purpose: ReservationPurpose,
  key?: string,
): Promise<RecordariOutcome> {
  const asked = client.POST('/recordari/{id}/correct', {
    params: { path: { id }, ...keyHeader(key) },
    body: { Version: version, ...wirePurpose(purpose) },
  });
  return changed('POST /recordari/{id}/correct', asked);
}

/** Cancels a reservation with a reason; refused with 409 where somebody else changed it. */
async function cancelReservation(
  client: Client,
  { id, version }: Upon,
  reason: string,
  key?: string,
): Promise<RecordariOutcome> {
  const asked = client.POST('/recordari/{id}/cancel', {
    params: { path: { id }, ...keyHeader(key) },
    body: { Version: version, Reason: reason },
  });
  return changed('POST /recordari/{id}/cancel', asked);
}

/** The calls of the rooms for ceremonies, apart from the others: their page alone needs them. */
export function createRecordariCalls({ client }: Pick<Doors, 'client'>) {
  const bound = binder(client);
  return {
    roomDay: bound(roomDay),
    bookRoom: bound(bookRoom),
    moveReservation: bound(moveReservation),
    correctReservation: bound(correctReservation),
    cancelReservation: bound(cancelReservation),
  };
}

export type RecordariCalls = ReturnType<typeof createRecordariCalls>;
