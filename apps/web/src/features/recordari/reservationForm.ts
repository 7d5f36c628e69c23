import { addMinutes, type CalendarDate, parseIsoDate, parseTimeOfDay, type TimeOfDay } from '@sereno/domain/calendar';
import {
  CEREMONIES,
  type Ceremony,
  type Reservation,
  type ReservationDetails,
  type Room,
  textIssues,
  timeIssues,
} from '@sereno/domain/recordari';
import type { FieldIssue } from '@sereno/domain/register';
import * as v from 'valibot';
import { type SentRequest, sentRequestSchema } from '../../platform/commands/sentRequest.ts';

/** What stands in the fields; an hour or a day that cannot be read is null. */
type ReservationValues = {
  readonly roomId: number;
  readonly day: CalendarDate | null;
  readonly start: TimeOfDay | null;
  readonly end: TimeOfDay | null;
  readonly ceremony: Ceremony;
  readonly family: string;
  readonly contractNumber: string;
  readonly notes: string;
};

/** The form of a reservation. */
export type ReservationForm = ReservationValues & {
  readonly isTouched: boolean;
  /** The version that it is moved upon; null for a new one. */
  readonly version: number | null;
};

export type ReservationDraft = ReservationValues & {
  readonly version: number | null;
  readonly sent: SentRequest | null;
};

const timeSchema: v.GenericSchema<unknown, TimeOfDay | null> = v.pipe(
  v.nullable(v.string()),
  v.transform((text) => (text === null ? null : parseTimeOfDay(text))),
);

export const draftSchema: v.GenericSchema<unknown, ReservationDraft> = v.object({
  roomId: v.number(),
  day: v.pipe(
    v.nullable(v.string()),
    v.transform((text) => (text === null ? null : parseIsoDate(text))),
  ),
  start: timeSchema,
  end: timeSchema,
  ceremony: v.picklist(CEREMONIES),
  family: v.string(),
  contractNumber: v.string(),
  notes: v.string(),
  version: v.nullable(v.number()),
  sent: sentRequestSchema,
});

/** What is saved of the form. */
export function draftOf(form: ReservationForm, sent: SentRequest | null): ReservationDraft {
  const { isTouched: _, ...values } = form;
  return { ...values, sent };
}

/** The form that a draft holds. */
export function formOf(draft: ReservationDraft): ReservationForm {
  const { sent: _, ...values } = draft;
  return { ...values, isTouched: false };
}

/** Minutes that a new reservation takes. */
const LENGTH = 120;

/** A new reservation of a room at an hour. */
export const newReservation = (roomId: number, day: CalendarDate, start: TimeOfDay): ReservationDraft => ({
  roomId,
  day,
  start,
  end: addMinutes(start, LENGTH),
  ceremony: 'farewell',
  family: '',
  contractNumber: '',
  notes: '',
  version: null,
  sent: null,
});

/** A reservation as it is moved or corrected. */
export const savedReservation = (reservation: Reservation): ReservationDraft => ({
  ...movedTo(reservation),
  ceremony: reservation.ceremony,
  family: reservation.family,
  contractNumber: reservation.contractNumber ?? '',
  notes: reservation.notes ?? '',
  version: reservation.version,
  sent: null,
});

const movedTo = ({ roomId, day, start, end }: Reservation) => ({ roomId, day, start, end });

/** What the form says, or what is wrong with it. @param hasTime Whether the time is chosen in it; otherwise it is the saved one, which may be over. */
export function readForm(
  { day, start, end, ...form }: ReservationForm,
  rooms: readonly Room[],
  today: CalendarDate,
  hasTime: boolean,
): { readonly details: ReservationDetails } | { readonly issues: readonly FieldIssue[] } {
  const { roomId, ceremony } = form;
  const room = rooms.find(({ id }) => id === roomId);
  const details = {
    family: form.family.trim(),
    contractNumber: form.contractNumber.trim() || null,
    notes: form.notes.trim() || null,
  };
  const missing = Object.entries({ day, start, end, roomId: room ?? null }).flatMap(([field, value]) =>
    value === null ? [{ field, code: 'required' as const }] : [],
  );
  const texts = textIssues(details);
  if (day === null || start === null || end === null || room === undefined) return { issues: [...missing, ...texts] };
  const issues = [...(hasTime ? timeIssues({ day, start, end }, room, today) : []), ...texts];
  return issues.length > 0 ? { issues } : { details: { roomId, day, start, end, ceremony, ...details } };
}
