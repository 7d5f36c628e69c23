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

/** What the financial dashboard is asked about (FIN-01 to FIN-03). */
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

/** No code of a medium is longer. */
const LONGEST_MEDIUM = 50;

/** The current month, of all lines and media. */
export const defaultFinancialFilters = (today: CalendarDate): FinancialFilters => ({
  month: monthOf(today),
  businessLine: null,
  medium: null,
});

/** The days of a month that the calls are asked about: the first to the last, today in the running month (FIN-17). */
export function financialRange(month: CalendarMonth, today: CalendarDate): DateRange {
  const { start, end } = monthRange(month);
  return { start, end: month === monthOf(today) ? minDate(end, today) : end };
}

/**
 * Reads the filters of an address. A month that is none, that is yet to come or before January 2021 is the current one (FIN-01);
 * a business line that is none and a medium that no call takes are all.
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

/**
 * Writes the filters into the parameters of an address and gives them back. What is as it is without is left out; the parameters
 * of others stay.
 */
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
    // Each of our parameters stands once, in one order: the same filters are the same address.
    params.delete(name);
    if (value !== null) params.set(name, value);
  }
  return params;
}

/** How many filters narrow the dashboard: a month of one's own, a line, a medium. */
export function countFinancialChosen({ month, businessLine, medium }: FinancialFilters, today: CalendarDate): number {
  return Number(month !== monthOf(today)) + Number(businessLine !== null) + Number(medium !== null);
}

/** The filters without a medium that had no campaign in the month and the line; unchanged where it had (FIN-03, FIN-18). */
export function keepKnownMedium(filters: FinancialFilters, media: readonly DigitalMedium[]): FinancialFilters {
  const isKnown = filters.medium === null || media.some(({ code }) => code === filters.medium);
  return isKnown ? filters : { ...filters, medium: null };
}
