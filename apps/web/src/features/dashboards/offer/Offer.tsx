import { formatScreenDate } from '@sereno/domain/calendar';
import { ownRank, type MonthlyOffer } from '@sereno/domain/dashboards';
import { RankingCard } from '@sereno/ui/cards';
import { BarChart } from '@sereno/ui/charts';
import { Card, EmptyState, Skeleton, SkeletonGroup, VisuallyHidden } from '@sereno/ui/foundation';
import { Trophy } from 'lucide-react';
import { useMemo } from 'react';
import { useText } from '../../../i18n/index.tsx';
import { offerTexts } from '../../../i18n/areas.ts';
import { useMediaQuery } from '../../../platform/useMediaQuery.ts';
import { useDashboard } from '../kit/dashboardContext.ts';
import { ROOM } from '../kit/useFold.ts';
import { Columns, Facts, Heading, Name, Whole } from './MonthlyOfferPage.styles.ts';
import type { OfferOfMonth } from './offerOfMonth.ts';

/** How many places the chart and the shortened ranking show. */
const FIRST_PLACES = 10;

export type OfferProps = {
  /** Undefined while it loads, null when there is nothing to show. */
  shown: OfferOfMonth | null | undefined;
  /** The month in words: 'noviembre de 2026'. */
  month: string;
  /** Newer data are on their way. */
  refreshing: boolean;
};

/** The name of an offer, its period and its ranking (OFR-01 to OFR-03), or that the month has none. */
export function Offer({ shown, month, refreshing }: OfferProps) {
  const { t } = useText(offerTexts);
  if (shown?.offer === null) {
    return (
      <Columns data-alone>
        <Whole>
          <Card>
            <EmptyState
              icon={<Trophy />}
              headingLevel={2}
              title={t('offer.none', { month })}
              description={t('offer.noneHint')}
            />
          </Card>
        </Whole>
      </Columns>
    );
  }
  return (
    <>
      <Heading>
        {shown === undefined ? (
          <>
            <VisuallyHidden as="h2">{month}</VisuallyHidden>
            <SkeletonGroup>
              <Name as="div">
                <Skeleton shape="text" width="14ch" />
              </Name>
            </SkeletonGroup>
          </>
        ) : (
          <OfferHeading offer={shown?.offer ?? null} />
        )}
      </Heading>
      <Ranking offer={shown === undefined ? undefined : (shown?.offer ?? null)} refreshing={refreshing} />
    </>
  );
}

function OfferHeading({ offer }: { offer: MonthlyOffer | null }) {
  const { user } = useDashboard();
  const { t } = useText(offerTexts);
  if (offer === null) return <Name>{t('offer.failed')}</Name>;
  const { name, period, ranking } = offer;
  const own = ownRank(ranking, user);
  return (
    <>
      <Name>{name}</Name>
      <Facts>
        {period && (
          <span>{t('offer.period', { start: formatScreenDate(period.start), end: formatScreenDate(period.end) })}</span>
        )}
        {own !== null && own.position !== null && (
          <strong>{t('offer.place', { place: own.position, count: ranking.length })}</strong>
        )}
      </Facts>
    </>
  );
}

type RankingProps = { offer: MonthlyOffer | null | undefined; refreshing: boolean };

function Ranking({ offer, refreshing }: RankingProps) {
  const { t } = useText(offerTexts);
  const { user, exports } = useDashboard();
  // A phone needs room for each name above its bar.
  const hasRoom = useMediaQuery(ROOM);
  const own = offer ? ownRank(offer.ranking, user) : null;
  const rows = useMemo(
    () =>
      offer &&
      offer.ranking.map((rank, index) => ({
        id: String(index),
        position: rank.position,
        name: rank.name,
        value: rank.amount,
      })),
    [offer],
  );
  // The same objects from render to render, so that the drawing is not made again.
  const drawn = useMemo(() => {
    const first = rows?.slice(0, FIRST_PLACES) ?? [];
    return {
      categories: first.map(({ id, name }) => ({ id, label: name })),
      series: [{ id: 'amount', name: t('offer.amount'), values: first.map(({ value }) => value), color: 1 } as const],
      axis: { category: t('offer.adviser'), value: t('offer.amount') },
    };
  }, [rows, t]);
  const ownIndex = offer && own ? offer.ranking.indexOf(own) : -1;
  return (
    <Columns>
      <BarChart
        title={t('offer.first')}
        headingLevel={3}
        direction="horizontal"
        unit="money"
        height={hasRoom ? 320 : 440}
        loading={rows === undefined}
        failed={rows === null}
        refreshing={refreshing}
        {...drawn}
        {...exports}
        png
      />
      <RankingCard
        title={t('offer.ranking')}
        headingLevel={3}
        unit="money"
        rows={rows ?? null}
        loading={rows === undefined}
        refreshing={refreshing}
        shown={FIRST_PLACES}
        emptyText={t('offer.empty')}
        {...(ownIndex >= 0 && { highlight: String(ownIndex) })}
      />
    </Columns>
  );
}
