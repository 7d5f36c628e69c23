import { type BeneficiariesChange, type ContractCalls, createContractCalls } from '@sereno/api/contract';
import { queryOptions } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Command } from '../../../platform/commands/command.ts';
import { usePlatform } from '../../../platform/PlatformProvider.tsx';

/** The calls of contracts; their code comes with the pages of registers. */
export function useContractCalls(): ContractCalls {
  const { doors } = usePlatform().api;
  return useMemo(() => createContractCalls(doors), [doors]);
}

/** The beneficiaries of a contract. Others change them too: they are asked again at each visit. */
export const beneficiariesQuery = (calls: ContractCalls, contractId: number) =>
  queryOptions({
    queryKey: ['register', 'contracts', 'beneficiaries', contractId],
    queryFn: ({ signal }) => calls.beneficiaries(contractId, signal),
    staleTime: 0,
  });

const texts = {
  done: 'beneficiaries.saved',
  refused: 'beneficiaries.refused',
  failed: 'beneficiaries.failed',
  unanswered: 'beneficiaries.unanswered',
} as const;

/** Replaces the beneficiaries of a contract. */
export const beneficiariesSave = (
  calls: ContractCalls,
  contractId: number,
): Command<BeneficiariesChange, object, (typeof texts)[keyof typeof texts]> => ({
  call: (_, change, key) => calls.saveBeneficiaries(contractId, change, key),
  keyed: true,
  invalidates: [['register']],
  texts,
});
