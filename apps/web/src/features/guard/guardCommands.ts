import type { GuardCalls, GuardOutcome, GuardRefusal } from '@sereno/api/guard';
import type { Guard, GuardMonth, GuardNight } from '@sereno/domain/guard';
import type { Command } from '../../platform/commands/command.ts';
import { GUARDS } from './guardQueries.ts';

/** A change of the guards of a month. */
export type GuardChange =
  | { readonly kind: 'assign'; readonly nights: readonly GuardNight[] }
  | { readonly kind: 'unassign'; readonly guard: Guard }
  | { readonly kind: 'move'; readonly guard: Guard; readonly night: GuardNight }
  | {
      readonly kind: 'month';
      readonly settings: Pick<GuardMonth, 'month' | 'version' | 'places' | 'isPublished'>;
    };

/** A change, and whether people may stand guard on two nights running. */
export type WantedChange = { readonly change: GuardChange; readonly isConfirmed: boolean };

const texts = { refused: 'guard.refused', failed: 'guard.failed', unanswered: 'guard.unanswered' } as const;
type Key = (typeof texts)[keyof typeof texts];

function send(calls: GuardCalls, { change, isConfirmed }: WantedChange, key?: string): Promise<GuardOutcome> {
  switch (change.kind) {
    case 'assign':
      return calls.assignGuards({ nights: change.nights, isConfirmed }, key);
    case 'unassign':
      return calls.unassignGuards([change.guard], key);
    case 'move':
      return calls.moveGuard(change.guard, { ...change.night, isConfirmed }, key);
    case 'month':
      return calls.changeGuardMonth(change.settings, key);
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
