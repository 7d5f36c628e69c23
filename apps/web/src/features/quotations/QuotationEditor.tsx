import type { Prospect } from '@sereno/domain/prospect';
import { quotationPayload } from '@sereno/domain/quotation';
import { Banner, type BannerTone, Button } from '@sereno/ui/foundation';
import { QuotationForm } from '@sereno/ui/quotation';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useText } from '../../i18n/index.tsx';
import { operationTexts } from '../../i18n/operations/index.ts';
import { quotationTexts } from '../../i18n/quotations/index.ts';
import { useCalls } from '../../platform/calls.ts';
import { paths } from '../../platform/paths.ts';
import { usePlatform } from '../../platform/PlatformProvider.tsx';
import { useIsHere } from '../../platform/useIsHere.ts';
import type { AddressId } from './addressId.ts';
import { OfferChanges } from './OfferChanges.tsx';
import { type OptionChange, optionChanges } from './optionChanges.ts';
import { QuotedPerson } from './QuotedPerson.tsx';
import { Page } from './QuotationPages.styles.ts';
import { quotationOptionsQuery } from './quotationQueries.ts';
import { useQuotationDraft } from './useQuotationDraft.ts';
import { useQuotationSave } from './useQuotationSave.ts';
import { goBack } from './wayOut.ts';

export type QuotationEditorProps = {
  /** Whom is quoted for; another one needs another `key`. */
  prospect: Prospect;
  /** The person chose them on this page, and the focus went with the search. */
  takesFocus: boolean;
  /** The activity that the address names. */
  activity: AddressId;
  /** Takes the activity out of the address. */
  onDropActivity: () => void;
  /** Leads to the search for somebody else; what was typed stays a draft of this one. */
  onChangeProspect: () => void;
};

type Trouble = { readonly text: string; readonly tone: BannerTone; readonly isRule: boolean };

/** The form of a quotation with its draft, its prices and its saving. */
export function QuotationEditor({
  prospect,
  takesFocus,
  activity,
  onDropActivity,
  onChangeProspect,
}: QuotationEditorProps) {
  const { t } = useText(quotationTexts);
  const { t: ofOperation } = useText(operationTexts);
  const { toasts } = usePlatform();
  const calls = useCalls();
  const [, navigate] = useLocation();
  const isHere = useIsHere();
  const { data, isError, refetch } = useQuery(quotationOptionsQuery(calls));
  // What was known stays where nobody answers any more.
  const options = data ?? (data === null || isError ? null : undefined);
  const draft = useQuotationDraft(prospect.id);
  const { form } = draft;
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [changes, setChanges] = useState<readonly OptionChange[]>([]);
  const { saving, save } = useQuotationSave(draft);
  const activityId = activity.kind === 'id' ? activity.id : null;

  const startOver = (): void => {
    draft.startOver();
    setTrouble(null);
  };
  async function send(): Promise<void> {
    const payload = options ? quotationPayload(form, options, { prospectId: prospect.id, activityId }) : null;
    if (payload === null || !options) return;
    setTrouble(null);
    const result = await save(payload);
    if (result === null) return;
    if (result.kind === 'saved') {
      toasts.show({ tone: 'positive', text: ofOperation('operation.done') });
      // Whoever has gone on by themselves stays where they are.
      if (isHere()) navigate(result.id === null ? QUOTATIONS_PATH : paths.quotation(result.id), { replace: true });
      return;
    }
    const { problem, isRule, options: fresh } = result;
    if (fresh) setChanges(optionChanges(options, fresh, form));
    if (problem !== null) setTrouble({ text: problem.text ?? t(problem.key), tone: problem.tone, isRule });
  }

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
        onChange={draft.edit}
        options={options}
        onRetry={() => void refetch()}
        saving={saving}
        problem={trouble?.text}
        problemTone={trouble?.tone}
        notice={
          <>
            <OfferChanges changes={changes} />
            {trouble?.isRule === true && activityId !== null && (
              <Button
                size="small"
                onClick={() => {
                  setTrouble(null);
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
        onSave={() => void send()}
      />
    </Page>
  );
}

const QUOTATIONS_PATH = '/quotation';
