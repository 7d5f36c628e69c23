import { Skeleton, SkeletonGroup } from '@sereno/ui/foundation';
import { space } from '@sereno/ui/theme';
import { styled } from 'styled-components';

const Blocks = styled.div`
  display: grid;
  gap: ${space(3)};
`;

/** Keeps the place of a page while its code is on its way. */
export function PageSkeleton() {
  return (
    <SkeletonGroup>
      <Blocks>
        <Skeleton shape="block" height="96px" />
        <Skeleton shape="block" height="480px" />
      </Blocks>
    </SkeletonGroup>
  );
}
