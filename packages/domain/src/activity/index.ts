export type { Activity, ActivityContact, ActivityDays } from './activity.ts';
export type { ActivitySubject, ActivityType, TracingType } from './activityCatalog.ts';
export { type ContactIssue, contactIssue, type Reachable, visibleContact } from './activityContact.ts';
export {
  type ActivityCount,
  type ActivityTotals,
  CALENDAR_REFRESH_DELAY_MS,
  countsByDay,
  type DailyTotals,
  dailyTotals,
  daysWithActivities,
  activityTotal,
  totalsByCounter,
} from './activityCount.ts';
export {
  type ActivityEdit,
  type ActivityForm,
  DEFAULT_DURATION_MINUTES,
  durationOf,
  editActivityForm,
  emptyActivityForm,
  type ProspectChoice,
  reschedulingForm,
} from './activityForm.ts';
export {
  type ActivityFormField,
  type ActivityFormIssue,
  activityFormIssues,
  type ActivityFormRules,
  needsNextActivity,
  sentTracingId,
} from './activityFormIssue.ts';
export { additionOf, closingOf } from './activityPayload.ts';
export {
  type ActivityAddition,
  type ActivityClosing,
  type NextActivity,
  TEMPERATURES,
  type Temperature,
} from './activitySave.ts';
export { ACTIVITY_TABS, type ActivityTab, DEFAULT_ACTIVITY_TAB, tabDays, tabOfSlug, tabSlug } from './activityTab.ts';
export {
  type OpenActivityStatus,
  openActivityStatus,
  type ActivityTiming,
  activityTiming,
  type ActivityDistance,
  activityDistance,
  isOnTime,
  isOverdue,
  isStartable,
  isUnattended,
  lastOverdueDay,
  latestFirst,
  ON_TIME_MINUTES,
  onTimeAt,
  SOON_DAYS,
  startableFrom,
  type TimingContext,
  type ZonedMinute,
} from './timing.ts';
export {
  ACTIVITY_COLORS,
  ACTIVITY_COUNTERS,
  ACTIVITY_TYPE,
  type ActivityColor,
  type ActivityCounter,
  type ActivityKind,
  type Channel,
  channelOf,
  CHANNELS,
  counterOf,
} from './activityType.ts';
export { type ChannelConfig, channelLink, type GreetingNames, greetingOf, opensPage } from './channel.ts';
export {
  type Booked,
  bookedOf,
  nextFreeSlot,
  overlapping,
  overlaps,
  scheduleBeside,
  type DayOf,
  slotOf,
  type TimeSlot,
} from './daySchedule.ts';
export {
  LAST_ACTIVITY_DATE,
  type NextActivityFields,
  type NextActivityIssue,
  nextActivityIssues,
  type NextActivityRules,
} from './nextActivity.ts';
export {
  type ActivityTask,
  fixedTracingId,
  offeredTracings,
  preselectedTracing,
  TRACING_KEY,
  tracingCatalogKey,
} from './tracing.ts';
export { LATE_RULES, type LateRule } from './lateRule.ts';
