import { formatScreenDate } from '@sereno/domain/calendar';
import { NIGHT_ENDS } from '@sereno/domain/guard';
import { Drawer, Skeleton, SkeletonGroup } from '@sereno/ui/foundation';
import { lazyComponent } from '@sereno/ui/lazy';
import { useQuery } from '@tanstack/react-query';
import { Moon } from 'lucide-react';
import { Suspense, useState } from 'react';
import { activityTexts } from '../../i18n/areas.ts';
import { useText } from '../../i18n/index.tsx';
import { useToday } from '../../platform/clock.ts';
import { Region } from '../../platform/Region.tsx';
import { Line } from './GuardLine.styles.ts';
import { ownGuardsQuery, useGuardCalls, useNight } from './guardQueries.ts';

const AssignedGuards = lazyComponent(() => import('./AssignedGuards.tsx').then((module) => module.AssignedGuards));

/** Room for a swap and its buttons side by side, in px. */
const WIDTH = 560;

/**
 * One line in a person's day: the guard that is running, that of tonight or the next one, and the swaps that colleagues ask for. It opens
 * what `/guard/assigned` shows, which the route guard keeps from advisers (RTE-09). Nothing for people without guards.
 */
export function GuardLine() {
  const { t } = useText(activityTexts);
  const today = useToday();
  const night = useNight();
  const { data } = useQuery(ownGuardsQuery(useGuardCalls()));
  const [isOpen, setOpen] = useState(false);
  const isRunning = night < today && data?.nights.includes(night) === true;
  const next = data?.nights.find((day) => day >= today);
  const asked = data?.swaps.filter(({ state, toEmployeeId }) => state === 'asked' && toEmployeeId === data.employeeId);
  const parts = [
    isRunning && t('activityGuard.running', { time: NIGHT_ENDS }),
    next === today && t('activityGuard.tonight'),
    next !== undefined && next > today && t('activityGuard.next', { day: formatScreenDate(next) }),
    asked !== undefined && asked.length > 0 && t('activityGuard.asked', { count: asked.length }),
  ].filter((part) => typeof part === 'string');
  // Open, it stays while the last guard is handed over.
  if (parts.length === 0 && !isOpen) return null;
  return (
    <>
      <Line type="button" onClick={() => setOpen(true)}>
        <Moon aria-hidden />
        <span>{parts.join(' · ')}</span>
      </Line>
      <Drawer open={isOpen} onOpenChange={setOpen} width={WIDTH} title={t('activityGuard.title')}>
        <Region>
          <Suspense
            fallback={
              <SkeletonGroup>
                <Skeleton shape="block" height="240px" />
              </SkeletonGroup>
            }
          >
            <AssignedGuards />
          </Suspense>
        </Region>
      </Drawer>
    </>
  );
}
