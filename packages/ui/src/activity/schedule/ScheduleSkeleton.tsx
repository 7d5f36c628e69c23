import { Skeleton, SkeletonGroup } from '../../foundation/index.ts';
import { SkeletonLines } from './DaySchedule.styles.ts';

type ScheduleSkeletonProps = {
  /** How many lines of the list it keeps the place of. */
  lines: number;
};

/** The place of a day's strip, its news and its lines. */
export function ScheduleSkeleton({ lines }: ScheduleSkeletonProps) {
  return (
    <SkeletonGroup>
      <Skeleton shape="block" height="20px" />
      <SkeletonLines>
        <Skeleton width="45%" />
        {Array.from({ length: lines }, (_, line) => (
          <Skeleton key={line} width={line % 2 === 0 ? '85%' : '70%'} />
        ))}
      </SkeletonLines>
    </SkeletonGroup>
  );
}
