import { monthName, monthRange, timeIn } from '@sereno/domain/calendar';
import { Button, IconButton } from '@sereno/ui/foundation';
import { formatTag } from '@sereno/ui/locale';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight, RefreshCw } from 'lucide-react';
import { useMemo } from 'react';
import { useText } from '../../../i18n/index.tsx';
import { offerTexts } from '../../../i18n/areas.ts';
import { useCalls } from '../../../platform/calls.ts';
import { useToday } from '../../../platform/clock.ts';
import { forUser } from '../../../platform/forUser.ts';
import { usePlatform } from '../../../platform/PlatformProvider.tsx';
import { shownData } from '../../../platform/queries.ts';
import { monthlyOfferQuery } from '../filters/dashboardQueries.ts';
import { DashboardFrame } from '../kit/DashboardFrame.tsx';
import { Part } from '../kit/LatePart.tsx';
import { useSettled } from '../kit/useSettled.ts';
import { Month, Steps, Toolbar, UpdatedAt } from './MonthlyOfferPage.styles.ts';
import { Offer } from './Offer.tsx';
import { offerOfMonth } from './offerOfMonth.ts';
import { useOfferMonth } from './useOfferMonth.ts';

/** How long a month is looked at before it is asked for: quick presses ask for the last one alone. In milliseconds. */
const SETTLE_MS = 250;

/** `/monthly-offer`: the offer of a month, its period and its ranking (OFR-01 to OFR-04). */
export const MonthlyOfferPage = forUser(({ user }) => {
  const { t, locale } = useText(offerTexts);
  const { config } = usePlatform();
  const calls = useCalls();
  const { month, current, step, showCurrent, hasPrevious, hasNext } = useOfferMonth(useToday());
  const settled = useSettled(month, SETTLE_MS);
  const query = useQuery({ ...monthlyOfferQuery(calls, month), enabled: settled, select: offerOfMonth });
  const shown = shownData(query);
  const hasFailed = query.isError && !query.isFetching;
  const filters = useMemo(() => ({ range: monthRange(month), compare: false, chosen: {} }), [month]);
  const title = monthName(month, formatTag(locale));

  return (
    <DashboardFrame
      user={user}
      filters={filters}
      bar={
        <Toolbar>
          <Steps>
            <IconButton
              label={t('offer.previous')}
              variant="secondary"
              size="small"
              aria-disabled={!hasPrevious}
              onClick={() => step(-1)}
            >
              <ChevronLeft />
            </IconButton>
            <Month aria-label={t('offer.month')}>{title}</Month>
            <IconButton
              label={t('offer.next')}
              variant="secondary"
              size="small"
              aria-disabled={!hasNext}
              onClick={() => step(1)}
            >
              <ChevronRight />
            </IconButton>
          </Steps>
          <Button size="small" variant="ghost" aria-disabled={month === current} onClick={showCurrent}>
            {t('offer.current')}
          </Button>
          <UpdatedAt data-failed={hasFailed || undefined}>
            {hasFailed && <strong>{t('offer.notUpdated')}</strong>}{' '}
            {shown && (
              <span>{t('offer.updatedAt', { time: timeIn(config.timeZone, new Date(query.dataUpdatedAt)) })}</span>
            )}
          </UpdatedAt>
          <Button size="small" startIcon={<RefreshCw />} busy={query.isFetching} onClick={() => void query.refetch()}>
            {t('offer.refresh')}
          </Button>
        </Toolbar>
      }
    >
      <Part>
        <Offer shown={shown} month={title} refreshing={query.isFetching && Boolean(shown)} />
      </Part>
    </DashboardFrame>
  );
});
