import { formOfProspect, type Prospect, prospectRecord } from '@sereno/domain/prospect';
import type { ProspectConflictState } from '@sereno/ui/prospect';
import { useState } from 'react';
import { useText } from '../../../i18n/index.tsx';
import { prospectTexts } from '../../../i18n/areas.ts';
import { useCalls } from '../../../platform/calls.ts';
import { useCommand } from '../../../platform/commands/useCommand.ts';
import { report } from '../../../platform/report.ts';
import { CONFLICT, prospectChange } from './prospectCommands.ts';
import { type EditedProspect, useProspectForm } from './useProspectForm.ts';

/** Where the prospect stands that somebody else has changed meanwhile. */
type Newest = 'none' | 'found' | 'loading';

/** A prospect while it is changed. */
export type ProspectEditing = {
  readonly prospect: EditedProspect;
  readonly saving: boolean;
  /** Why it was not saved, as a sentence; undefined where nothing went wrong. */
  readonly problem: { readonly tone: 'danger' | 'warning'; readonly text: string } | undefined;
  readonly conflict: ProspectConflictState | undefined;
  readonly save: () => void;
  readonly loadNewest: () => void;
};

/**
 * Changes a prospect upon the version that was opened. Where somebody else was first, nothing is written and nothing that was typed is
 * lost: what they saved is loaded when the person asks for it, and stands beside it. Sending it again is harmless, because the
 * second time is a change upon an old version.
 */
export function useEditProspect(opened: Prospect, onSaved: () => void): ProspectEditing {
  const { t } = useText(prospectTexts);
  const calls = useCalls();
  const [base] = useState(() => formOfProspect(opened));
  const [version, setVersion] = useState(opened.version);
  const prospect = useProspectForm({ name: `prospect-edit-${opened.id}`, base, version });
  const [newest, setNewest] = useState<Newest>('none');
  /** Why the newest could not be loaded. */
  const [trouble, setTrouble] = useState<'prospect.gone' | 'prospect.notLoaded' | null>(null);
  const { busy, problem, dismiss, submit } = useCommand(prospectChange, {
    t,
    draft: prospect,
    onDone: onSaved,
    onFailed: (failure) => {
      if (failure.kind === 'refused' && failure.status === CONFLICT) setNewest('found');
    },
  });
  const { form, comparison } = prospect.state;

  function save(): void {
    const record = prospectRecord(form);
    if (record === null || newest === 'loading') return;
    setTrouble(null);
    void submit({ id: opened.id, record, version });
  }

  async function loadNewest(): Promise<void> {
    if (busy || newest === 'loading') return;
    setNewest('loading');
    setTrouble(null);
    dismiss();
    const answer = await calls.prospect.prospect(opened.id).catch((error: unknown) => {
      report(error);
      return undefined;
    });
    if (answer?.canEdit !== true) {
      setNewest('found');
      setTrouble(answer === undefined ? 'prospect.notLoaded' : 'prospect.gone');
      return;
    }
    setVersion(answer.version);
    setNewest('none');
    prospect.act({ kind: 'compare', newest: formOfProspect(answer) });
  }

  const compared = comparison === null ? undefined : ({ kind: 'compared', ...comparison } as const);
  // Of a conflict its own part of the dialog tells.
  const refused = problem === null || problem.status === CONFLICT ? undefined : problem;
  return {
    prospect,
    saving: busy,
    problem: trouble === null ? refused : { tone: 'danger', text: t(trouble) },
    conflict: newest === 'none' ? compared : { kind: 'found', loading: newest === 'loading' },
    save,
    loadNewest: () => void loadNewest(),
  };
}
