import { type ReactNode, Suspense } from 'react';
import { Region } from '../../../platform/Region.tsx';
import { NearView } from '../kit/NearView.tsx';
import type { SalesPartProps } from './partProps.ts';
import { AdvisersPlace, PlacesPlace } from './SalesDashboardPage.styles.ts';
import type { AdvisersAsk } from './advisers/useAskedAdvisers.ts';
import { lazyComponent } from '@sereno/ui/lazy';

const SalesAdvisers = lazyComponent(() =>
  import('./advisers/SalesAdvisers.tsx').then((module) => module.SalesAdvisers),
);
const SalesPlaces = lazyComponent(() => import('./places/SalesPlaces.tsx').then((module) => module.SalesPlaces));

export type LazyPartsProps = SalesPartProps & {
  /** A part that failed is tried again whenever it changes. */
  resetKey: string;
  /** Who wants to see the advisers now; null for nobody. */
  asked: AdvisersAsk | null;
};

/** What stands below the charts: its code is fetched once somebody comes near it, and its place is kept until then (SAL-27 to SAL-34). */
export function LazyParts({ resetKey, asked, ...part }: LazyPartsProps) {
  const late = (place: ReactNode, content: ReactNode, startsNear = false) => (
    <Region resetKey={resetKey}>
      <NearView placeholder={place} startsNear={startsNear}>
        <Suspense fallback={place}>{content}</Suspense>
      </NearView>
    </Region>
  );
  return (
    <>
      {late(<AdvisersPlace />, <SalesAdvisers {...part} asked={asked} />, asked !== null)}
      {late(<PlacesPlace />, <SalesPlaces {...part} />)}
    </>
  );
}
