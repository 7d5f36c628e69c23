import { addDays, type CalendarDate, diffDays, maxDate, minDate } from './calendarDate.ts';
import { limitsOf } from './dateLimit.ts';
import type { DateRange } from './dateRange.ts';
import { addToMonth, monthOf, monthRange } from './month.ts';
import type { RangeLimits } from './rangeLimit.ts';

/** The ranges offered by name, in screen order (DRP-03). */
export const RANGE_PRESETS = ['today', 'last7Days', 'last30Days', 'thisMonth', 'lastMonth'] as const;
export type RangePreset = (typeof RANGE_PRESETS)[number];

/** What every dashboard starts with (DRP-04, CST-31). */
export const DEFAULT_RANGE_PRESET: RangePreset = 'last7Days';

const DAYS_OF: Readonly<Record<RangePreset, (today: CalendarDate) => DateRange>> = {
  today: (today) => ({ start: today, end: today }),
  last7Days: (today) => ({ start: addDays(today, -6), end: today }),
  last30Days: (today) => ({ start: addDays(today, -29), end: today }),
  thisMonth: (today) => monthRange(monthOf(today)),
  lastMonth: (today) => monthRange(addToMonth(monthOf(today), -1)),
};

/**
 * The days of a preset (DRP-03), both ends included: the last 7 days are today and the six before it (DRP-04), a month
 * is whole even when it has not ended.
 */
export function presetRange(preset: RangePreset, today: CalendarDate): DateRange {
  return DAYS_OF[preset](today);
}

/** What is left of the range within the limits; null when nothing is, or too much for `maxDays`. */
function cut(range: DateRange, limits: RangeLimits): DateRange | null {
  const { min, max } = limitsOf(limits);
  const start = maxDate(range.start, min);
  const end = minDate(range.end, max);
  const { maxDays = Number.POSITIVE_INFINITY } = limits;
  return start <= end && diffDays(start, end) < maxDays ? { start, end } : null;
}

/**
 * The presets with their days, in screen order (DRP-03). Given limits, each is cut to them, and one that has no day
 * within them or more than `maxDays` is not offered: half of the last 30 days would not be what its name says.
 */
export function rangePresets(
  today: CalendarDate,
  limits?: RangeLimits,
): { readonly id: RangePreset; readonly range: DateRange }[] {
  return RANGE_PRESETS.flatMap((id) => {
    const whole = presetRange(id, today);
    const range = limits ? cut(whole, limits) : whole;
    return range ? [{ id, range }] : [];
  });
}

/**
 * The first preset that has exactly these days, cut to the limits as it is offered, to be shown as chosen (DRP-04); null
 * for a range of one's own.
 */
export function presetOf(range: DateRange, today: CalendarDate, limits?: RangeLimits): RangePreset | null {
  const preset = rangePresets(today, limits).find(
    (candidate) => candidate.range.start === range.start && candidate.range.end === range.end,
  );
  return preset?.id ?? null;
}
