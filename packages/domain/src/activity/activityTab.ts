import { addDays, type CalendarDate } from '../calendar/index.ts';
import type { ActivityDays } from './activity.ts';

/** Tabs of the activity list, in screen order (ACL-01): not done, today, the next days, later. */
export const ACTIVITY_TABS = ['overdue', 'today', 'week', 'future'] as const;
export type ActivityTab = (typeof ACTIVITY_TABS)[number];

/** The initial tab (ACL-02). */
export const DEFAULT_ACTIVITY_TAB: ActivityTab = 'today';

/** The tabs' slugs in the URL (ACL-03). */
const SLUGS: Readonly<Record<ActivityTab, string>> = {
  overdue: 'sin-realizar',
  today: 'hoy',
  week: 'semana',
  future: 'futuras',
};

/** 'Semana' reaches this many days from today; 'Futuras' begins after them (ACL-06, ACL-07). */
const WEEK_DAYS = 7;
const FUTURE_DAYS = 8;

/** The tab's slug in the URL. */
export const tabSlug = (tab: ActivityTab): string => SLUGS[tab];

/** The tab of a slug; the default tab for any other text (ACL-02, ACL-03). */
export function tabOfSlug(slug: string | null): ActivityTab {
  return ACTIVITY_TABS.find((tab) => SLUGS[tab] === slug) ?? DEFAULT_ACTIVITY_TAB;
}

/** The days a tab requests (ACL-05 to ACL-07); null for overdue activities, which have their own call (ACL-08). */
export function tabDays(tab: ActivityTab, today: CalendarDate): ActivityDays | null {
  switch (tab) {
    case 'overdue':
      return null;
    case 'today':
      return { start: today, end: today };
    case 'week':
      return { start: addDays(today, 1), end: addDays(today, WEEK_DAYS) };
    default:
      return { start: addDays(today, FUTURE_DAYS), end: null };
  }
}
