import { timeIn } from '@sereno/domain/calendar';
import type { ProspectList } from '@sereno/domain/prospect';
import { Button } from '@sereno/ui/foundation';
import { useQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useRef } from 'react';
import { useText } from '../../../i18n/index.tsx';
import { prospectsTexts } from '../../../i18n/areas.ts';
import { useCalls } from '../../../platform/calls.ts';
import { usePlatform } from '../../../platform/PlatformProvider.tsx';
import { Region } from '../../../platform/Region.tsx';
import { forUser } from '../../../platform/forUser.ts';
import { prospectListQuery } from './prospectListQuery.ts';
import { Page, Toolbar, UpdatedAt } from '../../../platform/ListPage.styles.ts';
import { ProspectTable } from './ProspectTable.tsx';
import { useIsNarrow } from '../../../platform/useIsNarrow.ts';

/** `/prospect/browse`: the prospects that are followed (UND-01). */
export const FollowedProspectsPage = () => <ProspectsPage list="following" />;
/** `/prospect/browse-not-following`: those who are not interested (UND-02). */
export const DiscardedProspectsPage = () => <ProspectsPage list="notFollowing" />;
/** `/prospect/browse-reassigned`: those who went from one adviser to another (UND-03). */
export const ReassignedProspectsPage = () => <ProspectsPage list="reassigned" />;
/** `/prospect/browse-client`: those who have bought (UND-04). */
export const ClientsPage = () => <ProspectsPage list="client" />;

/** A register of prospects: what was known stays where no answer comes, and 'Datos al' says how old it is. */
const ProspectsPage = forUser<{ list: ProspectList }>(({ list, user }) => {
  const { t } = useText(prospectsTexts);
  const { config } = usePlatform();
  const calls = useCalls();
  const page = useRef<HTMLDivElement>(null);
  const isNarrow = useIsNarrow(page);
  const { data, isError, dataUpdatedAt, isFetching, refetch } = useQuery(prospectListQuery(calls, list));
  const rows = data ?? (isError ? null : undefined);
  const hasFailed = isError && !isFetching;
  const toolbar = (
    <Toolbar>
      <UpdatedAt data-failed={hasFailed || undefined}>
        {hasFailed && <strong>{t('prospects.notUpdated')}</strong>}{' '}
        {dataUpdatedAt > 0 && (
          <span>{t('prospects.updatedAt', { time: timeIn(config.timeZone, new Date(dataUpdatedAt)) })}</span>
        )}
      </UpdatedAt>
      <Button size="small" startIcon={<RefreshCw />} busy={isFetching} onClick={() => void refetch()}>
        {t('prospects.refresh')}
      </Button>
    </Toolbar>
  );
  return (
    <Page ref={page}>
      {!isNarrow && toolbar}
      <Region resetKey={list}>
        <ProspectTable
          key={isNarrow ? 'cards' : 'columns'}
          list={list}
          rows={rows}
          refreshing={isFetching && rows !== undefined}
          onRetry={() => void refetch()}
          isNarrow={isNarrow}
          user={user}
        />
      </Region>
      {isNarrow && rows !== undefined && toolbar}
    </Page>
  );
});
