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
import type { DigitalMedium } from './financial.ts';
import { BUSINESS_LINES, type BusinessLine } from './peopleScope.ts';

/** Filters of the financial dashboard (FIN-01 to FIN-03). */
export type FinancialFilters = {
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

/** The current month, all lines and media. */
export const defaultFinancialFilters = (today: CalendarDate): FinancialFilters => ({
  month: monthOf(today),
  businessLine: null,
  medium: null,
});

/** The days of a month in calls: first to last, up to today in the running month (FIN-17). */
export function financialRange(month: CalendarMonth, today: CalendarDate): DateRange {
  const { start, end } = monthRange(month);
  return { start, end: month === monthOf(today) ? minDate(end, today) : end };
}

/**
 * Reads the filters of a URL. An invalid month, a future one or one before January 2021 becomes the current month
 * (FIN-01); an invalid business line or medium becomes all.
 */
export function readFinancialFilters(params: Pick<AddressParameters, 'get'>, today: CalendarDate): FinancialFilters {
  const month = parseMonth(params.get(MONTH) ?? '');
  const { min, max } = monthLimits(today, FINANCIAL_MIN_YEAR);
  const medium = params.get(MEDIUM) ?? '';
  return {
    month: month !== null && month >= min && month <= max ? month : monthOf(today),
    businessLine: BUSINESS_LINES.find((line) => line === params.get(LINE)) ?? null,
    medium: medium.trim() !== '' && medium.length <= LONGEST_MEDIUM ? medium : null,
  };
}

/** Writes the filters into URL parameters and returns them. Defaults are left out; other parameters stay. */
export function writeFinancialFilters<Params extends AddressParameters>(
  { month, businessLine, medium }: FinancialFilters,
  params: Params,
  today: CalendarDate,
): Params {
  const values: readonly [name: string, value: string | null][] = [
    [MONTH, month === monthOf(today) ? null : month],
    [LINE, businessLine],
    [MEDIUM, medium],
  ];
  for (const [name, value] of values) {
    // Each of our parameters appears once, in a fixed order: equal filters give equal URLs.
    params.delete(name);
    if (value !== null) params.set(name, value);
  }
  return params;
}

/** Number of filters that apply: a custom month, a line, a medium. */
export function countFinancialChosen({ month, businessLine, medium }: FinancialFilters, today: CalendarDate): number {
  return Number(month !== monthOf(today)) + Number(businessLine !== null) + Number(medium !== null);
}

/** The filters without a medium that has no campaign in the month and line; unchanged otherwise (FIN-03, FIN-18). */
export function keepKnownMedium(filters: FinancialFilters, media: readonly DigitalMedium[]): FinancialFilters {
  const isKnown = filters.medium === null || media.some(({ code }) => code === filters.medium);
  return isKnown ? filters : { ...filters, medium: null };
}
