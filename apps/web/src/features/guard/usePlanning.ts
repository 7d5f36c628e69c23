import type { GuardRefusal } from '@sereno/api/guard';
import type { CalendarDate, CalendarMonth } from '@sereno/domain/calendar';
import { type Guard, type GuardMonth, type GuardNight, nightsBeside } from '@sereno/domain/guard';
import { useEffect, useState } from 'react';
import { guardTexts } from '../../i18n/areas.ts';
import { useText } from '../../i18n/index.tsx';
import { useCommand } from '../../platform/commands/useCommand.ts';
import { usePlatform } from '../../platform/PlatformProvider.tsx';
import { changeGuards, type GuardChange, oppositeOf, type WantedChange } from './guardCommands.ts';
import { useGuardCalls } from './guardQueries.ts';
import { useUndoKey } from './useUndoKey.ts';

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

/** The guards that a change takes from their night. */
function replacedBy(change: GuardChange): ReadonlySet<number> {
  if (change.kind === 'move') return new Set([change.guard.id]);
  return new Set(change.kind === 'unassign' ? change.guards.map(({ id }) => id) : []);
}

/** How many guards a change is about; 1 for the settings of a month. */
const sizeOf = (change: GuardChange): number =>
  change.kind === 'unassign' ? change.guards.length : Math.max(1, wantedOf(change).length);

/** What takes back the last change, and the toast that offers it. */
type Undoable = { readonly month: CalendarMonth | undefined; readonly change: GuardChange; readonly toast: string };

const saved = (guard: Guard): ShownGuard => ({ ...guard, state: 'saved' });

/** The guards as they are once a change is saved. */
function withChange(guards: readonly Guard[], change: GuardChange, state: ShownGuard['state']): readonly ShownGuard[] {
  const replaced = replacedBy(change);
  const staying = guards.filter(({ id }) => !replaced.has(id)).map(saved);
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

type Answer = { readonly data?: GuardMonth | undefined };

/** Planning a month: one change at a time, shown at once and kept in sight until it is saved or discarded. The last one can be undone. */
export function usePlanning(data: GuardMonth | null | undefined, refetch: () => Promise<Answer>) {
  const { t } = useText(guardTexts);
  const { toasts } = usePlatform();
  const month = data?.month;
  const [last, setLast] = useState<Undoable | null>(null);
  const [isUndoRefused, setUndoRefused] = useState(false);
  const [pending, setPending] = useState<WantedChange | null>(null);
  const [question, setQuestion] = useState<RunningQuestion | null>(null);
  const [refusal, setRefusal] = useState<GuardRefusal | null>(null);
  const { busy, problem, dismiss, submit } = useCommand(changeGuards(useGuardCalls(), setRefusal), {
    t,
    onDone: async (_, { change, isUndo }) => {
      const since = (await refetch()).data?.guards ?? [];
      setPending(null);
      const opposite = isUndo ? null : oppositeOf(change, since);
      if (isUndo) toasts.show({ tone: 'positive', text: t('guard.undone') });
      if (opposite === null) return;
      const toast = toasts.showRich({
        tone: 'positive',
        text: t(`guard.done.${change.kind}`, { count: sizeOf(change) }),
        action: { label: t('guard.undo'), onPress: () => pressUndo() },
      });
      setLast({ month, change: opposite, toast });
    },
    onFailed: async ({ kind }, { isUndo }) => {
      setUndoRefused(isUndo && kind === 'refused');
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
  function problemText(text: string): string {
    if (isUndoRefused && issue !== 'past') return t('guard.undoRefused');
    return issue === undefined ? text : t(`guard.issue.${issue}`);
  }

  function send(change: GuardChange, isConfirmed: boolean, isUndo = false) {
    setQuestion(null);
    setRefusal(null);
    setUndoRefused(false);
    setLast(null);
    const wanted = { change, isConfirmed, isUndo };
    setPending(wanted);
    return submit(wanted);
  }
  // Only what is in sight is undone.
  const undoable = last !== null && last.month === month ? last : null;
  const toast = undoable?.toast;
  useEffect(() => (toast === undefined ? undefined : () => toasts.close(toast)), [toast, toasts]);
  // Nights running that were there before are confirmed already.
  const pressUndo = useUndoKey(() => undoable !== null && !busy && void send(undoable.change, true, true));
  return {
    guards: shown,
    busy,
    /** A change was not saved, and can be sent again. */
    isUnsaved: pending !== null && !busy,
    problem: problem && { tone: problem.tone, text: problemText(problem.text) },
    question,
    /** Sends a change, or asks first where it gives somebody two nights running. */
    change: (change: GuardChange) => {
      if (busy) return null;
      const replaced = replacedBy(change);
      const staying = guards.filter(({ id }) => !replaced.has(id));
      const running = wantedOf(change).find((night) => nightsBeside(night, staying).length > 0);
      if (running === undefined) return send(change, false);
      const [day = running.day] = nightsBeside(running, staying);
      setQuestion({ change, employeeId: running.employeeId, day });
      return null;
    },
    confirm: () => question && send(question.change, true),
    cancel: () => setQuestion(null),
    retry: () => pending && send(pending.change, pending.isConfirmed, pending.isUndo),
    discard: () => {
      setPending(null);
      setRefusal(null);
      dismiss();
    },
  };
}

export type Planning = ReturnType<typeof usePlanning>;
