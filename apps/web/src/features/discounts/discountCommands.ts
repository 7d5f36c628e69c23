import type { DiscountCalls, DiscountOutcome, DiscountRefused, SaleOf } from '@sereno/api/discount';
import type { DiscountAsking, DiscountDecision } from '@sereno/domain/discount';
import type { Command } from '../../platform/commands/command.ts';
import { DISCOUNTS, REQUESTS } from './discountQueries.ts';

const texts = { refused: 'discount.refused', failed: 'discount.failed', unanswered: 'discount.unanswered' } as const;
type Key = (typeof texts)[keyof typeof texts];

const shared = { keyed: true, invalidates: [DISCOUNTS, REQUESTS], texts } as const;

type OnRefused = (refused: DiscountRefused) => void;

/** Hands what the server says beside its sentence to the dialog. */
async function told(asked: Promise<DiscountOutcome>, onRefused: OnRefused): Promise<DiscountOutcome> {
  const outcome = await asked;
  if (outcome.kind === 'refused') onRefused(outcome);
  return outcome;
}

/** Asks for a discount. */
export const askDiscount = (
  calls: DiscountCalls,
  onRefused: OnRefused,
): Command<SaleOf & DiscountAsking, object, Key> => ({
  ...shared,
  call: (_, asking, key) => told(calls.askDiscount(asking, key), onRefused),
});

/** A request and what is decided of it. */
export type Decided = { readonly id: number; readonly decision: DiscountDecision };

/** Decides on a discount. The sums of every screen may follow, so all of them are asked for again. */
export const decideDiscount = (calls: DiscountCalls, onRefused: OnRefused): Command<Decided, object, Key> => ({
  ...shared,
  invalidates: [[]],
  call: (_, { id, decision }, key) => told(calls.decideDiscount(id, decision, key), onRefused),
});

/** Takes one's own request back. */
export const withdrawDiscount = (
  calls: DiscountCalls,
  onRefused: OnRefused,
): Command<{ readonly id: number }, object, Key> => ({
  ...shared,
  call: (_, { id }, key) => told(calls.withdrawDiscount(id, key), onRefused),
});
