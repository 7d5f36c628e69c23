import {
  type FieldIssue,
  type FieldValue,
  formFields,
  type KnownRegister,
  type RegisterRow,
  tidiedValues,
} from '@sereno/domain/register';
import { use, useRef, useState } from 'react';
import { useText } from '../../i18n/index.tsx';
import { registerTexts } from '../../i18n/areas.ts';
import { useCommand } from '../../platform/commands/useCommand.ts';
import { InvalidateContext } from '../../platform/commands/useQuietCommand.ts';
import { usePlatform } from '../../platform/PlatformProvider.tsx';
import { report } from '../../platform/report.ts';
import type { DraftedForm } from '../../platform/useDraftedForm.ts';
import { registerSave, STALE } from './registerCommands.ts';
import { useRegisterCalls } from './registerQueries.ts';
import { compare, fillIn, issuesOf, type RegisterForm, takeNewest } from './registerForm.ts';
import { useRegisterForm } from './useRegisterForm.ts';

type Message = { readonly tone: 'danger' | 'warning'; readonly text: string };

/** A row while it is created or changed, and what becomes of it. */
export type RegisterEditing = {
  readonly form: DraftedForm<RegisterForm>;
  readonly issues: readonly FieldIssue[];
  readonly saving: boolean;
  /** Why it was not saved, where no field says so. */
  readonly message: Message | null;
  readonly fill: (field: string, value: FieldValue, name?: string) => void;
  readonly takeNewest: (field: string) => void;
  /** Called when what is typed in a field is no value of it, and when it is one again. */
  readonly report: (field: string, isWrong: boolean) => void;
  readonly save: () => void;
};

/**
 * Creates a row, or changes one upon the version that was opened. Where somebody else was first, nothing is overwritten: what they saved
 * is read, and stands beside what was typed.
 */
export function useRegisterEditor(
  register: KnownRegister,
  row: RegisterRow | null,
  onSaved: (id: number | null) => void,
): RegisterEditing {
  const { t } = useText(registerTexts);
  const { toasts } = usePlatform();
  const calls = useRegisterCalls();
  const invalidate = use(InvalidateContext);
  const form = useRegisterForm(register, row);
  const { state, update } = form;
  const misread = useRef(new Set<string>());
  const [issues, setIssues] = useState<readonly FieldIssue[]>([]);
  const [trouble, setTrouble] = useState<'register.gone' | 'register.notLoaded' | null>(null);

  const { busy, problem, dismiss, submit } = useCommand(registerSave(calls, register), {
    t,
    draft: form,
    onDone: ({ id }) => {
      toasts.show({ tone: 'positive', text: t(row === null ? 'register.created' : 'register.saved') });
      onSaved(id);
    },
    onFailed: async (failure) => {
      if (failure.kind !== 'refused') return;
      const found = failure.issues ?? [];
      if (found.length > 0) setIssues(found);
      else if (failure.status === STALE && row !== null) await readAgain(row.id);
    },
  });

  async function readAgain(id: number): Promise<void> {
    // Who gives up what they typed finds what somebody else saved.
    invalidate([['register', register.id]]);
    const newest = await calls.registerRow(register, id).catch((error: unknown) => {
      report(error);
      return undefined;
    });
    if (newest) update((before) => compare(register, before, newest));
    else setTrouble(newest === null ? 'register.gone' : 'register.notLoaded');
  }

  function save(): void {
    const wrong = issuesOf(register, state).filter(({ field }) => !misread.current.has(field));
    setIssues(wrong);
    setTrouble(null);
    if (wrong.length > 0 || misread.current.size > 0) return;
    const upon = row === null ? null : { id: row.id, version: state.version ?? row.version };
    void submit({ upon, values: tidiedValues(register, state.values, row === null) });
  }

  const shown = new Set(formFields(register, row === null).map(({ id }) => id));
  const isAtField = issues.length > 0 && issues.every(({ field }) => shown.has(field));
  const isTold = problem === null || isAtField || (problem.status === STALE && state.newest !== null);
  return {
    form,
    issues,
    saving: busy,
    message: trouble === null ? (isTold ? null : problem) : { tone: 'danger', text: t(trouble) },
    fill: (field, value, name) => {
      setIssues((before) => before.filter((issue) => issue.field !== field));
      if (problem !== null && !busy) dismiss();
      update((before) => fillIn(before, field, value, name));
    },
    takeNewest: (field) => update((before) => takeNewest(before, field)),
    report: (field, isWrong) => {
      if (isWrong) misread.current.add(field);
      else misread.current.delete(field);
    },
    save,
  };
}
