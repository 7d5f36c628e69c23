import type { Lead } from '@sereno/domain/carousel';
import { useState } from 'react';
import { useQuietCommand } from '../../platform/commands/useQuietCommand.ts';
import { leadAssignment } from './leadCommands.ts';

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
  const [lead, setLead] = useState<Lead | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [round, setRound] = useState(0);
  const { sending, submit } = useQuietCommand(leadAssignment, {
    onDone: async (_, { lead: assigned }) => {
      setOpen(false);
      await leave(assigned);
      void reload();
    },
    onFailed: reload,
  });
  return {
    /** The lead that the dialog asks about; it stays while the dialog closes. */
    lead,
    isOpen,
    /** How often it was opened: each time asks again. */
    round,
    setOpen,
    saving: sending !== null,
    begin: (next: Lead): void => {
      setLead(next);
      setRound(round + 1);
      setOpen(true);
    },
    save: (slpCode: number): void => {
      if (lead !== null) void submit({ lead, slpCode });
    },
  };
}
