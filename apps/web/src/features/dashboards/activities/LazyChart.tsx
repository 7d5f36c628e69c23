import { Card, Skeleton, SkeletonGroup } from '@sereno/ui/foundation';
import { media } from '@sereno/ui/theme';
import { Suspense } from 'react';
import { styled } from 'styled-components';
import { activitiesTexts } from '../../../i18n/activities/index.ts';
import { useText } from '../../../i18n/index.tsx';
import type { ActivityChartProps } from './ActivityChart.tsx';
import { CHART_HEIGHT } from './chartHeight.ts';
import { lazyComponent } from '@sereno/ui/lazy';
import { useAfterPaint } from '../../../loading/useAfterPaint.ts';

const ActivityChart = lazyComponent(() => import('./ActivityChart.tsx').then((module) => module.ActivityChart));

/** As high as the chart with its heading, which on a phone stands in two lines. */
const Place = styled.div`
  display: grid;
  min-block-size: calc(${CHART_HEIGHT / 16}rem + 120px);

  @media ${media.md} {
    min-block-size: calc(${CHART_HEIGHT / 16}rem + 80px);
  }
`;

/** The chart of the month, whose code is fetched once the counters show their figures; its place is kept until then. */
export function LazyChart(props: ActivityChartProps) {
  const isAsked = useAfterPaint(props.counts !== undefined);
  return (
    <Place>
      {isAsked ? (
        <Suspense fallback={<Waiting />}>
          <ActivityChart {...props} />
        </Suspense>
      ) : (
        <Waiting />
      )}
    </Place>
  );
}

function Waiting() {
  const { t } = useText(activitiesTexts);
  return (
    <Card title={t('activitiesDashboard.byDay')}>
      <SkeletonGroup>
        <Skeleton shape="block" height={`${CHART_HEIGHT / 16}rem`} />
      </SkeletonGroup>
    </Card>
  );
}
