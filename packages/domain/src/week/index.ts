export {
  addWeeks,
  type BusinessWeek,
  type WeekNumbering,
  weekOf,
  weekRange,
  weeksBetween,
  weeksInYear,
} from './businessWeek.ts';
export { type CataloguedWeek, numberOfWeek } from './weekCatalogue.ts';
export {
  FIRST_WEEK_START,
  isWeekSelectable,
  WEEK_DAYS_AHEAD,
  WEEK_DAYS_BACK,
  weekLimits,
  type WeekLimitOptions,
} from './weekLimit.ts';
export { formatWeek, parseWeek, weekLabelParts, type WeekLabelParts } from './weekText.ts';
