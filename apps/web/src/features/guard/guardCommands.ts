import type { GuardCalls, GuardOutcome, GuardRefusal } from '@sereno/api/guard';
import type { Guard, GuardMonth, GuardNight } from '@sereno/domain/guard';
import type { Command } from '../../platform/commands/command.ts';
import { GUARDS } from './guardQueries.ts';

/** A change of the guards of a month. */
export type GuardChange =
  | { readonly kind: 'assign'; readonly nights: readonly GuardNight[] }
  | { readonly kind: 'unassign'; readonly guards: readonly Guard[] }
  | { readonly kind: 'move'; readonly guard: Guard; readonly night: GuardNight }
  | { readonly kind: 'month'; readonly from: MonthSettings; readonly to: MonthSettings };

type MonthSettings = Pick<GuardMonth, 'month' | 'version' | 'places' | 'isPublished'>;

/** A change, whether people may stand guard on two nights running, and whether it takes back another one. */
export type WantedChange = {
  readonly change: GuardChange;
  readonly isConfirmed: boolean;
  readonly isUndo: boolean;
};

/** The change that takes back a saved one; null where none does. It is refused where what it takes back was changed since. */
export function oppositeOf(change: GuardChange, guards: readonly Guard[]): GuardChange | null {
  switch (change.kind) {
    case 'assign': {
      const assigned = guards.filter((guard) =>
        change.nights.some(({ day, employeeId }) => guard.day === day && guard.employeeId === employeeId),
      );
      const isWhole = assigned.length === change.nights.length;
      return isWhole ? { kind: 'unassign', guards: assigned.map((guard) => ({ ...guard, version: 1 })) } : null;
    }
    case 'unassign':
      return { kind: 'assign', nights: change.guards };
    case 'move': {
      const { guard, night } = change;
      return { kind: 'move', guard: { ...guard, ...night, version: guard.version + 1 }, night: guard };
    }
    case 'month': {
      const { from, to } = change;
      const isPublication = from.isPublished !== to.isPublished;
      return isPublication ? null : { kind: 'month', from: { ...to, version: from.version + 1 }, to: from };
    }
    default:
      return change satisfies never;
  }
}

const texts = { refused: 'guard.refused', failed: 'guard.failed', unanswered: 'guard.unanswered' } as const;
type Key = (typeof texts)[keyof typeof texts];

function send(calls: GuardCalls, { change, isConfirmed }: WantedChange, key?: string): Promise<GuardOutcome> {
  switch (change.kind) {
    case 'assign':
      return calls.assignGuards({ nights: change.nights, isConfirmed }, key);
    case 'unassign':
      return calls.unassignGuards(change.guards, key);
    case 'move':
      return calls.moveGuard(
        change.guard,
        { day: change.night.day, employeeId: change.night.employeeId, isConfirmed },
        key,
      );
    case 'month':
      return calls.changeGuardMonth({ ...change.to, version: change.from.version }, key);
    default:
      return change satisfies never;
  }
}

/** Changes the guards of a month. @param onRefused Given the code of a refusal, null where it has none. */
export const changeGuards = (
  calls: GuardCalls,
  onRefused: (code: GuardRefusal | null) => void,
): Command<WantedChange, object, Key> => ({
  keyed: true,
  invalidates: [GUARDS],
  texts,
  call: async (_, wanted, key) => {
    const outcome = await send(calls, wanted, key);
    if (outcome.kind === 'refused') onRefused(outcome.code);
    return outcome;
  },
});
