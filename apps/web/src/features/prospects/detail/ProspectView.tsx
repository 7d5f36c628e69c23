import { dateIn } from '@sereno/domain/calendar';
import { contractsInForce, type Prospect } from '@sereno/domain/prospect';
import type { SessionUser } from '@sereno/domain/session';
import { lazyComponent } from '@sereno/ui/lazy';
import { ProspectCard } from '@sereno/ui/prospect';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useMemo, useState } from 'react';
import { useCalls } from '../../../platform/calls.ts';
import type { MailTarget } from '../../../platform/mail/MailDialog.tsx';
import { usePageName } from '../../../platform/pageTitle.ts';
import { usePlatform } from '../../../platform/PlatformProvider.tsx';
import { Region } from '../../../platform/Region.tsx';
import { contactHrefs } from './contactHrefs.ts';
import { ProspectActions } from './ProspectActions.tsx';
import type { ProspectDetailParts } from './ProspectDetailPage.tsx';
import { Column, Page } from './ProspectDetail.styles.ts';
import { ActivitiesSection, type HistoryState, SalesSections } from './ProspectHistorySections.tsx';
import { historyQuery, useProspectRefresh } from './prospectQueries.ts';

export type ProspectViewProps = {
  id: number;
  /** Undefined while it loads. */
  prospect: Prospect | undefined;
  user: SessionUser;
  parts: ProspectDetailParts;
};

const MailDialog = lazyComponent(() =>
  import('../../../platform/mail/MailDialog.tsx').then((module) => module.MailDialog),
);

/** The page of a prospect: its parts appear together, and one that fails leaves the others. */
export function ProspectView({ id, prospect, user, parts }: ProspectViewProps) {
  const { config } = usePlatform();
  const calls = useCalls();
  const [mail, setMail] = useState<MailTarget | null>(null);
  const { data, isError, isFetching, refetch } = useQuery(historyQuery(calls, id));
  const state: HistoryState = {
    history: data ?? (isError ? null : undefined),
    isFetching,
    refetch: () => void refetch(),
  };
  const hrefs = useMemo(
    () =>
      prospect === undefined
        ? NOWHERE
        : contactHrefs(prospect, config.channels, {
            adviser: user.fullName.trim() || user.name,
            company: user.companyName,
          }),
    [prospect, config.channels, user],
  );
  const dayOf = (instant: number | null | undefined) =>
    instant === null || instant === undefined ? null : dateIn(config.timeZone, new Date(instant));

  // Sections appear together, below those whose height is then known.
  const isKnown = prospect !== undefined && state.history !== undefined;
  const refresh = useProspectRefresh(id);
  const name = prospect && [prospect.firstName, prospect.lastName].filter(Boolean).join(' ');
  usePageName(name);

  return (
    <Page data-loading={!isKnown || undefined}>
      <Column>
        <Region>
          {parts.nextSteps({
            user,
            activities: state.history && state.history.nextSteps,
            isFetching,
            onRetry: state.refetch,
            onChange: () => void refresh(),
          })}
        </Region>
        {isKnown && (
          <>
            <ProspectActions prospect={prospect} parts={parts} />
            <ActivitiesSection state={state} user={user} />
          </>
        )}
      </Column>
      <Column>
        <Region>
          <ProspectCard
            prospect={prospect}
            days={{
              created: dayOf(prospect?.createdAt),
              reassigned: dayOf(prospect?.reassignedAt),
              discarded: dayOf(prospect?.discardedAt),
            }}
            hrefs={hrefs}
            onWrite={(href) => setMail({ href, prospect: name ?? '' })}
            isClient={contractsInForce(data?.contracts ?? []).length > 0}
            hideName
          />
        </Region>
        {mail !== null && (
          <Region>
            <Suspense fallback={null}>
              <MailDialog target={mail} onClose={() => setMail(null)} />
            </Suspense>
          </Region>
        )}
        {isKnown && <SalesSections state={state} />}
      </Column>
    </Page>
  );
}

const NOWHERE = { call: null, whatsapp: null, sms: null, email: null, map: null } as const;
