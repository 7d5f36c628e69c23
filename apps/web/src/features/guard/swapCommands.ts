import type { GuardCalls, GuardOutcome, GuardRefusal } from '@sereno/api/guard';
import type { SwapAnswer, WantedSwap } from '@sereno/domain/guard';
import type { Command } from '../../platform/commands/command.ts';
import { GUARDS } from './guardQueries.ts';

const texts = { refused: 'guardOwn.refused', failed: 'guardOwn.failed', unanswered: 'guardOwn.unanswered' } as const;
type Key = (typeof texts)[keyof typeof texts];

/** Given the code of a refusal, null where it has none. */
type OnRefused = (code: GuardRefusal | null) => void;

const shared = { keyed: true, invalidates: [GUARDS], texts } as const;

async function heard(asked: Promise<GuardOutcome>, onRefused: OnRefused): Promise<GuardOutcome> {
  const outcome = await asked;
  if (outcome.kind === 'refused') onRefused(outcome.code);
  return outcome;
}

/** Asks a colleague for a swap. */
export const askSwap = (
  calls: GuardCalls,
  onRefused: OnRefused,
): Command<Omit<WantedSwap, 'employeeId'>, object, Key> => ({
  ...shared,
  call: (_, wanted, key) => heard(calls.askGuardSwap(wanted, key), onRefused),
});

/** Accepts, refuses or withdraws a swap. */
export const answerSwap = (
  calls: GuardCalls,
  onRefused: OnRefused,
): Command<{ readonly id: number; readonly answer: SwapAnswer }, object, Key> => ({
  ...shared,
  call: (_, { id, answer }, key) => heard(calls.answerGuardSwap(id, answer, key), onRefused),
});
