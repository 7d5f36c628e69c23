export {
  addWeeks,
  type BusinessWeek,
  WEEK_STARTS_ON,
  type WeekNumbering,
  weekOf,
  weekRange,
  weeksBetween,
  weeksInYear,
} from './businessWeek.ts';
export { choosableWeeks } from './choosableWeek.ts';
export { readTypedWeek, type TypedWeek, type TypedWeekIssue, type TypedWeekOptions } from './typedWeek.ts';
export { type CataloguedWeek, numberOfWeek, rangeOfWeek } from './weekCatalogue.ts';
export {
  FIRST_WEEK_START,
  isWeekSelectable,
  WEEK_DAYS_AHEAD,
  WEEK_DAYS_BACK,
  weekLimits,
  type WeekLimitOptions,
} from './weekLimit.ts';
export { formatWeek, parseWeek, weekLabelParts, type WeekLabelParts } from './weekText.ts';
