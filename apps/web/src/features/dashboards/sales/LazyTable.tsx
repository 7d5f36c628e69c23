import { Card, Skeleton, SkeletonGroup } from '@sereno/ui/foundation';
import { media } from '@sereno/ui/theme';
import { type ReactNode, Suspense } from 'react';
import { styled } from 'styled-components';
import { Region } from '../../../platform/Region.tsx';
import { NearView, type NearViewProps } from '../kit/NearView.tsx';

/** Height of the rows of a table, which scroll inside, so that no answer moves what stands below. */
export const ROWS_HEIGHT = 'var(--table-rows)';

/** As high as a table with its heading, its tools and its rows, whatever stands in it; on a phone the title takes two lines. */
const Place = styled.div`
  --table-rows: min(30rem, 70svh);
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-block-size: calc(var(--table-rows) + 14.0625rem);

  @media ${media.sm} {
    min-block-size: calc(var(--table-rows) + 11rem);
  }

  @media ${media.md} {
    --table-rows: 24rem;
    min-block-size: calc(var(--table-rows) + 3.75rem);
  }
`;

export type LazyTableProps = Pick<NearViewProps, 'startsNear'> & {
  /** Heading of the table, which stands there at once. */
  title: string;
  /** Whenever it changes, a table that failed is tried again. */
  resetKey: string;
  /** The table, whose code may be on its way. */
  children: ReactNode;
};

/** A table far down the page: its code is fetched once it comes near the window, and its place is kept until then. */
export function LazyTable({ title, resetKey, startsNear, children }: LazyTableProps) {
  const waiting = (
    <Card title={title} headingLevel={3}>
      <SkeletonGroup>
        <Skeleton shape="block" height={ROWS_HEIGHT} />
      </SkeletonGroup>
    </Card>
  );
  return (
    <Place>
      <Region resetKey={resetKey}>
        <NearView placeholder={waiting} startsNear={startsNear}>
          <Suspense fallback={waiting}>{children}</Suspense>
        </NearView>
      </Region>
    </Place>
  );
}
