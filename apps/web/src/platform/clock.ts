import { dateIn, timeIn, type CalendarDate, type TimeOfDay } from '@sereno/domain/calendar';
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

/** What follows from the clock in the business zone, such as a day, read again every minute. */
export function useClock<Value extends string>(read: (timeZone: string, now: Date) => Value): Value {
  const { timeZone } = usePlatform().config;
  return useSyncExternalStore(onEveryMinute, () => read(timeZone, new Date()));
}

/** Today in the business zone (FMT-09); a page left open overnight moves on by itself. */
export const useToday = (): CalendarDate => useClock(dateIn);

/** The time of the day there. */
export const useTime = (): TimeOfDay => useClock(timeIn);
