import { UnexpectedStatusError } from '@sereno/api';
import type { Lead } from '@sereno/domain/carousel';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCalls } from '../../platform/calls.ts';

type QueueActions = {
  /** Asks for the queue again. */
  readonly reload: () => Promise<void>;
  /** Takes a lead out of it. */
  readonly leave: (lead: Lead) => Promise<void>;
};

/**
 * Hands leads to others (CAR-10, CAR-11): 201 closes the dialog and asks for the queue again. Anything else does nothing visible
 * (CAR-20): the queue is asked for, and the dialog of a lead that is no longer in it has nothing left to ask.
 */
export function useReassign({ reload, leave }: QueueActions) {
  const calls = useCalls();
  const queries = useQueryClient();
  const [lead, setLead] = useState<Lead | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [round, setRound] = useState(0);
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ of, slpCode }: { of: Lead; slpCode: number }) => {
      const outcome = await calls.carousel.assignLead(of.id, slpCode);
      if (outcome.kind === 'refused') throw new UnexpectedStatusError(outcome.status, 'POST /carousel/{Id}/assign');
    },
    onSuccess: async (_, { of }) => {
      setOpen(false);
      await leave(of);
      void reload();
      void queries.invalidateQueries({ queryKey: ['carousel', 'shares'] });
    },
    onError: reload,
  });
  return {
    /** The lead that the dialog asks about; it stays while the dialog closes. */
    lead,
    isOpen,
    /** How often it was opened: each time asks anew. */
    round,
    setOpen,
    saving: isPending,
    begin: (next: Lead): void => {
      setLead(next);
      setRound(round + 1);
      setOpen(true);
    },
    save: (slpCode: number): void => {
      if (lead !== null) mutate({ of: lead, slpCode });
    },
  };
}
