import type { DiscountCalls, DiscountOutcome, DiscountRefused } from '@sereno/api/discount';
import type { DiscountDecision } from '@sereno/domain/discount';
import type { Command } from '../../platform/commands/command.ts';

const texts = { refused: 'discount.refused', failed: 'discount.failed', unanswered: 'discount.unanswered' } as const;
type Key = (typeof texts)[keyof typeof texts];

type OnRefused = (refused: DiscountRefused) => void;

/** Hands what the server says beside its sentence to the dialog. */
async function told(asked: Promise<DiscountOutcome>, onRefused: OnRefused): Promise<DiscountOutcome> {
  const outcome = await asked;
  if (outcome.kind === 'refused') onRefused(outcome);
  return outcome;
}

/** A request and what is decided of it. */
export type Decided = { readonly id: number; readonly decision: DiscountDecision };

/** Decides on a discount. The sums of every screen may follow, so all of them are asked for again. */
export const decideDiscount = (calls: DiscountCalls, onRefused: OnRefused): Command<Decided, object, Key> => ({
  keyed: true,
  texts,
  invalidates: [[]],
  call: (_, { id, decision }, key) => told(calls.decideDiscount(id, decision, key), onRefused),
});
