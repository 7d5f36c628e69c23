import type { CalendarDate } from '../calendar/index.ts';
import { type GuardNight, nightsBeside } from './guard.ts';

/** What became of a swap that was asked for. */
export const SWAP_STATES = ['asked', 'accepted', 'refused', 'withdrawn'] as const;

export type SwapState = (typeof SWAP_STATES)[number];
/** How a swap is answered. */
export type SwapAnswer = Exclude<SwapState, 'asked'>;

/** A night that a person wants to hand to a colleague, in exchange for one of theirs or for none. */
export type WantedSwap = GuardNight & {
  readonly toEmployeeId: number;
  /** The colleague's night; null where the colleague takes over the night and gives none. */
  readonly otherDay: CalendarDate | null;
};

/** A swap between two colleagues. */
export type GuardSwap = WantedSwap & {
  readonly id: number;
  /** Who asks. */
  readonly name: string;
  /** Who is asked. */
  readonly toName: string;
  readonly state: SwapState;
};

/** The answers that a person can give: who asked may withdraw, who is asked accepts or refuses. */
export function swapAnswers(
  { employeeId, toEmployeeId, state }: Pick<GuardSwap, 'employeeId' | 'toEmployeeId' | 'state'>,
  person: number | null,
): readonly SwapAnswer[] {
  if (state !== 'asked') return [];
  if (person === employeeId) return ['withdrawn'];
  return person === toEmployeeId ? ['accepted', 'refused'] : [];
}

/**
 * What forbids a swap: a night is not in the future, one of them is no longer theirs, the two people or nights are the same, or one of
 * the two would stand guard twice a night or on two nights running.
 */
export const SWAP_ISSUES = ['past', 'gone', 'same', 'twice', 'running'] as const;

export type SwapIssue = (typeof SWAP_ISSUES)[number];

const isOf = (night: GuardNight) => (one: GuardNight) => one.day === night.day && one.employeeId === night.employeeId;

/** What forbids a swap; null where nothing does. @param guards All that may touch the nights. @param today In the business zone. */
export function swapIssue(
  { day, employeeId, toEmployeeId, otherDay }: WantedSwap,
  guards: readonly GuardNight[],
  today: CalendarDate,
): SwapIssue | null {
  if (employeeId === toEmployeeId || day === otherDay) return 'same';
  const given: readonly GuardNight[] = [
    { day, employeeId },
    ...(otherDay === null ? [] : [{ day: otherDay, employeeId: toEmployeeId }]),
  ];
  if (given.some((night) => night.day <= today)) return 'past';
  if (given.some((night) => !guards.some(isOf(night)))) return 'gone';
  const staying = guards.filter((one) => !given.some((night) => isOf(night)(one)));
  const taken = given.map((night) => ({
    day: night.day,
    employeeId: night.employeeId === employeeId ? toEmployeeId : employeeId,
  }));
  if (taken.some((night) => staying.some(isOf(night)))) return 'twice';
  return taken.some((night) => nightsBeside(night, staying).length > 0) ? 'running' : null;
}
