import type { CalendarDate } from '@sereno/domain/calendar';
import {
  type GuardBounds,
  guardIssue,
  type GuardMonth,
  type GuardNight,
  type GuardPerson,
  nightsBeside,
  peopleOn,
} from '@sereno/domain/guard';
import type { ShownGuard } from './usePlanning.ts';

/** What is dragged onto a night: somebody, or a guard of theirs. */
export type Dragged = { readonly employeeId: number; readonly guard: ShownGuard | null };

/** What becomes of a drop: it is refused, asked about, or done. */
export type DropVerdict = 'refused' | 'running' | 'done';

/** A guard as it stands on its night. */
export type NightGuard = ShownGuard & {
  readonly person: GuardPerson;
  /** The nights beside on which the person stands guard as well. */
  readonly beside: readonly CalendarDate[];
};

/** A night as the board shows it. */
export type NightView = {
  readonly day: CalendarDate;
  readonly guards: readonly NightGuard[];
  /** Guards of people whom the planner does not see. */
  readonly others: number;
  /** Places without anybody. */
  readonly free: number;
  readonly isPast: boolean;
};

/** The nights of some days. */
export function nightsOf(
  days: readonly CalendarDate[],
  { people, places, others }: Pick<GuardMonth, 'people' | 'places' | 'others'>,
  guards: readonly ShownGuard[],
  today: CalendarDate,
): readonly NightView[] {
  const known = new Map(people.map((person) => [person.id, person]));
  return days.map((day) => ({
    day,
    guards: guards.flatMap((guard) => {
      const person = known.get(guard.employeeId);
      return guard.day === day && person !== undefined
        ? [{ ...guard, person, beside: nightsBeside(guard, guards) }]
        : [];
    }),
    others: others.find((one) => one.day === day)?.count ?? 0,
    free: Math.max(0, places - peopleOn(day, guards, others)),
    isPast: day < today,
  }));
}

/** What becomes of a guard that is dropped onto a night. */
export function dropVerdict(
  { employeeId, guard }: Dragged,
  day: CalendarDate,
  guards: readonly ShownGuard[],
  bounds: GuardBounds,
): DropVerdict {
  const staying: readonly GuardNight[] = guards.filter((one) => one !== guard);
  const night = { day, employeeId };
  if ((guard !== null && guard.day === day) || guardIssue(night, staying, bounds) !== null) return 'refused';
  return nightsBeside(night, staying).length > 0 ? 'running' : 'done';
}
