import type { ContractCalls } from '@sereno/api/contract';
import type { UpgradeOffer, UpgradePlan } from '@sereno/domain/contract';
import { queryOptions } from '@tanstack/react-query';
import type { Command } from '../../../platform/commands/command.ts';

/** What a contract may be moved to. Others upgrade too: it is asked again at each visit. */
export const offerQuery = (calls: ContractCalls, contractId: number) =>
  queryOptions({
    queryKey: ['register', 'contracts', 'upgrade', contractId],
    queryFn: ({ signal }) => calls.upgradeOffer(contractId, signal),
    staleTime: 0,
  });

const texts = {
  done: 'upgrade.done',
  refused: 'upgrade.refused',
  failed: 'upgrade.failed',
  unanswered: 'upgrade.unanswered',
} as const;

/** Moves a contract to a better plan. Every figure of the sales may change with it. */
export const contractUpgrade = (
  calls: ContractCalls,
  offer: UpgradeOffer,
): Command<UpgradePlan, { readonly id: number | null }, (typeof texts)[keyof typeof texts]> => ({
  call: (_, plan, key) => calls.upgradeContract(offer, plan, key),
  keyed: true,
  invalidates: [[]],
  texts,
});
