import { addDays, type CalendarDate, minuteOfDay, timeAtMinute, type TimeOfDay } from '../calendar/index.ts';
import { isVisibleText } from '../contact/index.ts';
import type { FieldIssue, FieldIssueCode } from '../register/register.ts';

/** Reservations begin and end on the quarter hour, in minutes. */
export const RESERVATION_STEP = 15;
/** Days that are searched for a free hour, the requested one among them. */
export const SEARCHED_DAYS = 14;
/** Days ahead that a room can be reserved for. */
const RESERVATION_DAYS = 730;
/** Characters of a text of a reservation at most. */
export const RESERVATION_LENGTH = { family: 120, contractNumber: 40, notes: 500, reason: 200 } as const;

/** What a room is reserved for: a wake, a farewell, a mass, the handing over of ashes, an anniversary. */
export const CEREMONIES = ['wake', 'farewell', 'mass', 'ashes', 'anniversary'] as const;

export type Ceremony = (typeof CEREMONIES)[number];

/** A room for ceremonies. Its preparation lies within the day as well, so that no day reaches into another. */
export type Room = {
  readonly id: number;
  readonly name: string;
  /** Reservations lie between the two. */
  readonly opens: TimeOfDay;
  readonly closes: TimeOfDay;
  /** Minutes that it is prepared before a reservation and cleared after it. */
  readonly minutesBefore: number;
  readonly minutesAfter: number;
  /** Out of use: it keeps its reservations and takes no new ones. */
  readonly isEnded: boolean;
};

/** When and where, in the business zone. The end does not belong to it; both lie on one day. */
export type RoomTime = {
  readonly roomId: number;
  readonly day: CalendarDate;
  readonly start: TimeOfDay;
  readonly end: TimeOfDay;
};

/** Whom and what a room is reserved for. */
export type ReservationPurpose = {
  readonly ceremony: Ceremony;
  /** The family that it is for. */
  readonly family: string;
  /** The number of its contract; null without one. */
  readonly contractNumber: string | null;
  readonly notes: string | null;
};

/** What a person says of a reservation. */
export type ReservationDetails = RoomTime & ReservationPurpose;

/** A reservation that holds its room, with the preparation that the room needed when it was made. */
export type Reservation = ReservationDetails & {
  readonly id: number;
  /** Counts its changes; it is moved and cancelled upon one version. */
  readonly version: number;
  readonly minutesBefore: number;
  readonly minutesAfter: number;
};

/** The rooms of a company that are in use or reserved on one day, and what they are reserved for. */
export type RoomDay = { readonly rooms: readonly Room[]; readonly reservations: readonly Reservation[] };

/** A day and an hour at which a room is free. */
export type FreeHour = { readonly day: CalendarDate; readonly start: TimeOfDay };

/** What can be wrong with a reservation. */
export const RESERVATION_ISSUES = [
  'required',
  'tooLong',
  'tooSmall',
  'tooLarge',
  'wrongFormat',
  'unknown',
  'reversed',
  'overlapping',
] as const satisfies readonly FieldIssueCode[];

/** A time that is held, with its preparation. */
export type HeldTime = Omit<RoomTime, 'roomId'> & { readonly minutesBefore: number; readonly minutesAfter: number };

/** The minutes of the day that are held, preparation included; the second does not belong to them. */
export function heldMinutes({
  start,
  end,
  minutesBefore,
  minutesAfter,
}: Omit<HeldTime, 'day'>): readonly [number, number] {
  return [minuteOfDay(start) - minutesBefore, minuteOfDay(end) + minutesAfter];
}

/** Whether two times of one room are in each other's way: one may begin to prepare when the other has been cleared. */
export function overlap(one: HeldTime, other: HeldTime): boolean {
  const [oneFrom, oneTo] = heldMinutes(one);
  const [otherFrom, otherTo] = heldMinutes(other);
  return one.day === other.day && oneFrom < otherTo && otherFrom < oneTo;
}

/** The first quarter hour at or after a minute. */
const stepAt = (minute: number) => Math.ceil(minute / RESERVATION_STEP) * RESERVATION_STEP;

