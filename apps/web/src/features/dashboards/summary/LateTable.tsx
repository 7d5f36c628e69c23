import { Card, Skeleton, SkeletonGroup } from '@sereno/ui/foundation';
import { Suspense, useEffect, useState } from 'react';
import { useText } from '../../../i18n/index.tsx';
import { summaryTexts } from '../../../i18n/summary/index.ts';
import type { OverdueTableProps } from './OverdueTable.tsx';
import { TablePlace } from './SummaryPage.styles.ts';
import { lazyPart } from '../../../loading/lazyPart.tsx';

const OverdueTable = lazyPart(() => import('./OverdueTable.tsx').then((module) => module.OverdueTable));

/** The table at the foot of the page, whose code is fetched once the page above has been painted; its place is kept until then. */
export function LateTable(props: OverdueTableProps) {
  const [isAsked, setIsAsked] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setIsAsked(true));
    return () => cancelAnimationFrame(frame);
  }, []);
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
