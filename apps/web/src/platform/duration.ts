import type { Translate } from '@sereno/ui/locale';
import type { es } from '../i18n/activity/es.ts';

/** Minutes as people say them: '45 min', '2 h', '2 h 43 min'. */
export function duration(minutes: number, t: Translate<typeof es>): string {
  const parts = { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
  if (parts.hours === 0) return t('activityList.minutes', parts);
  return parts.minutes === 0 ? t('activityList.hours', parts) : t('activityList.hoursMinutes', parts);
}
