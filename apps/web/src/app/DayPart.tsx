import { canOpenPath, canSeeAdviserName, canSeeMenuEntry, seesOthersCommissions } from '@sereno/domain/access';
import { Card } from '@sereno/ui/foundation';
import { lazyComponent } from '@sereno/ui/lazy';
import { media } from '@sereno/ui/theme';
import { Suspense } from 'react';
import { styled } from 'styled-components';
import { LeadsLine } from '../features/carousel/LeadsLine.tsx';
import { forUser } from '../platform/forUser.ts';
import { paths } from '../platform/paths.ts';
import { usePlatform } from '../platform/PlatformProvider.tsx';
import { Region } from '../platform/Region.tsx';
import type { Need } from './NeedsMe.tsx';

const DayPlan = lazyComponent(() => import('./plans.ts').then((module) => module.DayPlan));
const NeedsMe = lazyComponent(() => import('./plans.ts').then((module) => module.NeedsMe));

/** As high as a whole day, whatever it holds: nothing below moves when the activities come. */
const Place = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-block-size: 404px;

  @media ${media.lg} {
    min-block-size: 328px;
  }
`;

/** As high as its lines. */
const NeedsPlace = styled.div<{ $lines: number }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-block-size: ${({ $lines }) => $lines * 44 + 2}px;

  @media ${media.lg} {
    min-block-size: 46px;
  }
`;

/**
 * What a person does next, above the month: for those whose activities are their own their day, for those who see others who needs
 * them. Its code comes beside that of the month.
 */
export const DayPart = forUser(({ user }) => {
  const { config } = usePlatform();
  const opens = (id: 'activity' | 'commissionsAnalytics', path: string): boolean =>
    canSeeMenuEntry(id, user, config) && canOpenPath(path, user, config);
  if (canSeeAdviserName(user.roleId)) {
    const needs: Need[] = [];
    if (opens('activity', paths.activity)) needs.push('overdue');
    if (seesOthersCommissions(user) && opens('commissionsAnalytics', paths.commissions)) needs.push('weeks');
    if (needs.length === 0) return null;
    return (
      <NeedsPlace $lines={needs.length}>
        <Region>
          <Suspense fallback={<Card />}>
            <NeedsMe needs={needs} />
          </Suspense>
        </Region>
      </NeedsPlace>
    );
  }
  if (!opens('activity', paths.activity)) return null;
  return (
    <Place>
      <Region>
        <Suspense fallback={<Card />}>
          <DayPlan user={user} leads={<LeadsLine />} />
        </Suspense>
      </Region>
    </Place>
  );
});
