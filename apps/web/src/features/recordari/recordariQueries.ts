import { createRecordariCalls, type RecordariCalls } from '@sereno/api/recordari';
import type { CalendarDate } from '@sereno/domain/calendar';
import { queryOptions } from '@tanstack/react-query';
import { useMemo } from 'react';
import { usePlatform } from '../../platform/PlatformProvider.tsx';

/** The calls of the rooms; their code comes with the page. */
export function useRecordariCalls(): RecordariCalls {
  const { doors } = usePlatform().api;
  return useMemo(() => createRecordariCalls(doors), [doors]);
}

/** What begins the key of every answer about the rooms. */
export const ROOMS = ['recordari'] as const;

/** The rooms and reservations of a day. Others reserve too: it is asked again at each visit and return to the window. */
export const roomDayQuery = (calls: RecordariCalls, day: CalendarDate) =>
  queryOptions({
    queryKey: [...ROOMS, day],
    queryFn: ({ signal }) => calls.roomDay(day, signal),
    staleTime: 0,
    refetchOnWindowFocus: () => navigator.onLine,
    refetchOnReconnect: true,
  });
