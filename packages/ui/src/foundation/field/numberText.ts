import { numberSigns } from '../../locale/numbers.ts';
import { decimalOf, sameDecimal, toDecimal, toNumber } from './decimal.ts';

/** Options of `Intl.NumberFormat` whose texts can be parsed. */
export type NumberFormat = Pick<
  Intl.NumberFormatOptions,
  | 'style'
  | 'currency'
  | 'currencyDisplay'
  | 'unit'
  | 'unitDisplay'
  | 'minimumFractionDigits'
  | 'maximumFractionDigits'
  | 'useGrouping'
>;

/** Result of parsing a text. */
type NumberReading =
  | { readonly kind: 'empty' }
  /** Not a number, or more digits than a number can hold. */
  | { readonly kind: 'unreadable' }
  /** `decimals` counts typed decimals without trailing zeros. */
  | { readonly kind: 'number'; readonly value: number; readonly decimals: number };

export type NumberText = {
  /** The localised number with all its decimals; a rounded text would be another number. */
  readonly write: (value: number) => string;
  /** Parses typed text; never guesses: '1,23' is not a Mexican number, neither 123 nor 1.23. */
  readonly read: (text: string) => NumberReading;
  /** Most decimals; undefined for any number. */
  readonly decimals: number | undefined;
};

/** The limit of `maximumFractionDigits` in all supported browsers. */
const mostDecimals = 20;
/** Longer than any valid number; longer texts are not parsed. */
const longestText = 60;

const fold = (text: string): string =>
  text
    // Collapses all kinds of spaces, and replaces the full-width digits of a Japanese keyboard.
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[‒–—−]/g, '-')
    .trim()
    .toLowerCase();

const escape = (text: string): string => text.replaceAll(/[$()*+./?[\\\]^{|}]/g, String.raw`\$&`);

/** Units before or after the digits that are ignored: "$", "MXN", "%", "meses". */
function signsOf(tag: string, format: NumberFormat, extra: readonly string[]): string[] {
  const written = [
    format,
    { ...format, ...(format.style === 'currency' && { currencyDisplay: 'narrowSymbol' as const }) },
  ];
  const parts = written.flatMap((each) => {
    const formatter = new Intl.NumberFormat(tag, each);
    return [0, 1, 2, 5].flatMap((count) => formatter.formatToParts(count));
  });
  const own = parts.filter(({ type }) => type === 'currency' || type === 'percentSign' || type === 'unit');
  const signs = [...own.map(({ value }) => value), format.currency ?? '', ...extra]
    .map(fold)
    .filter((sign) => sign !== '');
  return [...new Set(signs)].toSorted((a, b) => b.length - a.length);
}

function patternOf(tag: string, format: NumberFormat, extra: readonly string[]): RegExp {
  const written = numberSigns(tag);
  const [group, decimal] = [fold(written.group ?? ''), fold(written.decimal ?? '')];
  const signs = signsOf(tag, format, extra);
  const sign = signs.length > 0 ? String.raw`(?:${signs.map(escape).join('|')})?\s*` : '';
  const whole = String.raw`(?<whole>\d{1,3}(?:(?<group>[ ${escape(group)}])\d{3})(?:\k<group>\d{3})*|\d*)`;
  // The number pad's point is the decimal point wherever it does not group thousands.
  const fraction = String.raw`(?:[${escape(group === '.' ? decimal : `${decimal}.`)}](?<fraction>\d*))?`;
  return new RegExp(String.raw`^(?<minus>[-+]?)\s*${sign}(?<late>[-+]?)\s*${whole}${fraction}\s*${sign}$`, 'u');
}

/** Formats and parses numbers of a language and a format; `extra` are further units beside the digits. */
export function createNumberText(tag: string, format: NumberFormat, extra: readonly string[]): NumberText {
  const shift = format.style === 'percent' ? 2 : 0;
  const usual = new Intl.NumberFormat(tag, format);
  const { maximumFractionDigits: shown = 0 } = usual.resolvedOptions();
  const pattern = patternOf(tag, format, extra);

  return {
    decimals: format.maximumFractionDigits ?? (format.style === 'currency' ? shown : undefined),
    write(value) {
      const needed = Math.min(toDecimal(value).scale - shift, mostDecimals);
      if (needed <= shown) return usual.format(value);
      return new Intl.NumberFormat(tag, { ...format, maximumFractionDigits: needed }).format(value);
    },
    read(text) {
      if (text.trim() === '') return { kind: 'empty' };
      const match = text.length <= longestText ? pattern.exec(fold(text)) : null;
      const { minus = '', late = '', whole = '', fraction = '' } = match?.groups ?? {};
      const digits = whole.replaceAll(/\D/g, '');
      if (digits + fraction === '' || (minus !== '' && late !== '')) return { kind: 'unreadable' };
      const { units, scale } = decimalOf(digits, fraction.replace(/0+$/, ''));
      const typed = { units: minus + late === '-' ? -units : units, scale: scale + shift };
      const value = toNumber(typed);
      if (!sameDecimal(toDecimal(value), typed)) return { kind: 'unreadable' };
      return { kind: 'number', value, decimals: scale };
    },
  };
}

const made = new Map<string, NumberText>();

/** Memoised: creating it costs more than using it. */
export function numberText(tag: string, format: NumberFormat, extra: readonly string[]): NumberText {
  const key = JSON.stringify([tag, format, extra]);
  const text = made.get(key) ?? createNumberText(tag, format, extra);
  made.set(key, text);
  return text;
}
