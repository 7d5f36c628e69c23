import { Skeleton, SkeletonGroup } from '../../foundation/index.ts';
import { SkeletonLines } from './DaySchedule.styles.ts';

type ScheduleSkeletonProps = {
  /** Number of placeholder lines. */
  lines: number;
};

/** The placeholder of a day's strip, messages and lines. */
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
