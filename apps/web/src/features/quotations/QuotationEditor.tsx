import type { Prospect } from '@sereno/domain/prospect';
import { type QuotationForm as Form, quotationPayload } from '@sereno/domain/quotation';
import { Banner, Button } from '@sereno/ui/foundation';
import { QuotationForm } from '@sereno/ui/quotation';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useText } from '../../i18n/index.tsx';
import { quotationTexts } from '../../i18n/areas.ts';
import { useCalls } from '../../platform/calls.ts';
import { useCommand } from '../../platform/commands/useCommand.ts';
import { paths } from '../../platform/paths.ts';
import { useDraftedForm } from '../../platform/useDraftedForm.ts';
import { useIsHere } from '../../platform/useIsHere.ts';
import type { AddressId } from './addressId.ts';
import { OfferChanges } from './OfferChanges.tsx';
import { type OptionChange, optionChanges } from './optionChanges.ts';
import { QuotedPerson } from './QuotedPerson.tsx';
import { Page } from './QuotationPages.styles.ts';
import { CONFLICT, FORBIDDEN_BY_RULE, quotationSave } from './quotationCommand.ts';
import { quotationFormFor } from './quotationDraft.ts';
import { quotationOptionsQuery } from './quotationQueries.ts';
import { goBack } from './wayOut.ts';

export type QuotationEditorProps = {
  /** Whom is quoted for; another one needs another `key`. */
  prospect: Prospect;
  /** The person chose them on this page, and the focus went with the search. */
  takesFocus: boolean;
  /** What the form begins with. */
  start: Form;
  /** The activity that the address names. */
  activity: AddressId;
  /** Takes the activity out of the address. */
  onDropActivity: () => void;
  /** Leads to the search for somebody else; what was typed stays a draft of this one. */
  onChangeProspect: () => void;
};

/** The form of a quotation with its draft, its prices and its saving. */
export function QuotationEditor({
  prospect,
  takesFocus,
  start,
  activity,
  onDropActivity,
  onChangeProspect,
}: QuotationEditorProps) {
  const { t } = useText(quotationTexts);
  const calls = useCalls();
  const queries = useQueryClient();
  const [, navigate] = useLocation();
  const isHere = useIsHere();
  const { data, isError, refetch } = useQuery(quotationOptionsQuery(calls));
  // What was known stays when no answer comes.
  const options = data ?? (data === null || isError ? null : undefined);
  const draft = useDraftedForm(quotationFormFor(prospect.id, start));
  const { form } = draft.state;
  const [changes, setChanges] = useState<readonly OptionChange[]>([]);
  const { busy, problem, dismiss, submit } = useCommand(quotationSave, {
    t,
    draft,
    onDone: ({ id }) => {
      // After leaving the page nothing navigates.
      if (isHere()) navigate(id === null ? QUOTATIONS_PATH : paths.quotation(id), { replace: true });
    },
    onFailed: async (failure) => {
      if (failure.kind !== 'refused' || failure.status !== CONFLICT || !options) return;
      const fresh = await queries.fetchQuery({ ...quotationOptionsQuery(calls), staleTime: 0 }).catch(() => null);
      if (fresh) setChanges(optionChanges(options, fresh, form));
    },
  });
  const activityId = activity.kind === 'id' ? activity.id : null;

  const startOver = (): void => {
    draft.startOver();
    dismiss();
  };
  const send = (): void => {
    const payload = options ? quotationPayload(form, options, { prospectId: prospect.id, activityId }) : null;
    if (payload !== null) void submit(payload);
  };

  return (
    <Page>
      <QuotedPerson
        prospect={prospect}
        hasActivity={activityId !== null}
        takesFocus={takesFocus}
        onChange={onChangeProspect}
      />
      {activity.kind === 'unreadable' && <Banner tone="warning">{t('quotationAdd.lostActivity')}</Banner>}
      <QuotationForm
        form={form}
        onChange={(next) => draft.update({ form: next, isTouched: true })}
        options={options}
        onRetry={() => void refetch()}
        busy={busy}
        problem={problem?.text}
        problemTone={problem?.tone}
        notice={
          <>
            <OfferChanges changes={changes} />
            {problem?.status === FORBIDDEN_BY_RULE && activityId !== null && (
              <Button
                size="small"
                onClick={() => {
                  dismiss();
                  onDropActivity();
                }}
              >
                {t('quotationAdd.dropActivity')}
              </Button>
            )}
          </>
        }
        restored={draft.isRestored}
        onStartOver={startOver}
        round={draft.round}
        onCancel={() => goBack(() => navigate(QUOTATIONS_PATH))}
        onSave={send}
      />
    </Page>
  );
}

const QUOTATIONS_PATH = '/quotation';
