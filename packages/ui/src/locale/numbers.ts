import type { Formats } from './formats.ts';

// Created once, on first use: creating a formatter costs far more than formatting, and an axis or list formats
// thousands of times.
const made = new Map<string, Intl.NumberFormat>();

/**
 * The formatter of that kind and tag.
 * @param options Asked for once for each `kind` and `tag`.
 */
export function numberFormatFor(kind: string, tag: string, options: () => Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${kind} ${tag}`;
  const known = made.get(key);
  if (known !== undefined) return known;
  const format = new Intl.NumberFormat(tag, options());
  made.set(key, format);
  return format;
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

/** An amount in the host's currency, rounded to its smallest unit half away from zero: '$1,234.50', '1.234,50 €'. */
export function formatMoney(amount: number, { number, currency }: Formats): string {
  const format = numberFormatFor(currency, number, () => ({
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
  const format = numberFormatFor(`decimals ${currency}`, 'en', () => ({ style: 'currency', currency }));
  return format.resolvedOptions().maximumFractionDigits ?? 2;
}

/** A number with exactly `decimals` decimals, rounded half away from zero. */
export function formatNumber(value: number, decimals: number, { number }: Formats): string {
  const format = numberFormatFor(`${decimals}`, number, () => ({
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    signDisplay: 'negative',
  }));
  return format.format(`${value}`);
}
