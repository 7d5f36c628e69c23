import { canOpenPath, canSeeAdviserName, canSeeMenuEntry } from '@sereno/domain/access';
import { Card } from '@sereno/ui/foundation';
import { lazyComponent } from '@sereno/ui/lazy';
import { media } from '@sereno/ui/theme';
import { Suspense } from 'react';
import { styled } from 'styled-components';
import { forUser } from '../../platform/forUser.ts';
import { paths } from '../../platform/paths.ts';
import { usePlatform } from '../../platform/PlatformProvider.tsx';
import { Region } from '../../platform/Region.tsx';
import type { DayPlanProps } from './DayPlan.tsx';

const DayPlan = lazyComponent(() => import('./plans.ts').then((module) => module.DayPlan));

/** As high as a whole day, whatever it holds: nothing below moves when the activities come. */
const Place = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-block-size: 404px;

  @media ${media.lg} {
    min-block-size: 328px;
  }
`;

/** The day of a person above their month, for those whose activities are their own; its code comes beside that of the month. */
export const DayPart = forUser<Pick<DayPlanProps, 'leads'>>(({ user, leads }) => {
  const { config } = usePlatform();
  const isOwn = !canSeeAdviserName(user.roleId);
  if (!isOwn || !canSeeMenuEntry('activity', user, config) || !canOpenPath(paths.activity, user, config)) return null;
  return (
    <Place>
      <Region>
        <Suspense fallback={<Card />}>
          <DayPlan user={user} leads={leads} />
        </Suspense>
      </Region>
    </Place>
  );
});
