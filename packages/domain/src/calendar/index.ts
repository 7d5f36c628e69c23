export { dateIn, timeIn } from './businessZone.ts';
export { DEFAULT_TIME_ZONE } from './defaultTimeZone.ts';
export {
  addDays,
  type CalendarDate,
  compareDates,
  dayOfWeek,
  diffDays,
  fromDayNumber,
  fromUtcDay,
  maxDate,
  minDate,
  startOfWeek,
  startOfYear,
  toDayNumber,
  toUtcDay,
} from './calendarDate.ts';
export {
  fullDate,
  longDate,
  shortDate,
  shortDay,
  shortRange,
  monthName,
  monthWord,
  shortWeekdays,
  type WeekdayName,
  weekdayNames,
} from './dateLabel.ts';
export { type DatePattern, fillPattern, formatDate, formatMonth, SCREEN_PATTERN, withoutDay } from './datePattern.ts';
export { clampDate, type DateLimits, isSelectable, limitsIssue, limitsOf } from './dateLimit.ts';
export { sortDates, toggleDate } from './dateList.ts';
export { type DateRange, eachDay, isWithin } from './dateRange.ts';
export { formatScreenDate, formatWireDate, parseIsoDate, parseScreenDate, parseWireDate } from './dateText.ts';
export type { EmptyLimits, LimitIssue, Limits } from './limits.ts';
export {
  addMonths,
  addToMonth,
  type CalendarMonth,
  daysInMonth,
  diffMonths,
  formatScreenMonth,
  monthGrid,
  monthOf,
  monthRange,
  parseMonth,
} from './month.ts';
export {
  DATE_PICKER_MAX_YEAR,
  DATE_PICKER_MIN_YEAR,
  FINANCIAL_MIN_YEAR,
  MONTH_PICKER_MIN_YEAR,
  type MonthLimits,
  monthLimits,
  type QuarterLimits,
  quarterLimits,
  type YearLimits,
  yearLimits,
} from './pickerLimit.ts';
export { type CalendarQuarter, parseQuarter, quarterOf, quarterRange } from './quarter.ts';
export { type RangeIssue, rangeIssue, type RangeLimits } from './rangeLimit.ts';
export {
  clipRange,
  DEFAULT_RANGE_PRESET,
  presetOf,
  presetRange,
  RANGE_PRESETS,
  type RangePreset,
  rangePresets,
} from './rangePreset.ts';
export {
  isInReach,
  previewRange,
  type RangeAction,
  type RangeSelection,
  selectionOf,
  selectRange,
} from './rangeSelection.ts';
export {
  addMinutes,
  minuteOfDay,
  MINUTES_PER_DAY,
  parseTimeOfDay,
  timeAtMinute,
  timeOf,
  type TimeOfDay,
} from './timeOfDay.ts';
export { readTypedDate, type TypedDate, type TypedDateIssue, type TypedDateOptions } from './typedDate.ts';
export { readTypedDates, type TypedDates, type TypedDatesIssue, type TypedDatesOptions } from './typedDates.ts';
export { readTypedMonth, type TypedMonth, type TypedMonthIssue, type TypedMonthOptions } from './typedMonth.ts';
export {
  readTypedQuarter,
  type TypedQuarter,
  type TypedQuarterIssue,
  type TypedQuarterOptions,
} from './typedQuarter.ts';
export { readTypedRange, type TypedRange, type TypedRangeIssue, type TypedRangeOptions } from './typedRange.ts';
export { readTypedTime, type TimeLimits, type TypedTime, type TypedTimeIssue } from './typedTime.ts';
export { readTypedYear, type TypedYear, type TypedYearIssue, type TypedYearOptions } from './typedYear.ts';
export { type CalendarYear, parseYear, yearOf, yearRange } from './year.ts';
