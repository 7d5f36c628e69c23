import { canDownloadCsv, canPrint } from '@sereno/domain/access';
import type { SessionUser } from '@sereno/domain/session';
import { LeadShareTable } from '@sereno/ui/carousel';
import { SegmentedControl } from '@sereno/ui/foundation';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { carouselTexts } from '../../i18n/areas.ts';
import { useText } from '../../i18n/index.tsx';
import { useCalls } from '../../platform/calls.ts';
import { useToday } from '../../platform/clock.ts';
import { usePlatform } from '../../platform/PlatformProvider.tsx';
import { shownData } from '../../platform/queries.ts';
import { FairnessPart } from './Carousel.styles.ts';
import { SHARE_DAYS, type ShareDays, sharesQuery } from './leadQueries.ts';

const NO_SHARES: readonly never[] = [];

/** How leads were shared out in the last days, for those who hand them out (CAR-09). */
export function Fairness({ user }: { user: SessionUser }) {
  const { t } = useText(carouselTexts);
  const { config } = usePlatform();
  const calls = useCalls();
  const today = useToday();
  const [days, setDays] = useState<ShareDays>('last7Days');
  const query = useQuery(sharesQuery(calls, days, today));
  const shares = shownData(query);
  return (
    <FairnessPart>
      <SegmentedControl
        size="small"
        label={t('carousel.period')}
        value={days}
        onChange={setDays}
        options={SHARE_DAYS.map((value) => ({ value, label: t(`carousel.${value}`) }))}
      />
      <LeadShareTable
        shares={shares ?? NO_SHARES}
        loading={shares === undefined}
        failed={shares === null}
        onRetry={() => void query.refetch()}
        timeZone={config.timeZone}
        csv={canDownloadCsv(user, config)}
        print={canPrint(user, config)}
      />
    </FairnessPart>
  );
}
