import { leadAge } from '@sereno/domain/carousel';
import type { SessionUser } from '@sereno/domain/session';
import { Skeleton } from '@sereno/ui/foundation';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { activityTexts, carouselTexts } from '../../i18n/areas.ts';
import { useText } from '../../i18n/index.tsx';
import { useCalls } from '../../platform/calls.ts';
import { duration } from '../../platform/clock.ts';
import { FoldButton } from '../../platform/FoldButton.styles.ts';
import { useQuietly } from '../../platform/quietRequests.ts';
import { Alerts } from './Alerts.tsx';
import { knownData } from './knownData.ts';
import { queueQuery } from './leadQueries.ts';

export type LeadsFoldProps = {
  user: SessionUser;
  isOpen: boolean;
  onToggle: () => void;
};

/** How many leads wait and for how long, in one line that unfolds the queue; new ones call for attention all the same. */
export function LeadsFold({ user, isOpen, onToggle }: LeadsFoldProps) {
  const { t } = useText(carouselTexts);
  const { t: ofActivity } = useText(activityTexts);
  const query = useQuery(queueQuery(useCalls(), useQuietly()));
  const leads = knownData(query);
  const minutes = Math.max(0, ...(leads ?? []).map((lead) => leadAge(lead, query.dataUpdatedAt)?.minutes ?? 0));
  const waiting = { count: leads?.length ?? 0, time: duration(minutes, ofActivity) };
  const name = leads === undefined ? t('carousel.title') : undefined;
  return (
    <>
      <FoldButton aria-expanded={isOpen} aria-label={name} onClick={onToggle}>
        {leads === undefined && <Skeleton width="12rem" />}
        {/* Where none ever came, the queue says so. */}
        {leads === null && t('carousel.title')}
        {leads && t(leads.length === 0 ? 'carousel.nobodyWaits' : 'carousel.waitingFor', waiting)}
        <ChevronDown aria-hidden />
      </FoldButton>
      {!isOpen && (
        <div hidden>
          <Alerts user={user} leads={leads} />
        </div>
      )}
    </>
  );
}
