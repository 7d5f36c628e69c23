import type { ProspectHistory } from '@sereno/domain/prospect';
import type { SessionUser } from '@sereno/domain/session';
import { Card } from '@sereno/ui/foundation';
import { ProspectContracts, ProspectQuotations } from '@sereno/ui/prospect';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { useText } from '../../../i18n/index.tsx';
import { prospectsTexts } from '../../../i18n/areas.ts';
import { useToday } from '../../../platform/clock.ts';
import { paths } from '../../../platform/paths.ts';
import { Region } from '../../../platform/Region.tsx';
import { ProspectActivities } from './ProspectActivities.tsx';
import { SectionFailure } from './SectionFailure.tsx';

/** How what was done with a prospect stands. */
export type HistoryState = {
  /** Undefined while it loads, null where it could not be fetched. */
  readonly history: ProspectHistory | null | undefined;
  readonly isFetching: boolean;
  readonly refetch: () => void;
};

type SectionProps = {
  title: string;
  state: HistoryState;
  /** Shows the section; undefined while it loads. */
  children: (history: ProspectHistory | undefined) => ReactNode;
};

function Section({ title, state: { history, isFetching, refetch }, children }: SectionProps) {
  return (
    <Card title={title}>
      <Region>{history === null ? <SectionFailure busy={isFetching} onRetry={refetch} /> : children(history)}</Region>
    </Card>
  );
}

type ActivitiesSectionProps = {
  state: HistoryState;
  user: SessionUser;
};

/** What was done with a prospect. */
export function ActivitiesSection({ state, user }: ActivitiesSectionProps) {
  const { t } = useText(prospectsTexts);
  return (
    <Section title={t('prospectDetail.activities')} state={state}>
      {(history) => <ProspectActivities activities={history?.activities} roleId={user.roleId} />}
    </Section>
  );
}

/** What was quoted to a prospect, and what the person bought. */
export function SalesSections({ state }: { state: HistoryState }) {
  const { t } = useText(prospectsTexts);
  const today = useToday();
  const [, navigate] = useLocation();
  return (
    <>
      <Section title={t('prospectDetail.quotations')} state={state}>
        {(history) => (
          <ProspectQuotations
            quotations={history?.quotations}
            today={today}
            href={paths.quotation}
            onNavigate={navigate}
          />
        )}
      </Section>
      <Section title={t('prospectDetail.contracts')} state={state}>
        {(history) => <ProspectContracts contracts={history?.contracts} />}
      </Section>
    </>
  );
}
