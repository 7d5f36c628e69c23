import { Button, Card, EmptyState, Skeleton } from '@sereno/ui/foundation';
import { QuotationFormSkeleton } from '@sereno/ui/quotation';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { useText } from '../../i18n/index.tsx';
import { quotationTexts } from '../../i18n/areas.ts';
import { useCalls } from '../../platform/calls.ts';
import { addressId, PARAMETERS } from './addressId.ts';
import { ProspectChoiceCard } from './ProspectChoiceCard.tsx';
import { QuotationEditor } from './QuotationEditor.tsx';
import { Page } from './QuotationPages.styles.ts';
import { quotedProspectQuery } from './quotationQueries.ts';
import { startForm } from './quotationStart.ts';
import { useArrivalFocus } from './useArrivalFocus.ts';

/**
 * `/quotation/add`: a quotation for a prospect, of a started activity or not (RTE-15, UND-33, STA-13). An unknown
 * prospect in the address is reported, and asked for again.
 */
export function QuotationAddPage() {
  const [search, setSearch] = useSearchParams();
  const prospect = addressId(search, PARAMETERS.prospect);
  const [hasChosen, setChosen] = useState(false);
  const choose = (id: number | null): void => {
    setChosen(true);
    setSearch((before) => withProspect(before, id), { replace: id !== null });
  };
  if (prospect.kind !== 'id')
    return <ProspectChoiceCard isLost={prospect.kind === 'unreadable'} takesFocus={hasChosen} onChoose={choose} />;
  // Another prospect is another form: nothing of the one before may stay in it.
  return <QuotationOf key={prospect.id} prospectId={prospect.id} takesFocus={hasChosen} onChoose={choose} />;
}

/** The address for another prospect, without the activity: that belongs to the one before. */
function withProspect(before: URLSearchParams, id: number | null): URLSearchParams {
  const search = new URLSearchParams(before);
  search.delete(PARAMETERS.activity.key);
  if (id === null) search.delete(PARAMETERS.prospect.key);
  else search.set(PARAMETERS.prospect.key, String(id));
  return search;
}

type QuotationOfProps = {
  prospectId: number;
  /** What the person pressed to come here has gone, and the focus with it. */
  takesFocus: boolean;
  onChoose: (id: number | null) => void;
};

function QuotationOf({ prospectId, takesFocus, onChoose }: QuotationOfProps) {
  const { t } = useText(quotationTexts);
  const calls = useCalls();
  const [search, setSearch] = useSearchParams();
  const { data: prospect, isError, isFetching, refetch } = useQuery(quotedProspectQuery(calls, prospectId));
  if (prospect === null) return <ProspectChoiceCard isLost takesFocus={takesFocus} onChoose={onChoose} />;
  if (prospect === undefined && isError)
    return (
      <Card>
        <EmptyState
          title={t('quotationAdd.notAsked')}
          action={
            <Button busy={isFetching} onClick={() => void refetch()}>
              {t('quotationAdd.retry')}
            </Button>
          }
        />
      </Card>
    );
  if (prospect === undefined) return <Waiting takesFocus={takesFocus} />;
  return (
    <QuotationEditor
      prospect={prospect}
      takesFocus={takesFocus}
      activity={addressId(search, PARAMETERS.activity)}
      start={startForm(search)}
      onDropActivity={() => setSearch((before) => withProspect(before, prospectId), { replace: true })}
      onChangeProspect={() => onChoose(null)}
    />
  );
}

/** The page while the prospect is asked for, in its shape. */
function Waiting({ takesFocus }: { takesFocus: boolean }) {
  const page = useArrivalFocus<HTMLDivElement>(takesFocus);
  return (
    <Page ref={page} tabIndex={-1}>
      <Skeleton shape="block" height="44px" width="min(100%, 24rem)" />
      <QuotationFormSkeleton />
    </Page>
  );
}
