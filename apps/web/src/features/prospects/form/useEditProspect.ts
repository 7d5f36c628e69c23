import { formOfProspect, type Prospect, prospectRecord } from '@sereno/domain/prospect';
import type { ProspectConflictState } from '@sereno/ui/prospect';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useText } from '../../../i18n/index.tsx';
import { prospectTexts } from '../../../i18n/prospect/index.ts';
import { useCalls } from '../../../platform/calls.ts';
import { attempt } from '../../../platform/commands/verdict.ts';
import { usePlatform } from '../../../platform/PlatformProvider.tsx';
import { report } from '../../../platform/report.ts';
import { type SaveProblem, saveProblem } from './saveProblem.ts';
import { type EditedProspect, useProspectForm } from './useProspectForm.ts';

/** Somebody else has changed the prospect since it was opened. */
const CONFLICT = 409;

type Problem =
  | SaveProblem
  | { readonly tone: 'danger' | 'warning'; readonly key: 'prospect.gone' | 'prospect.notLoaded' };

/** Where the prospect stands that somebody else has changed meanwhile. */
type Newest = 'none' | 'found' | 'loading';

/** A prospect while it is changed. */
export type ProspectEditing = {
  readonly prospect: EditedProspect;
  readonly saving: boolean;
  /** Why it was not saved, as a sentence; undefined where nothing went wrong. */
  readonly problem: { readonly tone: Problem['tone']; readonly text: string } | undefined;
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
  const { toasts } = usePlatform();
  const calls = useCalls();
  const queries = useQueryClient();
  const [base] = useState(() => formOfProspect(opened));
  const [version, setVersion] = useState(opened.version);
  const prospect = useProspectForm({ name: `prospect-edit-${opened.id}`, base, version });
  const [saving, setSaving] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [newest, setNewest] = useState<Newest>('none');
  const running = useRef(false);
  const { form, comparison } = prospect.state;

  async function save(): Promise<void> {
    const record = prospectRecord(form);
    if (record === null || running.current) return;
    running.current = true;
    setSaving(true);
    setProblem(null);
    prospect.keep(null);
    const verdict = await attempt(() => calls.prospect.editProspect(opened.id, { record, version }), true);
    running.current = false;
    if (verdict.kind === 'done') {
      prospect.forget();
      for (const key of ['prospects', 'prospect-choices', 'quoted-prospect'])
        void queries.invalidateQueries({ queryKey: [key] });
      toasts.show({ tone: 'positive', text: t('prospect.saved') });
      onSaved();
      return;
    }
    setSaving(false);
    if (verdict.kind === 'refused' && verdict.status === CONFLICT) setNewest('found');
    else setProblem(saveProblem(verdict));
  }

  async function loadNewest(): Promise<void> {
    if (running.current) return;
    running.current = true;
    setNewest('loading');
    setProblem(null);
    const answer = await calls.prospect.prospect(opened.id).catch((error: unknown) => {
      report(error);
      return undefined;
    });
    running.current = false;
    if (answer?.canEdit !== true) {
      setNewest('found');
      setProblem({ tone: 'danger', key: answer === undefined ? 'prospect.notLoaded' : 'prospect.gone' });
      return;
    }
    setVersion(answer.version);
    setNewest('none');
    prospect.act({ kind: 'compare', newest: formOfProspect(answer) });
  }

  const compared = comparison === null ? undefined : ({ kind: 'compared', ...comparison } as const);
  return {
    prospect,
    saving,
    problem: problem === null ? undefined : { tone: problem.tone, text: sentenceOf(problem, t) },
    conflict: newest === 'none' ? compared : { kind: 'found', loading: newest === 'loading' },
    save: () => void save(),
    loadNewest: () => void loadNewest(),
  };
}

const sentenceOf = (problem: Problem, t: (key: Problem['key']) => string): string =>
  ('message' in problem ? problem.message : null) ?? t(problem.key);
