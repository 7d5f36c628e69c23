import { CURRENCY, DECIMALS, formatPesos, MONEY_LOCALE, roundHalfAwayFromZero } from '@sereno/domain/money';

/** The unit of a figure, which decides its format. */
export type FigureUnit = 'count' | 'money' | 'percent' | 'ratio' | 'days' | 'minutes';

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
  money: { style: 'currency', currency: CURRENCY },
  days: { style: 'unit', unit: 'day', unitDisplay: 'short' },
} as const satisfies Record<string, Intl.NumberFormatOptions>;

// Created once, on first use: creating a formatter costs far more than formatting, and an axis or list formats
// thousands of times.
const formats = new Map<string, Intl.NumberFormat>();

function formatFor(kind: string, tag: string, options: () => Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${kind} ${tag}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  const format = new Intl.NumberFormat(tag, options());
  formats.set(key, format);
  return format;
}

/** Gap between a figure and its unit where our style differs from Intl: '12.3 %', '3.0日', '3.0 天'. */
function gapBeforeUnit(unit: FigureUnit, tag: string): string | null {
  if (unit === 'count' || unit === 'money' || unit === 'ratio') return null;
  if (unit === 'percent') return tag.startsWith('es') ? '\u00A0' : null;
  if (tag.startsWith('ja')) return '';
  return tag.startsWith('zh') ? ' ' : null;
}

function write(format: Intl.NumberFormat, value: number, gap: string | null): string {
  if (gap === null) return format.format(value);
  const parts = format.formatToParts(value);
  const unitAt = parts.findIndex(({ type }) => type === 'unit' || type === 'percentSign');
  const isOwnGap = (at: number) => at === unitAt - 1 && parts[at]?.type === 'literal';
  return parts
    .map(({ value: text }, at) => (at === unitAt ? gap + text : text))
    .filter((_, at) => !isOwnGap(at))
    .join('');
}

/**
 * A full figure, rounded half away from zero: '1,234', '$1,234.50', '12.3 %', '0.050', '3.3 días', '12.50 min'. Pesos
 * have the Mexican format in every language (FMT-01), other units that of the language; '—' for a value that is not a
 * number.
 * @param value A percentage as such: 12.3, not 0.123. A count has two decimals at most, a percentage one.
 * @param tag A BCP 47 language tag. @throws RangeError for an invalid tag.
 */
export function formatFigure(value: number | null, unit: FigureUnit, tag: string): string {
  if (value === null || !Number.isFinite(value)) return NO_FIGURE;
  if (unit === 'money') return formatPesos(value);
  const { decimals, always } = WRITTEN[unit];
  const format = formatFor(unit, tag, () => ({
    ...IN_FULL[unit],
    minimumFractionDigits: always ? decimals : 0,
    maximumFractionDigits: decimals,
  }));
  return write(format, roundHalfAwayFromZero(value, decimals), gapBeforeUnit(unit, tag));
}

function shortDecimals(unit: FigureUnit): number {
  if (unit === 'ratio') return DECIMALS.conversion;
  return unit === 'percent' ? 0 : 1;
}

/**
 * A short figure for axes and narrow spaces, with at most one decimal: '$120 k', '1.2 M'; '12 %', a percentage with
 * none; '0.05', a ratio with three. Rounded half away from zero; pesos have the Mexican format in every language
 * (FMT-01); '—' for a value that is not a number.
 * @param tag A BCP 47 language tag. @throws RangeError for an invalid tag.
 * @param decimals At most so many in place of these, where none may be rounded away: the ticks of an axis.
 */
export function formatShortFigure(
  value: number,
  unit: FigureUnit,
  tag: string,
  decimals = shortDecimals(unit),
): string {
  if (!Number.isFinite(value)) return NO_FIGURE;
  const own = unit === 'money' ? MONEY_LOCALE : tag;
  const format = formatFor(`short ${unit} ${decimals}`, own, () => ({
    ...SHORT[unit],
    notation: 'compact',
    minimumFractionDigits: 0,
    maximumFractionDigits: decimals,
    roundingMode: 'halfExpand',
    // Avoids '-0' when a negative value rounds to zero.
    signDisplay: 'negative',
  }));
  return write(format, value, gapBeforeUnit(unit, own));
}
