import type { GuardRefusal } from '@sereno/api/guard';
import type { CalendarDate } from '@sereno/domain/calendar';
import { type Guard, type GuardMonth, type GuardNight, nightsBeside } from '@sereno/domain/guard';
import { useState } from 'react';
import { guardTexts } from '../../i18n/areas.ts';
import { useText } from '../../i18n/index.tsx';
import { useCommand } from '../../platform/commands/useCommand.ts';
import { changeGuards, type GuardChange, type WantedChange } from './guardCommands.ts';
import { useGuardCalls } from './guardQueries.ts';

/** A guard on the board; `state` tells one that the server has not yet. */
export type ShownGuard = Guard & { readonly state: 'saved' | 'saving' | 'unsaved' };

/** Two nights running that have to be confirmed. */
export type RunningQuestion = { readonly change: GuardChange; readonly employeeId: number; readonly day: CalendarDate };

const ISSUES = ['past', 'far', 'twice', 'full', 'stale'] as const;

/** Nights that a change plans. */
function wantedOf(change: GuardChange): readonly GuardNight[] {
  if (change.kind === 'assign') return change.nights;
  return change.kind === 'move' ? [change.night] : [];
}

const replaced = (change: GuardChange): number | null =>
  change.kind === 'move' || change.kind === 'unassign' ? change.guard.id : null;

const saved = (guard: Guard): ShownGuard => ({ ...guard, state: 'saved' });

/** The guards as they are once a change is saved. */
function withChange(guards: readonly Guard[], change: GuardChange, state: ShownGuard['state']): readonly ShownGuard[] {
  const staying = guards.filter(({ id }) => id !== replaced(change)).map(saved);
  const isThere = (night: GuardNight) =>
    staying.some(({ day, employeeId }) => day === night.day && employeeId === night.employeeId);
  // Once it is saved the answer has it as well.
  const missing = wantedOf(change).filter((night) => !isThere(night));
  const planned = missing.map((night, at): ShownGuard => ({
    id: -1 - at,
    version: 0,
    ...(change.kind === 'move' && change.guard),
    ...night,
    state,
  }));
  return [...staying, ...planned];
}

/** Planning a month: one change at a time, shown at once and kept in sight until it is saved or discarded. */
export function usePlanning(data: GuardMonth | null | undefined, refetch: () => Promise<unknown>) {
  const { t } = useText(guardTexts);
  const [pending, setPending] = useState<WantedChange | null>(null);
  const [question, setQuestion] = useState<RunningQuestion | null>(null);
  const [refusal, setRefusal] = useState<GuardRefusal | null>(null);
  const { busy, problem, dismiss, submit } = useCommand(changeGuards(useGuardCalls(), setRefusal), {
    t,
    onDone: async () => {
      await refetch();
      setPending(null);
    },
    onFailed: async ({ kind }) => {
      // What the server refuses is not tried again: the board shows what others have done meanwhile.
      if (kind !== 'refused') return;
      await refetch();
      setPending(null);
    },
  });
  const guards = data?.guards ?? [];
  const shown: readonly ShownGuard[] =
    pending === null ? guards.map(saved) : withChange(guards, pending.change, busy ? 'saving' : 'unsaved');
  const issue = ISSUES.find((one) => one === refusal);

  function send(change: GuardChange, isConfirmed: boolean) {
    setQuestion(null);
    setRefusal(null);
    const wanted = { change, isConfirmed };
    setPending(wanted);
    return submit(wanted);
  }
  return {
    guards: shown,
    busy,
    /** A change was not saved, and can be sent again. */
    isUnsaved: pending !== null && !busy,
    problem: problem && { tone: problem.tone, text: issue === undefined ? problem.text : t(`guard.issue.${issue}`) },
    question,
    /** Sends a change, or asks first where it gives somebody two nights running. */
    change: (change: GuardChange) => {
      if (busy) return null;
      const staying = guards.filter(({ id }) => id !== replaced(change));
      const running = wantedOf(change).find((night) => nightsBeside(night, staying).length > 0);
      if (running === undefined) return send(change, false);
      const [day = running.day] = nightsBeside(running, staying);
      setQuestion({ change, employeeId: running.employeeId, day });
      return null;
    },
    confirm: () => question && send(question.change, true),
    cancel: () => setQuestion(null),
    retry: () => pending && send(pending.change, pending.isConfirmed),
    discard: () => {
      setPending(null);
      setRefusal(null);
      dismiss();
    },
  };
}

export type Planning = ReturnType<typeof usePlanning>;
