import { dateIn, timeIn, type CalendarDate, type TimeOfDay } from '@sereno/domain/calendar';
import type { Translate } from '@sereno/ui/locale';
import { useSyncExternalStore } from 'react';
import { usePlatform } from './PlatformProvider.tsx';
import type { es } from '../i18n/activity/es.ts';

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

/** Minutes as people say them: '45 min', '2 h', '2 h 43 min'. */
export function duration(minutes: number, t: Translate<typeof es>): string {
  const parts = { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
  if (parts.hours === 0) return t('activityList.minutes', parts);
  return parts.minutes === 0 ? t('activityList.hours', parts) : t('activityList.hoursMinutes', parts);
}
