import type { components } from '@sereno/api/types';
import { formatScreenDate, formatWireDate } from '@sereno/domain/calendar';
import type { FreeHour, Reservation } from '@sereno/domain/recordari';
import type { FieldIssue } from '@sereno/domain/register';
import { type Refusal, refusal } from '../../http/envelope.ts';
import { reservationOnWire } from './wire.ts';

type Conflict = components['schemas']['ReservationConflict'];

const NAMES: Readonly<Record<string, string>> = {
  roomId: 'la sala',
  day: 'el día',
  start: 'la hora de inicio',
  end: 'la hora de término',
  family: 'la familia',
  contractNumber: 'el contrato',
  notes: 'las notas',
  reason: 'el motivo',
};

/** Which fields break a rule. */
export function reservationRefusal(issues: readonly FieldIssue[]): Refusal {
  const names = issues.map(({ field }) => NAMES[field] ?? field);
  return refusal(
    422,
    `Revisa ${names.join(', ')}.`,
    issues.map(({ field, code }) => ({ field: `${field.charAt(0).toUpperCase()}${field.slice(1)}`, code })),
  );
}

/** Another reservation holds the room, or prepares it, at that time. */
export function roomTaken(free: FreeHour | null): Conflict {
  const next =
    free === null
      ? 'No hay un horario libre en los próximos días.'
      : `El siguiente horario libre es el ${formatScreenDate(free.day)} a las ${free.start}.`;
  return {
    status: 409,
    body: { NextFree: free && { Day: formatWireDate(free.day), Start: free.start }, Newest: null },
    message: `La sala está ocupada a esa hora. ${next}`,
    fields: [{ field: 'Start', code: 'overlapping' }],
  };
}

/** Somebody else changed the reservation since it was read. @param newest As it is; null once it is cancelled. */
export const reservationChanged = (newest: Reservation | null): Conflict => ({
  status: 409,
  body: { NextFree: null, Newest: newest && reservationOnWire(newest) },
  message:
    newest === null
      ? 'Otra persona ya canceló esta reservación.'
      : 'Otra persona cambió esta reservación mientras la veías.',
  fields: [{ field: '', code: 'stale' }],
});
