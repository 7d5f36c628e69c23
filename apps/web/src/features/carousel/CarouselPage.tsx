import { canReassign, canSeeLeads } from '@sereno/domain/access';
import type { SessionUser } from '@sereno/domain/session';
import { Skeleton, SkeletonGroup } from '@sereno/ui/foundation';
import type { UserAvailability } from '@sereno/ui/shell';
import { Suspense } from 'react';
import { carouselTexts } from '../../i18n/areas.ts';
import { useText } from '../../i18n/index.tsx';
import { Region } from '../../platform/Region.tsx';
import { Carousel } from './Carousel.tsx';
import { Unavailable } from './Unavailable.tsx';
import { lazyComponent } from '@sereno/ui/lazy';

/** A table, which those who only attend leads do without. */
const Fairness = lazyComponent(() => import('./Fairness.tsx').then((module) => module.Fairness));

export type CarouselPageProps = {
  user: SessionUser;
  /** The person's switch (CAR-19); null for whom has none. */
  availability: UserAvailability | null;
};

/** `/carousel`: the queue of new leads, or why it does not show (CAR-02, CAR-15). */
export function CarouselPage({ user, availability }: CarouselPageProps) {
  const { t } = useText(carouselTexts);
  return (
    <Carousel
      user={user}
      {...(!canSeeLeads(user) && { unavailable: <Unavailable availability={availability} /> })}
      {...(canReassign(user) && {
        view: {
          value: 'fairness',
          label: t('carousel.fairness'),
          content: (
            <Region>
              <Suspense fallback={<Place />}>
                <Fairness user={user} />
              </Suspense>
            </Region>
          ),
        },
      })}
    />
  );
}

function Place() {
  return (
    <SkeletonGroup>
      <Skeleton shape="block" height="320px" />
    </SkeletonGroup>
  );
}
