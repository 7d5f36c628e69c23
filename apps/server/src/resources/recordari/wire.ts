import type { components } from '@sereno/api/types';
import { formatWireDate } from '@sereno/domain/calendar';
import type { Reservation, Room } from '@sereno/domain/recordari';

type Schemas = components['schemas'];

export const roomOnWire = (room: Room): Schemas['Room'] => ({
  Id: room.id,
  Name: room.name,
  Opens: room.opens,
  Closes: room.closes,
  MinutesBefore: room.minutesBefore,
  MinutesAfter: room.minutesAfter,
  IsEnded: room.isEnded,
});

export const reservationOnWire = (reservation: Reservation): Schemas['Reservation'] => ({
  Id: reservation.id,
  Version: reservation.version,
  RoomId: reservation.roomId,
  Day: formatWireDate(reservation.day),
  Start: reservation.start,
  End: reservation.end,
  MinutesBefore: reservation.minutesBefore,
  MinutesAfter: reservation.minutesAfter,
  Ceremony: reservation.ceremony,
  Family: reservation.family,
  ContractNumber: reservation.contractNumber,
  Notes: reservation.notes,
});
