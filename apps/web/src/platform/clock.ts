import { dateIn, type CalendarDate } from '@sereno/domain/calendar';
import { useSyncExternalStore } from 'react';
import { usePlatform } from './PlatformProvider.tsx';

const MINUTE = 60_000;

function onEveryMinute(tick: () => void): () => void {
  const timer = setInterval(tick, MINUTE);
  document.addEventListener('visibilitychange', tick);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', tick);
  };
}

/** A day that follows from the clock in the business zone, read again every minute. */
export function useDay(read: (timeZone: string, now: Date) => CalendarDate): CalendarDate {
  const { timeZone } = usePlatform().config;
  return useSyncExternalStore(onEveryMinute, () => read(timeZone, new Date()));
}

/** Today in the business zone (FMT-09); a page left open overnight moves on by itself. */
export const useToday = (): CalendarDate => useDay(dateIn);
