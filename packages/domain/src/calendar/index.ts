export { dateIn, timeIn } from './businessZone.ts';
export { DEFAULT_TIME_ZONE } from './defaultTimeZone.ts';
export {
  addDays,
  type CalendarDate,
  compareDates,
  dayOfWeek,
  diffDays,
  fromDayNumber,
  maxDate,
  minDate,
  startOfWeek,
  startOfYear,
  toDayNumber,
} from './calendarDate.ts';
export { fullDate, longDate, monthName } from './dateLabel.ts';
export { type DateRange, eachDay, isWithin } from './dateRange.ts';
export { formatScreenDate, formatWireDate, parseIsoDate, parseScreenDate, parseWireDate } from './dateText.ts';
export {
  addMonths,
  addToMonth,
  type CalendarMonth,
  daysInMonth,
  formatScreenMonth,
  monthGrid,
  monthOf,
  monthRange,
  parseMonth,
} from './month.ts';
export { DATE_PICKER_MAX_YEAR, FINANCIAL_MIN_YEAR, MONTH_PICKER_MIN_YEAR, monthLimits } from './pickerLimit.ts';
export {
  DEFAULT_RANGE_PRESET,
  presetOf,
  presetRange,
  RANGE_PRESETS,
  type RangePreset,
  rangePresets,
} from './rangePreset.ts';
export { parseTimeOfDay, type TimeOfDay } from './timeOfDay.ts';
