import { addDays, type CalendarDate, diffDays, maxDate, minDate } from './calendarDate.ts';
import { limitsOf } from './dateLimit.ts';
import type { DateRange } from './dateRange.ts';
import { addToMonth, monthOf, monthRange } from './month.ts';
import type { RangeLimits } from './rangeLimit.ts';

/** Presets in screen order (DRP-03). */
export const RANGE_PRESETS = ['today', 'last7Days', 'last30Days', 'thisMonth', 'lastMonth'] as const;
export type RangePreset = (typeof RANGE_PRESETS)[number];

/** Default of every dashboard (DRP-04, CST-31). */
export const DEFAULT_RANGE_PRESET: RangePreset = 'last7Days';

const DAYS_OF: Readonly<Record<RangePreset, (today: CalendarDate) => DateRange>> = {
  today: (today) => ({ start: today, end: today }),
  last7Days: (today) => ({ start: addDays(today, -6), end: today }),
  last30Days: (today) => ({ start: addDays(today, -29), end: today }),
  thisMonth: (today) => monthRange(monthOf(today)),
  lastMonth: (today) => monthRange(addToMonth(monthOf(today), -1)),
};

/**
 * The days of a preset (DRP-03), both ends included. The last 7 days are today and the six days before (DRP-04); a
 * month is whole even when it has not ended.
 */
export function presetRange(preset: RangePreset, today: CalendarDate): DateRange {
  return DAYS_OF[preset](today);
}

/** The range clipped to the limits; null when nothing is left or the rest is longer than `maxDays`. */
export function clipRange(range: DateRange, limits: RangeLimits): DateRange | null {
  const { min, max } = limitsOf(limits);
  const start = maxDate(range.start, min);
  const end = minDate(range.end, max);
  const { maxDays = Number.POSITIVE_INFINITY } = limits;
  return start <= end && diffDays(start, end) < maxDays ? { start, end } : null;
}

/**
 * The presets with their days, in screen order (DRP-03), clipped to the limits. A preset without a day in them, or
 * longer than `maxDays`, is omitted: half of the last 30 days would not match its name.
 */
export function rangePresets(
  today: CalendarDate,
  limits?: RangeLimits,
): { readonly id: RangePreset; readonly range: DateRange }[] {
  return RANGE_PRESETS.flatMap((id) => {
    const whole = presetRange(id, today);
    const range = limits ? clipRange(whole, limits) : whole;
    return range ? [{ id, range }] : [];
  });
}

/**
 * The first preset with exactly these days, clipped to the limits, to show as selected (DRP-04); null for a custom
 * range.
 */
export function presetOf(range: DateRange, today: CalendarDate, limits?: RangeLimits): RangePreset | null {
  const preset = rangePresets(today, limits).find(
    (candidate) => candidate.range.start === range.start && candidate.range.end === range.end,
  );
  return preset?.id ?? null;
}
