import type { Lead } from '@sereno/domain/carousel';
import { emptyProspectForm, formOfLead, type ProspectFormKind, prospectRecord } from '@sereno/domain/prospect';
import { ProspectForm } from '@sereno/ui/prospect';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useLocation } from 'wouter';
import { useText } from '../../../i18n/index.tsx';
import { prospectTexts } from '../../../i18n/areas.ts';
import { useCommand } from '../../../platform/commands/useCommand.ts';
import { paths } from '../../../platform/paths.ts';
import { useIsHere } from '../../../platform/useIsHere.ts';
import { prospectRegistration } from './prospectCommands.ts';
import { useAttendedLead } from './useAttendedLead.ts';
import { useMeans } from './useMeans.ts';
import { usePostalState } from './usePostalState.ts';
import { useOpenedCode } from './useOpenedCode.ts';
import { useProspectForm } from './useProspectForm.ts';
import { useSimilarProspects } from './useSimilarProspects.ts';

type ProspectRegistrationProps = {
  kind: ProspectFormKind;
  /** The lead that becomes a prospect (CAR-07); null for none. */
  lead: Lead | null;
  /** The address names a lead that cannot be read (CAR-08). */
  isUnreadable?: boolean;
};

const NONE: readonly never[] = [];

/** Where the draft of the form lies: one for each lead, so that two of them never mix. */
const draftName = (kind: ProspectFormKind, lead: Lead | null): string =>
  lead === null ? `prospect-${kind}` : `prospect-lead-${lead.id}`;

/** Registers a prospect: what is typed stays over a reload and over any failure, until it is saved (UND-09, UND-10). */
export function ProspectRegistration({ kind, lead, isUnreadable = false }: ProspectRegistrationProps) {
  const { t } = useText(prospectTexts);
  const [, navigate] = useLocation();
  const queries = useQueryClient();
  const isHere = useIsHere();
  const { means, retry } = useMeans();
  const known = useAttendedLead(lead);
  const knownLead = known?.lead ?? null;
  const base = useMemo(
    () => (knownLead === null ? emptyProspectForm : formOfLead(knownLead, means ?? NONE)),
    [knownLead, means],
  );
  const prospect = useProspectForm({ name: draftName(kind, lead), base, version: null });
  const { state, act, edit, found } = prospect;
  const { form } = state;
  useEffect(() => act({ kind: 'begin', base }), [act, base]);
  const postal = usePostalState(form.zipCode, useOpenedCode(form), found);
  const similar = useSimilarProspects(form, null);
  const isGone = known?.isGone ?? false;
  const leadId = isGone ? null : (lead?.id ?? null);
  const { busy, problem, submit } = useCommand(prospectRegistration, {
    t,
    draft: prospect,
    onDone: ({ id }) => {
      // After leaving the page nothing navigates.
      if (isHere()) navigate(id === null ? paths.prospectBrowse : paths.prospectDetail(id), { replace: true });
    },
    onFailed: (failure) => {
      // The lead may be somebody's prospect by now.
      if (failure.kind === 'refused' && leadId !== null)
        void queries.invalidateQueries({ queryKey: ['carousel', 'attended'] });
    },
  });
  const save = (): void => {
    const record = prospectRecord(form, kind);
    if (record !== null) void submit({ record, leadId });
  };
  const notice = noticeOf(isUnreadable, isGone);
  return (
    <ProspectForm
      kind={kind}
      form={form}
      onEdit={edit}
      means={means}
      onRetryMeans={retry}
      postal={postal}
      similar={similar}
      prospectHref={paths.prospectDetail}
      onNavigate={navigate}
      leadName={known === null || isGone || known.label === '' ? undefined : known.label}
      notice={notice === null ? undefined : t(notice)}
      busy={busy}
      problem={problem?.text}
      problemTone={problem?.tone}
      restored={prospect.isRestored}
      onStartOver={prospect.startOver}
      round={prospect.round}
      onSave={save}
      onCancel={() => {
        // What was typed stays for coming back.
        prospect.flush();
        navigate(paths.prospectBrowse);
      }}
    />
  );
}

/** What is to be known of the lead before the form is filled in. */
function noticeOf(isUnreadable: boolean, isGone: boolean) {
  if (isUnreadable) return 'prospect.unreadable';
  return isGone ? 'prospect.leadGone' : null;
}
