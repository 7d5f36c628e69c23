import { createGuardCalls, type GuardCalls } from '@sereno/api/guard';
import { type CalendarDate, type CalendarMonth, dateIn, timeIn } from '@sereno/domain/calendar';
import { nightAt } from '@sereno/domain/guard';
import { queryOptions } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useClock } from '../../platform/clock.ts';
import { usePlatform } from '../../platform/PlatformProvider.tsx';

/** The calls of the guards; their code comes with the page. */
export function useGuardCalls(): GuardCalls {
  const { doors } = usePlatform().api;
  return useMemo(() => createGuardCalls(doors), [doors]);
}

const readNight = (timeZone: string, now: Date) => nightAt(dateIn(timeZone, now), timeIn(timeZone, now));

/** The night that it is: after midnight, until its guards end, that of the evening before. */
export const useNight = (): CalendarDate => useClock(readNight);

/** What begins the key of every answer about guards. */
export const GUARDS = ['guard'] as const;

/** Others plan, too: it is asked again at each visit and return to the window. */
const shared = {
  staleTime: 0,
  refetchOnWindowFocus: () => navigator.onLine,
  refetchOnReconnect: true,
} as const;

/** The published guards of a month. */
export const guardRosterQuery = (calls: GuardCalls, month: CalendarMonth) =>
  queryOptions({
    queryKey: [...GUARDS, 'roster', month],
    queryFn: ({ signal }) => calls.guardRoster(month, signal),
    ...shared,
  });

/** The next nights and the swaps of the signed-in person. */
export const ownGuardsQuery = (calls: GuardCalls) =>
  queryOptions({ queryKey: [...GUARDS, 'own'], queryFn: ({ signal }) => calls.ownGuards(signal), ...shared });

/** What was done with the guards of a month. */
export const guardHistoryQuery = (calls: GuardCalls, month: CalendarMonth) =>
  queryOptions({
    queryKey: [...GUARDS, 'history', month],
    queryFn: ({ signal }) => calls.guardHistory(month, signal),
    ...shared,
  });

/** The guards of a month for those who plan them. */
export const guardMonthQuery = (calls: GuardCalls, month: CalendarMonth) =>
  queryOptions({
    queryKey: [...GUARDS, 'month', month],
    queryFn: ({ signal }) => calls.guardMonth(month, signal),
    ...shared,
  });
