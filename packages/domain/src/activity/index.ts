export type { Activity, ActivityContact, ActivityDays } from './activity.ts';
export type { ActivitySubject, ActivityType, TracingType } from './activityCatalog.ts';
export {
  type ActivityCount,
  type ActivityTotals,
  CALENDAR_REFRESH_DELAY_MS,
  countsByDay,
  daysWithActivities,
  totalsByCounter,
} from './activityCount.ts';
export {
  type ActivityAddition,
  type ActivityClosing,
  type NextActivity,
  TEMPERATURES,
  type Temperature,
} from './activitySave.ts';
export { ACTIVITY_COUNTERS, ACTIVITY_TYPE, type ActivityCounter, counterOf } from './activityType.ts';
