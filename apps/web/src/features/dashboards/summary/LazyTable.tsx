import { Card, Skeleton, SkeletonGroup } from '@sereno/ui/foundation';
import { Suspense } from 'react';
import { useText } from '../../../i18n/index.tsx';
import { summaryTexts } from '../../../i18n/summary/index.ts';
import { activityStatusQuery } from '../filters/dashboardQueries.ts';
import { useDashboardQuery } from '../filters/useDashboardQuery.ts';
import type { OverdueTableProps } from './OverdueTable.tsx';
import { TablePlace } from './SummaryPage.styles.ts';
import { lazyComponent } from '@sereno/ui/lazy';
import { useAfterPaint } from '../../../loading/useAfterPaint.ts';

const OverdueTable = lazyComponent(() => import('./OverdueTable.tsx').then((module) => module.OverdueTable));

/** The table at the foot of the page, whose code is fetched once the figures of the page are painted; its place is kept until then. */
export function LazyTable(props: OverdueTableProps) {
  const { data: status } = useDashboardQuery(activityStatusQuery, props.filters);
  const isAsked = useAfterPaint(status !== undefined);
  return (
    <TablePlace>
      {isAsked ? (
        <Suspense fallback={<Waiting />}>
          <OverdueTable {...props} />
        </Suspense>
      ) : (
        <Waiting />
      )}
    </TablePlace>
  );
}

function Waiting() {
  const { t } = useText(summaryTexts);
  return (
    <Card title={t('summary.overdue')}>
      <SkeletonGroup>
        <Skeleton shape="block" height="var(--overdue-rows)" />
      </SkeletonGroup>
    </Card>
  );
}
