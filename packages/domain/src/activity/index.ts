export {
  type ActivityCount,
  type ActivityTotals,
  CALENDAR_REFRESH_DELAY_MS,
  countsByDay,
  daysWithActivities,
  totalsByCounter,
} from './activityCount.ts';
export { ACTIVITY_COUNTERS, ACTIVITY_TYPE, type ActivityCounter, counterOf } from './activityType.ts';
