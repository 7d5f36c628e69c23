import { Skeleton, SkeletonGroup } from '../../foundation/index.ts';
import { Ghosts } from './ProspectCard.styles.ts';
import type { RootProps } from '../../state/rootProps.ts';

/** The placeholder of the first quotations or contracts. */
export function SaleSkeleton(root: RootProps) {
  return (
    <SkeletonGroup {...root}>
      <Ghosts>
        <Skeleton width="70%" />
        <Skeleton width="45%" />
        <Skeleton width="70%" />
        <Skeleton width="45%" />
      </Ghosts>
    </SkeletonGroup>
  );
}
