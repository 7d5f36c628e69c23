import type { Register } from '../register.ts';

/** What the rooms for ceremonies are reserved for; they are booked, moved and cancelled on the board of a day. */
export const reservations = {
  id: 'reservations',
  entry: 'recordariReservations',
  readOnly: true,
  ending: 'never',
  fields: [
    { id: 'day', label: 'field.day', kind: 'date', writable: 'never' },
    { id: 'start', label: 'field.start', kind: 'time', writable: 'never' },
    { id: 'end', label: 'field.end', kind: 'time', writable: 'never' },
    { id: 'roomId', label: 'field.room', kind: 'reference', to: 'room', writable: 'never' },
    {
      id: 'ceremony',
      label: 'field.ceremony',
      kind: 'choice',
      writable: 'never',
      options: [
        { value: 'wake', label: 'ceremony.wake' },
        { value: 'farewell', label: 'ceremony.farewell' },
        { value: 'mass', label: 'ceremony.mass' },
        { value: 'ashes', label: 'ceremony.ashes' },
        { value: 'anniversary', label: 'ceremony.anniversary' },
      ],
    },
    { id: 'family', label: 'field.family', kind: 'text', max: 120, writable: 'never' },
    {
      id: 'contractNumber',
      label: 'field.contract',
      kind: 'text',
      max: 40,
      writable: 'never',
    },
    {
      id: 'status',
      label: 'field.reservationStatus',
      kind: 'choice',
      writable: 'never',
      options: [
        { value: 'booked', label: 'reservationStatus.booked' },
        { value: 'cancelled', label: 'reservationStatus.cancelled' },
      ],
    },
    {
      id: 'cancelReason',
      label: 'field.cancelReason',
      kind: 'text',
      max: 200,
      writable: 'never',
    },
    {
      id: 'notes',
      label: 'field.notes',
      kind: 'text',
      max: 500,
      multiline: true,
      writable: 'never',
    },
  ],
  columns: ['day', 'start', 'end', 'roomId', 'ceremony', 'family', 'contractNumber', 'status'],
  filters: ['day', 'roomId', 'ceremony', 'status'],
  search: ['family', 'contractNumber', 'notes', 'roomId'],
  order: [{ field: 'day', descending: true }, { field: 'start' }, { field: 'roomId' }],
  rowName: ['family', 'day'],
  empty: 'empty.reservations',
} as const satisfies Register;
