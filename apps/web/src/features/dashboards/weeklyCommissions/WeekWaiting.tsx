import { Card, Skeleton, SkeletonGroup } from '@sereno/ui/foundation';
import { WaitingRows, WaitingStanding } from './CommissionsPage.styles.ts';

export type WeekWaitingProps = {
  /** Which week it will be is not known either, so its heading is missing as well. */
  hasHeading?: boolean;
};

const ROWS = [1, 2, 3, 4, 5, 6, 7, 8];

/**
 * The room of a week that is on its way: where it stands, its totals and its lines. How high each of them will be is not known before, so
 * they come together, in place of this, and nothing that is already there moves (CLS 0).
 */
export function WeekWaiting({ hasHeading = false }: WeekWaitingProps) {
  return (
    <SkeletonGroup>
      {hasHeading && <Skeleton shape="block" height="2.25rem" width="24rem" />}
      <Card>
        <WaitingStanding>
          <Skeleton width="16rem" />
        </WaitingStanding>
      </Card>
      <Card>
        <Skeleton width="9rem" />
        <Skeleton width="100%" />
        <Skeleton width="100%" />
        <Skeleton width="60%" />
      </Card>
      <Card>
        <WaitingRows>
          {ROWS.map((row) => (
            <Skeleton key={row} />
          ))}
        </WaitingRows>
      </Card>
    </SkeletonGroup>
  );
}
