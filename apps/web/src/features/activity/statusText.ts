import { type ActivityDistance, startableFrom } from '@sereno/domain/activity';
import { shortDate } from '@sereno/domain/calendar';
import { formatTag, type Locale, type Translate } from '@sereno/ui/locale';
import type { es } from '../../i18n/activity/es.ts';
import { duration } from '../../platform/clock.ts';
import type { ActivityRow } from './activityRow.ts';

type Words = { readonly t: Translate<typeof es>; readonly locale: Locale };

/** How late, or how soon: 'Hace 2 h 43 min', 'En 25 min', 'Hace 18 días', 'Mañana'. */
function distanceText({ unit, count }: ActivityDistance, { t, locale }: Words): string {
  if (unit === 'day') {
    const tag = formatTag(locale);
    const text = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }).format(count, 'day');
    return text.charAt(0).toLocaleUpperCase(tag) + text.slice(1);
  }
  if (count === 0) return t('activityList.now');
  return t(count < 0 ? 'activityList.ago' : 'activityList.in', { time: duration(Math.abs(count), t) });
}

/**
 * What a row says of itself: how late or how soon, from when it may be begun, whether it was begun, and what waits to be sent or was
 * typed for it (ACL-20, ACL-23).
 * @param saysDay Whether a time of the past is said with its day, where nothing else in the row says it.
 */
export function statusText(row: ActivityRow, words: Words, saysDay: boolean): string {
  const { status, distance, isStartQueued, hasDraft, activity } = row;
  const { t, locale } = words;
  if (status === 'queued') return t('activityList.queued');
  const day = [shortDate(activity.date, formatTag(locale)), activity.startTime].filter(Boolean).join(' ');
  const parts = [
    status === 'started' && t('activityList.started'),
    status === 'early' &&
      t('activityList.startableFrom', { day: shortDate(startableFrom(activity.date), formatTag(locale)) }),
    (status === 'late' || status === 'startable') && distance !== null && distanceText(distance, words),
    status === 'late' && saysDay && day,
    isStartQueued && t('activityList.queued'),
    hasDraft && t('activityList.draft'),
  ];
  return parts.filter((part) => typeof part === 'string').join(' · ');
}