/**
 * The next hour, from the requested one on, at which a room is free for as long as requested; on a later day from its opening on.
 * @param held The times that are held in the room, of all days.
 * @returns Null without one within `SEARCHED_DAYS`.
 */
export function nextFreeHour(
  room: Room,
  held: readonly HeldTime[],
  { day, start, end }: Omit<RoomTime, 'roomId'>,
): FreeHour | null {
  const length = minuteOfDay(end) - minuteOfDay(start);
  const { minutesBefore, minutesAfter } = room;
  const opens = stepAt(minuteOfDay(room.opens));
  const last = minuteOfDay(room.closes) - length;
  for (let ahead = 0; ahead < SEARCHED_DAYS; ahead += 1) {
    const on = addDays(day, ahead);
    const first = ahead === 0 ? Math.max(opens, stepAt(minuteOfDay(start))) : opens;
    for (let minute = first; minute <= last; minute += RESERVATION_STEP) {
      const wanted = {
        day: on,
        start: timeAtMinute(minute),
        end: timeAtMinute(minute + length),
        minutesBefore,
        minutesAfter,
      };
      if (!held.some((one) => overlap(one, wanted))) return { day: on, start: wanted.start };
    }
  }
  return null;
}

const HOUR = 60;

/**
 * The whole hours of a day, in minutes since midnight, in which nothing is held in a room and nothing prepared; none for one out of use.
 * @param held What holds the room on that day.
 */
export function freeHours({ opens, closes, isEnded }: Room, held: readonly Omit<HeldTime, 'day'>[]): readonly number[] {
  if (isEnded) return [];
  const first = Math.ceil(minuteOfDay(opens) / HOUR) * HOUR;
  const count = Math.max(0, Math.floor((minuteOfDay(closes) - first) / HOUR));
  const taken = held.map(heldMinutes);
  return Array.from({ length: count }, (_, at) => first + at * HOUR).filter((hour) =>
    taken.every(([from, to]) => to <= hour || from >= hour + HOUR),
  );
}

const isOnStep = (time: TimeOfDay) => minuteOfDay(time) % RESERVATION_STEP === 0;

/** What keeps a room from being reserved at a time, other reservations aside. @param today In the business zone. */
export function timeIssues(
  { day, start, end }: Omit<RoomTime, 'roomId'>,
  room: Room,
  today: CalendarDate,
): readonly FieldIssue[] {
  const issues: FieldIssue[] = [];
  if (room.isEnded) issues.push({ field: 'roomId', code: 'unknown' });
  if (day < today) issues.push({ field: 'day', code: 'tooSmall' });
  else if (day > addDays(today, RESERVATION_DAYS)) issues.push({ field: 'day', code: 'tooLarge' });
  if (!isOnStep(start)) issues.push({ field: 'start', code: 'wrongFormat' });
  else if (start < room.opens) issues.push({ field: 'start', code: 'tooSmall' });
  if (!isOnStep(end)) issues.push({ field: 'end', code: 'wrongFormat' });
  else if (end <= start) issues.push({ field: 'end', code: 'reversed' });
  else if (end > room.closes) issues.push({ field: 'end', code: 'tooLarge' });
  return issues;
}

/** What is wrong with the texts of a reservation; lengths in characters as the database counts them. */
export function textIssues(
  details: Pick<ReservationDetails, 'family' | 'contractNumber' | 'notes'>,
): readonly FieldIssue[] {
  const issues: FieldIssue[] = [];
  for (const field of ['family', 'contractNumber', 'notes'] as const) {
    const text = details[field]?.trim() ?? '';
    const isVisible = isVisibleText(field === 'notes' ? text.replaceAll(/[\r\n\t]/gu, ' ') : text);
    if (field === 'family' && text === '') issues.push({ field, code: 'required' });
    else if (Array.from(text).length > RESERVATION_LENGTH[field]) issues.push({ field, code: 'tooLong' });
    else if (text !== '' && !isVisible) issues.push({ field, code: 'wrongFormat' });
  }
  return issues;
}
