import type { components } from '@sereno/api/types';
import { dateIn, parseTimeOfDay, parseWireDate } from '@sereno/domain/calendar';
import type { ReservationPurpose, RoomTime } from '@sereno/domain/recordari';
import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import { viewerOf } from '../../access/authentication.ts';
import type { Schema } from '../../database/schema.ts';
import { filled } from '../../database/text.ts';
import { REFUSALS } from '../../http/envelope.ts';
import type { Handlers } from '../../http/handlers.ts';
import { keyOf } from '../../idempotency/keyHeader.ts';
import { once } from '../../idempotency/once.ts';
import type { ResourceContext } from '../context.ts';
import { listReservations, listRooms } from './queries.ts';
import { book, cancel, correct, move, type Reserving } from './reserving.ts';
import { reservationOnWire, roomOnWire } from './wire.ts';

/** A time as it was sent; null where the day or an hour does not exist, which the document has excluded. */
function timeOf({
  RoomId,
  Day,
  Start,
  End,
}: Pick<components['schemas']['ReservationMove'], 'RoomId' | 'Day' | 'Start' | 'End'>): RoomTime | null {
  const day = parseWireDate(Day);
  const start = parseTimeOfDay(Start);
  const end = parseTimeOfDay(End);
  return day === null || start === null || end === null ? null : { roomId: RoomId, day, start, end };
}

/** What a reservation is for, without spaces at the ends. */
function purposeOf({
  Ceremony,
  Family,
  ContractNumber,
  Notes,
}: Omit<components['schemas']['ReservationCorrection'], 'Version'>): ReservationPurpose {
  return {
    ceremony: Ceremony,
    family: Family.trim(),
    contractNumber: filled(ContractNumber),
    notes: filled(Notes),
  };
}

/** The calls of the rooms for ceremonies and their reservations (UND-30). */
export function recordariHandlers({ database: { db }, clock, timeZone }: ResourceContext) {
  /** Does the work of a call in one transaction, no more than once under its key. */
  function working<Answer extends { readonly status: number }>(
    call: FastifyRequest & { readonly body: Readonly<Record<string, unknown>> },
    operation: string,
    work: (reserving: Reserving) => Promise<Answer>,
  ) {
    const viewer = viewerOf(call);
    const now = clock();
    const request = { accountId: viewer.accountId, key: keyOf(call), operation, body: call.body, now };
    const today = dateIn(timeZone, now);
    return once(db, request, (trx: Transaction<Schema>) => work({ trx, viewer, now, today, timeZone }));
  }

  return {
    async getRoomDay(call) {
      const { companyId } = viewerOf(call);
      const day = parseWireDate(call.query.Day);
      if (day === null) return REFUSALS.malformed([{ field: 'Day', code: 'wrongFormat' }]);
      const rooms = await listRooms(db, companyId, day);
      const reservations = await listReservations(db, companyId, day);
      return {
        status: 200,
        body: { Rooms: rooms.map(roomOnWire), Reservations: reservations.map(reservationOnWire) },
      };
    },

    async bookRoom(call) {
      const { body } = call;
      const time = timeOf(body);
      if (time === null) return REFUSALS.malformed();
      return working(call, 'bookRoom', (reserving) => book(reserving, { ...time, ...purposeOf(body) }));
    },

    async moveReservation(call) {
      const { body, params } = call;
      const time = timeOf(body);
      if (time === null) return REFUSALS.malformed();
      const upon = { id: params.id, version: body.Version };
      return working(call, `moveReservation ${params.id}`, (reserving) => move(reserving, upon, time));
    },

    async correctReservation(call) {
      const { body, params } = call;
      const upon = { id: params.id, version: body.Version };
      const operation = `correctReservation ${params.id}`;
      return working(call, operation, (reserving) => correct(reserving, upon, purposeOf(body)));
    },

    async cancelReservation(call) {
      const { body, params } = call;
      const upon = { id: params.id, version: body.Version };
      const operation = `cancelReservation ${params.id}`;
      return working(call, operation, (reserving) => cancel(reserving, upon, body.Reason.trim()));
    },
  } satisfies Handlers;
}
