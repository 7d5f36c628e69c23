import { Card, Skeleton, SkeletonGroup } from '@sereno/ui/foundation';
import { type ReactNode, Suspense } from 'react';
import { useText } from '../../../i18n/index.tsx';
import { teamSalesTexts } from '../../../i18n/teamSales/index.ts';
import { NearView } from '../kit/NearView.tsx';
import type { RankingTableProps } from './RankingTable.tsx';
import { TABLE_HEIGHT, TableRoom } from './TeamPage.styles.ts';
import { lazyComponent } from '@sereno/ui/lazy';

const RankingTable = lazyComponent(() => import('./RankingTable.tsx').then((module) => module.RankingTable));

/** The ranking at the foot of the page: its code is fetched once somebody comes near it, and its place is kept until then. */
export function LazyTable(props: RankingTableProps) {
  const { t } = useText(teamSalesTexts);
  const placeOf = (content: ReactNode) => <Card title={t('teamSales.ranking')}>{content}</Card>;
  const waiting = (
    <SkeletonGroup>
      <Skeleton shape="block" height={TABLE_HEIGHT} />
    </SkeletonGroup>
  );
  return (
    <NearView placeholder={placeOf(<TableRoom />)}>
      <Suspense fallback={placeOf(waiting)}>
        <RankingTable {...props} />
      </Suspense>
    </NearView>
  );
}
