import type { CommissionDecision } from '@sereno/domain/commission';
import type { QuietCommand } from '../../../../platform/commands/command.ts';
import type { DecidedWeek } from './decisionNews.ts';

/** Accepts a week or asks for its reconciliation. What became of it is told by the week, which is read again (CMA-18). */
export const weekDecision: QuietCommand<
  { readonly decided: DecidedWeek; readonly decision: CommissionDecision },
  object
> = {
  call: ({ commissions }, { decided, decision }, key) => commissions.decide(decided.week, decision, key),
  keyed: true,
};
