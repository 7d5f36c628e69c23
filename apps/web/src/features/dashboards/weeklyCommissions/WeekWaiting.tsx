import { Skeleton, SkeletonGroup } from '@sereno/ui/foundation';

export type WeekWaitingProps = {
  /** Which week it will be is not known either, so its heading is missing as well. */
  hasHeading?: boolean;
};

/**
 * The room of a week that is on its way: where it stands, its totals and its lines. How high each of them will be is not known before, so
 * they come together, in place of this, and nothing that is already there moves (CLS 0).
 */
export function WeekWaiting({ hasHeading = false }: WeekWaitingProps) {
  return (
    <SkeletonGroup>
      {hasHeading && <Skeleton shape="block" height="2.25rem" width="24rem" />}
      <Skeleton shape="block" height="4.75rem" />
      <Skeleton shape="block" height="14rem" />
      {/* Down to the edge of the window and beyond: what follows comes into sight by scrolling alone. */}
      <Skeleton shape="block" height="max(24rem, 70svh)" />
    </SkeletonGroup>
  );
}
