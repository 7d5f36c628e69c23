import {
  addDays,
  type CalendarDate,
  type CalendarMonth,
  eachDay,
  monthOf,
  monthRange,
  type TimeOfDay,
} from '../calendar/index.ts';

/** Days ahead that guards can be planned for. */
const PLANNED_DAYS = 366;
/** When a guard ends, in the morning after its night. */
export const NIGHT_ENDS: TimeOfDay = '08:00';
/** People of a night at most. */
export const MOST_PLACES = 9;

/** A night and the person who stands guard. It is named after the day of its evening: that of 31 December belongs to the old year. */
export type GuardNight = { readonly day: CalendarDate; readonly employeeId: number };

/** The night of a moment in the business zone: until it ends in the morning, that of the evening before. */
export const nightAt = (today: CalendarDate, time: TimeOfDay): CalendarDate =>
  time < NIGHT_ENDS ? addDays(today, -1) : today;

/** A guard that is planned. */
export type Guard = GuardNight & {
  readonly id: number;
  /** Counts its changes; it is moved and taken away upon one version. */
  readonly version: number;
};

/** Somebody who can stand guard. */
export type GuardPerson = {
  readonly id: number;
  readonly name: string;
  /** False for people who have left: they are given no guards. */
  readonly isActive: boolean;
};

/** How many guards of people whom the planner does not see lie on a night. */
export type OtherGuards = { readonly day: CalendarDate; readonly count: number };

/** The guards of a month as a planner sees them, with the night before it and the one after it. */
export type GuardMonth = {
  readonly month: CalendarMonth;
  /** Counts the changes of the month itself; 0 before the first. */
  readonly version: number;
  /** People that a night needs. */
  readonly places: number;
  /** A draft is seen by planners alone. */
  readonly isPublished: boolean;
  /** Whether the planner sees the whole company, and so may publish the month and say how many people a night needs. */
  readonly isWhole: boolean;
  /** By name. */
  readonly people: readonly GuardPerson[];
  /** By night. */
  readonly guards: readonly Guard[];
  readonly others: readonly OtherGuards[];
};

/** What forbids a guard: its night is over or too far ahead, the person stands guard that night already, or all places of the night are taken. */
export const GUARD_ISSUES = ['past', 'far', 'twice', 'full'] as const;

export type GuardIssue = (typeof GUARD_ISSUES)[number];

/** What bounds the guards of a month. */
export type GuardBounds = Pick<GuardMonth, 'places' | 'others'> & {
  /** In the business zone. */
  readonly today: CalendarDate;
};

/** How many people stand guard on a night. */
export function peopleOn(
  day: CalendarDate,
  guards: readonly GuardNight[],
  others: readonly OtherGuards[] = [],
): number {
  const unseen = others.find((one) => one.day === day)?.count ?? 0;
  return unseen + guards.filter((one) => one.day === day).length;
}

/** What keeps the guards of a night from being changed; null where nothing does. */
export function nightIssue(day: CalendarDate, today: CalendarDate): 'past' | 'far' | null {
  if (day < today) return 'past';
  return day > addDays(today, PLANNED_DAYS) ? 'far' : null;
}

/** What forbids another guard; null where nothing does. @param guards Those that are planned. */
export function guardIssue(
  { day, employeeId }: GuardNight,
  guards: readonly GuardNight[],
  { places, others, today }: GuardBounds,
): GuardIssue | null {
  const issue = nightIssue(day, today);
  if (issue !== null) return issue;
  if (guards.some((one) => one.day === day && one.employeeId === employeeId)) return 'twice';
  return peopleOn(day, guards, others) >= places ? 'full' : null;
}

/** The nights right before and after one on which the same person stands guard. Two nights running have to be confirmed. */
export function nightsBeside({ day, employeeId }: GuardNight, guards: readonly GuardNight[]): readonly CalendarDate[] {
  const beside = [addDays(day, -1), addDays(day, 1)];
  return beside.filter((night) => guards.some((one) => one.day === night && one.employeeId === employeeId));
}

/** How many nights of a month a person has. */
export type GuardShare = {
  readonly employeeId: number;
  readonly nights: number;
  /** Nights beyond an even share, negative below it; 0 where no other distribution would be more even for the person. */
  readonly difference: number;
};

/** The shares of people in the guards of a month, in the order of the people. */
export function guardShares(
  people: readonly Pick<GuardPerson, 'id'>[],
  guards: readonly GuardNight[],
  month: CalendarMonth,
): readonly GuardShare[] {
  const counts = new Map(people.map(({ id }) => [id, 0]));
  for (const { day, employeeId } of guards) {
    const nights = counts.get(employeeId);
    if (nights !== undefined && monthOf(day) === month) counts.set(employeeId, nights + 1);
  }
  const sum = [...counts.values()].reduce((total, nights) => total + nights, 0);
  const even = people.length === 0 ? 0 : sum / people.length;
  return [...counts].map(([employeeId, nights]) => ({
    employeeId,
    nights,
    difference: nights > even ? Math.max(0, nights - Math.ceil(even)) : Math.min(0, nights - Math.floor(even)),
  }));
}

/**
 * Guards for the empty places of a month, from today on: each goes to the person with the fewest nights of the month, of those to the one
 * who has rested longest, and of those to the first. No person is given two nights running, so that places may stay empty. The same for
 * the same guards.
 */
export function fillEvenly({
  month,
  people,
  guards,
  places,
  others,
  today,
}: GuardBounds & Pick<GuardMonth, 'month' | 'people' | 'guards'>): readonly GuardNight[] {
  const active = people.filter(({ isActive }) => isActive);
  const nights = new Map(guardShares(active, guards, month).map((share) => [share.employeeId, share.nights]));
  const all: GuardNight[] = [...guards];
  const filled: GuardNight[] = [];
  const bounds = { places, others, today };
  for (const day of eachDay(monthRange(month))) {
    const lastBefore = new Map<number, CalendarDate>();
    for (const one of all) {
      const last = lastBefore.get(one.employeeId) ?? '';
      if (one.day < day && one.day > last) lastBefore.set(one.employeeId, one.day);
    }
    const rested = active.toSorted(
      (one, other) =>
        (nights.get(one.id) ?? 0) - (nights.get(other.id) ?? 0) ||
        (lastBefore.get(one.id) ?? '').localeCompare(lastBefore.get(other.id) ?? '') ||
        one.id - other.id,
    );
    for (const { id: employeeId } of rested) {
      const night = { day, employeeId };
      if (guardIssue(night, all, bounds) !== null || nightsBeside(night, all).length > 0) continue;
      all.push(night);
      filled.push(night);
      nights.set(employeeId, (nights.get(employeeId) ?? 0) + 1);
    }
  }
  return filled;
}
