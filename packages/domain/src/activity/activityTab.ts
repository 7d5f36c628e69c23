import { addDays, type CalendarDate } from '../calendar/index.ts';
import type { ActivityDays } from './activity.ts';

/** The tabs of the activity list, in screen order (ACL-01): what was left undone, today, the next days, and later. */
export const ACTIVITY_TABS = ['overdue', 'today', 'week', 'future'] as const;
export type ActivityTab = (typeof ACTIVITY_TABS)[number];

/** The tab that is open at first (ACL-02). */
export const DEFAULT_ACTIVITY_TAB: ActivityTab = 'today';

/** What the tabs are called in the address (ACL-03). */
const SLUGS: Readonly<Record<ActivityTab, string>> = {
  overdue: 'sin-realizar',
  today: 'hoy',
  week: 'semana',
  future: 'futuras',
};

/** How many days from today 'Semana' reaches, and after how many 'Futuras' begins (ACL-06, ACL-07). */
const WEEK_DAYS = 7;
const FUTURE_DAYS = 8;

/** The tab as it stands in the address. */
export const tabSlug = (tab: ActivityTab): string => SLUGS[tab];

/** The tab of an address; the default one for any text that names none (ACL-02, ACL-03). */
export function tabOfSlug(slug: string | null): ActivityTab {
  return ACTIVITY_TABS.find((tab) => SLUGS[tab] === slug) ?? DEFAULT_ACTIVITY_TAB;
}

/** The days that a tab asks for (ACL-05 to ACL-07); null for the overdue ones, which have a call of their own (ACL-08). */
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
