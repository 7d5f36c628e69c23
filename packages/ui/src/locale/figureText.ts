import { DECIMALS, roundHalfAwayFromZero } from '@sereno/domain/money';
import type { Formats } from './formats.ts';

/** The unit of a figure, which decides its format. */
export type FigureUnit = 'count' | 'money' | 'percent' | 'ratio' | 'days' | 'minutes';

/** A unit, or what writes the figures of another one: '12 kg'. */
export type FigureFormat = FigureUnit | ((value: number) => string);

/** Shown in place of an unknown figure; screen readers need a word instead. */
export const NO_FIGURE = '—';

/** Decimals of a full figure; `always` when a whole number has as many (FMT-05 to FMT-07). */
const WRITTEN = {
  count: { decimals: 2, always: false },
  percent: { decimals: 1, always: false },
  ratio: { decimals: DECIMALS.conversion, always: true },
  days: { decimals: DECIMALS.conversionDays, always: true },
  minutes: { decimals: DECIMALS.responseMinutes, always: true },
} as const;

const IN_FULL = {
  count: {},
  percent: { style: 'unit', unit: 'percent' },
  ratio: {},
  days: { style: 'unit', unit: 'day', unitDisplay: 'long' },
  minutes: { style: 'unit', unit: 'minute', unitDisplay: 'short' },
} as const satisfies Record<string, Intl.NumberFormatOptions>;

const SHORT = {
  ...IN_FULL,
  money: { style: 'currency', currencyDisplay: 'narrowSymbol' },
  days: { style: 'unit', unit: 'day', unitDisplay: 'short' },
} as const satisfies Record<string, Intl.NumberFormatOptions>;

// Created once, on first use: creating a formatter costs far more than formatting, and an axis or list formats
// thousands of times.
const made = new Map<string, Intl.NumberFormat>();

function formatFor(kind: string, tag: string, options: () => Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${kind} ${tag}`;
  const known = made.get(key);
  if (known !== undefined) return known;
  const format = new Intl.NumberFormat(tag, options());
  made.set(key, format);
  return format;
}

/** Gap between a figure and its unit where our style differs from Intl: '12.3 %', '3.0日', '3.0 天'. */
function gapBeforeUnit(unit: FigureUnit, tag: string): string | null {
  if (unit === 'count' || unit === 'money' || unit === 'ratio') return null;
  if (unit === 'percent') return tag.startsWith('es') ? '\u00A0' : null;
  if (tag.startsWith('ja')) return '';
  return tag.startsWith('zh') ? ' ' : null;
}

/** What stands between the digits of a number in a language: ',' before thousands and '.' before decimals. */
export type NumberSigns = Partial<Record<Intl.NumberFormatPartTypes, string>>;

const signs = new Map<string, NumberSigns>();

/** The signs of numbers in a language, a BCP 47 tag. @throws RangeError for an invalid tag. */
export function numberSigns(tag: string): NumberSigns {
  const known = signs.get(tag);
  if (known !== undefined) return known;
  const parts = new Intl.NumberFormat(tag).formatToParts(12_345.6);
  const found = Object.fromEntries(
    parts.filter(({ type }) => type === 'group' || type === 'decimal').map(({ type, value }) => [type, value]),
  );
  signs.set(tag, found);
  return found;
}

/** Numbers of the host's and words of the language, with our own gap before the unit. */
function write(format: Intl.NumberFormat, value: number, unit: FigureUnit, { tag, number }: Formats): string {
  const gap = gapBeforeUnit(unit, tag);
  if (gap === null && number === tag) return format.format(value);
  const own = number === tag ? {} : numberSigns(number);
  const parts = format.formatToParts(value);
  const unitAt = gap === null ? -1 : parts.findIndex(({ type }) => type === 'unit' || type === 'percentSign');
  const isOwnGap = (at: number) => at === unitAt - 1 && parts[at]?.type === 'literal';
  return parts
    .map(({ type, value: text }, at) => (at === unitAt ? gap + text : (own[type] ?? text)))
    .filter((_, at) => !isOwnGap(at))
    .join('');
}

/** An amount in the host's currency, rounded to its smallest unit half away from zero: '$1,234.50', '1.234,50 €'. */
export function formatMoney(amount: number, { number, currency }: Formats): string {
  const format = formatFor(currency, number, () => ({
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    signDisplay: 'negative',
  }));
  // The digits of a number: Intl rounds the number itself by its binary value.
  return format.format(`${amount}`);
}

/** Decimals of the host's currency: 2 for pesos, none for yen. */
export function moneyDecimals({ currency }: Formats): number {
  const format = formatFor(`decimals ${currency}`, 'en', () => ({ style: 'currency', currency }));
  return format.resolvedOptions().maximumFractionDigits ?? 2;
}

/** A number with exactly `decimals` decimals, rounded half away from zero. */
export function formatNumber(value: number, decimals: number, { number }: Formats): string {
  const format = formatFor(`${decimals}`, number, () => ({
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    signDisplay: 'negative',
  }));
  return format.format(`${value}`);
}

/**
 * A full figure, rounded half away from zero: '1,234', '$1,234.50', '12.3 %', '0.050', '3.3 días', '12.50 min', in the
 * host's formats and the words of the language; '—' for a value that is not a number.
 * @param value A percentage as such: 12.3, not 0.123. A count has two decimals at most, a percentage one.
 */
export function formatFigure(value: number | null, unit: FigureFormat, formats: Formats): string {
  if (value === null || !Number.isFinite(value)) return NO_FIGURE;
  if (typeof unit === 'function') return unit(value);
  if (unit === 'money') return formatMoney(value, formats);
  const { decimals, always } = WRITTEN[unit];
  const format = formatFor(unit, formats.tag, () => ({
    ...IN_FULL[unit],
    minimumFractionDigits: always ? decimals : 0,
    maximumFractionDigits: decimals,
  }));
  return write(format, roundHalfAwayFromZero(value, decimals), unit, formats);
}

function shortDecimals(unit: FigureUnit): number {
  if (unit === 'ratio') return DECIMALS.conversion;
  return unit === 'percent' ? 0 : 1;
}

/**
 * A short figure for axes and narrow spaces, with at most one decimal: '$120 k', '1.2 M'; '12 %', a percentage with
 * none; '0.05', a ratio with three. Rounded half away from zero; '—' for a value that is not a number.
 * @param most At most so many decimals in place of these, where none may be rounded away: the ticks of an axis.
 */
export function formatShortFigure(value: number, unit: FigureFormat, formats: Formats, most?: number): string {
  if (!Number.isFinite(value)) return NO_FIGURE;
  if (typeof unit === 'function') return unit(value);
  const decimals = most ?? shortDecimals(unit);
  const { currency, number } = formats;
  // An amount is the host's altogether: its sign, and the word for thousands.
  const own = unit === 'money' ? { ...formats, tag: number } : formats;
  const format = formatFor(`short ${unit} ${decimals} ${currency}`, own.tag, () => ({
    ...SHORT[unit],
    ...(unit === 'money' && { currency }),
    notation: 'compact',
    minimumFractionDigits: 0,
    maximumFractionDigits: decimals,
    roundingMode: 'halfExpand',
    // Avoids '-0' when a negative value rounds to zero.
    signDisplay: 'negative',
  }));
  return write(format, value, unit, own);
}
