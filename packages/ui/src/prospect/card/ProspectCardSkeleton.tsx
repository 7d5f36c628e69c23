import { Card, Skeleton, SkeletonGroup } from '../../foundation/index.ts';
import { Facts, Ghosts, Head, Part, Ways } from './ProspectCard.styles.ts';
import type { RootProps } from '../../state/rootProps.ts';

/** The placeholder of a prospect's card. */
export function ProspectCardSkeleton({ hideName, ...root }: RootProps<HTMLElement> & { hideName: boolean }) {
  return (
    <Card {...root}>
      <SkeletonGroup>
        {!hideName && (
          <Head as="div">
            <Skeleton shape="circle" width="40px" />
            <div className="who">
              <Ghosts>
                <Skeleton width="min(100%, 18rem)" height="26px" />
                <Skeleton width="6rem" height="20px" />
              </Ghosts>
            </div>
          </Head>
        )}
        <Part as="div">
          <Ways as="div">
            {['call', 'whatsapp', 'sms', 'email'].map((way) => (
              <Skeleton key={way} shape="block" height="40px" />
            ))}
          </Ways>
          <Skeleton width="min(100%, 22rem)" />
        </Part>
        <Part as="div">
          <Facts as="div">
            {['means', 'adviser', 'since'].map((fact) => (
              <div key={fact}>
                <Ghosts>
                  <Skeleton width="6rem" />
                  <Skeleton width="9rem" />
                </Ghosts>
              </div>
            ))}
          </Facts>
        </Part>
      </SkeletonGroup>
    </Card>
  );
}
