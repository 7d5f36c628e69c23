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

/** Today in the business zone (FMT-09); a page left open overnight moves on by itself. */
export function useToday(): CalendarDate {
  const { timeZone } = usePlatform().config;
  return useSyncExternalStore(onEveryMinute, () => dateIn(timeZone, new Date()));
}
