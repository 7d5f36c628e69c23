import type { Lead } from '@sereno/domain/carousel';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { useCalls } from '../../platform/calls.ts';
import { useQuietCommand } from '../../platform/commands/useQuietCommand.ts';
import { useQuietly } from '../../platform/quietRequests.ts';
import { useIsHere } from '../../platform/useIsHere.ts';
import { knownData } from './knownData.ts';
import { leadAttendance } from './leadCommands.ts';
import { attendedQuery, queueQuery } from './leadQueries.ts';
import { registerPath } from './registerPath.ts';

/**
 * The queue as one person sees it, and attending a lead of it (CAR-06, CAR-07): the lead is gone at once, and its form opens when
 * the server has said that it is theirs. Whatever else comes is silent: the queue is asked for at once, and the lead is gone, or back
 * (CAR-20, CAR-21). One lead at a time: a double press means one.
 * @param isShown Whether the person may see it (CAR-15); it is asked for only then.
 */
export function useQueue(isShown: boolean) {
  const calls = useCalls();
  const quietly = useQuietly();
  const queries = useQueryClient();
  const [, navigate] = useLocation();
  const isHere = useIsHere();
  const options = queueQuery(calls, quietly);
  const query = useQuery({ ...options, enabled: isShown });
  const all = isShown ? knownData(query) : null;

  const reload = (): Promise<void> => queries.refetchQueries({ queryKey: options.queryKey });
  /** The server no longer has it in the queue. An answer that is under way may still name it, and is dropped. */
  const leave = async (lead: Lead): Promise<void> => {
    await queries.cancelQueries({ queryKey: options.queryKey });
    queries.setQueryData(options.queryKey, (leads) => leads?.filter(({ id }) => id !== lead.id));
  };

  const { sending, submit } = useQuietCommand(leadAttendance, {
    onDone: async (_, { lead, from }) => {
      await leave(lead);
      // The page before stays until the code of the next one is there, and a person who left it is not taken away.
      if (isHere() && window.location.pathname === from) navigate(registerPath(lead));
    },
    onFailed: reload,
  });
  const attending = sending?.lead ?? null;
  const attend = async (lead: Lead): Promise<void> => {
    const verdict = await submit({ lead, from: window.location.pathname });
    // A lead whose answer was lost may be theirs all the same.
    if (verdict !== null) void queries.invalidateQueries({ queryKey: attendedQuery(calls, quietly).queryKey });
  };

  const leads = useMemo(
    () => (all && attending !== null ? all.filter(({ id }) => id !== attending.id) : all),
    [all, attending],
  );
  return {
    /** Those that wait; undefined while they come, null where they never came. */
    leads,
    /** The lead whose form is about to open, if any. */
    attending,
    attend: (lead: Lead): void => void attend(lead),
    reload,
    leave,
  };
}
