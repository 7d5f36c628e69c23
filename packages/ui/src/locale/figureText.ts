import { DECIMALS, numberFormatOf, roundHalfAwayFromZero } from '@sereno/domain/money';
import type { Formats } from './formats.ts';
import { formatMoney, numberSigns } from './numbers.ts';

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
  money: { style: 'currency', currencyDisplay: 'narrowSymbol' },
  days: { style: 'unit', unit: 'day', unitDisplay: 'short' },
} as const satisfies Record<string, Intl.NumberFormatOptions>;

/** Gap between a figure and its unit where our style differs from Intl: '12.3 %', '3.0日', '3.0 天'. */
function gapBeforeUnit(unit: FigureUnit, tag: string): string | null {
  if (unit === 'count' || unit === 'money' || unit === 'ratio') return null;
  if (unit === 'percent') return tag.startsWith('es') ? '\u00A0' : null;
  if (tag.startsWith('ja')) return '';
  return tag.startsWith('zh') ? ' ' : null;
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

/**
 * A full figure, rounded half away from zero: '1,234', '$1,234.50', '12.3 %', '0.050', '3.3 días', '12.50 min', in the
 * host's formats and the words of the language; '—' for a value that is not a number.
 * @param value A percentage as such: 12.3, not 0.123. A count has two decimals at most, a percentage one.
 */
export function formatFigure(value: number | null, unit: FigureUnit, formats: Formats): string {
  if (value === null || !Number.isFinite(value)) return NO_FIGURE;
  if (unit === 'money') return formatMoney(value, formats);
  const { decimals, always } = WRITTEN[unit];
  const format = numberFormatOf(unit, formats.tag, () => ({
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
 * @param decimals At most so many in place of these, where none may be rounded away: the ticks of an axis.
 */
export function formatShortFigure(
  value: number,
  unit: FigureUnit,
  formats: Formats,
  decimals = shortDecimals(unit),
): string {
  if (!Number.isFinite(value)) return NO_FIGURE;
  if (unit === 'percent') {
    // Sign and marks as in full: Intl's short percentages have others in Arabic.
    const sign = Math.sign(roundHalfAwayFromZero(value, decimals));
    const size = formatShortFigure(Math.abs(value), 'count', formats, decimals);
    return formatFigure(sign, unit, formats).replace(/\p{Nd}/u, size);
  }
  const { currency, number } = formats;
  // An amount is the host's altogether: its sign, and the word for thousands.
  const own = unit === 'money' ? { ...formats, tag: number } : formats;
  const format = numberFormatOf(`short ${unit} ${decimals} ${currency}`, own.tag, () => ({
    ...SHORT[unit],
    ...(unit === 'money' && { currency }),
    notation: 'compact',
    // Beside a tick of five digits one of four would have no sign.
    useGrouping: 'always',
    minimumFractionDigits: 0,
    maximumFractionDigits: decimals,
    roundingMode: 'halfExpand',
  }));
  return write(format, value, unit, own);
}
