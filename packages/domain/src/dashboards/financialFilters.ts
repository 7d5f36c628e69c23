import {
  type CalendarDate,
  type CalendarMonth,
  type DateRange,
  FINANCIAL_MIN_YEAR,
  minDate,
  monthLimits,
  monthOf,
  monthRange,
  parseMonth,
} from '../calendar/index.ts';
import type { Viewer } from '../access/index.ts';
import { chosenValues, readChosen } from './filterAddress.ts';
import { FINANCIAL_FILTERS } from './filterPlan.ts';
import type { Filters } from './filters.ts';
import type { DigitalMedium } from './financial.ts';
import { BUSINESS_LINES, type BusinessLine } from './peopleScope.ts';

/** Filters of the financial dashboard (FIN-01 to FIN-03, API-39). */
export type FinancialFilters = Pick<Filters, 'chosen'> & {
  readonly month: CalendarMonth;
  /** Null for all. */
  readonly businessLine: BusinessLine | null;
  /** Code of a digital medium; null for all. */
  readonly medium: string | null;
};

type AddressParameters = {
  get(name: string): string | null;
  set(name: string, value: string): void;
  delete(name: string): void;
};

const MONTH = 'mes';
const LINE = 'linea';
const MEDIUM = 'medio';

/** Longest code of a medium. */
const LONGEST_MEDIUM = 50;

/** The current month, all lines, media and people. */
export const defaultFinancialFilters = (today: CalendarDate): FinancialFilters => ({
  month: monthOf(today),
  businessLine: null,
  medium: null,
  chosen: {},
});

/** The days of a month in calls: first to last, up to today in the running month (FIN-17). */
export function financialRange(month: CalendarMonth, today: CalendarDate): DateRange {
  const { start, end } = monthRange(month);
  return { start, end: month === monthOf(today) ? minDate(end, today) : end };
}

/**
 * Reads the filters of a URL. An invalid month, a future one or one before January 2021 becomes the current month
 * (FIN-01); an invalid business line or medium becomes all, and so do people whom the viewer may not choose (FLT-06).
 */
export function readFinancialFilters(
  viewer: Viewer,
  params: Pick<AddressParameters, 'get'>,
  today: CalendarDate,
): FinancialFilters {
  const month = parseMonth(params.get(MONTH) ?? '');
  const { min, max } = monthLimits(today, FINANCIAL_MIN_YEAR);
  const medium = params.get(MEDIUM) ?? '';
  return {
    month: month !== null && month >= min && month <= max ? month : monthOf(today),
    businessLine: BUSINESS_LINES.find((line) => line === params.get(LINE)) ?? null,
    medium: medium.trim() !== '' && medium.length <= LONGEST_MEDIUM ? medium : null,
    chosen: readChosen(FINANCIAL_FILTERS, viewer, params),
  };
}

/** Writes the filters into URL parameters and returns them. Defaults are left out; other parameters stay. */
export function writeFinancialFilters<Params extends AddressParameters>(
  { month, businessLine, medium, chosen }: FinancialFilters,
  params: Params,
  today: CalendarDate,
): Params {
  const values: readonly (readonly [name: string, value: string])[] = [
    [MONTH, month === monthOf(today) ? '' : month],
    [LINE, businessLine ?? ''],
    [MEDIUM, medium ?? ''],
    ...chosenValues(FINANCIAL_FILTERS, chosen),
  ];
  for (const [name, value] of values) {
    // Each of our parameters appears once, in a fixed order: equal filters give equal URLs.
    params.delete(name);
    if (value !== '') params.set(name, value);
  }
  return params;
}

/** Number of filters that apply: a custom month, a line, a medium, each level with a choice. */
export function countFinancialChosen(filters: FinancialFilters, today: CalendarDate): number {
  const { month, businessLine, medium, chosen } = filters;
  const applied = [month !== monthOf(today), businessLine !== null, medium !== null];
  return applied.filter(Boolean).length + Object.keys(chosen).length;
}

/** The filters without a medium that has no campaign in the month and line; unchanged otherwise (FIN-03, FIN-18). */
export function keepKnownMedium(filters: FinancialFilters, media: readonly DigitalMedium[]): FinancialFilters {
  const isKnown = filters.medium === null || media.some(({ code }) => code === filters.medium);
  return isKnown ? filters : { ...filters, medium: null };
}
