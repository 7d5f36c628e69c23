import { Skeleton, SkeletonGroup } from '../../foundation/index.ts';
import { SkeletonEntry } from './ActivityTimeline.styles.ts';

const entry = (
  <SkeletonEntry>
    <Skeleton shape="circle" width="28px" />
    <div>
      <Skeleton width="55%" />
      <Skeleton width="80%" />
    </div>
  </SkeletonEntry>
);

/** The placeholder of a day and its first activities. */
export function TimelineSkeleton() {
  return (
    <SkeletonGroup>
      <Skeleton width="40%" />
      {entry}
      {entry}
      {entry}
    </SkeletonGroup>
  );
}
