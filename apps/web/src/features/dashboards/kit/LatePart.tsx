import { Card, type CardProps, Skeleton, SkeletonGroup } from '@sereno/ui/foundation';
import { type ReactNode, Suspense } from 'react';
import { useAfterPaint } from '../../../loading/useAfterPaint.ts';
import { Region } from '../../../platform/Region.tsx';
import { useDashboard } from './dashboardContext.ts';
import { NearView, type NearViewProps } from './NearView.tsx';

/** A part of a dashboard, which may fail by itself and is tried again with other filters. */
export function Part({ children }: { children: ReactNode }) {
  const { resetKey } = useDashboard();
  return <Region resetKey={resetKey}>{children}</Region>;
}

export type LatePartProps = NearViewProps & {
  /** What keeps the place while its code is on its way. Default: the placeholder. */
  pending?: ReactNode;
  /**
   * Whether the figures that people come for are there: its code is fetched once they are painted. Default: once somebody comes near
   * it.
   */
  after?: boolean;
};

/** A part that is not among the first figures: its code is fetched later, and the placeholder keeps its place until then. */
export function LatePart({ placeholder, pending = placeholder, after, startsNear, children }: LatePartProps) {
  const isPainted = useAfterPaint(after === true);
  const part = <Suspense fallback={pending}>{children}</Suspense>;
  if (after !== undefined) return <Part>{isPainted ? part : pending}</Part>;
  return (
    <Part>
      <NearView placeholder={placeholder} startsNear={startsNear}>
        {part}
      </NearView>
    </Part>
  );
}

export type LateCardProps = Pick<LatePartProps, 'after' | 'startsNear'> & {
  /** Its heading, which stands there at once. */
  title: string;
  /** Level of that heading. Default 2. */
  headingLevel?: NonNullable<CardProps['headingLevel']>;
  /** Height below the heading that is kept for it, as a CSS length. */
  height: string;
  /** A table or a chart, whose code may be on its way. */
  children: ReactNode;
};

/** A table or a chart that is a late part. */
export function LateCard({ title, headingLevel = 2, height, ...late }: LateCardProps) {
  const card = (content: ReactNode) => (
    <Card title={title} headingLevel={headingLevel}>
      {content}
    </Card>
  );
  return (
    <LatePart
      {...late}
      // Nothing is on its way yet.
      placeholder={card(<div style={{ blockSize: height }} />)}
      pending={card(
        <SkeletonGroup>
          <Skeleton shape="block" height={height} />
        </SkeletonGroup>,
      )}
    />
  );
}
