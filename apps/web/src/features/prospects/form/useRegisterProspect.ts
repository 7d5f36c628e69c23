import { type ProspectFormKind, prospectRecord } from '@sereno/domain/prospect';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useText } from '../../../i18n/index.tsx';
import { prospectTexts } from '../../../i18n/prospect/index.ts';
import { useCalls } from '../../../platform/calls.ts';
import { keyedAttempt } from '../../../platform/outbox/keyedAttempt.ts';
import { newKey } from '../../../platform/outbox/newKey.ts';

import { paths } from '../../../platform/paths.ts';
import { usePlatform } from '../../../platform/PlatformProvider.tsx';
import { requestOf } from '../../../platform/sentRequest.ts';
import { useIsHere } from '../../../platform/useIsHere.ts';
import { type SaveProblem, saveProblem } from './saveProblem.ts';
import type { EditedProspect } from './useProspectForm.ts';

/**
 * Registers what is typed, one at a time, under a key that stays while what is sent is the same: however often it is pressed, and
 * whatever gets lost on the way, nobody is registered twice. Then it goes to the page of the prospect; otherwise everything typed
 * stays.
 */
export function useRegisterProspect(
  prospect: EditedProspect,
  { kind, leadId }: { kind: ProspectFormKind; leadId: number | null },
): { readonly saving: boolean; readonly problem: SaveProblem | null; readonly save: () => void } {
  const { t } = useText(prospectTexts);
  const { api, toasts } = usePlatform();
  const calls = useCalls();
  const queries = useQueryClient();
  const [, navigate] = useLocation();
  const isHere = useIsHere();
  const [saving, setSaving] = useState(false);
  const [problem, setProblem] = useState<SaveProblem | null>(null);
  // State is only known at the next render; two quick presses of Enter come before it.
  const running = useRef(false);

  async function save(): Promise<void> {
    const record = prospectRecord(prospect.state.form, kind);
    if (record === null || running.current) return;
    running.current = true;
    setSaving(true);
    setProblem(null);
    const request = requestOf({ record, leadId }, prospect.sent(), newKey);
    // Kept before it is sent: a page that is closed meanwhile comes back with the key.
    prospect.keep(request);
    let id: number | null = null;
    const verdict = await keyedAttempt(api, request.key, async (key) => {
      const outcome = await calls.prospect.addProspect({ record, leadId }, key);
      if (outcome.kind === 'done') ({ id } = outcome);
      return outcome;
    });
    running.current = false;
    if (verdict.kind === 'done') {
      prospect.forget();
      for (const key of ['prospects', 'prospect-choices', 'carousel'])
        void queries.invalidateQueries({ queryKey: [key] });
      toasts.show({ tone: 'positive', text: t('prospect.registered') });
      // Whoever has gone elsewhere meanwhile stays there.
      if (isHere()) navigate(id === null ? paths.prospectBrowse : paths.prospectDetail(id), { replace: true });
      return;
    }
    // What the server has decided is over: the same again is another request.
    if (verdict.kind === 'refused') prospect.keep(null);
    // The lead may be somebody's prospect by now.
    if (verdict.kind === 'refused' && leadId !== null)
      void queries.invalidateQueries({ queryKey: ['carousel', 'attended'] });
    setSaving(false);
    setProblem(saveProblem(verdict));
  }
  return { saving, problem, save: () => void save() };
}
