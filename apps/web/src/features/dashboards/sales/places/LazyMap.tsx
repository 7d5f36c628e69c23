import { Card, Skeleton, SkeletonGroup } from '@sereno/ui/foundation';
import { media } from '@sereno/ui/theme';
import { Suspense } from 'react';
import { styled } from 'styled-components';
import { Region } from '../../../../platform/Region.tsx';
import { NearView } from '../../kit/NearView.tsx';
import { MAP_HEIGHT } from './mapSize.ts';
import type { PlaceMapProps } from './PlaceMap.tsx';
import { lazyComponent } from '@sereno/ui/lazy';

const PlaceMap = lazyComponent(() => import('./PlaceMap.tsx').then((module) => module.PlaceMap));

/** As high as a map with its heading, which on a phone stands in two lines. */
const Place = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-block-size: calc(${MAP_HEIGHT / 16}rem + 120px);

  @media ${media.md} {
    min-block-size: calc(${MAP_HEIGHT / 16}rem + 80px);
  }
`;

/** A map far down the page: it is drawn once it comes near the window, and its place is kept until then. */
export function LazyMap(props: PlaceMapProps) {
  const waiting = (
    <Card title={props.title} headingLevel={3}>
      <SkeletonGroup>
        <Skeleton shape="block" height={`${MAP_HEIGHT / 16}rem`} />
      </SkeletonGroup>
    </Card>
  );
  return (
    <Place>
      <Region resetKey={String(props.isOld)}>
        <NearView placeholder={waiting}>
          <Suspense fallback={waiting}>
            <PlaceMap {...props} />
          </Suspense>
        </NearView>
      </Region>
    </Place>
  );
}
