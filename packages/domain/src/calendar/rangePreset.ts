import { addDays, type CalendarDate } from './calendarDate.ts';
import type { DateRange } from './dateRange.ts';
import { addToMonth, monthOf, monthRange } from './month.ts';

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

/** Every preset with its days, in screen order (DRP-03). */
export function rangePresets(today: CalendarDate): { readonly id: RangePreset; readonly range: DateRange }[] {
  return RANGE_PRESETS.map((id) => ({ id, range: presetRange(id, today) }));
}

/** The first preset that has exactly these days, to be shown as chosen (DRP-04); null for a range of one's own. */
export function presetOf(range: DateRange, today: CalendarDate): RangePreset | null {
  const preset = rangePresets(today).find(
    (candidate) => candidate.range.start === range.start && candidate.range.end === range.end,
  );
  return preset?.id ?? null;
}
